// SPDX-License-Identifier: GPL-3.0-or-later
// Decimal numbers of any length, never reduced: sums and products of them cost no division.
#pragma once

#include "core/numbers/rational.h"

namespace core {

/// The number digits * 10^exponent; the digits may end with zeros.
struct LongDecimal
{
    BigInteger digits;
    int exponent = 0;

    /// Exact. `value` has to have finitely many decimals, as all typed numbers do.
    static LongDecimal from(const Rational& value);
    /// The nearest double, as Rational::toDouble.
    std::optional<double> toDouble() const;
    /// The nearest whole number, halves away from zero.
    BigInteger rounded() const;
    /// The digits that this number has with another, not larger exponent.
    BigInteger digitsAt(int lowerExponent) const;
};

LongDecimal operator*(const LongDecimal& left, const LongDecimal& right);
std::strong_ordering operator<=>(const LongDecimal& left, const LongDecimal& right);

} // namespace core
