// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/ways.h"

#include "core/effective_batch/compute.h"
#include "core/run/compute.h"
#include "core/run/divisors.h"
#include "core/run/feeds.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::run {

namespace {

using effective_batch::product;

using Member = std::optional<std::int64_t> Inputs::*;
using Counts = std::vector<std::int64_t>;
using Runs = std::vector<Inputs>;

// The fields that a way may change, in the order of the run's table.
struct NamedMember
{
    std::string_view field;
    Member member;
};
constexpr std::array changeable{
    NamedMember{"gpus", &Inputs::gpus},
    NamedMember{"pipeline-parallel", &Inputs::pipelineParallel},
    NamedMember{"microbatch", &Inputs::microbatch},
    NamedMember{"global-batch", &Inputs::globalBatch},
    NamedMember{"sequence-length", &Inputs::sequenceLength},
};

// A count that the solved field should have, and on which side of it the target is met too.
struct Wanted
{
    std::int64_t value = 1;
    Meeting side = Meeting::Alone;
};

// Of two neighbours of a count that is none of those allowed, the ones on the side that meets the target.
Counts onSide(const Wanted& wanted, std::optional<std::int64_t> below, std::optional<std::int64_t> above)
{
    Counts counts;
    if (below && wanted.side != Meeting::AndLarger)
        counts.push_back(*below);
    if (above && wanted.side != Meeting::AndSmaller)
        counts.push_back(*above);
    return counts;
}

// The divisors of `number` that come nearest.
Counts divisorsNear(std::int64_t number, const Wanted& wanted)
{
    if (number % wanted.value == 0)
        return {wanted.value};
    return onSide(wanted, divisorBelow(number, wanted.value), divisorAbove(number, wanted.value));
}

// How many times `unit` comes nearest.
std::vector<Wanted> timesNear(std::int64_t unit, const Wanted& wanted)
{
    const std::int64_t times = wanted.value / unit;
    if (wanted.value % unit == 0)
        return {{times, wanted.side}};
    std::vector<Wanted> list;
    if (wanted.side != Meeting::AndLarger && times > 0)
        list.push_back({times, Meeting::AndSmaller});
    if (wanted.side != Meeting::AndSmaller)
        list.push_back({times + 1, Meeting::AndLarger});
    return list;
}

// Adds `inputs` with up to two fields changed; not where a value is missing, so too large.
struct Setting
{
    Member member;
    std::optional<std::int64_t> value;
};
void add(Runs& runs, Inputs inputs, const std::vector<Setting>& settings)
{
    for (const Setting& setting : settings) {
        if (!setting.value || !(inputs.*setting.member))
            return;
        inputs.*setting.member = setting.value;
    }
    runs.push_back(inputs);
}

// The global batch for so many microbatches with all else as in `inputs`.
std::optional<std::int64_t> batchFor(std::optional<std::int64_t> microbatchCount, std::int64_t replicaCount,
                                     std::optional<std::int64_t> microbatch, const Inputs& inputs)
{
    if (!microbatchCount || !microbatch || !inputs.passes)
        return std::nullopt;
    return product({*microbatchCount, replicaCount, *microbatch, *inputs.passes});
}

Runs withMicrobatches(const Inputs& inputs, const Wanted& wanted)
{
    Runs runs;
    const auto d = replicas(inputs);
    if (!d)
        return runs;
    if (const auto m = microbatches(inputs)) {
        // Both divide a share of the global batch, and so are never too large.
        const std::int64_t perReplica = *m * *inputs.microbatch;
        for (const std::int64_t count : divisorsNear(perReplica, wanted))
            add(runs, inputs, {{&Inputs::microbatch, perReplica / count}});
        const std::int64_t inAll = *m * *d;
        for (const std::int64_t count : divisorsNear(inAll, wanted))
            add(runs, inputs, {{&Inputs::gpus, product({inAll / count, gpusPerReplica(inputs).value()})}});
    }
    add(runs, inputs, {{&Inputs::globalBatch, batchFor(wanted.value, *d, inputs.microbatch, inputs)}});
    return runs;
}

Runs withAccumulationSteps(const Inputs& inputs, const Wanted& wanted)
{
    Runs runs;
    if (!inputs.passes)
        return runs;
    for (const Wanted& count : timesNear(*inputs.passes, wanted))
        for (const Inputs& run : withMicrobatches(inputs, count))
            runs.push_back(run);
    return runs;
}

Runs withReplicas(const Inputs& inputs, const Wanted& wanted)
{
    Runs runs;
    const auto group = gpusPerReplica(inputs);
    if (!group)
        return runs;
    const auto m = microbatches(inputs);
    Counts alone;
    if (m)
        alone = divisorsNear(*m * replicas(inputs).value(), wanted);
    else if (!inputs.globalBatch || !inputs.microbatch || !inputs.passes)
        alone = {wanted.value};
    for (const std::int64_t count : alone)
        add(runs, inputs, {{&Inputs::gpus, product({count, *group})}});
    add(runs, inputs,
        {{&Inputs::gpus, product({wanted.value, *group})},
         {&Inputs::globalBatch, batchFor(m, wanted.value, inputs.microbatch, inputs)}});
    return runs;
}

Runs withMicrobatch(const Inputs& inputs, const Wanted& wanted)
{
    Runs runs;
    const auto m = microbatches(inputs);
    if (!m)
        return runs;
    for (const std::int64_t size : divisorsNear(*m * *inputs.microbatch, wanted))
        add(runs, inputs, {{&Inputs::microbatch, size}});
    add(runs, inputs,
        {{&Inputs::microbatch, wanted.value},
         {&Inputs::globalBatch, batchFor(m, replicas(inputs).value(), wanted.value, inputs)}});
    return runs;
}

Runs withStages(const Inputs& inputs, const Wanted& wanted)
{
    Runs runs;
    if (const auto d = replicas(inputs))
        add(runs, inputs,
            {{&Inputs::pipelineParallel, wanted.value},
             {&Inputs::gpus, product({*d, *inputs.tensorParallel, wanted.value, *inputs.contextParallel})}});
    return runs;
}

Runs runsWith(std::string_view source, const Inputs& inputs, const Wanted& wanted)
{
    if (source == "microbatches")
        return withMicrobatches(inputs, wanted);
    if (source == "accumulation-steps")
        return withAccumulationSteps(inputs, wanted);
    if (source == "replicas")
        return withReplicas(inputs, wanted);
    if (source == "microbatch")
        return withMicrobatch(inputs, wanted);
    if (source == "pipeline-parallel")
        return withStages(inputs, wanted);
    Runs runs;
    add(runs, inputs, {{&Inputs::sequenceLength, wanted.value}});
    return runs;
}

std::vector<Change> changesBetween(const Inputs& from, const Inputs& to)
{
    std::vector<Change> changes;
    for (const auto& [field, member] : changeable)
        if (from.*member != to.*member)
            changes.push_back({field, *(from.*member), *(to.*member)});
    return changes;
}

std::optional<Number> resultOf(const Demand& demand, const Values& values)
{
    return demand.calculator.evaluate(values).answers[demand.result].value;
}

// What the page comes to where the run is `run`.
std::optional<Number> resultWith(const Demand& demand, const Inputs& run)
{
    Values values = demand.values;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Feed* const feed = feedOf({demand.calculator.id, demand.calculator.fields[i].id});
        if (!demand.fed[i] || !feed)
            continue;
        const auto value = given(feed->source, run);
        values[i] = value ? std::optional<Value>(*value) : std::nullopt;
    }
    return resultOf(demand, values);
}

// What it comes to with nothing but the solved field changed.
std::optional<Number> resultAt(const Demand& demand, std::int64_t value)
{
    Values values = demand.values;
    values[demand.field] = value;
    return resultOf(demand, values);
}

// The counts to aim at: the solution, or the two beside the one that does not exist.
std::vector<Wanted> wantedCounts(const Solution& solution)
{
    std::vector<Wanted> list;
    if (solution.value)
        list.push_back({std::get<std::int64_t>(*solution.value), solution.meeting});
    for (const auto& near : {solution.below, solution.above})
        if (near)
            list.push_back({near->value, Meeting::Alone});
    return list;
}

// Those that meet the target; where there are none, those that move nothing but the solved field.
std::vector<Way> bestOf(const Demand& demand, std::vector<Way> list)
{
    const bool any = std::any_of(list.begin(), list.end(), [](const Way& way) { return way.meets; });
    const auto isOut = [&demand, any](const Way& way) {
        return any ? !way.meets : !way.result || way.result != resultAt(demand, way.value);
    };
    list.erase(std::remove_if(list.begin(), list.end(), isOut), list.end());
    return list;
}

} // namespace

std::optional<std::int64_t> given(std::string_view source, const Inputs& inputs)
{
    if (source == "replicas")
        return replicas(inputs);
    if (source == "microbatches")
        return microbatches(inputs);
    if (source == "accumulation-steps") {
        const auto m = microbatches(inputs);
        return m ? std::optional(*m * *inputs.passes) : std::nullopt; // a divisor of the global batch
    }
    for (const auto& [field, member] : changeable)
        if (field == source)
            return inputs.*member;
    return std::nullopt;
}

std::vector<Way> ways(const Inputs& inputs, const Demand& demand, const Solution& solution)
{
    const Feed* const feed = feedOf({demand.calculator.id, demand.calculator.fields[demand.field].id});
    if (!feed || !demand.fed[demand.field])
        return {};
    std::vector<Way> list;
    Runs seen;
    for (const Wanted& wanted : wantedCounts(solution)) {
        for (const Inputs& run : runsWith(feed->source, inputs, wanted)) {
            const auto value = given(feed->source, run);
            std::vector<Change> changes = changesBetween(inputs, run);
            if (!value || changes.empty() || std::find(seen.begin(), seen.end(), run) != seen.end())
                continue;
            seen.push_back(run);
            const auto result = resultWith(demand, run);
            const bool meets = result && meetsTarget(demand.calculator.results[demand.result], *result, demand.target);
            list.push_back({std::move(changes), *value, result, meets});
        }
    }
    return bestOf(demand, std::move(list));
}

} // namespace core::run
