// SPDX-License-Identifier: GPL-3.0-or-later
// Decimal digits with a place for the decimal sign, and the ways to lay them out in a language's style.
#pragma once

#include "core/numbers/rational.h"
#include "core/numbers/style.h"

#include <string>
#include <string_view>

namespace core {

/// The number 0.DIGITS * 10^point: {"15", 2} is 15 and {"15", 0} is 0.15. No digits are 0. Never negative.
struct Digits
{
    std::string digits;
    int point = 0;
};

/// The shortest digits that name |value| among the doubles, without zeros at either end. `value` must be finite.
Digits shortestDigits(double value);

/// |value| rounded to `decimals` places behind the decimal sign, halves away from zero; zeros at the end are kept.
Digits roundedToDecimals(const Rational& value, int decimals);

/// |value| rounded to `count` significant digits, halves away from zero; zeros at the end are dropped.
Digits roundedToSignificant(const Rational& value, int count);

/// The same number without the zeros at its end.
Digits withoutTrailingZeros(Digits number);

/// The power of ten that |value| begins with: 2 for 100 and 999, -1 for 0.1. `value` must not be 0.
int leadingExponent(const Rational& value);

/// Whole digits with the group sign between them, from the style's least number of digits on.
std::string grouped(std::string_view digits, const NumberStyle& style);

/// "1,234.5": every digit, grouped.
std::string fixedText(const Digits& number, const NumberStyle& style);

/// "1.5e20", "1e-7": one digit before the decimal sign.
std::string exponentText(const Digits& number, const NumberStyle& style);

} // namespace core
