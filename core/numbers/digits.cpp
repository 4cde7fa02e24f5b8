// SPDX-License-Identifier: GPL-3.0-or-later
// Rounding is exact (in rationals); layout moves digits about and never computes with them.
#include "core/numbers/digits.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace core {

namespace {

// The digits of `scaled` / 10^decimals.
Digits scaledDigits(const BigInteger& scaled, int decimals)
{
    if (scaled.isZero())
        return {std::string(static_cast<std::size_t>(decimals), '0'), 0};
    Digits result{scaled.abs().toDecimal(), 0};
    result.point = static_cast<int>(result.digits.size()) - decimals;
    return result;
}

} // namespace

Digits shortestDigits(double value)
{
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, std::abs(value), std::chars_format::scientific).ptr;
    const std::string_view written(text, end);
    const std::size_t mark = written.find('e');
    Digits result{std::string(written.substr(0, mark)), 0};
    std::erase(result.digits, '.');
    result = withoutTrailingZeros(std::move(result));
    if (result.digits.empty())
        return result;
    const bool negative = written[mark + 1] == '-';
    std::from_chars(text + mark + 2, end, result.point);
    result.point = (negative ? -result.point : result.point) + 1;
    return result;
}

Digits roundedToDecimals(const Rational& value, int decimals)
{
    return scaledDigits((value * powerOfTen(decimals)).rounded(), decimals);
}

Digits roundedToSignificant(const Rational& value, int count)
{
    if (value.isZero())
        return {};
    const int decimals = count - 1 - leadingExponent(value);
    return withoutTrailingZeros(scaledDigits((value * powerOfTen(decimals)).rounded(), decimals));
}

Digits withoutTrailingZeros(Digits number)
{
    number.digits.erase(number.digits.find_last_not_of('0') + 1);
    return number;
}

int leadingExponent(const Rational& value)
{
    constexpr double log10Of2 = 0.30102999566398120;
    const Rational magnitude = value.abs();
    const int bits = magnitude.numerator().bitLength() - magnitude.denominator().bitLength();
    int exponent = static_cast<int>(std::floor((bits - 1) * log10Of2)); // never too high: |value| > 2^(bits - 1)
    while (magnitude >= powerOfTen(exponent + 1))
        ++exponent;
    return exponent;
}

std::string grouped(std::string_view digits, const NumberStyle& style)
{
    if (style.group.empty() || digits.size() < static_cast<std::size_t>(style.leastGroupedDigits))
        return std::string(digits);
    std::string result;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0)
            result += style.group;
        result += digits[i];
    }
    return result;
}

std::string fixedText(const Digits& number, const NumberStyle& style)
{
    const auto leadingZeros = static_cast<std::size_t>(std::max(0, 1 - number.point));
    std::string digits = std::string(leadingZeros, '0') + number.digits;
    const auto whole = static_cast<std::size_t>(std::max(1, number.point));
    if (digits.size() < whole)
        digits.resize(whole, '0');
    std::string result = grouped(std::string_view(digits).substr(0, whole), style);
    if (digits.size() > whole)
        result.append(style.decimal).append(digits, whole);
    return result;
}

std::string exponentText(const Digits& number, const NumberStyle& style)
{
    std::string result = number.digits.substr(0, 1);
    if (number.digits.size() > 1)
        result.append(style.decimal).append(number.digits, 1);
    return result + 'e' + std::to_string(number.point - 1);
}

} // namespace core
