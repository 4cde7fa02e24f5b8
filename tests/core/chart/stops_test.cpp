// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/stops.h"

#include <gtest/gtest.h>

#include <cmath>

namespace core {
namespace {

TEST(Stops, AreWholeCountsWhereTheAxisHasFew)
{
    const Stops stops{{true, 2, 512}, true, 32};
    EXPECT_EQ(stops.after(2), 3);
    EXPECT_EQ(stops.after(3), 4);
    EXPECT_EQ(stops.before(3), 2);
    EXPECT_EQ(stops.after(31), 32);
    EXPECT_EQ(stops.before(33), 32);
}

TEST(Stops, NeverStepOverTicksAndThePersonsOwnValue)
{
    const Stops stops{{true, 2, 512}, true, 301};
    EXPECT_EQ(stops.after(250), 256);
    EXPECT_EQ(stops.after(295), 301);
    EXPECT_EQ(stops.before(310), 301);
}

TEST(Stops, AreRoundAndReachBothEnds)
{
    const double least = std::exp2(25);
    const double most = std::exp2(34);
    const Stops stops{{true, least, most}, true, 1e9};
    EXPECT_EQ(stops.after(least), 37e6);
    int count = 0;
    double last = least;
    for (double at = stops.after(least); at != last; at = stops.after(at), ++count) {
        ASSERT_GT(at, last);
        ASSERT_LT(count, 200);
        last = at;
    }
    EXPECT_EQ(last, most);
    for (double at = stops.before(most); at != last; at = stops.before(at)) {
        ASSERT_LT(at, last);
        last = at;
    }
    EXPECT_EQ(last, least);
}

TEST(Stops, MoveEvenWhereADoubleCannotHoldTheNextCount)
{
    const double most = std::exp2(63);
    const Stops stops{{false, std::exp2(59), most}, true, most};
    EXPECT_GT(stops.after(std::exp2(60)), std::exp2(60));
    EXPECT_EQ(stops.after(most), most);
    EXPECT_LT(stops.before(most), most);
}

TEST(Stops, AreDrawnToTicksAndThePersonsOwnValue)
{
    const Stops stops{{true, 256, 65536}, true, 4100};
    EXPECT_EQ(stops.nearest(stops.axis.position(4097), 0.005), 4100);
    EXPECT_EQ(stops.nearest(stops.axis.position(2049), 0.005), 2048);
    EXPECT_EQ(stops.nearest(stops.axis.position(3333), 0.005), 3330);
    EXPECT_EQ(stops.nearest(stops.axis.position(333.3), 0.005), 333);
    EXPECT_EQ(stops.nearest(-0.5, 0.005), 256);
    EXPECT_EQ(stops.nearest(1.5, 0.005), 65536);
}

} // namespace
} // namespace core
