// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data_parallel_scaling/solve.h"

#include <limits>

namespace core::data_parallel_scaling {

namespace {

constexpr RealRange throughputs{std::numeric_limits<double>::denorm_min(), largestReal};
constexpr RealRange efficiencies{0, 1};

bool isLoss(Answer Results::*result)
{
    return result == &Results::overheadThroughput;
}

// The throughput of one device where the result is one, and else 1.
Rational throughputOrOne(const Inputs& inputs, Answer Results::*result)
{
    return result == &Results::speedup ? Rational(1) : Rational::fromShortest(*inputs.throughputPerDevice);
}

// The share of the ideal that the result is.
Rational shareOfIdeal(const Inputs& inputs, Answer Results::*result)
{
    if (result == &Results::idealThroughput)
        return 1;
    const Rational efficiency = Rational::fromShortest(*inputs.scalingEfficiency);
    return isLoss(result) ? 1 - efficiency : efficiency;
}

// The result is 0 whatever `value` is.
Inverse nothingAtAll(Answer Results::*result, const Rational& target, const Value& value)
{
    return isLoss(result) || target.isZero() ? alwaysMet(value) : fixedResult(value);
}

Inverse solveForDevices(const Inputs& inputs, Answer Results::*result, const Rational& target)
{
    const Rational factor = throughputOrOne(inputs, result) * shareOfIdeal(inputs, result);
    if (factor.isZero())
        return nothingAtAll(result, target, std::int64_t(1));
    return isLoss(result) ? countUpTo(target / factor) : countFrom(target / factor);
}

Inverse solveForThroughput(const Inputs& inputs, Answer Results::*result, const Rational& target)
{
    const Rational factor = *inputs.devices * shareOfIdeal(inputs, result);
    if (factor.isZero())
        return nothingAtAll(result, target, 1.0);
    return isLoss(result) ? realUpTo(target / factor, throughputs) : realFrom(target / factor, throughputs);
}

Inverse solveForEfficiency(const Inputs& inputs, Answer Results::*result, const Rational& target)
{
    const Rational share = target / (*inputs.devices * throughputOrOne(inputs, result));
    return realFrom(isLoss(result) ? 1 - share : share, efficiencies);
}

} // namespace

Outcome<Inverse> solve(const Inputs& inputs, Answer Results::*result, const InputMember<Inputs>& field,
                       const Rational& target)
{
    if (field == InputMember<Inputs>(&Inputs::devices))
        return solveForDevices(inputs, result, target);
    if (field == InputMember<Inputs>(&Inputs::throughputPerDevice))
        return solveForThroughput(inputs, result, target);
    return solveForEfficiency(inputs, result, target);
}

} // namespace core::data_parallel_scaling
