// SPDX-License-Identifier: GPL-3.0-or-later
// The nearest divisors: against every divisor of small numbers, and in bounded time for the largest.
#include "core/run/divisors.h"

#include "core/base/number.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace core::run {

namespace {

std::optional<std::int64_t> naiveBelow(std::int64_t number, std::int64_t bound)
{
    for (std::int64_t size = std::min(bound - 1, number); size > 0; --size)
        if (number % size == 0)
            return size;
    return std::nullopt;
}

std::optional<std::int64_t> naiveAbove(std::int64_t number, std::int64_t bound)
{
    for (std::int64_t size = bound + 1; size <= number; ++size)
        if (number % size == 0)
            return size;
    return std::nullopt;
}

constexpr std::int64_t prime = 4611686018427387847; // the largest below 2^62

} // namespace

TEST(Divisors, AreTheNearestOfSmallNumbers)
{
    for (std::int64_t number = 1; number <= 400; ++number)
        for (std::int64_t bound = 1; bound <= number + 2; ++bound) {
            ASSERT_EQ(divisorBelow(number, bound), naiveBelow(number, bound)) << number << " below " << bound;
            ASSERT_EQ(divisorAbove(number, bound), naiveAbove(number, bound)) << number << " above " << bound;
        }
    EXPECT_EQ(divisorAbove(12, 0), 1);
}

RC_GTEST_PROP(Divisors, AreTheNearestUpToTheSquareOfTheReach, ())
{
    const auto number = *rc::gen::inRange<std::int64_t>(1, divisorReach * divisorReach + 1);
    const auto bound = *rc::gen::inRange<std::int64_t>(1, number + 2);
    RC_ASSERT(divisorBelow(number, bound) == naiveBelow(number, bound));
    RC_ASSERT(divisorAbove(number, bound) == naiveAbove(number, bound));
}

TEST(Divisors, AreExactBesideASmallBoundHoweverLargeTheNumber)
{
    EXPECT_EQ(divisorBelow(std::int64_t(1) << 62, 4097), 4096);
    EXPECT_EQ(divisorBelow(std::int64_t(1) << 62, 4096), 2048);
    EXPECT_EQ(divisorBelow(prime, 4097), 1);
    EXPECT_EQ(divisorAbove(2 * 4194301, 2), 4194301) << "through its cofactor, a prime";
    EXPECT_EQ(divisorAbove(prime, 1), prime);
    EXPECT_EQ(divisorAbove(prime, prime), std::nullopt);
    EXPECT_EQ(divisorBelow(prime, largestCount), prime);
    EXPECT_EQ(divisorBelow(largestCount, largestCount), largestCount / 7) << "2^63 - 1 is a multiple of 7";
}

RC_GTEST_PROP(Divisors, AreDivisorsOnTheirSideOfAnyNumber, ())
{
    const auto number = *rc::gen::inRange<std::int64_t>(1, largestCount);
    const auto bound = *rc::gen::inRange<std::int64_t>(1, largestCount);
    const auto below = divisorBelow(number, bound);
    RC_ASSERT(below.has_value() == (bound > 1));
    RC_ASSERT(!below || (*below<bound&& * below> 0 && number % *below == 0));
    const auto above = divisorAbove(number, bound);
    RC_ASSERT(above.has_value() == (bound < number));
    RC_ASSERT(!above || (*above > bound && number % *above == 0));
}

} // namespace core::run
