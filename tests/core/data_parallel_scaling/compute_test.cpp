// SPDX-License-Identifier: GPL-3.0-or-later
// Data-parallel scaling: the worked example, its edges, and products that are too large each by themselves.
#include "core/data_parallel_scaling/compute.h"

#include "core/numbers/rational.h"
#include "tests/core/numbers/generators.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
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

TEST(DataParallelScaling, GivesDecimalProductsWithoutBinaryNoise)
{
    EXPECT_EQ(real(compute({8, 122.0, 0.9999}).overheadThroughput), 0.0976);
    EXPECT_EQ(real(compute({3, 1.0, 0.1}).speedup), 0.3);
    EXPECT_EQ(real(compute({3, 0.1, 1.0}).idealThroughput), 0.3);
    EXPECT_EQ(real(compute({3, 0.7, 0.1}).actualThroughput), 0.21);
}

TEST(DataParallelScaling, IsNothingWhereOnlyZeroIsNear)
{
    const Results results = compute({1, 5e-324, 0.1});
    EXPECT_EQ(real(results.actualThroughput), 0);
    EXPECT_EQ(real(results.overheadThroughput), 5e-324);
}

RC_GTEST_PROP(DataParallelScaling, EachResultIsTheDoubleNearestToItsExactProduct, ())
{
    const auto devices = *rc::gen::inRange<std::int64_t>(1, std::int64_t(1) << 40);
    const std::int64_t thousandths = *rc::gen::inRange(1, 1'000'000'000);
    const std::int64_t loss = *rc::gen::oneOf(rc::gen::inRange(0, 1'000'001), rc::gen::inRange(0, 100));
    const std::int64_t million = 1'000'000; // a loss of 1 is a millionth
    const Results results = compute({devices, static_cast<double>(thousandths) / 1000,
                                     static_cast<double>(million - loss) / static_cast<double>(million)});
    const Rational ideal = Rational(devices) * Rational(thousandths, 1000);
    const Rational efficiency(million - loss, million);
    RC_ASSERT(real(results.idealThroughput) == ideal.toDouble());
    RC_ASSERT(real(results.actualThroughput) == (ideal * efficiency).toDouble());
    RC_ASSERT(real(results.overheadThroughput) == (ideal * Rational(loss, million)).toDouble());
    RC_ASSERT(real(results.speedup) == (Rational(devices) * efficiency).toDouble());
}

RC_GTEST_PROP(DataParallelScaling, EachResultHasTheBitsOfTheRationalForAnyInputs, ())
{
    const auto devices = *rc::gen::inRange(std::int64_t(1), largestCount) >> *rc::gen::inRange(0, 62) | 1;
    const double throughput = std::abs(*anyDouble());
    const double efficiency =
        *rc::gen::oneOf(rc::gen::map(wholeRange<std::uint32_t>(), [](std::uint32_t n) { return n / 4294967295.0; }),
                        rc::gen::map(anyDouble(), [](double x) { return std::min(std::abs(x), 1.0); }));
    const Results results = compute({devices, throughput, efficiency});
    const Rational ideal = Rational(devices) * Rational::fromShortest(throughput);
    const Rational share = Rational::fromShortest(efficiency);
    const auto same = [](const Answer& answer, const Rational& exact) {
        const auto expected = exact.toDouble();
        return expected ? answer.value == Number(*expected) && !answer.tooLarge : !answer.value && answer.tooLarge;
    };
    RC_ASSERT(same(results.idealThroughput, ideal));
    RC_ASSERT(same(results.actualThroughput, ideal * share));
    RC_ASSERT(same(results.overheadThroughput, ideal * (1 - share)));
    RC_ASSERT(same(results.speedup, Rational(devices) * share));
}

} // namespace core::data_parallel_scaling
