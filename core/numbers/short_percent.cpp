// SPDX-License-Identifier: GPL-3.0-or-later
// The rules are those of `displayPercent`. 2^64 (a numerator) times 10^14 (percent and decimals) fits in 128 bits, so
// that nothing is rounded before the last step.
#include "core/numbers/short_percent.h"

#include "core/numbers/digits.h"
#include "core/numbers/short_decimal.h"
#include "core/numbers/write.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace core {

namespace {

constexpr std::size_t longestCount = 20;

constexpr std::array<std::uint64_t, 20> powers = [] {
    std::array<std::uint64_t, 20> result{1};
    for (std::size_t i = 1; i < result.size(); ++i)
        result[i] = result[i - 1] * 10;
    return result;
}();

std::uint64_t power(int exponent)
{
    return powers[static_cast<std::size_t>(exponent)];
}

// A fraction in percent, as a whole number of units of its last decimal.
struct Rounded
{
    std::uint64_t units = 0;
    bool exact = true;
};

// Halves away from zero. Up to 10^15 percent and 12 decimals; to be more than 2^64 it would take more than either.
Rounded inPercent(const Fraction& fraction, int decimals)
{
    const WideInteger scaled = WideInteger(fraction.numerator) * (power(decimals) * 100);
    const WideInteger quotient = scaled / fraction.denominator;
    const auto remainder = static_cast<std::uint64_t>(scaled - quotient * fraction.denominator);
    const bool up = remainder >= fraction.denominator - remainder;
    return {static_cast<std::uint64_t>(quotient) + (up ? 1 : 0), remainder == 0};
}

bool isAtLeast(const Fraction& fraction, std::uint64_t factor, std::uint64_t least)
{
    return WideInteger(fraction.numerator) * factor >= WideInteger(fraction.denominator) * least;
}

// Before any that it takes to keep away from 100%.
int decimalsBySize(const Fraction& fraction)
{
    if (fraction.numerator == 0 || isAtLeast(fraction, 100, 5))
        return 1;
    int decimals = 2;
    while (decimals < mostDecimals && !isAtLeast(fraction, power(decimals), 1))
        ++decimals;
    return decimals;
}

std::string grouped(std::uint64_t count, const NumberStyle& style)
{
    std::array<char, longestCount> text;
    const char* const end = std::to_chars(text.data(), text.data() + text.size(), count).ptr;
    return grouped(std::string_view(text.data(), end), style);
}

// "12.5": `units` of the last of so many decimals.
std::string fixedText(std::uint64_t units, int decimals, bool withZeros, const NumberStyle& style)
{
    for (; !withZeros && decimals > 0 && units % 10 == 0; --decimals)
        units /= 10;
    std::string text = grouped(units / power(decimals), style);
    if (decimals == 0)
        return text;
    std::array<char, longestCount> fraction; // behind a 1 that keeps the zeros in front
    const char* const end =
        std::to_chars(fraction.data(), fraction.data() + fraction.size(), units % power(decimals) + power(decimals))
            .ptr;
    return text.append(style.decimal).append(std::string_view(fraction.data() + 1, end));
}

std::optional<Fraction> fractionOf(double value)
{
    const ShortDecimal decimal = shortDecimal(value);
    if (decimal.digits > std::numeric_limits<std::uint64_t>::max() || decimal.exponent > 0 ||
        -decimal.exponent >= static_cast<int>(powers.size()))
        return std::nullopt;
    return Fraction{static_cast<std::uint64_t>(decimal.digits), power(-decimal.exponent)};
}

std::optional<Fraction> fractionOf(const Number& number)
{
    if (const auto* fraction = std::get_if<Fraction>(&number))
        return *fraction;
    if (const auto* count = std::get_if<std::uint64_t>(&number))
        return Fraction{*count, 1};
    return fractionOf(std::abs(std::get<double>(number)));
}

} // namespace

std::optional<std::string> shortPercent(const Number& number, const NumberStyle& style)
{
    constexpr std::uint64_t most = 10'000'000'000'000; // 10^15 percent
    const std::optional<Fraction> fraction = fractionOf(number);
    if (!fraction || (isAtLeast(*fraction, 1, most) && *fraction != Fraction{most, 1}))
        return std::nullopt;
    int decimals = decimalsBySize(*fraction);
    Rounded rounded = inPercent(*fraction, decimals);
    const auto isAll = [&] { return rounded.units == power(decimals) * 100; };
    while (fraction->numerator != fraction->denominator && decimals < mostDecimals && isAll())
        rounded = inPercent(*fraction, ++decimals);
    const bool withZeros = !rounded.exact && rounded.units != 0 && !isAll();
    std::string text = fixedText(rounded.units, decimals, withZeros, style).append(style.percentSuffix);
    const auto* const real = std::get_if<double>(&number);
    return real && *real < 0 ? std::string(style.minus) + text : text;
}

} // namespace core
