// SPDX-License-Identifier: GPL-3.0-or-later
// Data-parallel scaling: the worked example, its edges, and products that are too large each by themselves.
#include "core/data_parallel_scaling/compute.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace core::data_parallel_scaling {

namespace {

double real(const Answer& answer)
{
    return answer.value ? toDouble(*answer.value) : std::nan("");
}

} // namespace

TEST(DataParallelScaling, GivesTheWorkedExample)
{
    const Results results = compute({64, 2000.0, 0.9});
    EXPECT_EQ(real(results.actualThroughput), 115200);
    EXPECT_EQ(real(results.speedup), 57.6);
    EXPECT_EQ(real(results.idealThroughput), 128000);
    EXPECT_EQ(real(results.overheadThroughput), 12800);
    EXPECT_TRUE(results.warnings.empty());
}

TEST(DataParallelScaling, LosesNothingAtFullEfficiencyAndAllAtNone)
{
    EXPECT_EQ(real(compute({8, 100.0, 1.0}).overheadThroughput), 0);
    EXPECT_EQ(real(compute({8, 100.0, 1.0}).actualThroughput), 800);
    EXPECT_EQ(real(compute({8, 100.0, 0.0}).actualThroughput), 0);
    EXPECT_EQ(real(compute({8, 100.0, 0.0}).overheadThroughput), 800);
}

TEST(DataParallelScaling, ShowsWhatDoesNotNeedTheBlank)
{
    const Results noEfficiency = compute({8, 100.0, {}});
    EXPECT_EQ(real(noEfficiency.idealThroughput), 800);
    EXPECT_FALSE(noEfficiency.actualThroughput.value || noEfficiency.speedup.value);
    const Results noThroughput = compute({8, {}, 0.5});
    EXPECT_EQ(real(noThroughput.speedup), 4);
    EXPECT_FALSE(noThroughput.idealThroughput.value || noThroughput.overheadThroughput.value);
    const Results noDevices = compute({{}, 100.0, 0.5});
    EXPECT_FALSE(noDevices.speedup.value || noDevices.idealThroughput.value);
    EXPECT_FALSE(noDevices.idealThroughput.tooLarge);
}

TEST(DataParallelScaling, ReachesTheLargestRealAndNoFurther)
{
    EXPECT_EQ(real(compute({1, largestReal, 1.0}).actualThroughput), largestReal);
    const Results beyond = compute({2, largestReal, 1.0});
    EXPECT_TRUE(beyond.idealThroughput.tooLarge && beyond.actualThroughput.tooLarge);
    EXPECT_EQ(real(beyond.speedup), 2);
}

TEST(DataParallelScaling, KeepsTheOtherResultsWhereTheIdealIsTooLarge)
{
    const Results half = compute({2, largestReal, 0.5});
    EXPECT_TRUE(half.idealThroughput.tooLarge);
    EXPECT_FALSE(half.actualThroughput.tooLarge || half.overheadThroughput.tooLarge);
    EXPECT_EQ(real(half.actualThroughput), largestReal);
    EXPECT_EQ(real(half.overheadThroughput), largestReal);
    EXPECT_EQ(real(compute({2, largestReal, 0.0}).actualThroughput), 0);
    EXPECT_TRUE(compute({2, largestReal, 0.0}).overheadThroughput.tooLarge);
    const Results noEfficiency = compute({2, largestReal, {}});
    EXPECT_FALSE(noEfficiency.actualThroughput.tooLarge || noEfficiency.overheadThroughput.tooLarge);
}

TEST(DataParallelScaling, NeverPutsAnInfiniteNumberIntoASentence)
{
    for (const Argument& argument : compute({largestCount, largestReal, 1.0}).actualThroughput.arguments)
        EXPECT_TRUE(!argument.number || std::isfinite(toDouble(*argument.number)));
}

RC_GTEST_PROP(DataParallelScaling, ActualAndOverheadMakeTheIdeal, ())
{
    const auto devices = *rc::gen::inRange<std::int64_t>(1, std::int64_t(1) << 40);
    const double throughput = *rc::gen::inRange(1, 1'000'000'000) / 1000.0;
    const double efficiency = *rc::gen::inRange(0, 1001) / 1000.0;
    const Results results = compute({devices, throughput, efficiency});
    const double ideal = real(results.idealThroughput);
    RC_ASSERT(std::abs(real(results.actualThroughput) + real(results.overheadThroughput) - ideal) <= 1e-15 * ideal);
    RC_ASSERT(real(results.speedup) <= static_cast<double>(devices));
    RC_ASSERT(real(results.overheadThroughput) >= 0);
}

} // namespace core::data_parallel_scaling
