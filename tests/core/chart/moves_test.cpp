// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/moves.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace core {
namespace {

constexpr double usual = 16; // how far the axis goes to both sides

Field fieldOf(Kind kind, const Bounds& bounds)
{
    Field field{};
    field.kind = kind;
    field.bounds = bounds;
    return field;
}

const Field counts = fieldOf(Kind::Count, {.least = 1});
const Field few = fieldOf(Kind::Count, {.least = 2, .most = 100});
const Field prices = fieldOf(Kind::Real, {.least = 0, .leastExcluded = true});
const Field shares = fieldOf(Kind::Percent, {.least = 0, .most = 1});

Value count(std::int64_t value)
{
    return value;
}

TEST(Moves, GoOneByOneThroughSmallCounts)
{
    for (std::int64_t from = 1; from < 12; ++from) {
        EXPECT_EQ((Moves{&counts, from}.next(1, usual)), count(from + 1));
        EXPECT_EQ((Moves{&counts, from + 1}.next(-1, usual)), count(from));
    }
}

TEST(Moves, GoByRoundStopsThroughLargeCounts)
{
    EXPECT_EQ((Moves{&counts, count(32)}.next(1, usual)), count(35));
    EXPECT_EQ((Moves{&counts, count(35)}.next(-1, usual)), count(32));
    EXPECT_EQ((Moves{&counts, count(1'000'000'000)}.next(1, usual)), count(1'100'000'000));
    EXPECT_EQ((Moves{&counts, count(60)}.next(1, usual)), count(64)); // no tick is stepped over
}

TEST(Moves, AreFinerWhereTheAxisIsZoomed)
{
    EXPECT_EQ((Moves{&counts, count(1024)}.next(1, 2)), count(1046));
    EXPECT_EQ((Moves{&counts, count(1024)}.next(1, 4096)), count(1300));
}

TEST(Moves, StayWithinTheBounds)
{
    EXPECT_EQ((Moves{&counts, count(1)}.next(-1, usual)), count(1));
    EXPECT_EQ((Moves{&counts, largestCount}.next(1, usual)), Value(largestCount));
    EXPECT_EQ((Moves{&few, count(100)}.next(1, usual)), count(100));
    EXPECT_EQ((Moves{&few, count(3)}.nextPowerOfTwo(-1)), count(2));
    EXPECT_EQ((Moves{&few, count(64)}.nextPowerOfTwo(1)), count(100));
    EXPECT_EQ((Moves{&few, count(50)}.at({true, 1, 1024}, 1, 0)), count(100));
    EXPECT_EQ((Moves{&shares, 0.95}.next(1, usual)), Value(1.0));
    EXPECT_EQ((Moves{&prices, largestReal}.next(1, usual)), Value(largestReal));
}

TEST(Moves, GoFromPowerOfTwoToPowerOfTwo)
{
    EXPECT_EQ((Moves{&counts, count(33)}.nextPowerOfTwo(1)), count(64));
    EXPECT_EQ((Moves{&counts, count(33)}.nextPowerOfTwo(-1)), count(32));
    EXPECT_EQ((Moves{&counts, count(32)}.nextPowerOfTwo(1)), count(64));
    EXPECT_EQ((Moves{&counts, count(32)}.nextPowerOfTwo(-1)), count(16));
    EXPECT_EQ((Moves{&counts, count(1)}.nextPowerOfTwo(-1)), count(1));
    EXPECT_EQ((Moves{&counts, largestCount}.nextPowerOfTwo(-1)), count(std::int64_t(1) << 62));
}

TEST(Moves, TakeTheRoundValueUnderAPlaceOnTheAxis)
{
    const Scale axis{true, 2, 512};
    EXPECT_EQ((Moves{&counts, count(32)}.at(axis, axis.position(100.4), 0.001)), count(100));
    EXPECT_EQ((Moves{&counts, count(33)}.at(axis, axis.position(33.3), 0.02)), count(33)); // not the tick of 32
    EXPECT_EQ((Moves{&counts, count(50)}.at(axis, axis.position(126), 0.01)), count(128));
    EXPECT_EQ((Moves{&counts, count(32)}.at(axis, -0.5, 0.001)), count(2));
    EXPECT_EQ((Moves{&counts, count(32)}.at(axis, 1.5, 0.001)), count(512));
    const Scale share{false, 0.0625, 1};
    EXPECT_EQ((Moves{&shares, 0.9}.at(share, share.position(0.51234), 0.001)), Value(0.512));
}

TEST(Moves, KeepTheExactOwnValueWhereADoubleCannotHoldIt)
{
    const std::int64_t own = (std::int64_t(1) << 60) + 1;
    const Scale axis{true, std::exp2(56), std::exp2(63)};
    EXPECT_EQ((Moves{&counts, own}.at(axis, axis.position(std::exp2(60)), 0.01)), count(own));
}

TEST(Moves, SnapToTheNearestPowerOfTwoWithinTheAxis)
{
    const Scale axis{true, 2, 512};
    EXPECT_EQ((Moves{&counts, count(32)}.powerOfTwoAt(axis, axis.position(46))), count(64)); // beyond 32 * sqrt(2)
    EXPECT_EQ((Moves{&counts, count(32)}.powerOfTwoAt(axis, axis.position(45))), count(32));
    EXPECT_EQ((Moves{&counts, count(32)}.powerOfTwoAt(axis, 1.2)), count(512));
    EXPECT_EQ((Moves{&counts, count(32)}.powerOfTwoAt(axis, -1)), count(2));
    const Scale linear{false, 2, 512};
    EXPECT_EQ((Moves{&counts, count(32)}.powerOfTwoAt(linear, linear.position(47))), count(32));
    EXPECT_EQ((Moves{&counts, count(32)}.powerOfTwoAt(linear, linear.position(49))), count(64));
}

RC_GTEST_PROP(Moves, UpIsUpAndDownIsDown, ())
{
    const auto from = *rc::gen::inRange<std::int64_t>(2, std::int64_t(1) << 53);
    const double reach = std::exp2(*rc::gen::inRange(1, 13));
    const Moves moves{&counts, from};
    RC_ASSERT(std::get<std::int64_t>(moves.next(1, reach)) > from);
    RC_ASSERT(std::get<std::int64_t>(moves.next(-1, reach)) < from);
    RC_ASSERT(std::get<std::int64_t>(moves.nextPowerOfTwo(1)) <= 2 * from);
}

} // namespace
} // namespace core
