// SPDX-License-Identifier: GPL-3.0-or-later
// Exact fractions: every operation reduces its result to lowest terms.
#include "core/numbers/rational.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

namespace core {

namespace {

Issue issueOf(const char* issueCode, std::string_view text = {})
{
    Issue issue;
    issue.code = issueCode;
    issue.text = text;
    return issue;
}

Issue outOfRange(bool large, bool negative)
{
    return issueOf(!large ? code::tooSmall : negative ? code::belowMinimum : code::tooLarge);
}

std::string_view takeDigits(std::string_view& rest)
{
    const std::size_t length = std::min(rest.find_first_not_of("0123456789"), rest.size());
    const std::string_view digits = rest.substr(0, length);
    rest.remove_prefix(length);
    return digits;
}

bool take(std::string_view& rest, std::string_view characters)
{
    if (rest.empty() || characters.find(rest.front()) == std::string_view::npos)
        return false;
    rest.remove_prefix(1);
    return true;
}

// An exponent far beyond any size that is kept is as good as a larger one.
int cappedExponent(std::string_view digits)
{
    constexpr int most = 1'000'000;
    int exponent = 0;
    for (const char digit : digits)
        exponent = std::min(exponent * 10 + (digit - '0'), most);
    return exponent;
}

// The pieces of a decimal number; the value is digits * 10^exponent.
struct Decimal
{
    bool negative = false;
    std::string digits;
    int exponent = 0;
};

Outcome<Decimal> splitDecimal(std::string_view text)
{
    Decimal decimal;
    std::string_view rest = text;
    const auto missingDigits = [&] {
        return rest.empty() ? issueOf(code::unfinished) : issueOf(code::notANumber, text);
    };
    decimal.negative = take(rest, "-");
    decimal.digits = takeDigits(rest);
    if (take(rest, ".")) {
        const std::string_view decimals = takeDigits(rest);
        if (decimals.empty())
            return missingDigits();
        decimal.digits += decimals;
        decimal.exponent = -static_cast<int>(decimals.size());
    }
    if (decimal.digits.empty())
        return missingDigits();
    if (take(rest, "eE")) {
        const bool negative = take(rest, "-");
        if (!negative)
            take(rest, "+");
        const std::string_view digits = takeDigits(rest);
        if (digits.empty())
            return missingDigits();
        decimal.exponent += negative ? -cappedExponent(digits) : cappedExponent(digits);
    }
    if (!rest.empty())
        return issueOf(code::notANumber, text);
    return decimal;
}

// Rounds quotient * 2^-shift (and a little more, if `sticky`) to a double; the quotient has 55 or 56 bits.
double roundToDouble(std::uint64_t quotient, bool sticky, int shift)
{
    constexpr int leastExponent = std::numeric_limits<double>::min_exponent - std::numeric_limits<double>::digits;
    const int length = static_cast<int>(std::bit_width(quotient));
    const int precision = std::min(std::numeric_limits<double>::digits, length - shift - leastExponent);
    if (precision < 0)
        return 0; // below half of the least subnormal number
    const int dropped = length - precision;
    assert(dropped > 0); // the quotient is longer than a double
    const std::uint64_t half = std::uint64_t(1) << (dropped - 1);
    const std::uint64_t tail = quotient & (2 * half - 1);
    std::uint64_t kept = quotient >> dropped;
    if (tail > half || (tail == half && (sticky || kept % 2 == 1)))
        ++kept;
    return std::ldexp(static_cast<double>(kept), dropped - shift);
}

} // namespace

Rational::Rational(BigInteger whole) : m_numerator(std::move(whole)) {}

Rational::Rational(BigInteger numerator, BigInteger denominator)
    : m_numerator(std::move(numerator)), m_denominator(std::move(denominator))
{
    if (m_denominator.isNegative()) {
        m_numerator = -m_numerator;
        m_denominator = -m_denominator;
    }
    if (isWhole())
        return;
    const BigInteger divisor = greatestCommonDivisor(m_numerator, m_denominator);
    m_numerator = BigInteger::divide(m_numerator, divisor).quotient;
    m_denominator = BigInteger::divide(m_denominator, divisor).quotient;
}

Rational Rational::lowest(BigInteger numerator, BigInteger denominator)
{
    Rational result;
    result.m_numerator = std::move(numerator);
    result.m_denominator = std::move(denominator);
    return result;
}

Rational::Rational(const Fraction& fraction)
    : Rational(BigInteger(fraction.numerator), BigInteger(fraction.denominator))
{
}

Outcome<Rational> Rational::fromDecimal(std::string_view text)
{
    const Outcome<Decimal> decimal = splitDecimal(text);
    if (!decimal)
        return decimal.issue();
    const BigInteger digits = *BigInteger::fromDecimal(decimal->digits);
    if (digits.isZero())
        return Rational();
    if (std::abs(decimal->exponent) > largestBits)
        return outOfRange(decimal->exponent > 0, decimal->negative);
    const Rational magnitude = digits * powerOfTen(decimal->exponent);
    return (decimal->negative ? -magnitude : magnitude).checked();
}

Rational Rational::fromShortest(double value)
{
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value).ptr;
    return *fromDecimal(std::string_view(text, end));
}

Rational Rational::exactly(const Number& number)
{
    if (const auto* count = std::get_if<std::uint64_t>(&number))
        return BigInteger(*count);
    if (const auto* fraction = std::get_if<Fraction>(&number))
        return Rational(*fraction);
    return fromShortest(std::get<double>(number));
}

std::optional<std::int64_t> Rational::toInt64() const
{
    return isWhole() ? m_numerator.toInt64() : std::nullopt;
}

std::optional<double> Rational::toDouble() const
{
    return nearestQuotient(m_numerator, m_denominator);
}

BigInteger Rational::floor() const
{
    const auto [quotient, remainder] = BigInteger::divide(m_numerator, m_denominator);
    return remainder.isNegative() ? quotient - 1 : quotient;
}

BigInteger Rational::rounded() const
{
    const BigInteger twice = m_numerator.abs() * 2 + m_denominator;
    const BigInteger magnitude = BigInteger::divide(twice, m_denominator * 2).quotient;
    return isNegative() ? -magnitude : magnitude;
}

Outcome<Rational> Rational::checked() const
{
    const int above = m_numerator.bitLength();
    const int below = m_denominator.bitLength();
    if (std::max(above, below) > largestBits)
        return outOfRange(above >= below, isNegative());
    return *this;
}

Rational Rational::operator-() const
{
    Rational result = *this;
    result.m_numerator = -m_numerator;
    return result;
}

Rational Rational::abs() const
{
    return isNegative() ? -*this : *this;
}

// Sum and product reduce before they multiply (Knuth, The Art of Computer Programming 2, 4.5.1): the common divisors
// are those of smaller numbers, and a small operand costs next to nothing however large the other is.
Rational operator+(const Rational& left, const Rational& right)
{
    const BigInteger common = greatestCommonDivisor(left.m_denominator, right.m_denominator);
    const BigInteger leftScale = BigInteger::divide(right.m_denominator, common).quotient;
    const BigInteger rightScale = BigInteger::divide(left.m_denominator, common).quotient;
    const BigInteger numerator = left.m_numerator * leftScale + right.m_numerator * rightScale;
    const BigInteger rest = greatestCommonDivisor(numerator, common);
    return Rational::lowest(BigInteger::divide(numerator, rest).quotient,
                            rightScale * BigInteger::divide(right.m_denominator, rest).quotient);
}

Rational operator-(const Rational& left, const Rational& right)
{
    return left + -right;
}

Rational operator*(const Rational& left, const Rational& right)
{
    const BigInteger rising = greatestCommonDivisor(left.m_numerator, right.m_denominator);
    const BigInteger falling = greatestCommonDivisor(right.m_numerator, left.m_denominator);
    return Rational::lowest(BigInteger::divide(left.m_numerator, rising).quotient *
                                BigInteger::divide(right.m_numerator, falling).quotient,
                            BigInteger::divide(left.m_denominator, falling).quotient *
                                BigInteger::divide(right.m_denominator, rising).quotient);
}

Rational operator/(const Rational& left, const Rational& right)
{
    const Rational reciprocal = Rational::lowest(right.m_denominator, right.m_numerator.abs());
    return left * (right.isNegative() ? -reciprocal : reciprocal);
}

std::strong_ordering operator<=>(const Rational& left, const Rational& right)
{
    return left.m_numerator * right.m_denominator <=> right.m_numerator * left.m_denominator;
}

std::optional<double> nearestQuotient(const BigInteger& numerator, const BigInteger& denominator)
{
    if (numerator.isZero())
        return 0.0;
    constexpr int quotientBits = std::numeric_limits<double>::digits + 2;
    const int shift = quotientBits - (numerator.bitLength() - denominator.bitLength());
    const auto [quotient, remainder] =
        BigInteger::divide(numerator.abs() << std::max(shift, 0), denominator << std::max(-shift, 0));
    const double magnitude = roundToDouble(*quotient.toUint64(), !remainder.isZero(), shift);
    if (std::isinf(magnitude))
        return {};
    return numerator.isNegative() ? -magnitude : magnitude;
}

Outcome<Rational> power(const Rational& base, const Rational& exponent)
{
    if (!exponent.isWhole())
        return issueOf(code::exponentNotWhole);
    if (exponent.isZero())
        return Rational(1);
    if (base.isZero())
        return exponent.isNegative() ? Outcome<Rational>(issueOf(code::dividedByZero)) : Rational();
    if (base.abs() == Rational(1))
        return exponent.numerator().isOdd() ? base : Rational(1);
    const int bits = std::max(base.numerator().bitLength(), base.denominator().bitLength());
    const BigInteger times = exponent.numerator().abs();
    // A number of n bits is at least 2^(n - 1), so its power has more than times * (n - 1) bits.
    if (times * (bits - 1) >= BigInteger(Rational::largestBits)) {
        const bool grows = (base.abs() > Rational(1)) != exponent.isNegative();
        return outOfRange(grows, base.isNegative() && exponent.numerator().isOdd());
    }
    const auto count = static_cast<unsigned>(*times.toUint64());
    const BigInteger above = power(base.numerator(), count);
    const BigInteger below = power(base.denominator(), count);
    return (exponent.isNegative() ? Rational(below, above) : Rational(above, below)).checked();
}

Rational powerOfTen(int exponent)
{
    const BigInteger magnitude = power(BigInteger(10), static_cast<unsigned>(std::abs(exponent)));
    return exponent < 0 ? Rational(BigInteger(1), magnitude) : Rational(magnitude);
}

} // namespace core
