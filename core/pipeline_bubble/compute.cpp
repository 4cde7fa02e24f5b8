// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline_bubble/compute.h"

#include "core/calculator/declare.h"

#include <array>
#include <limits>
#include <utility>

namespace core::pipeline_bubble {

namespace {

// m + p - 1 reaches at most 2^64 - 3 and so always fits.
std::uint64_t stepCount(std::int64_t stages, std::int64_t microbatches)
{
    return static_cast<std::uint64_t>(microbatches) + static_cast<std::uint64_t>(stages) - 1;
}

std::uint64_t idleSteps(std::int64_t stages)
{
    return static_cast<std::uint64_t>(stages) - 1;
}

// m < 4 p without the product, which may not fit: floor(m / 4) < p.
bool hasFewMicrobatches(std::int64_t stages, std::int64_t microbatches)
{
    return stages > 1 && microbatches / 4 < stages;
}

// The arguments of both warnings.
std::array<Argument, 5> warningArguments(std::int64_t stages, std::int64_t microbatches)
{
    const auto p = static_cast<std::uint64_t>(stages);
    std::optional<Number> rule;
    std::optional<Number> bubbleAtRule;
    if (p <= std::numeric_limits<std::uint64_t>::max() / 4) {
        rule = 4 * p;
        // Exact where it fits, as the step count at the rule may not.
        if (stages <= largestCount / 4)
            bubbleAtRule = bubbleFraction(stages, 4 * stages);
        else
            bubbleAtRule = bubbleFractionAt(static_cast<double>(p), 4 * static_cast<double>(p), 1);
    }
    return {countArgument(microbatches), countArgument(stages),
            argument(bubbleFraction(stages, microbatches), Kind::Percent), argument(rule, Kind::Count),
            argument(bubbleAtRule, Kind::Percent)};
}

} // namespace

Fraction bubbleFraction(std::int64_t stages, std::int64_t microbatches)
{
    return {idleSteps(stages), stepCount(stages, microbatches)};
}

Fraction pipelineEfficiency(std::int64_t stages, std::int64_t microbatches)
{
    return {static_cast<std::uint64_t>(microbatches), stepCount(stages, microbatches)};
}

Fraction bubbleToIdealRatio(std::int64_t stages, std::int64_t microbatches)
{
    return {idleSteps(stages), static_cast<std::uint64_t>(microbatches)};
}

double bubbleFractionAt(double stages, double microbatches, double chunks)
{
    return (stages - 1) / (chunks * microbatches + stages - 1);
}

bool figures(const Inputs& inputs, std::span<Figure> results)
{
    const auto& [p, m] = inputs;
    if (!p || !m) {
        results[0] = results[1] = results[2] = {};
        return false;
    }
    results[0] = {bubbleFraction(*p, *m)};
    results[1] = {pipelineEfficiency(*p, *m)};
    results[2] = {bubbleToIdealRatio(*p, *m)};
    return hasFewMicrobatches(*p, *m);
}

void warn(const Inputs& inputs, std::vector<Issue>& warnings)
{
    const auto& [p, m] = inputs;
    const bool warns = p && m && hasFewMicrobatches(*p, *m);
    warnings.resize(warns ? 1 : 0);
    if (!warns)
        return;
    Issue& warning = warnings.front();
    warning.code = *m < *p ? "fewer-microbatches-than-stages" : "few-microbatches";
    warning.field = "microbatches";
    const std::array<Argument, 5> arguments = warningArguments(*p, *m);
    warning.arguments.assign(arguments.begin(), arguments.end());
    warning.text.clear();
}

Results compute(const Inputs& inputs)
{
    const auto& p = inputs.stages;
    const auto& m = inputs.microbatches;
    std::array<Figure, 3> results;
    figures(inputs, results);
    const auto& [bubble, efficiency, ratio] = results;
    const Argument steps{p && m ? std::optional<Number>(stepCount(*p, *m)) : std::nullopt, Kind::Count};
    const Argument idle{p ? std::optional<Number>(idleSteps(*p)) : std::nullopt, Kind::Count};
    const std::vector<Argument> arguments{countArgument(p), countArgument(m), idle, steps,
                                          argument(ratio.value, Kind::Percent)};
    std::vector<Issue> warnings;
    warn(inputs, warnings);
    return {{bubble.value, false, arguments},
            {efficiency.value, false, arguments},
            {ratio.value, false, arguments},
            std::move(warnings)};
}

} // namespace core::pipeline_bubble
