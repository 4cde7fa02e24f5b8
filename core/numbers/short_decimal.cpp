// SPDX-License-Identifier: GPL-3.0-or-later
// Ordinary integers of the processor; nothing is rounded before the last step, and what does not fit is computed with
// rationals.
#include "core/numbers/short_decimal.h"

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

namespace core {

namespace {

constexpr int wideBits = 128;

constexpr std::uint64_t mostExactInteger = std::uint64_t(1) << std::numeric_limits<double>::digits;

// The powers of ten that a double holds exactly.
constexpr std::array exactPowers{1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
constexpr int mostExactPower = static_cast<int>(exactPowers.size()) - 1;

WideInteger wholePower(int exponent)
{
    WideInteger result = 1;
    for (; exponent > 0; --exponent)
        result *= 10;
    return result;
}

int bitWidth(WideInteger number)
{
    const auto high = static_cast<std::uint64_t>(number >> 64);
    return static_cast<int>(high != 0 ? 64 + std::bit_width(high) : std::bit_width(static_cast<std::uint64_t>(number)));
}

// Decimals of at most 15 digits all have doubles of their own: the one that gives `value` is its shortest text. A whole
// number below that is its own.
std::optional<ShortDecimal> fewDigits(double value)
{
    constexpr double tooMany = 1e15;
    constexpr int mostDecimals = 15;
    for (int decimals = 0; decimals <= mostDecimals; ++decimals) {
        const double power = exactPowers[static_cast<std::size_t>(decimals)];
        const double scaled = value * power;
        if (!(scaled < tooMany))
            return std::nullopt;
        const auto digits = static_cast<std::int64_t>(scaled + 0.5);
        if (static_cast<double>(digits) / power == value)
            return ShortDecimal{static_cast<std::uint64_t>(digits), -decimals};
    }
    return std::nullopt;
}

// The quotient of `digits` and 10^decimals with at least two bits more than a double has, the last of them telling
// whether there was a remainder: rounded once, when it becomes a double.
double quotient(WideInteger digits, int decimals)
{
    constexpr int enoughBits = std::numeric_limits<double>::digits + 3;
    const WideInteger divisor = wholePower(decimals);
    const int missing = enoughBits - (bitWidth(digits) - bitWidth(divisor));
    const int shift = missing > 0 ? missing : 0;
    const WideInteger dividend = digits << shift;
    const WideInteger whole = dividend / divisor;
    const WideInteger sticky = whole * divisor != dividend ? 1 : 0;
    return std::ldexp(static_cast<double>(whole | sticky), -shift);
}

// Nothing where 128 bits are too few.
std::optional<double> nearestDouble(WideInteger digits, int exponent)
{
    constexpr int mostDecimals = 21; // 10^21 has 70 bits, and a quotient of 57 more fits
    constexpr int mostZeros = 38;
    if (digits <= mostExactInteger && -mostExactPower <= exponent && exponent <= mostExactPower) {
        const auto number = static_cast<double>(static_cast<std::uint64_t>(digits));
        const double power = exactPowers[static_cast<std::size_t>(std::abs(exponent))];
        return exponent < 0 ? number / power : number * power; // both exact, so rounded once
    }
    if (digits == 0)
        return 0.0;
    if (exponent < -mostDecimals || exponent > mostZeros)
        return std::nullopt;
    if (exponent < 0)
        return quotient(digits, -exponent);
    const WideInteger power = wholePower(exponent);
    if (digits > ~WideInteger(0) / power)
        return std::nullopt;
    return static_cast<double>(digits * power);
}

// The same.
std::optional<double> productInWide(std::initializer_list<ShortDecimal> factors)
{
    WideInteger digits = 1;
    int exponent = 0;
    for (const ShortDecimal& factor : factors) {
        if (factor.digits == 0)
            return 0.0;
        if (bitWidth(digits) + bitWidth(factor.digits) > wideBits)
            return std::nullopt;
        digits *= factor.digits;
        exponent += factor.exponent;
    }
    return nearestDouble(digits, exponent);
}

} // namespace

ShortDecimal shortDecimal(double value)
{
    if (const auto decimal = fewDigits(value))
        return *decimal;
    char text[32];
    const char* const end = std::to_chars(text, text + sizeof text, value).ptr; // large ones with up to 22 digits
    ShortDecimal result;
    bool behindPoint = false;
    const char* place = text;
    for (; place != end && *place != 'e'; ++place) {
        if (*place == '.') {
            behindPoint = true;
            continue;
        }
        result.digits = result.digits * 10 + static_cast<unsigned>(*place - '0');
        result.exponent -= behindPoint ? 1 : 0;
    }
    if (place == end)
        return result;
    int exponent = 0;
    std::from_chars(place + (place[1] == '+' ? 2 : 1), end, exponent);
    result.exponent += exponent;
    return result;
}

Rational toRational(const ShortDecimal& decimal)
{
    const BigInteger high(static_cast<std::uint64_t>(decimal.digits >> 64));
    const BigInteger low(static_cast<std::uint64_t>(decimal.digits));
    return Rational((high << 64) + low) * powerOfTen(decimal.exponent);
}

std::optional<ShortDecimal> restToOne(const ShortDecimal& part)
{
    constexpr int mostDecimals = 18;
    if (part.digits == 0)
        return ShortDecimal{1, 0};
    if (part.exponent < -mostDecimals || part.exponent > 0)
        return std::nullopt;
    const WideInteger one = wholePower(-part.exponent);
    return part.digits <= one ? std::optional(ShortDecimal{one - part.digits, part.exponent}) : std::nullopt;
}

std::optional<double> nearestProduct(std::initializer_list<ShortDecimal> factors)
{
    if (const auto value = productInWide(factors))
        return value;
    Rational product = 1;
    for (const ShortDecimal& factor : factors)
        product = product * toRational(factor);
    return product.toDouble();
}

} // namespace core
