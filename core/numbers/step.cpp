// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numbers/step.h"

#include "core/numbers/write.h"

#include <algorithm>
#include <charconv>
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

// The N of "1.5e+N k"; 0 where there is none, nothing where it is far beyond any double.
std::optional<int> exponentOf(std::string_view text)
{
    constexpr int most = 1000;
    const std::size_t mark = text.find_first_of("eE");
    if (mark == std::string_view::npos)
        return 0;
    std::string_view rest = text.substr(mark + 1);
    if (rest.starts_with('+'))
        rest.remove_prefix(1);
    int exponent = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), exponent);
    return error == std::errc() && -most <= exponent && exponent <= most ? std::optional(exponent) : std::nullopt;
}

bool isSuffix(const Rational& factor)
{
    for (const int base : {1000, 1024})
        for (unsigned exponent = 0; exponent <= 4; ++exponent)
            if (factor == Rational(power(BigInteger(base), exponent)))
                return true;
    return false;
}

// One in the last digit of `text`, if that is a single number of that value. All digits before an exponent are one
// whole number and what it lacks to the value is the unit; it has to be what the text can mean: with the digits behind
// the last sign between digits as decimals or (a grouped 2,000) not, times an exponent and a suffix such as k.
std::optional<Rational> lastDigitIn(std::string_view text, double value)
{
    const std::string_view number = text.substr(0, text.find_first_of("eE"));
    const auto end = std::find_if(number.rbegin(), number.rend(), isDigit).base();
    const auto begin = std::find_if_not(std::make_reverse_iterator(end), number.rend(), isDigit).base();
    const auto whole = BigInteger::fromDecimal(onlyDigits(number));
    const std::optional<int> exponent = exponentOf(text);
    if (!whole || whole->isZero() || !exponent)
        return std::nullopt;
    const Rational unit = Rational::fromShortest(value).abs() / *whole;
    const Rational factor = unit / powerOfTen(*exponent);
    const auto decimals = static_cast<int>(end - begin);
    const bool meant = isSuffix(factor) || (begin != number.begin() && isSuffix(factor * powerOfTen(decimals)));
    return meant ? std::optional(unit) : std::nullopt;
}

// One in the last digit as typed, or else (an expression) as the field will write the value.
Rational lastTypedDigit(double value, std::string_view text)
{
    if (const auto typed = lastDigitIn(text, value))
        return *typed;
    return lastDigitIn(fieldText(value, Kind::Real, machineStyle()), value).value_or(1);
}

// Bounds of counts are far from the ends of their type, so that one step beyond them fits.
std::int64_t steppedCount(std::int64_t value, const Bounds& bounds, int steps)
{
    const auto least = static_cast<std::int64_t>(bounds.least);
    const auto most = bounds.most ? static_cast<std::int64_t>(*bounds.most) : largestCount;
    if (steps > 0 ? value > most - steps : value < least - steps)
        return steps > 0 ? most : least;
    return std::clamp(value + steps, least, most);
}

} // namespace

Rational stepSize(const std::optional<Value>& value, const Field& field, std::string_view text)
{
    if (field.kind == Kind::Percent)
        return Rational(1, 100);
    return value && field.kind == Kind::Real ? lastTypedDigit(std::get<double>(*value), text) : Rational(1);
}

std::optional<Value> stepped(const std::optional<Value>& value, const Field& field, std::string_view text,
                             const Rational& size, int steps)
{
    if (!value) {
        if (!text.empty() || field.bounds.leastExcluded)
            return std::nullopt;
        return field.kind == Kind::Count ? Value(static_cast<std::int64_t>(field.bounds.least))
                                         : Value(field.bounds.least);
    }
    if (const auto* count = std::get_if<std::int64_t>(&*value))
        return steppedCount(*count, field.bounds, steps);
    const double start = std::get<double>(*value);
    const auto end = (Rational::fromShortest(start) + size * steps).toDouble();
    if (!end)
        return value;
    const double bounded = std::max(*end, field.bounds.least);
    if (field.bounds.leastExcluded && bounded <= field.bounds.least)
        return value;
    return std::min(bounded, field.bounds.most.value_or(largestReal));
}

} // namespace core
