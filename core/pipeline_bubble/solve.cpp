// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline_bubble/solve.h"

namespace core::pipeline_bubble {

namespace {

// The largest ratio of idle to useful steps with which `result` meets `target`; nothing where every ratio does.
std::optional<Rational> largestRatio(Answer Results::*result, const Rational& target)
{
    if (result == &Results::bubbleToIdealRatio)
        return target;
    const Rational bubble = result == &Results::bubbleFraction ? target : 1 - target;
    if (bubble >= 1)
        return std::nullopt;
    return bubble / (1 - bubble);
}

Outcome<Inverse> fewestMicrobatches(std::int64_t stages, const std::optional<Rational>& ratio)
{
    const std::int64_t idleSteps = stages - 1;
    if (!ratio || idleSteps == 0)
        return alwaysMet(std::int64_t(1));
    if (ratio->isZero())
        return Issue{"fill-and-drain-remain", {}, {countArgument(idleSteps), countArgument(stages)}, {}};
    return countFrom(idleSteps / *ratio);
}

Inverse mostStages(std::int64_t microbatches, const std::optional<Rational>& ratio)
{
    return ratio ? countUpTo(*ratio * microbatches + 1) : alwaysMet(largestCount);
}

} // namespace

Outcome<Inverse> solve(const Inputs& inputs, Answer Results::*result, const InputMember<Inputs>& field,
                       const Rational& target)
{
    const std::optional<Rational> ratio = largestRatio(result, target);
    if (field == InputMember<Inputs>(&Inputs::stages))
        return mostStages(*inputs.microbatches, ratio);
    return fewestMicrobatches(*inputs.stages, ratio);
}

} // namespace core::pipeline_bubble
