// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/range_values.h"

#include "core/numbers/short_decimal.h"

#include <algorithm>

namespace core {

namespace {

// Drops the last digits of what has become longer than any end of a range can be.
void shorten(LongDecimal& number)
{
    constexpr int mostBits = 1280;
    constexpr int dropped = 64; // digits
    if (number.digits.bitLength() <= mostBits)
        return;
    static const BigInteger unit = power(BigInteger(10), dropped);
    number.digits = BigInteger::divide(number.digits, unit).quotient;
    number.exponent += dropped;
}

void advanceDecimal(LongDecimal& number, const Range& range)
{
    if (range.geometric) {
        number = number * range.step;
        shorten(number);
        return;
    }
    const int exponent = std::min(number.exponent, range.step.exponent);
    number = {number.digitsAt(exponent) + range.step.digitsAt(exponent), exponent};
}

} // namespace

RangeValues::RangeValues(const Range& range) : m_steps(stepsOf(range)) {}

std::optional<Value> RangeValues::next()
{
    return std::visit([](auto& steps) { return advance(steps); }, m_steps);
}

std::variant<RangeValues::ShortSteps, RangeValues::LongSteps> RangeValues::stepsOf(const Range& range)
{
    const int exponent = std::min({range.from.exponent, range.to.exponent, range.step.exponent, 0});
    if (!range.geometric) {
        const auto from = range.from.digitsAt(exponent).toInt64();
        const auto to = range.to.digitsAt(exponent).toInt64();
        const auto step = range.step.digitsAt(exponent).toInt64();
        const bool count = range.kind == Kind::Count;
        if (from && to && *from >= 0 && (!count || exponent == 0)) {
            // A step that does not fit leads beyond TO at once.
            return ShortSteps{*from, step ? *to : *from, step.value_or(1), exponent, count};
        }
    }
    return LongSteps{range, range.from, std::nullopt};
}

std::optional<Value> RangeValues::advance(ShortSteps& steps)
{
    if (steps.done)
        return std::nullopt;
    const std::int64_t value = steps.next;
    steps.done = steps.to - value < steps.step;
    if (!steps.done)
        steps.next += steps.step;
    if (steps.count)
        return Value(value);
    return Value(*nearestProduct({{static_cast<WideInteger>(value), steps.exponent}}));
}

std::optional<Value> RangeValues::advance(LongSteps& steps)
{
    const Range& range = steps.range;
    if (range.kind != Kind::Count) {
        if (steps.next > range.to)
            return std::nullopt;
        const std::optional<double> value = steps.next.toDouble();
        advanceDecimal(steps.next, range);
        return value ? std::optional<Value>(*value) : std::nullopt;
    }
    for (;;) {
        const auto count = steps.next.rounded().toInt64();
        if (!count || BigInteger(*count) > range.to.rounded())
            return std::nullopt;
        advanceDecimal(steps.next, range);
        if (count != steps.lastCount) {
            steps.lastCount = count;
            return Value(*count);
        }
    }
}

} // namespace core
