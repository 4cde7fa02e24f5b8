// SPDX-License-Identifier: GPL-3.0-or-later
// The short way gives the very bits of the rationals: over all doubles, near the halves of rounding and at its limits.
#include "core/numbers/short_decimal.h"

#include "tests/core/numbers/generators.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <bit>
#include <cmath>

namespace core {

namespace {

std::optional<double> exactProduct(const std::vector<ShortDecimal>& factors)
{
    Rational product = 1;
    for (const ShortDecimal& factor : factors)
        product = product * toRational(factor);
    return product.toDouble();
}

// The bits, so that nothing passes for the same that is not.
std::optional<std::uint64_t> bits(std::optional<double> value)
{
    return value ? std::optional(std::bit_cast<std::uint64_t>(*value)) : std::nullopt;
}

// Digits of any length up to 64 bits.
rc::Gen<std::uint64_t> anyDigits()
{
    return rc::gen::apply([](std::uint64_t number, int shift) { return number >> shift; }, wholeRange<std::uint64_t>(),
                          rc::gen::inRange(0, 64));
}

// Numbers as people type them: up to nine digits, up to nine decimals.
rc::Gen<double> typedDouble()
{
    return rc::gen::apply(
        [](std::int64_t digits, int decimals) { return static_cast<double>(digits) / std::pow(10, decimals); },
        rc::gen::inRange(std::int64_t(0), std::int64_t(1'000'000'000)), rc::gen::inRange(0, 10));
}

} // namespace

TEST(ShortDecimal, IsTheShortestTextOfADouble)
{
    EXPECT_EQ(shortDecimal(0), (ShortDecimal{0, 0}));
    EXPECT_EQ(shortDecimal(0.9), (ShortDecimal{9, -1}));
    EXPECT_EQ(shortDecimal(184.1), (ShortDecimal{1841, -1}));
    EXPECT_EQ(shortDecimal(2000), (ShortDecimal{2000, 0}));
    EXPECT_EQ(shortDecimal(1e22), (ShortDecimal{1, 22}));
    EXPECT_EQ(shortDecimal(5e-324), (ShortDecimal{5, -324}));
    EXPECT_EQ(shortDecimal(18014398509481984.0), (ShortDecimal{18014398509481984, 0})) << "2^54 is written out";
    EXPECT_EQ(toRational(shortDecimal(123456789012345680000.0)), Rational::fromShortest(123456789012345680000.0));
    EXPECT_EQ(shortDecimal(0.30000000000000004), (ShortDecimal{30000000000000004, -17}));
}

RC_GTEST_PROP(ShortDecimal, NamesTheSameNumberAsTheRational, ())
{
    const double value = std::abs(*rc::gen::oneOf(anyDouble(), typedDouble()));
    RC_ASSERT(toRational(shortDecimal(value)) == Rational::fromShortest(value));
}

TEST(ShortDecimal, LeavesTheRestToOneExactly)
{
    EXPECT_EQ(restToOne({9, -1}), (ShortDecimal{1, -1}));
    EXPECT_EQ(restToOne({0, 0}), (ShortDecimal{1, 0}));
    EXPECT_EQ(restToOne({1, 0}), (ShortDecimal{0, 0}));
    EXPECT_EQ(restToOne({1, -18}), (ShortDecimal{999'999'999'999'999'999, -18}));
    EXPECT_FALSE(restToOne({1, -19})) << "more decimals than fit";
    EXPECT_FALSE(restToOne({11, -1})) << "a negative rest";
}

TEST(NearestProduct, IsRoundedOnceToTheNearestAndThenTheEvenDouble)
{
    EXPECT_EQ(nearestProduct({{3, 0}, {1, -1}}), 0.3);
    EXPECT_EQ(nearestProduct({{9007199254740993, 0}}), 9007199254740992.0) << "a half goes to the even one";
    EXPECT_EQ(nearestProduct({{9007199254740995, 0}}), 9007199254740996.0);
    EXPECT_EQ(nearestProduct({{90071992547409930, -1}}), 9007199254740992.0);
    EXPECT_EQ(nearestProduct({{90071992547409931, -1}}), 9007199254740994.0) << "a little more than a half";
    EXPECT_EQ(nearestProduct({}), 1);
    EXPECT_EQ(nearestProduct({{0, 0}, {7, 400}}), 0);
}

TEST(NearestProduct, GoesOnWhereTheProcessorsIntegersEnd)
{
    EXPECT_EQ(nearestProduct({{1, 200}, {1, 100}}), 1e300);
    EXPECT_EQ(nearestProduct({{5, -324}}), 5e-324);
    EXPECT_EQ(nearestProduct({{5, -324}, {1, -1}}), 0);
    EXPECT_FALSE(nearestProduct({{1, 200}, {1, 200}})) << "beyond the largest double";
    EXPECT_FALSE(nearestProduct({{18, 307}, {1, 1}}));
}

RC_GTEST_PROP(NearestProduct, HasTheBitsOfTheRationalForAnyDigits, ())
{
    const auto digits = *rc::gen::container<std::vector<std::uint64_t>>(3, anyDigits());
    const auto exponents = *rc::gen::container<std::vector<int>>(3, rc::gen::inRange(-14, 14));
    const ShortDecimal a{digits[0], exponents[0]};
    const ShortDecimal b{digits[1], exponents[1]};
    const ShortDecimal c{digits[2], exponents[2]};
    RC_ASSERT(bits(nearestProduct({a})) == bits(exactProduct({a})));
    RC_ASSERT(bits(nearestProduct({a, b})) == bits(exactProduct({a, b})));
    RC_ASSERT(bits(nearestProduct({a, b, c})) == bits(exactProduct({a, b, c})));
}

// Where a double is written out with more digits than it has.
RC_GTEST_PROP(ShortDecimal, NamesTheSameLargeWholeNumberAsTheRational, ())
{
    const auto whole = *rc::gen::inRange(std::uint64_t(1) << 52, std::uint64_t(1) << 53);
    const double value = std::ldexp(static_cast<double>(whole), *rc::gen::inRange(-4, 30));
    RC_ASSERT(toRational(shortDecimal(value)) == Rational::fromShortest(value));
}

RC_GTEST_PROP(NearestProduct, HasTheBitsOfTheRationalForAnyDoubles, ())
{
    const auto number = rc::gen::map(rc::gen::oneOf(anyDouble(), typedDouble()), [](double x) { return std::abs(x); });
    const ShortDecimal a = shortDecimal(*number);
    const ShortDecimal b = shortDecimal(*number);
    RC_ASSERT(bits(nearestProduct({a, b})) == bits(exactProduct({a, b})));
}

// The middle between two neighbouring doubles, a little below it and a little above it.
RC_GTEST_PROP(NearestProduct, HasTheBitsOfTheRationalAroundHalves, ())
{
    const auto odd = 2 * *rc::gen::inRange(std::uint64_t(1) << 52, std::uint64_t(1) << 53) + 1;
    const int decimals = *rc::gen::inRange(0, 18);
    std::uint64_t five = 1; // odd / 2^decimals = odd * 5^decimals / 10^decimals
    for (int i = 0; i < decimals; ++i)
        five *= 5;
    const ShortDecimal middle{odd, -decimals};
    RC_ASSERT(bits(nearestProduct({middle, {five, 0}})) == bits(exactProduct({middle, {five, 0}})));
    const ShortDecimal below{odd * 1000 - 1, -decimals - 3};
    const ShortDecimal above{odd * 1000 + 1, -decimals - 3};
    RC_ASSERT(bits(nearestProduct({below, {five, 0}})) == bits(exactProduct({below, {five, 0}})));
    RC_ASSERT(bits(nearestProduct({above, {five, 0}})) == bits(exactProduct({above, {five, 0}})));
}

RC_GTEST_PROP(FractionToDouble, HasTheBitsOfTheRational, ())
{
    const Fraction fraction{*anyDigits(), *rc::gen::suchThat(anyDigits(), [](std::uint64_t n) { return n != 0; })};
    RC_ASSERT(bits(fraction.toDouble()) == bits(Rational(fraction).toDouble()));
}

} // namespace core
