// SPDX-License-Identifier: GPL-3.0-or-later
// The closest counts and doubles to a bound, at the edges of what can be held.
#include "core/calculator/inverse.h"

#include "tests/core/numbers/generators.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace core {

namespace {

using Verdict = Inverse::Verdict;

constexpr double leastReal = std::numeric_limits<double>::denorm_min();
constexpr RealRange positive{leastReal, largestReal};
constexpr RealRange share{0, 1};

void expectSolved(const Inverse& inverse, const Value& value, bool exact)
{
    ASSERT_EQ(inverse.verdict, Verdict::Solved);
    EXPECT_EQ(inverse.value, value);
    EXPECT_EQ(inverse.exact, exact);
}

void expectNone(const Inverse& inverse, Verdict verdict, const std::optional<Value>& value)
{
    EXPECT_EQ(inverse.verdict, verdict);
    EXPECT_EQ(inverse.value, value);
}

} // namespace

TEST(CountFrom, IsTheLeastWholeNumberThatIsNotBelowTheBound)
{
    expectSolved(countFrom(135), std::int64_t(135), true);
    expectSolved(countFrom(Rational(271, 2)), std::int64_t(136), false);
    expectSolved(countFrom(1 + powerOfTen(-100)), std::int64_t(2), false);
    expectSolved(countFrom(largestCount), largestCount, true);
    expectSolved(countFrom(largestCount - powerOfTen(-100)), largestCount, false);
    expectNone(countFrom(largestCount + powerOfTen(-100)), Verdict::NeedsTooMuch, {});
    for (const Rational& bound : {Rational(1), Rational(1, 2), Rational(0), Rational(-5)})
        expectNone(countFrom(bound), Verdict::AlwaysMet, Value(std::int64_t(1)));
}

TEST(CountUpTo, IsTheLargestWholeNumberThatIsNotAboveTheBound)
{
    expectSolved(countUpTo(1), std::int64_t(1), true);
    expectSolved(countUpTo(Rational(271, 2)), std::int64_t(135), false);
    expectSolved(countUpTo(largestCount - powerOfTen(-100)), largestCount - 1, false);
    expectNone(countUpTo(largestCount), Verdict::AlwaysMet, Value(largestCount));
    expectNone(countUpTo(powerOfTen(30)), Verdict::AlwaysMet, Value(largestCount));
    expectNone(countUpTo(1 - powerOfTen(-100)), Verdict::OutOfReach, Value(std::int64_t(1)));
    expectNone(countUpTo(-5), Verdict::OutOfReach, Value(std::int64_t(1)));
}

TEST(CountTimes, DividesOrNamesTheNeighboursThatCanBeHeld)
{
    expectSolved(countTimes(14, 252), std::int64_t(18), true);
    expectSolved(countTimes(1, largestCount), largestCount, true);
    expectSolved(countTimes(largestCount, largestCount), std::int64_t(1), true);

    struct Row
    {
        BigInteger factor;
        BigInteger target;
        std::optional<std::int64_t> below;
        std::optional<std::int64_t> above;
    };
    const BigInteger beyond = BigInteger(largestCount) + 1;
    for (const auto& [factor, target, below, above] :
         {Row{14, 256, 18, 19}, Row{14, 13, {}, 1}, Row{2, largestCount, largestCount / 2, {}},
          Row{largestCount - 1, largestCount, 1, {}}, Row{largestCount, largestCount - 1, {}, 1},
          Row{beyond, largestCount, {}, {}}, Row{beyond * beyond, 1, {}, {}}}) {
        const Inverse inverse = countTimes(factor, target);
        EXPECT_EQ(inverse.verdict, Verdict::Solved);
        EXPECT_FALSE(inverse.exact || inverse.value) << factor.toDecimal();
        EXPECT_EQ(inverse.below, below) << factor.toDecimal();
        EXPECT_EQ(inverse.above, above) << factor.toDecimal();
    }
}

TEST(RealFrom, NeverFallsShortOfTheBound)
{
    expectSolved(realFrom(Rational(1345, 2000), share), 0.6725, true);
    const double third = 1.0 / 3; // 0.3333333333333333, a little below it
    expectSolved(realFrom(Rational(1, 3), share), std::nextafter(third, 1.0), false);
    expectSolved(realFrom(Rational(5, 9), share), 5.0 / 9, false); // 0.5555555555555556
    expectSolved(realFrom(powerOfTen(-1000), share), leastReal, false);
    expectSolved(realFrom(1, share), 1.0, true);
    expectSolved(realFrom(1 - powerOfTen(-100), share), 1.0, false);
    expectNone(realFrom(1 + powerOfTen(-100), share), Verdict::OutOfReach, Value(1.0));
    expectNone(realFrom(0, share), Verdict::AlwaysMet, Value(0.0));
    expectNone(realFrom(Rational::fromShortest(leastReal), positive), Verdict::AlwaysMet, Value(leastReal));
    expectSolved(realFrom(Rational::fromShortest(largestReal), positive), largestReal, true);
    expectNone(realFrom(powerOfTen(309), positive), Verdict::NeedsTooMuch, {});
}

TEST(RealUpTo, NeverExceedsTheBound)
{
    expectSolved(realUpTo(Rational(1, 8), positive), 0.125, true);
    expectSolved(realUpTo(Rational(1, 3), positive), 1.0 / 3, false);
    expectSolved(realUpTo(Rational(5, 9), positive), std::nextafter(5.0 / 9, 0.0), false);
    expectSolved(realUpTo(Rational::fromShortest(leastReal), positive), leastReal, true);
    expectNone(realUpTo(Rational::fromShortest(leastReal) / 2, positive), Verdict::NeedsTooLittle, {});
    expectNone(realUpTo(0, positive), Verdict::NeedsTooLittle, {});
    expectNone(realUpTo(Rational::fromShortest(largestReal), positive), Verdict::AlwaysMet, Value(largestReal));
    expectNone(realUpTo(powerOfTen(400), positive), Verdict::AlwaysMet, Value(largestReal));
}

RC_GTEST_PROP(RealFrom, IsTheFirstDoubleWhoseTextReachesTheBound, ())
{
    const double near = std::abs(*anyDouble());
    const Rational bound = Rational::fromShortest(near) * Rational(*rc::gen::inRange<std::int64_t>(1, 4), 3);
    const Inverse from = realFrom(bound, positive);
    RC_PRE(from.verdict == Verdict::Solved);
    const double least = std::get<double>(*from.value);
    RC_ASSERT(Rational::fromShortest(least) >= bound);
    RC_ASSERT(Rational::fromShortest(std::nextafter(least, 0.0)) < bound);
    const Inverse upTo = realUpTo(bound, positive);
    RC_PRE(upTo.verdict == Verdict::Solved);
    const double most = std::get<double>(*upTo.value);
    RC_ASSERT(Rational::fromShortest(most) <= bound);
    RC_ASSERT(from.exact == upTo.exact);
    RC_ASSERT(least == (from.exact ? most : std::nextafter(most, largestReal)));
}

} // namespace core
