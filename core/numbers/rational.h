// SPDX-License-Identifier: GPL-3.0-or-later
// An exact fraction of integers of any size, in lowest terms: typed numbers and targets are computed with it.
#pragma once

#include "core/base/number.h"
#include "core/base/outcome.h"
#include "core/numbers/big_integer.h"

namespace core {

class Rational
{
public:
    /// The most bits that a numerator or a denominator may have where sizes are checked. All doubles and their
    /// products fit (2^1024, 2^-1074); 9^9^9^9 is refused at once.
    static constexpr int largestBits = 4096;

    /// Zero.
    Rational() = default;
    /// A whole number; implicit, so that `x * 100` reads as it should.
    Rational(BigInteger whole);
    template<std::integral T> Rational(T whole) : Rational(BigInteger(whole)) {}
    /// `denominator` must not be 0; its sign moves to the numerator.
    Rational(BigInteger numerator, BigInteger denominator);
    explicit Rational(const Fraction& fraction);

    /// Reads a plain decimal number: an optional "-", digits with at most one point among or before them (".5"), an
    /// optional exponent ("1e6", "1E-3", "1e+06"). Issues: `unfinished` where digits are missing at the end,
    /// `not-a-number`, and for a number of more than `largestBits` those of `checked`.
    static Outcome<Rational> fromDecimal(std::string_view text);
    /// The decimal number that the shortest text of `value` names: 1/10 for 0.1. `value` must be finite.
    static Rational fromShortest(double value);
    /// The exact value of a number; a double counts as the decimal number that its shortest text names.
    static Rational exactly(const Number& number);

    const BigInteger& numerator() const { return m_numerator; }
    /// Above 0.
    const BigInteger& denominator() const { return m_denominator; }
    bool isZero() const { return m_numerator.isZero(); }
    bool isNegative() const { return m_numerator.isNegative(); }
    bool isWhole() const { return m_denominator == BigInteger(1); }

    /// The value, if it is whole and fits.
    std::optional<std::int64_t> toInt64() const;
    /// The nearest double, of two equally near ones the even one. Nothing beyond the largest double; 0 for what is
    /// nearer to 0 than to the least subnormal number.
    std::optional<double> toDouble() const;
    /// The largest whole number that is not above the value: -2 for -1.5.
    BigInteger floor() const;
    /// The nearest whole number, halves away from zero.
    BigInteger rounded() const;
    /// The value, or if it has more than `largestBits` an issue: `too-large`, `below-minimum` for a negative number,
    /// `too-small` for one nearer to 0 than 1 is. What the bound is, is for the caller to add.
    Outcome<Rational> checked() const;

    Rational operator-() const;
    Rational abs() const;
    friend Rational operator+(const Rational& left, const Rational& right);
    friend Rational operator-(const Rational& left, const Rational& right);
    friend Rational operator*(const Rational& left, const Rational& right);
    /// `right` must not be 0.
    friend Rational operator/(const Rational& left, const Rational& right);
    friend std::strong_ordering operator<=>(const Rational& left, const Rational& right);
    friend bool operator==(const Rational& left, const Rational& right) = default;

private:
    // For numbers that are known to have no common divisor and the sign above.
    static Rational lowest(BigInteger numerator, BigInteger denominator);

    BigInteger m_numerator = 0;
    BigInteger m_denominator = 1;
};

/// The double nearest to `numerator` / `denominator`, which need not be in lowest terms; as Rational::toDouble.
/// `denominator` has to be above 0.
std::optional<double> nearestQuotient(const BigInteger& numerator, const BigInteger& denominator);

/// `base` to the power of `exponent`; 0^0 is 1. Issues: `exponent-not-whole`, `divided-by-zero` (0 to a negative
/// power), and those of `checked` for a result of more than `Rational::largestBits`, found before it is computed.
Outcome<Rational> power(const Rational& base, const Rational& exponent);

/// 10 to the power of `exponent`, for exponents of a few thousand at most.
Rational powerOfTen(int exponent);

} // namespace core
