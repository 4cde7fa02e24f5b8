// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses how many digits a number shows; the digits themselves come from exact arithmetic.
#include "core/numbers/write.h"

#include "core/numbers/digits.h"
#include "core/numbers/rational.h"
#include "core/numbers/short_percent.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace core {

namespace {

constexpr int significantDigits = 6;
constexpr int largestFixedExponent = 15; // 1e15 is still written out

template<class T> std::string shortest(T number)
{
    char text[32];
    return std::string(text, std::to_chars(text, text + sizeof text, number).ptr);
}

std::string machineReal(double value)
{
    return shortest(value == 0 ? 0.0 : value); // no "-0"
}

bool isBeyondFixed(const Rational& magnitude)
{
    return magnitude > powerOfTen(largestFixedExponent);
}

bool isBelowFixed(const Rational& magnitude, int leastFixedExponent)
{
    return !magnitude.isZero() && magnitude < powerOfTen(leastFixedExponent);
}

std::string fieldReal(double value, Kind kind, const NumberStyle& style)
{
    constexpr int leastFixedExponent = -5;
    if (value == 0)
        return "0";
    Digits digits = shortestDigits(value);
    Rational magnitude = Rational::fromShortest(std::abs(value));
    if (kind == Kind::Percent) {
        digits.point += 2; // a shift of the digits, so that 0.9 is 90 and not 90.00000000000001
        magnitude = magnitude * 100;
    }
    const bool withExponent = isBeyondFixed(magnitude) || isBelowFixed(magnitude, leastFixedExponent);
    const std::string text = withExponent ? exponentText(digits, style) : fixedText(digits, style);
    return value < 0 ? "-" + text : text;
}

bool roundsTo(const Rational& value, int decimals, const Rational& whole)
{
    return Rational((value * powerOfTen(decimals)).rounded()) == whole * powerOfTen(decimals);
}

// Decimals for `percent` (in percent, not negative): as many as its size asks for, and more while it would round to
// 0 or 100 without being that.
int percentDecimals(const Rational& percent)
{
    constexpr int leastWithOneDecimal = 5;
    constexpr int digitsBelow = 3;
    int decimals = 1;
    if (percent < leastWithOneDecimal && !percent.isZero())
        decimals = std::min(digitsBelow - 1 - leadingExponent(percent), mostDecimals);
    while (percent != 100 && decimals < mostDecimals && roundsTo(percent, decimals, 100))
        ++decimals;
    return decimals;
}

// Without the sign of the percent; `percent` is in percent and not negative.
std::string percentDigits(const Rational& percent, const NumberStyle& style)
{
    if (isBeyondFixed(percent))
        return exponentText(roundedToSignificant(percent, significantDigits), style);
    const int decimals = percentDecimals(percent);
    Digits digits = roundedToDecimals(percent, decimals);
    // "20.0" says that digits were rounded away, "20" that there are none. What is so near to 0 or 100 that no decimal
    // shows it is the noise of a double, and not told.
    const bool isExact = (percent * powerOfTen(decimals)).isWhole();
    if (isExact || roundsTo(percent, decimals, 0) || roundsTo(percent, decimals, 100))
        digits = withoutTrailingZeros(std::move(digits));
    return fixedText(digits, style);
}

// `showFraction`: never rounded to a whole number unless it is one.
std::string realText(const Rational& magnitude, bool showFraction, const NumberStyle& style)
{
    constexpr int leastFixedExponent = -4;
    if (magnitude.isZero())
        return "0";
    if (isBeyondFixed(magnitude) && !showFraction)
        return exponentText(roundedToSignificant(magnitude, significantDigits), style);
    if (isBelowFixed(magnitude, leastFixedExponent))
        return exponentText(roundedToSignificant(magnitude, significantDigits), style);
    const int wholeDigits = leadingExponent(magnitude) + 1;
    int decimals = std::max(0, significantDigits - wholeDigits);
    while (showFraction && !magnitude.isWhole() && decimals < mostDecimals &&
           roundsTo(magnitude, decimals, magnitude.rounded()))
        ++decimals;
    return fixedText(roundedToSignificant(magnitude, std::max(wholeDigits + decimals, 1)), style);
}

std::string countText(std::uint64_t count, const NumberStyle& style)
{
    return grouped(shortest(count), style);
}

} // namespace

std::string machineText(const Value& value)
{
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return shortest(*count);
    return machineReal(std::get<double>(value));
}

std::string machineText(const Number& number)
{
    if (const auto* count = std::get_if<std::uint64_t>(&number))
        return shortest(*count);
    return machineReal(Rational::exactly(number).toDouble().value());
}

std::string fieldText(const Value& value, Kind kind, const NumberStyle& style)
{
    const auto* count = std::get_if<std::int64_t>(&value);
    if (!count)
        return fieldReal(std::get<double>(value), kind, style);
    const auto magnitude = *count < 0 ? 0 - static_cast<std::uint64_t>(*count) : static_cast<std::uint64_t>(*count);
    const std::string text = countText(magnitude, style);
    return *count < 0 ? "-" + text : text;
}

std::string displayPercent(const Rational& percent, const NumberStyle& style)
{
    return percentDigits(percent, style).append(style.percentSuffix);
}

std::string displayText(const Number& number, Kind kind, const NumberStyle& style)
{
    const auto* fraction = std::get_if<Fraction>(&number);
    if (kind == Kind::Count) {
        if (const auto* count = std::get_if<std::uint64_t>(&number))
            return countText(*count, style);
        if (fraction)
            return countText(fraction->numerator, style) + '/' + countText(fraction->denominator, style);
    }
    if (kind == Kind::Percent)
        if (const auto text = shortPercent(number, style))
            return *text;
    const Rational value = Rational::exactly(number);
    std::string text;
    if (kind == Kind::Percent)
        text = displayPercent(value.abs() * 100, style);
    else
        text = realText(value.abs(), fraction, style);
    if (kind == Kind::Factor)
        text += style.factorSuffix;
    return value.isNegative() ? std::string(style.minus) + text : text;
}

} // namespace core
