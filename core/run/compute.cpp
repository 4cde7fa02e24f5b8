// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/compute.h"

#include "core/calculator/declare.h"
#include "core/effective_batch/compute.h"
#include "core/numbers/rational.h"
#include "core/pipeline_bubble/compute.h"

#include <tuple>

namespace core::run {

namespace {

using effective_batch::product;

constexpr std::int64_t hoursPerDay = 24;

// As a whole number or a fraction where that fits, else the nearest double; at most some 2^200.
Number numberFrom(const Rational& value)
{
    const auto numerator = value.numerator().toUint64();
    const auto denominator = value.denominator().toUint64();
    if (!numerator || !denominator)
        return value.toDouble().value();
    if (*denominator == 1)
        return *numerator;
    return Fraction{*numerator, *denominator};
}

std::optional<Number> numberFrom(const std::optional<Rational>& value)
{
    return value ? std::optional(numberFrom(*value)) : std::nullopt;
}

// One whole number, however large: where it does not fit as a count, as a double.
Argument wholeArgument(const Rational& value)
{
    const Number number = numberFrom(value);
    return {number, std::holds_alternative<double>(number) ? Kind::Real : Kind::Count};
}

std::optional<Issue> replicasIssue(const Inputs& inputs)
{
    const auto& [gpus, tensor, pipeline, context] =
        std::tie(inputs.gpus, inputs.tensorParallel, inputs.pipelineParallel, inputs.contextParallel);
    if (!gpus || !tensor || !pipeline || !context || replicas(inputs))
        return std::nullopt;
    const Rational group = Rational(*tensor) * *pipeline * *context;
    return Issue{code::replicasNotWhole,
                 "gpus",
                 {argument(numberFrom(Rational(*gpus) / group), Kind::Real), countArgument(gpus), wholeArgument(group)},
                 {}};
}

std::optional<Issue> microbatchesIssue(const Inputs& inputs)
{
    const auto d = replicas(inputs);
    const auto& [batch, microbatch, passes] = std::tie(inputs.globalBatch, inputs.microbatch, inputs.passes);
    if (!d || !batch || !microbatch || !passes || microbatches(inputs))
        return std::nullopt;
    const Rational value = Rational(*batch) / (Rational(*d) * *microbatch * *passes);
    return Issue{code::microbatchesNotWhole,
                 "global-batch",
                 {argument(numberFrom(value), Kind::Real), countArgument(batch), countArgument(d),
                  countArgument(microbatch), countArgument(passes)},
                 {}};
}

Answer answerFrom(std::optional<std::int64_t> count, std::vector<Argument> arguments)
{
    return {countArgument(count).number, false, std::move(arguments)};
}

Answer tokensPerStep(const Inputs& inputs)
{
    std::optional<std::int64_t> tokens;
    const bool known = inputs.globalBatch && inputs.sequenceLength;
    if (known)
        tokens = product({*inputs.globalBatch, *inputs.sequenceLength});
    Answer answer = answerFrom(
        tokens, {countArgument(inputs.globalBatch), countArgument(inputs.sequenceLength), countArgument(tokens)});
    answer.tooLarge = known && !tokens;
    return answer;
}

// The bubble fraction and the GPU-hours, which follow from stages, microbatches and GPUs.
void addBubble(Results& results, const Inputs& inputs, std::optional<std::int64_t> m)
{
    const auto& p = inputs.pipelineParallel;
    std::optional<Fraction> bubble;
    if (p && m)
        bubble = pipeline_bubble::bubbleFraction(*p, *m);
    const auto part = [&bubble](std::uint64_t Fraction::*member) {
        return argument(bubble ? std::optional<Number>((*bubble).*member) : std::nullopt, Kind::Count);
    };
    const Argument idle = part(&Fraction::numerator);
    const Argument steps = part(&Fraction::denominator);
    const auto hours = inputs.gpus ? std::optional(Rational(*inputs.gpus) * hoursPerDay) : std::nullopt;
    const auto lost = hours && bubble ? std::optional(*hours * Rational(*bubble)) : std::nullopt;
    const Argument hoursArgument = argument(numberFrom(hours), Kind::Real);
    const Argument lostArgument = argument(numberFrom(lost), Kind::Real);
    results.bubbleFraction = {bubble ? std::optional<Number>(*bubble) : std::nullopt,
                              false,
                              {countArgument(p), countArgument(m), idle, steps}};
    results.gpuHoursPerDay = {hoursArgument.number, false, {countArgument(inputs.gpus), hoursArgument}};
    results.bubbleGpuHoursPerDay = {lostArgument.number, false, {hoursArgument, idle, steps, lostArgument}};
}

} // namespace

std::optional<std::int64_t> gpusPerReplica(const Inputs& inputs)
{
    if (!inputs.tensorParallel || !inputs.pipelineParallel || !inputs.contextParallel)
        return std::nullopt;
    return product({*inputs.tensorParallel, *inputs.pipelineParallel, *inputs.contextParallel});
}

std::optional<std::int64_t> replicas(const Inputs& inputs)
{
    const auto group = gpusPerReplica(inputs);
    if (!inputs.gpus || !group || *inputs.gpus % *group != 0)
        return std::nullopt;
    return *inputs.gpus / *group;
}

std::optional<std::int64_t> microbatches(const Inputs& inputs)
{
    const auto d = replicas(inputs);
    if (!d || !inputs.globalBatch || !inputs.microbatch || !inputs.passes)
        return std::nullopt;
    const auto sequences = product({*d, *inputs.microbatch, *inputs.passes}); // for each microbatch of a pass
    if (!sequences || *inputs.globalBatch % *sequences != 0)
        return std::nullopt;
    return *inputs.globalBatch / *sequences;
}

Outcome<std::int64_t> sequencesOf(std::int64_t tokens, std::int64_t length)
{
    if (tokens % length == 0)
        return tokens / length;
    return Issue{code::notWholeSequences, "global-batch", {countArgument(tokens), countArgument(length)}, {}};
}

Results compute(const Inputs& inputs)
{
    const auto d = replicas(inputs);
    const auto m = microbatches(inputs);
    // A divisor of the global batch, and so never too large.
    const auto steps = m ? std::optional(*m * *inputs.passes) : std::nullopt;
    Results results;
    results.replicas = answerFrom(d, {countArgument(inputs.gpus), countArgument(inputs.tensorParallel),
                                      countArgument(inputs.pipelineParallel), countArgument(inputs.contextParallel),
                                      countArgument(d), countArgument(gpusPerReplica(inputs))});
    results.microbatches =
        answerFrom(m, {countArgument(inputs.globalBatch), countArgument(d), countArgument(inputs.microbatch),
                       countArgument(inputs.passes), countArgument(m)});
    results.accumulationSteps =
        answerFrom(steps, {countArgument(m), countArgument(inputs.passes), countArgument(steps)});
    results.tokensPerStep = tokensPerStep(inputs);
    addBubble(results, inputs, m);
    for (const auto& issue : {replicasIssue(inputs), microbatchesIssue(inputs)})
        if (issue)
            results.errors.push_back(*issue);
    return results;
}

} // namespace core::run
