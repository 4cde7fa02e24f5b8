// SPDX-License-Identifier: GPL-3.0-or-later
// Schoolbook arithmetic on 32-bit limbs; the numbers here have at most a few hundred of them.
#include "core/numbers/big_integer.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <utility>

namespace core {

namespace {

using Limbs = std::vector<std::uint32_t>;

constexpr int limbBits = 32;
constexpr std::uint64_t limbMask = 0xffffffff;
constexpr std::uint32_t decimalChunk = 1'000'000'000; // the largest power of ten in one limb
constexpr std::size_t chunkDigits = 9;

std::uint32_t lowLimb(std::uint64_t value)
{
    return static_cast<std::uint32_t>(value & limbMask);
}

void trim(Limbs& limbs)
{
    while (!limbs.empty() && limbs.back() == 0)
        limbs.pop_back();
}

std::strong_ordering compare(const Limbs& left, const Limbs& right)
{
    if (left.size() != right.size())
        return left.size() <=> right.size();
    return std::lexicographical_compare_three_way(left.rbegin(), left.rend(), right.rbegin(), right.rend());
}

Limbs sum(const Limbs& left, const Limbs& right)
{
    Limbs result;
    result.reserve(std::max(left.size(), right.size()) + 1);
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
        carry += i < left.size() ? left[i] : 0;
        carry += i < right.size() ? right[i] : 0;
        result.push_back(lowLimb(carry));
        carry >>= limbBits;
    }
    result.push_back(lowLimb(carry));
    return result;
}

// Only for left >= right.
Limbs difference(const Limbs& left, const Limbs& right)
{
    Limbs result = left;
    std::uint64_t borrow = 0;
    for (std::size_t i = 0; i < left.size(); ++i) {
        const std::uint64_t subtrahend = borrow + (i < right.size() ? right[i] : 0);
        borrow = left[i] < subtrahend ? 1 : 0;
        result[i] = lowLimb(left[i] - subtrahend);
    }
    return result;
}

Limbs product(const Limbs& left, const Limbs& right)
{
    Limbs result(left.size() + right.size(), 0);
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::uint64_t carry = 0;
        for (std::size_t j = 0; j < right.size(); ++j) {
            carry += static_cast<std::uint64_t>(left[i]) * right[j] + result[i + j];
            result[i + j] = lowLimb(carry);
            carry >>= limbBits;
        }
        result[i + right.size()] = lowLimb(carry);
    }
    return result;
}

// Divides in place and returns the remainder.
std::uint32_t divideBySmall(Limbs& limbs, std::uint32_t divisor)
{
    std::uint64_t remainder = 0;
    for (std::size_t i = limbs.size(); i-- > 0;) {
        remainder = (remainder << limbBits) | limbs[i];
        limbs[i] = static_cast<std::uint32_t>(remainder / divisor);
        remainder %= divisor;
    }
    trim(limbs);
    return static_cast<std::uint32_t>(remainder);
}

Limbs shiftedLeft(const Limbs& limbs, int bits)
{
    const auto whole = static_cast<std::size_t>(bits / limbBits);
    Limbs result(whole, 0);
    std::uint64_t carry = 0;
    for (const std::uint32_t limb : limbs) {
        carry |= static_cast<std::uint64_t>(limb) << (bits % limbBits);
        result.push_back(lowLimb(carry));
        carry >>= limbBits;
    }
    result.push_back(lowLimb(carry));
    return result;
}

Limbs shiftedRight(const Limbs& limbs, int bits)
{
    const auto whole = static_cast<std::size_t>(bits / limbBits);
    Limbs result;
    for (std::size_t i = whole; i < limbs.size(); ++i) {
        const std::uint64_t above = i + 1 < limbs.size() ? limbs[i + 1] : 0;
        result.push_back(lowLimb(((above << limbBits) | limbs[i]) >> (bits % limbBits)));
    }
    return result;
}

// One digit of a long division (Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D, steps D3 to D6):
// takes the largest multiple of `divisor` shifted up by `at` limbs from `rest`, and returns the factor. The divisor
// has two limbs or more and its top bit set, so that the first guess is too high by two at most.
std::uint32_t takeMultiple(Limbs& rest, const Limbs& divisor, std::size_t at)
{
    const std::size_t size = divisor.size();
    const std::uint64_t top = (static_cast<std::uint64_t>(rest[at + size]) << limbBits) | rest[at + size - 1];
    std::uint64_t factor = top / divisor[size - 1];
    std::uint64_t left = top % divisor[size - 1];
    while (factor > limbMask || factor * divisor[size - 2] > ((left << limbBits) | rest[at + size - 2])) {
        --factor;
        left += divisor[size - 1];
        if (left > limbMask)
            break;
    }
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i <= size; ++i) {
        carry += i < size ? factor * divisor[i] : 0;
        const std::uint32_t taken = lowLimb(carry);
        carry = (carry >> limbBits) + (rest[at + i] < taken ? 1 : 0);
        rest[at + i] -= taken;
    }
    if (carry == 0)
        return static_cast<std::uint32_t>(factor);
    for (std::size_t i = 0; i <= size; ++i) { // one too many: give it back
        carry = (i == 0 ? 0 : carry) + rest[at + i] + static_cast<std::uint64_t>(i < size ? divisor[i] : 0);
        rest[at + i] = lowLimb(carry);
        carry >>= limbBits;
    }
    return static_cast<std::uint32_t>(factor - 1);
}

// Leaves the remainder in `rest` and returns the quotient.
Limbs divideInPlace(Limbs& rest, const Limbs& by)
{
    if (compare(rest, by) < 0)
        return {};
    if (by.size() == 1) {
        Limbs quotient = rest;
        rest = {divideBySmall(quotient, by.front())};
        return quotient;
    }
    const int shift = std::countl_zero(by.back());
    Limbs divisor = shiftedLeft(by, shift);
    trim(divisor);
    rest = shiftedLeft(rest, shift); // one limb more, as the digits above need it
    Limbs quotient(rest.size() - divisor.size(), 0);
    for (std::size_t i = quotient.size(); i-- > 0;)
        quotient[i] = takeMultiple(rest, divisor, i);
    rest = shiftedRight(rest, shift);
    return quotient;
}

} // namespace

BigInteger::BigInteger(bool negative, std::uint64_t magnitude)
    : BigInteger(negative, Limbs{lowLimb(magnitude), lowLimb(magnitude >> limbBits)})
{
}

BigInteger::BigInteger(bool negative, Limbs magnitude) : m_negative(negative), m_magnitude(std::move(magnitude))
{
    trim(m_magnitude);
    m_negative = m_negative && !m_magnitude.empty();
}

std::optional<BigInteger> BigInteger::fromDecimal(std::string_view text)
{
    const bool negative = text.starts_with('-');
    if (negative)
        text.remove_prefix(1);
    if (text.empty() || !std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return {};
    BigInteger result;
    while (!text.empty()) {
        std::uint32_t scale = 1;
        std::uint32_t chunk = 0;
        for (const char digit : text.substr(0, chunkDigits)) {
            scale *= 10;
            chunk = chunk * 10 + static_cast<std::uint32_t>(digit - '0');
        }
        result = result * scale + chunk;
        text.remove_prefix(std::min(chunkDigits, text.size()));
    }
    return negative ? -result : result;
}

std::string BigInteger::toDecimal() const
{
    std::string reversed;
    for (Limbs rest = m_magnitude; !rest.empty();) {
        std::uint32_t chunk = divideBySmall(rest, decimalChunk);
        for (std::size_t i = 0; i < chunkDigits && (chunk != 0 || !rest.empty()); ++i, chunk /= 10)
            reversed.push_back(static_cast<char>('0' + chunk % 10));
    }
    if (reversed.empty())
        return "0";
    if (m_negative)
        reversed.push_back('-');
    return {reversed.rbegin(), reversed.rend()};
}

int BigInteger::bitLength() const
{
    if (m_magnitude.empty())
        return 0;
    return static_cast<int>(m_magnitude.size()) * limbBits - std::countl_zero(m_magnitude.back());
}

std::optional<std::uint64_t> BigInteger::toUint64() const
{
    if (m_negative || m_magnitude.size() > 2)
        return {};
    std::uint64_t value = 0;
    for (std::size_t i = m_magnitude.size(); i-- > 0;)
        value = (value << limbBits) | m_magnitude[i];
    return value;
}

std::optional<std::int64_t> BigInteger::toInt64() const
{
    if (m_negative && *this == BigInteger(std::numeric_limits<std::int64_t>::min()))
        return std::numeric_limits<std::int64_t>::min();
    const std::optional<std::uint64_t> magnitude = abs().toUint64();
    if (!magnitude || *magnitude > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        return {};
    return m_negative ? -static_cast<std::int64_t>(*magnitude) : static_cast<std::int64_t>(*magnitude);
}

BigInteger BigInteger::operator-() const
{
    return {!m_negative, m_magnitude};
}

BigInteger BigInteger::abs() const
{
    return {false, m_magnitude};
}

BigInteger BigInteger::operator<<(int bits) const
{
    return {m_negative, shiftedLeft(m_magnitude, bits)};
}

BigInteger BigInteger::operator>>(int bits) const
{
    return {m_negative, shiftedRight(m_magnitude, bits)};
}

BigInteger operator+(const BigInteger& left, const BigInteger& right)
{
    if (left.m_negative == right.m_negative)
        return {left.m_negative, sum(left.m_magnitude, right.m_magnitude)};
    if (compare(left.m_magnitude, right.m_magnitude) >= 0)
        return {left.m_negative, difference(left.m_magnitude, right.m_magnitude)};
    return {right.m_negative, difference(right.m_magnitude, left.m_magnitude)};
}

BigInteger operator-(const BigInteger& left, const BigInteger& right)
{
    return left + -right;
}

BigInteger operator*(const BigInteger& left, const BigInteger& right)
{
    return {left.m_negative != right.m_negative, product(left.m_magnitude, right.m_magnitude)};
}

std::strong_ordering operator<=>(const BigInteger& left, const BigInteger& right)
{
    if (left.m_negative != right.m_negative)
        return right.m_negative <=> left.m_negative;
    return left.m_negative ? compare(right.m_magnitude, left.m_magnitude)
                           : compare(left.m_magnitude, right.m_magnitude);
}

BigInteger::Division BigInteger::divide(const BigInteger& dividend, const BigInteger& divisor)
{
    Limbs rest = dividend.m_magnitude;
    Limbs quotient = divideInPlace(rest, divisor.m_magnitude);
    return {BigInteger(dividend.m_negative != divisor.m_negative, std::move(quotient)),
            BigInteger(dividend.m_negative, std::move(rest))};
}

BigInteger greatestCommonDivisor(BigInteger left, BigInteger right)
{
    constexpr int machineBits = 64;
    while (!right.isZero() && std::max(left.bitLength(), right.bitLength()) > machineBits)
        left = std::exchange(right, BigInteger::divide(left, right).remainder);
    if (right.isZero())
        return left.abs();
    return std::gcd(*left.abs().toUint64(), *right.abs().toUint64());
}

BigInteger power(BigInteger base, unsigned exponent)
{
    BigInteger result = 1;
    for (; exponent != 0; exponent /= 2) {
        if (exponent % 2 == 1)
            result = result * base;
        if (exponent > 1)
            base = base * base;
    }
    return result;
}

} // namespace core
