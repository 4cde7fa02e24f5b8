// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numbers/difference.h"

#include "core/numbers/digits.h"
#include "core/numbers/write.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

constexpr int digitsWithExponent = 3;

Rational inPercent(const Number& number)
{
    return Rational::exactly(number) * 100;
}

Rational roundedTo(int decimals, const Rational& value)
{
    return Rational((value * powerOfTen(decimals)).rounded()) * powerOfTen(-decimals);
}

// The decimals that a percentage shows; 0 where it has an exponent.
int shownDecimals(const Number& percent)
{
    const std::string text = displayText(percent, Kind::Percent, machineStyle());
    const std::size_t point = text.find('.');
    if (point == std::string::npos || text.find('e') != std::string::npos)
        return 0;
    return static_cast<int>(text.size() - 1 - machineStyle().percentSuffix.size() - point);
}

std::string withSign(const Rational& amount, const std::string& text, const NumberStyle& style)
{
    if (amount.isNegative())
        return std::string(style.minus) + text;
    // Marks of writing direction that the minus has, the plus needs as well.
    constexpr std::string_view minus = "\u2212";
    const std::size_t place = style.minus.find(minus);
    std::string plus;
    if (place != std::string_view::npos)
        plus = style.minus.substr(0, place);
    return plus.append(1, '+').append(text);
}

std::string pointsText(const Number& from, const Number& to, const Rational& amount, const NumberStyle& style)
{
    int decimals = std::max(shownDecimals(from), shownDecimals(to));
    const Rational shown = roundedTo(decimals, inPercent(to)) - roundedTo(decimals, inPercent(from));
    if (roundedTo(decimals, amount) != shown)
        ++decimals;
    while (decimals < mostDecimals && roundedTo(decimals, amount).isZero())
        ++decimals;
    if (roundedTo(decimals, amount).isZero())
        return exponentText(roundedToSignificant(amount, digitsWithExponent), style);
    Digits digits = roundedToDecimals(amount, decimals);
    if ((amount * powerOfTen(decimals)).isWhole())
        digits = withoutTrailingZeros(std::move(digits));
    return fixedText(digits, style);
}

std::string percentText(const Rational& amount, const NumberStyle& style)
{
    const Rational magnitude = amount.abs();
    if (roundedTo(mostDecimals, magnitude).isZero())
        return exponentText(roundedToSignificant(magnitude, digitsWithExponent), style).append(style.percentSuffix);
    return displayPercent(magnitude, style);
}

} // namespace

Difference difference(const Number& from, const Number& to, Kind kind)
{
    const Rational start = Rational::exactly(from);
    const Rational change = Rational::exactly(to) - start;
    if (kind == Kind::Percent)
        return {change * 100, Difference::Unit::Points};
    if (start.isZero())
        return {change.isZero() ? std::optional(Rational()) : std::nullopt, Difference::Unit::Percent};
    return {change / start.abs() * 100, Difference::Unit::Percent};
}

std::string differenceText(const Number& from, const Number& to, Kind kind, const NumberStyle& style)
{
    const Difference change = difference(from, to, kind);
    if (!change.amount)
        return {};
    const bool points = change.unit == Difference::Unit::Points;
    if (change.amount->isZero())
        return points ? std::string(1, '0') : std::string(1, '0').append(style.percentSuffix);
    return withSign(*change.amount,
                    points ? pointsText(from, to, *change.amount, style) : percentText(*change.amount, style), style);
}

} // namespace core
