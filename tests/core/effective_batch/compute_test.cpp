// SPDX-License-Identifier: GPL-3.0-or-later
// The effective batch: the worked example, products up to the largest count and just beyond it, and blanks.
#include "core/effective_batch/compute.h"

#include "core/numbers/rational.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace core::effective_batch {

namespace {

std::optional<Number> count(std::uint64_t value)
{
    return Number(value);
}

// 2^63 - 1 is the product of these two.
constexpr std::int64_t factor = 153'092'023;
constexpr std::int64_t cofactor = 60'247'241'209;

} // namespace

TEST(EffectiveBatch, GivesTheWorkedExamples)
{
    EXPECT_EQ(compute({8, 64, 4, 4096}).effectiveBatch.value, count(2048));
    EXPECT_EQ(compute({8, 64, 4, 4096}).tokensPerStep.value, count(8'388'608));
    EXPECT_EQ(compute({8, 64, 8, 4096}).effectiveBatch.value, count(4096));
}

TEST(EffectiveBatch, HoldsTheLargestCountExactly)
{
    EXPECT_EQ(product({factor, cofactor}), largestCount);
    EXPECT_EQ(product({largestCount, 1, 1}), largestCount);
    EXPECT_EQ(compute({factor, cofactor, 1, 1}).tokensPerStep.value, count(std::uint64_t(largestCount)));
}

TEST(EffectiveBatch, SaysTooLargeJustBeyond)
{
    constexpr std::int64_t half = std::int64_t(1) << 62;
    EXPECT_EQ(product({half, 2}), std::nullopt);
    EXPECT_EQ(product({largestCount, 2}), std::nullopt);
    EXPECT_EQ(product({largestCount, largestCount, largestCount}), std::nullopt);
    EXPECT_EQ(product({factor + 1, cofactor}), std::nullopt);
    const Results results = compute({half, 2, 1, 1});
    EXPECT_TRUE(results.effectiveBatch.tooLarge && results.tokensPerStep.tooLarge);
    EXPECT_FALSE(results.effectiveBatch.value || results.tokensPerStep.value);
}

TEST(EffectiveBatch, KeepsTheBatchWhereOnlyTheTokensAreTooLarge)
{
    const Results results = compute({largestCount, 1, 1, 2});
    EXPECT_EQ(results.effectiveBatch.value, count(std::uint64_t(largestCount)));
    EXPECT_FALSE(results.effectiveBatch.tooLarge);
    EXPECT_TRUE(results.tokensPerStep.tooLarge);
}

TEST(EffectiveBatch, NeedsNoSequenceLengthForTheBatch)
{
    const Results results = compute({8, 64, 4, {}});
    EXPECT_EQ(results.effectiveBatch.value, count(2048));
    EXPECT_FALSE(results.tokensPerStep.value);
    EXPECT_FALSE(results.tokensPerStep.tooLarge);
}

TEST(EffectiveBatch, StaysBlankWithoutOneOfItsFactors)
{
    for (const Inputs& inputs : {Inputs{}, Inputs{{}, 64, 4, 4096}, Inputs{8, {}, 4, 4096}, Inputs{8, 64, {}, 4096}}) {
        const Results results = compute(inputs);
        EXPECT_FALSE(results.effectiveBatch.value || results.tokensPerStep.value);
        EXPECT_FALSE(results.effectiveBatch.tooLarge || results.tokensPerStep.tooLarge);
    }
}

RC_GTEST_PROP(EffectiveBatch, IsTheExactProductOrTooLarge, ())
{
    const auto anyCount = rc::gen::mapcat(rc::gen::inRange(0, 40), [](int bits) {
        return rc::gen::inRange(std::int64_t(1), (std::int64_t(1) << bits) + 1);
    });
    const std::int64_t batch = *anyCount;
    const std::int64_t devices = *anyCount;
    const std::int64_t steps = *anyCount;
    const Rational exact = Rational(batch) * Rational(devices) * Rational(steps);
    const auto result = product({batch, devices, steps});
    if (exact > Rational(largestCount))
        RC_ASSERT(!result);
    else
        RC_ASSERT(result && Rational(*result) == exact);
}

} // namespace core::effective_batch
