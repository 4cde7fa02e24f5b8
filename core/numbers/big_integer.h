// SPDX-License-Identifier: GPL-3.0-or-later
// A small signed integer of any size: what exact reading, rounding and solving need, and no more.
#pragma once

#include <compare>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

class BigInteger
{
public:
    /// Zero.
    BigInteger() = default;
    /// The value of any built-in integer; implicit, so that `x * 10` reads as it should.
    template<std::integral T>
    BigInteger(T value)
        : BigInteger(value < 0, value < 0 ? ~static_cast<std::uint64_t>(value) + 1 : static_cast<std::uint64_t>(value))
    {
    }

    /// Decimal digits behind an optional "-"; nothing for any other text, the empty one included.
    static std::optional<BigInteger> fromDecimal(std::string_view text);
    /// The digits without leading zeros, "-" in front of a negative value.
    std::string toDecimal() const;

    bool isZero() const { return m_magnitude.empty(); }
    bool isNegative() const { return m_negative; }
    bool isOdd() const { return !m_magnitude.empty() && m_magnitude.front() % 2 == 1; }
    /// The bits of the magnitude: 0 for 0, 1 for 1 and -1, 8 for 255.
    int bitLength() const;
    /// The value, if it fits.
    std::optional<std::int64_t> toInt64() const;
    std::optional<std::uint64_t> toUint64() const;

    BigInteger operator-() const;
    BigInteger abs() const;
    /// Shifts of the magnitude; the sign stays, and bits shifted out to the right are dropped (-3 >> 1 is -1).
    BigInteger operator<<(int bits) const;
    BigInteger operator>>(int bits) const;

    friend BigInteger operator+(const BigInteger& left, const BigInteger& right);
    friend BigInteger operator-(const BigInteger& left, const BigInteger& right);
    friend BigInteger operator*(const BigInteger& left, const BigInteger& right);
    friend std::strong_ordering operator<=>(const BigInteger& left, const BigInteger& right);
    friend bool operator==(const BigInteger& left, const BigInteger& right) = default;

    struct Division;
    /// Quotient towards zero and the remainder, which has the sign of `dividend`. `divisor` must not be 0.
    static Division divide(const BigInteger& dividend, const BigInteger& divisor);

private:
    using Limbs = std::vector<std::uint32_t>; // least significant first, no leading zeros

    BigInteger(bool negative, std::uint64_t magnitude);
    BigInteger(bool negative, Limbs magnitude);

    bool m_negative = false; // never for zero
    Limbs m_magnitude;
};

struct BigInteger::Division
{
    BigInteger quotient;
    BigInteger remainder;
};

/// The greatest common divisor, never negative; of 0 and x it is |x|.
BigInteger greatestCommonDivisor(BigInteger left, BigInteger right);

/// `base` times itself `exponent` times; 1 for an exponent of 0. The caller sees to it that the result stays small.
BigInteger power(BigInteger base, unsigned exponent);

} // namespace core
