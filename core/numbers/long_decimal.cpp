// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numbers/long_decimal.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

BigInteger wholePowerOfTen(int exponent)
{
    return power(BigInteger(10), static_cast<unsigned>(exponent));
}

} // namespace

// A denominator 2^a 5^b wants max(a, b) decimals.
LongDecimal LongDecimal::from(const Rational& value)
{
    constexpr double log2Of5 = 2.321928094887362;
    BigInteger fives = value.denominator();
    int twos = 0;
    for (; !fives.isOdd(); ++twos)
        fives = fives >> 1;
    const int decimals = std::max(twos, static_cast<int>(std::ceil((fives.bitLength() - 1) / log2Of5)));
    return {(value * powerOfTen(decimals)).numerator(), -decimals};
}

std::optional<double> LongDecimal::toDouble() const
{
    return exponent < 0 ? nearestQuotient(digits, wholePowerOfTen(-exponent))
                        : nearestQuotient(digits * wholePowerOfTen(exponent), 1);
}

BigInteger LongDecimal::rounded() const
{
    if (exponent >= 0)
        return digits * wholePowerOfTen(exponent);
    const BigInteger unit = wholePowerOfTen(-exponent);
    const BigInteger magnitude = BigInteger::divide(digits.abs() * 2 + unit, unit * 2).quotient;
    return digits.isNegative() ? -magnitude : magnitude;
}

BigInteger LongDecimal::digitsAt(int lowerExponent) const
{
    return digits * wholePowerOfTen(exponent - lowerExponent);
}

LongDecimal operator*(const LongDecimal& left, const LongDecimal& right)
{
    return {left.digits * right.digits, left.exponent + right.exponent};
}

std::strong_ordering operator<=>(const LongDecimal& left, const LongDecimal& right)
{
    const int exponent = std::min(left.exponent, right.exponent);
    return left.digitsAt(exponent) <=> right.digitsAt(exponent);
}

} // namespace core
