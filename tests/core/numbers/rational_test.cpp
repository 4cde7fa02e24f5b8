// SPDX-License-Identifier: GPL-3.0-or-later
// Exact fractions: arithmetic against the machine's integers, rounding against the C library.
#include "core/numbers/rational.h"

#include "tests/core/numbers/generators.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace core {

namespace {

Rational decimal(std::string_view text)
{
    return Rational::fromDecimal(text).value();
}

std::string issueOf(const Outcome<Rational>& outcome)
{
    return outcome ? "" : outcome.issue().code;
}

std::int64_t small()
{
    return *rc::gen::inRange<std::int64_t>(-1000, 1001);
}

std::int64_t smallPositive()
{
    return *rc::gen::inRange<std::int64_t>(1, 1001);
}

} // namespace

TEST(Rational, IsInLowestTermsWithAPositiveDenominator)
{
    const Rational value(BigInteger(14), BigInteger(-78));
    EXPECT_EQ(value.numerator(), BigInteger(-7));
    EXPECT_EQ(value.denominator(), BigInteger(39));
    EXPECT_EQ(Rational(BigInteger(0), BigInteger(-5)), Rational());
    EXPECT_EQ(Rational(Fraction{14, 78}), Rational(BigInteger(7), BigInteger(39)));
}

RC_GTEST_PROP(Fraction, IsTheNearestDouble, ())
{
    const Fraction fraction{*wholeRange<std::uint64_t>() >> *rc::gen::inRange(0, 64),
                            std::max(std::uint64_t(1), *wholeRange<std::uint64_t>() >> *rc::gen::inRange(0, 64))};
    RC_ASSERT(fraction.toDouble() == Rational(fraction).toDouble());
}

TEST(Fraction, IsTheNearestDoubleAtTheEdges)
{
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    for (const Fraction& fraction : {Fraction{0, 1},
                                     {0, most},
                                     {1, most},
                                     {most, 1},
                                     {most, most},
                                     {most - 1, most},
                                     {most, most - 1},
                                     {7, 39},
                                     {(std::uint64_t(1) << 54) + 2, 1},
                                     {(std::uint64_t(1) << 54) + 3, 2}})
        EXPECT_EQ(fraction.toDouble(), Rational(fraction).toDouble())
            << fraction.numerator << '/' << fraction.denominator;
}

TEST(Rational, ReadsDecimalText)
{
    EXPECT_EQ(decimal("0.15"), Rational(BigInteger(3), BigInteger(20)));
    EXPECT_EQ(decimal("-12.5e1"), Rational(-125));
    EXPECT_EQ(decimal(".5"), Rational(BigInteger(1), BigInteger(2)));
    EXPECT_EQ(decimal("1E+06"), Rational(1'000'000));
    EXPECT_EQ(decimal("2500e-3"), Rational(BigInteger(5), BigInteger(2)));
    EXPECT_EQ(decimal("0e99999999999"), Rational(0));
    for (const char* text : {"", "-", "1.", ".", "1e", "1e-"})
        EXPECT_EQ(issueOf(Rational::fromDecimal(text)), "unfinished") << text;
    for (const char* text : {"+1", "1..2", "1,5", "1e5x", "x", "1 ", "e5", "--1"})
        EXPECT_EQ(issueOf(Rational::fromDecimal(text)), "not-a-number") << text;
    EXPECT_EQ(issueOf(Rational::fromDecimal("1e1234")), "too-large");
    EXPECT_EQ(issueOf(Rational::fromDecimal("1e1233")), "");
    EXPECT_EQ(issueOf(Rational::fromDecimal("1e99999999999")), "too-large");
    EXPECT_EQ(issueOf(Rational::fromDecimal("1e-99999999999")), "too-small");
}

TEST(Rational, TakesADoubleForItsShortestText)
{
    EXPECT_EQ(Rational::fromShortest(0.1), Rational(BigInteger(1), BigInteger(10)));
    EXPECT_EQ(Rational::fromShortest(-2.5), Rational(BigInteger(-5), BigInteger(2)));
    EXPECT_EQ(Rational::fromShortest(1e22), power(BigInteger(10), 22));
    EXPECT_EQ(Rational::fromShortest(5e-324), Rational(5) * powerOfTen(-324));
    EXPECT_EQ(Rational::fromShortest(-0.0), Rational(0));
}

TEST(Rational, KnowsWhetherItIsWholeAndFits)
{
    EXPECT_EQ(decimal("9223372036854775807").toInt64(), std::numeric_limits<std::int64_t>::max());
    EXPECT_EQ(decimal("9223372036854775808").toInt64(), std::nullopt);
    EXPECT_EQ(decimal("-9223372036854775808").toInt64(), std::numeric_limits<std::int64_t>::min());
    EXPECT_EQ(decimal("4.5").toInt64(), std::nullopt);
    EXPECT_TRUE(decimal("4.0").isWhole());
    EXPECT_FALSE(decimal("4.5").isWhole());
}

TEST(Rational, RoundsHalvesAwayFromZeroToWholeNumbers)
{
    EXPECT_EQ(decimal("2.5").rounded(), BigInteger(3));
    EXPECT_EQ(decimal("-2.5").rounded(), BigInteger(-3));
    EXPECT_EQ(decimal("2.4999").rounded(), BigInteger(2));
    EXPECT_EQ(decimal("-0.4").rounded(), BigInteger(0));
}

TEST(Rational, HasTheWholeNumberBelow)
{
    EXPECT_EQ(decimal("2.5").floor(), BigInteger(2));
    EXPECT_EQ(decimal("-2.5").floor(), BigInteger(-3));
    EXPECT_EQ(decimal("-0.001").floor(), BigInteger(-1));
    EXPECT_EQ(decimal("0.999").floor(), BigInteger(0));
    for (const int whole : {-7, 0, 7})
        EXPECT_EQ(Rational(whole).floor(), BigInteger(whole));
}

TEST(Rational, RoundsToTheNearestDoubleAndHalvesToEven)
{
    EXPECT_EQ(decimal("9007199254740993").toDouble(), 9007199254740992.0); // 2^53 + 1: down to even
    EXPECT_EQ(decimal("9007199254740995").toDouble(), 9007199254740996.0); // 2^53 + 3: up to even
    EXPECT_EQ(decimal("9007199254740993.0001").toDouble(), 9007199254740994.0);
    EXPECT_EQ(decimal("0").toDouble(), 0.0);
    EXPECT_EQ(decimal("-0.1").toDouble(), -0.1);
}

TEST(Rational, RoundsAtTheEndsOfTheDoubles)
{
    const Rational half(BigInteger(1), BigInteger(1) << 1075); // of the least subnormal double
    constexpr double least = std::numeric_limits<double>::denorm_min();
    EXPECT_EQ(half.toDouble(), 0.0);
    EXPECT_EQ((half * decimal("1.0001")).toDouble(), least);
    EXPECT_EQ((half * 2).toDouble(), least);
    EXPECT_EQ((half * 3).toDouble(), 2 * least);
    EXPECT_EQ((half / 2).toDouble(), 0.0);
    EXPECT_EQ(decimal("1e-400").toDouble(), 0.0);
    EXPECT_EQ(decimal("2.2250738585072011e-308").toDouble(), 2.2250738585072011e-308); // the largest subnormal

    const Rational largest = Rational((BigInteger(1) << 1024) - (BigInteger(1) << 971));
    const Rational halfBeyond = largest + Rational(BigInteger(1) << 970);
    EXPECT_EQ(largest.toDouble(), std::numeric_limits<double>::max());
    EXPECT_EQ((halfBeyond - 1).toDouble(), std::numeric_limits<double>::max());
    EXPECT_EQ(halfBeyond.toDouble(), std::nullopt);
    EXPECT_EQ((-halfBeyond).toDouble(), std::nullopt);
}

TEST(Rational, HasWholePowers)
{
    EXPECT_EQ(*power(Rational(2), Rational(10)), Rational(1024));
    EXPECT_EQ(*power(decimal("-0.5"), Rational(-3)), Rational(-8));
    EXPECT_EQ(*power(Rational(0), Rational(0)), Rational(1));
    EXPECT_EQ(*power(Rational(0), Rational(7)), Rational(0));
    EXPECT_EQ(*power(Rational(-1), decimal("1e30")), Rational(1));
    EXPECT_EQ(issueOf(power(Rational(0), Rational(-1))), "divided-by-zero");
    EXPECT_EQ(issueOf(power(Rational(4), decimal("0.5"))), "exponent-not-whole");
}

TEST(Rational, RefusesPowersBeyondItsSize)
{
    EXPECT_EQ(issueOf(power(Rational(2), Rational(4095))), "");
    EXPECT_EQ(issueOf(power(Rational(2), Rational(4096))), "too-large");
    EXPECT_EQ(issueOf(power(Rational(9), Rational(387'420'489))), "too-large");
    EXPECT_EQ(issueOf(power(Rational(9), decimal("1e40"))), "too-large");
    EXPECT_EQ(issueOf(power(Rational(9), decimal("-1e40"))), "too-small");
    EXPECT_EQ(issueOf(power(decimal("0.9"), decimal("1e40"))), "too-small");
    EXPECT_EQ(issueOf(power(decimal("0.9"), decimal("-1e40"))), "too-large");
}

RC_GTEST_PROP(Rational, ComputesLikeTheMachine, ())
{
    const std::int64_t a = small();
    const std::int64_t b = smallPositive();
    const std::int64_t c = small();
    const std::int64_t d = smallPositive();
    const Rational left{BigInteger(a), BigInteger(b)};
    const Rational right{BigInteger(c), BigInteger(d)};
    RC_ASSERT(left + right == Rational(BigInteger(a * d + c * b), BigInteger(b * d)));
    RC_ASSERT(left - right == Rational(BigInteger(a * d - c * b), BigInteger(b * d)));
    RC_ASSERT(left * right == Rational(BigInteger(a * c), BigInteger(b * d)));
    RC_ASSERT((left <=> right) == (a * d <=> c * b));
    RC_PRE(c != 0);
    RC_ASSERT(left / right == Rational(BigInteger(a * d), BigInteger(b * c)));
}

RC_GTEST_PROP(Rational, DividesToTheDoubleOfTheMachine, ())
{
    const auto limit = std::int64_t(1) << 53; // exact as doubles, so that their quotient is correctly rounded
    const auto numerator = *rc::gen::inRange(-limit, limit);
    const auto denominator = *rc::gen::inRange<std::int64_t>(1, limit);
    const double expected = static_cast<double>(numerator) / static_cast<double>(denominator);
    RC_ASSERT(Rational(BigInteger(numerator), BigInteger(denominator)).toDouble() == expected);
}

RC_GTEST_PROP(Rational, RoundsDecimalTextLikeTheCLibrary, ())
{
    const auto digits = *rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::inRange('0', char('9' + 1))));
    const int exponent = *rc::gen::inRange(-350 - static_cast<int>(digits.size()), 310);
    const std::string text = digits + 'e' + std::to_string(exponent);
    const double expected = std::strtod(text.c_str(), nullptr);
    const auto rounded = decimal(text).toDouble();
    RC_ASSERT(rounded.value_or(std::numeric_limits<double>::infinity()) == expected);
}

RC_GTEST_PROP(Rational, ComesBackFromAnyDouble, ())
{
    const double value = *anyDouble();
    RC_ASSERT(Rational::fromShortest(value).toDouble() == value);
}

// Just beside the middle of two neighbours, where a single bit decides.
RC_GTEST_PROP(Rational, RoundsTheMiddleOfTwoDoublesToEven, ())
{
    const auto bits = *wholeRange<std::uint64_t>() & 0x7fef'ffff'ffff'fffe;
    const auto even = std::bit_cast<double>(bits);
    const auto odd = std::bit_cast<double>(bits + 1);
    RC_PRE(std::isfinite(odd));
    const auto exact = [](double value) { // its very value, not its shortest text
        int exponent = 0;
        const double mantissa = std::ldexp(std::frexp(value, &exponent), 53);
        const BigInteger whole(static_cast<std::int64_t>(mantissa));
        const int shift = exponent - 53;
        return shift < 0 ? Rational(whole, BigInteger(1) << -shift) : Rational(whole << shift);
    };
    const Rational middle = (exact(even) + exact(odd)) / 2;
    const Rational bit = (exact(odd) - exact(even)) * powerOfTen(-30);
    RC_ASSERT(middle.toDouble() == even);
    RC_ASSERT((middle + bit).toDouble() == odd);
    RC_ASSERT((middle - bit).toDouble() == even);
    RC_ASSERT((-middle - bit).toDouble() == -odd);
}

} // namespace core
