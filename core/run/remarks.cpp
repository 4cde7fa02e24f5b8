// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/remarks.h"

#include "core/calculator/declare.h"
#include "core/numbers/rational.h"

namespace core::run {

namespace {

// A price is read at a glance: tenths are enough, and above 1,000 whole hours.
Argument glance(const Rational& hours)
{
    const int steps = hours < Rational(1000) ? 10 : 1;
    return argument(Rational((hours * steps).rounded(), steps).toDouble(), Kind::Real);
}

} // namespace

std::vector<Issue> remarks(const Calculator& calculator, const Evaluation& evaluation, const Inputs& inputs)
{
    const auto result = calculator.resultIndex("bubble-fraction");
    if (!result || !inputs.gpus || !evaluation.answers[*result].value)
        return {};
    const auto* const bubble = std::get_if<Fraction>(&*evaluation.answers[*result].value);
    if (!bubble)
        return {};
    const Rational hours = Rational(*inputs.gpus) * 24;
    const Rational lost = hours * Rational(*bubble);
    return {Issue{code::bubbleCost, std::string(calculator.results[*result].id), {glance(hours), glance(lost)}, {}}};
}

} // namespace core::run
