// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numbers/step.h"

#include "core/numbers/rational.h"

#include <algorithm>
#include <string>

namespace core {

namespace {

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

std::string onlyDigits(std::string_view text)
{
    std::string digits;
    std::copy_if(text.begin(), text.end(), std::back_inserter(digits), isDigit);
    return digits;
}

// One in the last digit of the shortest decimal that names the value: 0.001 for 0.125, 1 for 2000.
Rational lastDigitOf(double value)
{
    const Rational exact = Rational::fromShortest(value);
    Rational unit = 1;
    while (!(exact / unit).isWhole())
        unit = unit / 10;
    return unit;
}

// One in the last digit as typed. The digits behind the last sign between digits are decimals if the value says so
// (a grouped 2,000 has none); what is left between digits and value is a suffix such as k.
Rational lastTypedDigit(double value, std::string_view text)
{
    const Rational exact = Rational::fromShortest(value).abs();
    const auto end = std::find_if(text.rbegin(), text.rend(), isDigit).base();
    const auto begin = std::find_if_not(std::make_reverse_iterator(end), text.rend(), isDigit).base();
    const auto whole = BigInteger::fromDecimal(onlyDigits(text));
    if (begin == text.begin() || !whole || whole->isZero())
        return lastDigitOf(value);
    for (const Rational& suffix : {Rational(1), Rational(1000), Rational(1000000)}) {
        const Rational unit = powerOfTen(-static_cast<int>(end - begin)) * suffix;
        if (Rational(*whole) * unit == exact)
            return unit;
    }
    return lastDigitOf(value);
}

std::optional<Value> steppedCount(std::int64_t value, const Field& field, int steps)
{
    const auto least = static_cast<std::int64_t>(field.bounds.least);
    if (steps > 0)
        return value > largestCount - steps ? largestCount : value + steps;
    return std::max(least, value + steps);
}

} // namespace

std::optional<Value> stepped(const std::optional<Value>& value, const Field& field, std::string_view text, int steps)
{
    if (!value) {
        if (!text.empty() || field.bounds.leastExcluded)
            return std::nullopt;
        return field.kind == Kind::Count ? Value(static_cast<std::int64_t>(field.bounds.least))
                                         : Value(field.bounds.least);
    }
    if (const auto* count = std::get_if<std::int64_t>(&*value))
        return steppedCount(*count, field, steps);
    const double start = std::get<double>(*value);
    const Rational unit = field.kind == Kind::Percent ? Rational(1, 100) : lastTypedDigit(start, text);
    const auto end = (Rational::fromShortest(start) + unit * steps).toDouble();
    if (!end)
        return value;
    const double bounded = std::max(*end, field.bounds.least);
    if (field.bounds.leastExcluded && bounded <= field.bounds.least)
        return value;
    return std::min(bounded, field.bounds.most.value_or(largestReal));
}

} // namespace core
