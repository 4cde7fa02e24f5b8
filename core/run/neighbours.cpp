// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/neighbours.h"

#include "core/effective_batch/compute.h"
#include "core/run/compute.h"
#include "core/run/divisors.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::run {

namespace {

using effective_batch::product;

constexpr std::string_view gpusField = "gpus";
constexpr std::string_view microbatchField = "microbatch";
constexpr std::string_view globalBatchField = "global-batch";

// Up to two counts: the nearest below and above another.
using Counts = std::vector<std::int64_t>;

// The nearest multiples of `unit` (nothing: too large) below and above `count`, which is none.
Counts multiplesAround(std::int64_t count, std::optional<std::int64_t> unit)
{
    Counts multiples;
    if (!unit)
        return multiples;
    const std::int64_t below = count - count % *unit;
    if (below > 0)
        multiples.push_back(below);
    if (below <= largestCount - *unit)
        multiples.push_back(below + *unit);
    return multiples;
}

// The nearest divisors of `number` below and above `size`.
Counts divisorsAround(std::int64_t number, std::int64_t size)
{
    Counts divisors;
    if (const auto below = divisorBelow(number, size))
        divisors.push_back(*below);
    if (const auto above = divisorAbove(number, size))
        divisors.push_back(*above);
    return divisors;
}

// `dividend` / `divisor` where both are there and the division is even.
std::optional<std::int64_t> quotient(std::int64_t dividend, std::optional<std::int64_t> divisor)
{
    return divisor && dividend % *divisor == 0 ? std::optional(dividend / *divisor) : std::nullopt;
}

// The sequences that one microbatch of every replica and pass comes to; nothing where that is unknown or too large.
std::optional<std::int64_t> sequencesPerMicrobatch(std::int64_t replicaCount, const Inputs& inputs)
{
    if (!inputs.microbatch || !inputs.passes)
        return std::nullopt;
    return product({replicaCount, *inputs.microbatch, *inputs.passes});
}

Inputs withGpus(Inputs inputs, std::int64_t gpus)
{
    inputs.gpus = gpus;
    return inputs;
}

Inputs withGlobalBatch(Inputs inputs, std::int64_t batch)
{
    inputs.globalBatch = batch;
    return inputs;
}

Inputs withMicrobatch(Inputs inputs, std::int64_t microbatch)
{
    inputs.microbatch = microbatch;
    return inputs;
}

Neighbour neighbourFrom(const Inputs& from, const Inputs& to)
{
    Neighbour neighbour{*to.gpus, replicas(to).value(), to.microbatch, microbatches(to), to.globalBatch, {}, {}};
    const auto add = [&](std::string_view field, std::optional<std::int64_t> Inputs::*member) {
        if (from.*member != to.*member)
            neighbour.changes.push_back({field, *(from.*member), *(to.*member)});
    };
    add(gpusField, &Inputs::gpus);
    add(microbatchField, &Inputs::microbatch);
    add(globalBatchField, &Inputs::globalBatch);
    if (neighbour.changes.back().field == globalBatchField)
        neighbour.globalBatchChange = neighbour.changes.back().relative();
    return neighbour;
}

// By which factor a run changes in all; at least 1.
Rational factorOf(const Neighbour& neighbour)
{
    Rational factor = 1;
    for (const Change& change : neighbour.changes)
        factor = factor * Rational(std::max(change.from, change.to), std::min(change.from, change.to));
    return factor;
}

void sortByFactor(std::vector<Neighbour>& list)
{
    std::vector<std::pair<Rational, Neighbour>> rows;
    for (Neighbour& neighbour : list)
        rows.emplace_back(factorOf(neighbour), std::move(neighbour));
    std::stable_sort(rows.begin(), rows.end(),
                     [](const auto& left, const auto& right) { return left.first < right.first; });
    std::transform(rows.begin(), rows.end(), list.begin(), [](auto& row) { return std::move(row.second); });
}

// `inputs` itself where its global batch is whole or unknown, else with the nearest that are; replicas are whole.
std::vector<Inputs> withWholeBatch(const Inputs& inputs)
{
    if (!inputs.globalBatch || !inputs.microbatch || !inputs.passes || microbatches(inputs))
        return {inputs};
    std::vector<Inputs> runs;
    for (const std::int64_t batch :
         multiplesAround(*inputs.globalBatch, sequencesPerMicrobatch(replicas(inputs).value(), inputs)))
        runs.push_back(withGlobalBatch(inputs, batch));
    return runs;
}

std::vector<Inputs> runsWithWholeReplicas(const Inputs& inputs)
{
    std::vector<Inputs> runs;
    for (const std::int64_t gpus : multiplesAround(*inputs.gpus, gpusPerReplica(inputs)))
        for (Inputs& run : withWholeBatch(withGpus(inputs, gpus)))
            runs.push_back(std::move(run));
    return runs;
}

// The replicas are whole, the microbatches are not.
std::vector<Inputs> runsWithWholeMicrobatches(const Inputs& inputs)
{
    const std::int64_t replicaCount = replicas(inputs).value();
    std::vector<Inputs> runs = withWholeBatch(inputs);
    if (const auto share = quotient(*inputs.globalBatch, product({replicaCount, *inputs.passes})))
        for (const std::int64_t microbatch : divisorsAround(*share, *inputs.microbatch))
            runs.push_back(withMicrobatch(inputs, microbatch));
    if (const auto shares = quotient(*inputs.globalBatch, product({*inputs.microbatch, *inputs.passes})))
        for (const std::int64_t count : divisorsAround(*shares, replicaCount))
            if (const auto gpus = product({count, gpusPerReplica(inputs).value()}))
                runs.push_back(withGpus(inputs, *gpus));
    return runs;
}

bool hasGpusAndSizes(const Inputs& inputs)
{
    return inputs.gpus && inputs.tensorParallel && inputs.pipelineParallel && inputs.contextParallel;
}

} // namespace

Rational Change::relative() const
{
    return (Rational(to) - Rational(from)) / Rational(from);
}

Inputs Neighbour::applied(Inputs inputs) const
{
    inputs.gpus = gpus;
    inputs.microbatch = microbatch;
    inputs.globalBatch = globalBatch;
    return inputs;
}

std::vector<Neighbour> neighbours(const Inputs& inputs)
{
    std::vector<Inputs> runs;
    if (!hasGpusAndSizes(inputs))
        return {};
    if (!replicas(inputs))
        runs = runsWithWholeReplicas(inputs);
    else if (inputs.globalBatch && inputs.microbatch && inputs.passes && !microbatches(inputs))
        runs = runsWithWholeMicrobatches(inputs);
    std::vector<Neighbour> list;
    for (const Inputs& run : runs)
        list.push_back(neighbourFrom(inputs, run));
    sortByFactor(list);
    return list;
}

std::vector<Step> nextAllowed(const Inputs& inputs, std::int64_t atLeastMicrobatches)
{
    const auto m = microbatches(inputs);
    if (!m || *m >= atLeastMicrobatches)
        return {};
    std::vector<Step> steps;
    const auto add = [&](std::string_view field, std::int64_t from, const Inputs& to) {
        const std::int64_t value = field == microbatchField ? *to.microbatch
                                   : field == gpusField     ? *to.gpus
                                                            : *to.globalBatch;
        steps.push_back({{field, from, value}, replicas(to).value(), microbatches(to).value()});
    };
    // Microbatches and what they are traded for divide a share of the global batch; the product is at most that.
    const std::int64_t replicaCount = replicas(inputs).value();
    const std::int64_t perReplica = *m * *inputs.microbatch;
    if (const auto next = divisorAbove(perReplica, atLeastMicrobatches - 1))
        add(microbatchField, *inputs.microbatch, withMicrobatch(inputs, perReplica / *next));
    const std::int64_t inAll = *m * replicaCount;
    if (const auto next = divisorAbove(inAll, atLeastMicrobatches - 1))
        add(gpusField, *inputs.gpus, withGpus(inputs, inAll / *next * gpusPerReplica(inputs).value()));
    if (const auto batch = product({atLeastMicrobatches, sequencesPerMicrobatch(replicaCount, inputs).value()}))
        add(globalBatchField, *inputs.globalBatch, withGlobalBatch(inputs, *batch));
    return steps;
}

} // namespace core::run
