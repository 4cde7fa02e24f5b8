// SPDX-License-Identifier: GPL-3.0-or-later
// The time of a step against another: worked examples, what it comes to in general, and runs that cannot have it.
#include "core/run/step_time.h"

#include "core/numbers/difference.h"
#include "core/run/compute.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace core::run {

namespace {

// GPUs, tensor, pipeline, context, microbatch, global batch, sequence length, passes: 8 replicas.
const Inputs example{512, 8, 8, 1, 8, 2048, 8192, 1};

Rational ratio(const Inputs& run, const Pipeline& from, const Pipeline& to)
{
    return *stepTime(run, to) / *stepTime(run, from);
}

std::string codeOf(const Inputs& run, const Pipeline& pipeline)
{
    const auto time = stepTime(run, pipeline);
    return time ? "" : time.issue().code;
}

} // namespace

TEST(StepTime, TwiceTheMicrobatchesOfHalfTheSizeDrainSooner)
{
    EXPECT_EQ(ratio(example, {8, 32}, {8, 64}), Rational(284, 312));
    EXPECT_EQ(differenceText(Fraction{312, 312}, Fraction{284, 312}, Kind::Real, numberStyle("en")), "−9.0%");
}

TEST(StepTime, ThePipelineAsItIsTakesTheSame)
{
    EXPECT_EQ(ratio(example, {8, 32}, {8, 32}), 1);
}

TEST(StepTime, TwiceTheStagesHaveHalfTheReplicasWithTwiceTheMicrobatch)
{
    // 4 replicas, b = 16, half the layers in a stage: 47 x 16 / 16 against 39 x 8 / 8.
    EXPECT_EQ(ratio(example, {8, 32}, {16, 32}), Rational(47, 39));
}

TEST(StepTime, WithoutAPipelineNothingIsLost)
{
    EXPECT_EQ(ratio(example, {8, 32}, {1, 32}), Rational(32, 39));
}

TEST(StepTime, TheRunsOwnPipelineAndMicrobatchDoNotCount)
{
    Inputs other = example;
    other.pipelineParallel = 3;
    other.microbatch.reset();
    other.sequenceLength.reset();
    EXPECT_EQ(*stepTime(other, {8, 64}), *stepTime(example, {8, 64}));
}

TEST(StepTime, PassesDivideTheMicrobatch)
{
    Inputs twice = example;
    twice.passes = 2;
    EXPECT_EQ(ratio(twice, {8, 32}, {8, 64}), Rational(284, 312));
    EXPECT_EQ(codeOf(twice, {8, 256}), code::microbatchNotWhole);
    EXPECT_EQ(codeOf(example, {8, 256}), "");
}

TEST(StepTime, StagesThatLeaveNoWholeReplicasSayWhy)
{
    const auto time = stepTime(example, {7, 32});
    ASSERT_FALSE(time);
    EXPECT_EQ(time.issue().code, code::replicasNotWhole);
    ASSERT_EQ(time.issue().arguments.size(), 3u);
    EXPECT_EQ(time.issue().arguments[1].number, Number(std::uint64_t(512)));
    EXPECT_EQ(time.issue().arguments[2].number, Number(std::uint64_t(56)));
}

TEST(StepTime, MicrobatchesThatLeaveNoWholeMicrobatchSayWhy)
{
    const auto time = stepTime(example, {8, 48});
    ASSERT_FALSE(time);
    EXPECT_EQ(time.issue().code, code::microbatchNotWhole);
    EXPECT_EQ(time.issue().field, "global-batch");
    ASSERT_EQ(time.issue().arguments.size(), 5u);
    EXPECT_EQ(time.issue().arguments[0].number, Number(Rational(16, 3).toDouble().value()));
    EXPECT_EQ(time.issue().arguments[3].number, Number(std::uint64_t(48)));
}

TEST(StepTime, BlanksLeaveItUnknown)
{
    for (const auto member :
         {&Inputs::gpus, &Inputs::tensorParallel, &Inputs::contextParallel, &Inputs::globalBatch, &Inputs::passes}) {
        Inputs blank = example;
        (blank.*member).reset();
        EXPECT_EQ(codeOf(blank, {8, 32}), code::stepTimeUnknown);
    }
    EXPECT_EQ(codeOf(example, {std::nullopt, 32}), code::stepTimeUnknown);
    EXPECT_EQ(codeOf(example, {8, std::nullopt}), code::stepTimeUnknown);
}

TEST(StepTime, TheLargestSizesAreExact)
{
    const Inputs largest{largestCount, 1, 1, 1, 1, largestCount, 1, 1};
    EXPECT_EQ(*stepTime(largest, {largestCount, largestCount}), 2 - Rational(1, largestCount));
}

// With the same GPUs and the same global batch the work is the same; only the bubble differs.
RC_GTEST_PROP(StepTime, IsTheBubbleAlone, ())
{
    const auto size = [](int most) { return *rc::gen::inRange<std::int64_t>(1, most); };
    const std::int64_t p1 = size(30), p2 = size(30), m1 = size(300), m2 = size(300);
    const std::int64_t tensor = size(9), context = size(5), passes = size(4), some = size(50);
    const std::int64_t gpus = tensor * context * p1 * p2 * some;
    const std::int64_t batch = p1 * p2 * some * passes * m1 * m2;
    const Inputs run{gpus, tensor, 1, context, 1, batch, 1, passes};
    const auto stretched = [](std::int64_t p, std::int64_t m) { return Rational(m + p - 1, m); };
    RC_ASSERT(ratio(run, {p1, m1}, {p2, m2}) == stretched(p2, m2) / stretched(p1, m1));
}

} // namespace core::run
