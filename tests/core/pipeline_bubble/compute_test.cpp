// SPDX-License-Identifier: GPL-3.0-or-later
// The pipeline bubble: exact fractions, the edges of its warnings, blanks, and how it moves with its inputs.
#include "core/pipeline_bubble/compute.h"

#include "core/numbers/rational.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

namespace core::pipeline_bubble {

namespace {

constexpr std::int64_t largest = largestCount;

// The code of the warning, or nothing.
std::string warning(std::int64_t stages, std::int64_t microbatches)
{
    const Results results = compute({stages, microbatches});
    return results.warnings.empty() ? "" : results.warnings.front().code;
}

rc::Gen<std::int64_t> anyCount()
{
    return rc::gen::mapcat(rc::gen::inRange(0, 63),
                           [](int bits) { return rc::gen::inRange(std::int64_t(1), (std::int64_t(1) << bits) + 1); });
}

} // namespace

TEST(PipelineBubble, GivesTheWorkedExampleExactly)
{
    const Results results = compute({8, 32});
    EXPECT_EQ(results.bubbleFraction.value, Number(Fraction{7, 39}));
    EXPECT_EQ(results.pipelineEfficiency.value, Number(Fraction{32, 39}));
    EXPECT_EQ(results.bubbleToIdealRatio.value, Number(Fraction{7, 32}));
}

TEST(PipelineBubble, AndEfficiencyMakeOneForAllUsualSizes)
{
    for (std::int64_t p = 1; p <= 64; ++p)
        for (std::int64_t m = 1; m <= 512; ++m) {
            const Fraction bubble = bubbleFraction(p, m);
            const Fraction efficiency = pipelineEfficiency(p, m);
            const auto steps = static_cast<std::uint64_t>(m + p - 1);
            ASSERT_EQ(bubble, (Fraction{static_cast<std::uint64_t>(p - 1), steps})) << p << ' ' << m;
            ASSERT_EQ(efficiency, (Fraction{static_cast<std::uint64_t>(m), steps})) << p << ' ' << m;
            ASSERT_EQ(Rational(bubble) + Rational(efficiency), Rational(1)) << p << ' ' << m;
            ASSERT_EQ(Rational(bubbleToIdealRatio(p, m)), Rational(bubble) / (Rational(1) - Rational(bubble)));
        }
}

TEST(PipelineBubble, IsExactForTheLargestCounts)
{
    const auto count = static_cast<std::uint64_t>(largest);
    EXPECT_EQ(bubbleFraction(largest, largest), (Fraction{count - 1, 2 * count - 1}));
    EXPECT_EQ(pipelineEfficiency(largest, largest), (Fraction{count, 2 * count - 1}));
    EXPECT_EQ(bubbleToIdealRatio(largest, 1), (Fraction{count - 1, 1}));
    EXPECT_FALSE(compute({largest, largest}).bubbleFraction.tooLarge);
}

TEST(PipelineBubble, OfOneStageIsNothingWithoutAWarning)
{
    EXPECT_EQ(bubbleFraction(1, 1), (Fraction{0, 1}));
    EXPECT_EQ(warning(1, 1), "");
    EXPECT_EQ(warning(1, 3), "");
    EXPECT_EQ(warning(1, largest), "");
}

TEST(PipelineBubble, WarnsAtTheEdgesOfTheRule)
{
    for (const std::int64_t p : {std::int64_t(2), std::int64_t(3), std::int64_t(8), largest / 4}) {
        EXPECT_EQ(warning(p, p - 1), "fewer-microbatches-than-stages") << p;
        EXPECT_EQ(warning(p, p), "few-microbatches") << p;
        EXPECT_EQ(warning(p, 4 * p - 1), "few-microbatches") << p;
        EXPECT_EQ(warning(p, 4 * p), "") << p;
    }
}

TEST(PipelineBubble, WarnsWhereFourPerStageIsBeyondACount)
{
    const std::int64_t p = largest / 4 + 1;
    EXPECT_EQ(warning(p, largest), "few-microbatches");
    EXPECT_EQ(warning(largest, largest), "few-microbatches");
    EXPECT_EQ(warning(largest, 1), "fewer-microbatches-than-stages");
    for (const std::int64_t stages : {p, 2 * p - 1}) {
        const Issue issue = compute({stages, largest}).warnings.front();
        ASSERT_EQ(issue.arguments.size(), 5u);
        EXPECT_EQ(issue.arguments[3].number, Number(4 * static_cast<std::uint64_t>(stages)));
        ASSERT_TRUE(issue.arguments[4].number);
        EXPECT_DOUBLE_EQ(toDouble(*issue.arguments[4].number), 0.2);
    }
    const Issue issue = compute({2 * p, largest}).warnings.front();
    ASSERT_EQ(issue.arguments.size(), 5u);
    EXPECT_FALSE(issue.arguments[3].number) << "2^64 cannot be held";
    EXPECT_FALSE(issue.arguments[4].number);
}

TEST(PipelineBubble, WarningCarriesTheNumbersOfItsSentence)
{
    const Issue issue = compute({8, 16}).warnings.front();
    EXPECT_EQ(issue.field, "microbatches");
    ASSERT_EQ(issue.arguments.size(), 5u);
    EXPECT_EQ(issue.arguments[0].number, Number(std::uint64_t(16)));
    EXPECT_EQ(issue.arguments[1].number, Number(std::uint64_t(8)));
    EXPECT_EQ(issue.arguments[2].number, Number(Fraction{7, 23}));
    EXPECT_EQ(issue.arguments[3].number, Number(std::uint64_t(32)));
    EXPECT_EQ(issue.arguments[4].number, Number(Fraction{7, 39}));
}

TEST(PipelineBubble, StaysBlankWithoutBothInputs)
{
    for (const Inputs& inputs : {Inputs{}, Inputs{8, {}}, Inputs{{}, 32}}) {
        const Results results = compute(inputs);
        EXPECT_FALSE(results.bubbleFraction.value || results.pipelineEfficiency.value ||
                     results.bubbleToIdealRatio.value);
        EXPECT_FALSE(results.bubbleFraction.tooLarge);
        EXPECT_TRUE(results.warnings.empty());
        EXPECT_EQ(results.bubbleFraction.arguments.size(), 5u);
    }
}

RC_GTEST_PROP(PipelineBubble, FallsWithMicrobatchesAndRisesWithStages, ())
{
    const std::int64_t p = *anyCount();
    const std::int64_t m = *anyCount();
    RC_PRE(p < largest && m < largest);
    const Rational bubble(bubbleFraction(p, m));
    RC_ASSERT(Rational(bubbleFraction(p + 1, m)) > bubble);
    if (p > 1)
        RC_ASSERT(Rational(bubbleFraction(p, m + 1)) < bubble);
    RC_ASSERT(bubble + Rational(pipelineEfficiency(p, m)) == Rational(1));
}

RC_GTEST_PROP(PipelineBubble, WarnsExactlyBelowFourPerStage, ())
{
    const std::int64_t p = *anyCount();
    const std::int64_t m = *anyCount();
    const bool few = p > 1 && Rational(m) < Rational(p) * Rational(4);
    RC_ASSERT(warning(p, m) == (m < p ? "fewer-microbatches-than-stages" : few ? "few-microbatches" : ""));
}

TEST(PipelineBubble, CurveMeetsTheExactFractionAndFallsWithChunks)
{
    EXPECT_DOUBLE_EQ(bubbleFractionAt(8, 32, 1), 7.0 / 39);
    EXPECT_DOUBLE_EQ(bubbleFractionAt(8, 32, 2), 7.0 / 71);
    EXPECT_DOUBLE_EQ(bubbleFractionAt(1, 32, 1), 0);
}

} // namespace core::pipeline_bubble
