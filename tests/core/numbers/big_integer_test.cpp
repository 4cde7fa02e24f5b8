// SPDX-License-Identifier: GPL-3.0-or-later
// Integers of any size, against the machine's own 128 bits and against identities beyond them.
#include "core/numbers/big_integer.h"

#include "tests/core/numbers/generators.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>
#include <numeric>

namespace core {

namespace {

__extension__ using Wide = __int128;
__extension__ using UnsignedWide = unsigned __int128;

BigInteger fromWide(Wide value)
{
    const bool negative = value < 0;
    const auto magnitude = static_cast<UnsignedWide>(negative ? -value : value);
    const BigInteger result =
        (BigInteger(static_cast<std::uint64_t>(magnitude >> 64)) << 64) + static_cast<std::uint64_t>(magnitude);
    return negative ? -result : result;
}

std::int64_t any64()
{
    return *wholeRange<std::int64_t>();
}

// Limbs of all ones and all zeros among them: there long division has its rare corrections.
BigInteger anyBig()
{
    BigInteger result;
    const auto limb =
        rc::gen::oneOf(rc::gen::element<std::uint32_t>(0, 1, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff),
                       rc::gen::arbitrary<std::uint32_t>());
    for (const std::uint32_t part : *rc::gen::resize(20, rc::gen::container<std::vector<std::uint32_t>>(limb)))
        result = (result << 32) + part;
    return *rc::gen::arbitrary<bool>() ? -result : result;
}

BigInteger decimal(const char* text)
{
    return BigInteger::fromDecimal(text).value();
}

} // namespace

TEST(BigInteger, ReadsAndWritesDecimalText)
{
    for (const char* text : {"0", "1", "-1", "999999999", "1000000000", "4294967296", "-18446744073709551616",
                             "100000000000000000000000000000000000000000000000000000000000001"})
        EXPECT_EQ(decimal(text).toDecimal(), text);
    EXPECT_EQ(decimal("-000").toDecimal(), "0");
    EXPECT_FALSE(decimal("-0").isNegative());
    for (const char* text : {"", "-", "+1", "1.5", "1e3", " 1", "a"})
        EXPECT_FALSE(BigInteger::fromDecimal(text)) << text;
}

TEST(BigInteger, KnowsItsSize)
{
    EXPECT_EQ(BigInteger(0).bitLength(), 0);
    EXPECT_EQ(BigInteger(1).bitLength(), 1);
    EXPECT_EQ(BigInteger(-255).bitLength(), 8);
    EXPECT_EQ((BigInteger(1) << 100).bitLength(), 101);
    EXPECT_TRUE(BigInteger(-3).isOdd());
    EXPECT_FALSE(BigInteger(0).isOdd());
}

TEST(BigInteger, FitsTheMachinesIntegersUpToTheirLimits)
{
    constexpr auto least = std::numeric_limits<std::int64_t>::min();
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    constexpr auto mostUnsigned = std::numeric_limits<std::uint64_t>::max();
    EXPECT_EQ(BigInteger(least).toDecimal(), "-9223372036854775808");
    EXPECT_EQ(BigInteger(least).toInt64(), least);
    EXPECT_EQ((BigInteger(least) - 1).toInt64(), std::nullopt);
    EXPECT_EQ(BigInteger(most).toInt64(), most);
    EXPECT_EQ((BigInteger(most) + 1).toInt64(), std::nullopt);
    EXPECT_EQ(BigInteger(mostUnsigned).toUint64(), mostUnsigned);
    EXPECT_EQ((BigInteger(mostUnsigned) + 1).toUint64(), std::nullopt);
    EXPECT_EQ(BigInteger(-1).toUint64(), std::nullopt);
}

TEST(BigInteger, ShiftsItsMagnitude)
{
    EXPECT_EQ(BigInteger(-3) >> 1, BigInteger(-1));
    EXPECT_EQ(BigInteger(3) >> 40, BigInteger(0));
    EXPECT_EQ((BigInteger(5) << 64).toDecimal(), "92233720368547758080");
}

TEST(BigInteger, HasPowersAndCommonDivisors)
{
    EXPECT_EQ(power(BigInteger(10), 30).toDecimal(), "1000000000000000000000000000000");
    EXPECT_EQ(power(BigInteger(-2), 3), BigInteger(-8));
    EXPECT_EQ(power(BigInteger(0), 0), BigInteger(1));
    EXPECT_EQ(greatestCommonDivisor(0, 0), BigInteger(0));
    EXPECT_EQ(greatestCommonDivisor(0, -6), BigInteger(6));
    EXPECT_EQ(greatestCommonDivisor(-12, 18), BigInteger(6));
}

RC_GTEST_PROP(BigInteger, ComputesLikeTheMachine, ())
{
    const Wide left = any64();
    const Wide right = any64();
    RC_ASSERT(fromWide(left) + fromWide(right) == fromWide(left + right));
    RC_ASSERT(fromWide(left) - fromWide(right) == fromWide(left - right));
    RC_ASSERT(fromWide(left) * fromWide(right) == fromWide(left * right));
    RC_ASSERT((fromWide(left) <=> fromWide(right)) == (left <=> right));
}

RC_GTEST_PROP(BigInteger, DividesLikeTheMachine, ())
{
    const Wide dividend = static_cast<Wide>(any64()) * any64();
    const Wide divisor = any64();
    RC_PRE(divisor != 0);
    const auto [quotient, remainder] = BigInteger::divide(fromWide(dividend), fromWide(divisor));
    RC_ASSERT(quotient == fromWide(dividend / divisor));
    RC_ASSERT(remainder == fromWide(dividend % divisor));
}

RC_GTEST_PROP(BigInteger, DividesAnySize, ())
{
    const BigInteger dividend = anyBig();
    const BigInteger divisor = anyBig();
    RC_PRE(!divisor.isZero());
    const auto [quotient, remainder] = BigInteger::divide(dividend, divisor);
    RC_ASSERT(quotient * divisor + remainder == dividend);
    RC_ASSERT(remainder.abs() < divisor.abs());
    RC_ASSERT(remainder.isZero() || remainder.isNegative() == dividend.isNegative());
}

RC_GTEST_PROP(BigInteger, ReadsBackWhatItWrites, ())
{
    const BigInteger value = anyBig();
    RC_ASSERT(BigInteger::fromDecimal(value.toDecimal()) == value);
}

RC_GTEST_PROP(BigInteger, FindsTheCommonDivisorOfTheStandardLibrary, ())
{
    const std::int64_t left = *wholeRange<std::int32_t>();
    const std::int64_t right = *wholeRange<std::int32_t>();
    RC_ASSERT(greatestCommonDivisor(left, right) == BigInteger(std::gcd(left, right)));
}

RC_GTEST_PROP(BigInteger, FindsTheCommonDivisorOfAnySize, ())
{
    const BigInteger common = anyBig().abs() + 1;
    const BigInteger left = anyBig();
    const BigInteger right = left * anyBig() + 1; // has no divisor in common with left
    RC_ASSERT(greatestCommonDivisor(left * common, right * common) == common);
}

} // namespace core
