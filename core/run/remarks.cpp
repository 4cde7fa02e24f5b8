// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/remarks.h"

#include "core/calculator/declare.h"
#include "core/numbers/rational.h"

namespace core::run {

namespace {

std::optional<double> glance(const Rational& hours)
{
    const int steps = hours < Rational(1000) ? 10 : 1;
    return Rational((hours * steps).rounded(), steps).toDouble();
}

} // namespace

Number hoursAtAGlance(const Number& hours)
{
    const std::optional<double> rounded = glance(Rational::exactly(hours));
    return rounded ? Number(*rounded) : hours;
}

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
    return {Issue{code::bubbleCost,
                  std::string(calculator.results[*result].id),
                  {argument(glance(hours), Kind::Real), argument(glance(lost), Kind::Real)},
                  {}}};
}

} // namespace core::run
