// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/scale.h"

#include <gtest/gtest.h>

#include <cmath>

namespace core {
namespace {

using Ticks = std::vector<double>;

TEST(Scale, PlacesValuesOnALinearAxis)
{
    const Scale scale{false, 2, 6};
    EXPECT_EQ(scale.position(2), 0);
    EXPECT_EQ(scale.position(3), 0.25);
    EXPECT_EQ(scale.position(8), 1.5);
    EXPECT_EQ(scale.value(0.25), 3);
}

TEST(Scale, PlacesValuesOnALogarithmicAxis)
{
    const Scale scale{true, 2, 512};
    EXPECT_EQ(scale.position(2), 0);
    EXPECT_EQ(scale.position(32), 0.5);
    EXPECT_EQ(scale.position(512), 1);
    EXPECT_EQ(scale.value(0.5), 32);
    EXPECT_EQ(scale.position(0), -INFINITY);
    EXPECT_EQ(scale.position(-1), -INFINITY);
}

TEST(Scale, TicksAreMultiplesOfARoundStepOnALinearAxis)
{
    EXPECT_EQ((Scale{false, 0, 0.8}.ticks(6, false)), (Ticks{0, 0.2, 0.4, 0.6, 0.8}));
    EXPECT_EQ((Scale{false, 2, 512}.ticks(6, true)), (Ticks{100, 200, 300, 400, 500}));
    EXPECT_EQ((Scale{false, 0, 1}.ticks(11, false)), (Ticks{0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1}));
}

TEST(Scale, TicksAreWholeWhereAsked)
{
    EXPECT_EQ((Scale{false, 0, 2}.ticks(10, true)), (Ticks{0, 1, 2}));
    EXPECT_EQ((Scale{true, 0.05, 5e6}.ticks(12, true)), (Ticks{1, 10, 100, 1000, 10000, 100000, 1000000}));
}

TEST(Scale, TicksArePowersOfTwoOnALogarithmicAxis)
{
    EXPECT_EQ((Scale{true, 2, 512}.ticks(9, true)), (Ticks{2, 4, 8, 16, 32, 64, 128, 256, 512}));
    EXPECT_EQ((Scale{true, 2, 512}.ticks(8, true)), (Ticks{2, 8, 32, 128, 512}));
    EXPECT_EQ((Scale{true, 2, 512}.ticks(2, true)), (Ticks{2, 64}));
    EXPECT_EQ((Scale{true, 2, 512}.ticks(1, true)), (Ticks{2}));
}

TEST(Scale, TicksAreDecimalWherePowersOfTwoAreLong)
{
    const Scale scale{true, std::exp2(25), std::exp2(34)};
    EXPECT_EQ(scale.ticks(9, true), (Ticks{5e7, 1e8, 2e8, 5e8, 1e9, 2e9, 5e9, 1e10}));
    EXPECT_EQ(scale.ticks(7, true), (Ticks{1e8, 1e9, 1e10}));
    EXPECT_EQ(scale.ticks(2, true), (Ticks{1e8, 1e10}));
}

TEST(Scale, TicksBelowOneAreDecimal)
{
    EXPECT_EQ((Scale{true, 0.05, 2}.ticks(9, false)), (Ticks{0.05, 0.1, 0.2, 0.5, 1, 2}));
}

TEST(Scale, NeverMoreTicksThanAsked)
{
    for (const double most : {1e-15, 0.37, 1.0, 7.0, 512.0, 1e9, 1e19})
        for (int count = 1; count < 12; ++count) {
            EXPECT_LE((Scale{false, 0, most}.ticks(count, false)).size(), std::size_t(count));
            EXPECT_LE((Scale{true, most / 300, most}.ticks(count, false)).size(), std::size_t(count));
        }
    EXPECT_TRUE((Scale{false, 0, 1}.ticks(0, false)).empty());
}

TEST(Scale, EveryTickStandsOnTheAxis)
{
    for (const double least : {1.0, 3.0, 1e6, 1e12, std::exp2(55)})
        for (const bool logarithmic : {true, false}) {
            const Scale scale{logarithmic, least, least * 256};
            for (const double tick : scale.ticks(10, true)) {
                EXPECT_GE(tick, scale.least * (1 - 1e-9));
                EXPECT_LE(tick, scale.most * (1 + 1e-9));
            }
        }
}

TEST(Scale, RoundsEndsOutwards)
{
    EXPECT_EQ(powerOfTwoBelow(8), 8);
    EXPECT_EQ(powerOfTwoBelow(15.9), 8);
    EXPECT_EQ(powerOfTwoAbove(8), 8);
    EXPECT_EQ(powerOfTwoAbove(8.1), 16);
    EXPECT_EQ(powerOfTwoBelow(0.3), 0.25);
    EXPECT_EQ(roundedUp(0.777), 0.8);
    EXPECT_EQ(roundedUp(1024), 1200);
    EXPECT_EQ(roundedUp(1), 1);
    EXPECT_EQ(roundedUp(1e-17), 1e-17);
}

TEST(Scale, LogarithmicAxesEndOnTicks)
{
    EXPECT_EQ(logarithmicScale(3.6, 1000), (Scale{true, 2, 1024}));
    EXPECT_EQ(logarithmicScale(5, 5), (Scale{true, 4, 8}));
    EXPECT_EQ(logarithmicScale(0.03, 40), (Scale{true, 0.02, 50}));
    EXPECT_EQ(logarithmicScale(3e6, 4e9), (Scale{true, 2e6, 5e9}));
}

TEST(Scale, RoundsToDigits)
{
    EXPECT_EQ(roundedTo(36712345, 2), 37000000);
    EXPECT_EQ(roundedTo(0.01234, 3), 0.0123);
    EXPECT_EQ(roundedTo(0, 3), 0);
    EXPECT_EQ(roundedTo(995, 2), 1000);
}

} // namespace
} // namespace core
