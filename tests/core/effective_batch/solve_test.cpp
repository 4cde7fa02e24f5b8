// SPDX-License-Identifier: GPL-3.0-or-later
// The effective batch read backwards: exact factors, neighbours, and products at and beyond 2^63 - 1.
#include "core/calculator/registry.h"
#include "core/calculator/solve.h"

#include <gtest/gtest.h>

#include <string>

namespace core {

namespace {

constexpr std::int64_t beyondRoot = std::int64_t(1) << 32; // its square is beyond 2^63 - 1

Outcome<Solution> solvedBatch(const char* result, const Rational& target, const char* field, const Values& values)
{
    static const Registry registry = builtInCalculators();
    const Calculator& calculator = registry[2];
    return solve(calculator, values, *calculator.resultIndex(result), target, *calculator.fieldIndex(field));
}

Values counts(std::int64_t batch, std::int64_t devices, std::int64_t steps, std::int64_t length)
{
    return {batch, devices, steps, length};
}

} // namespace

TEST(SolvedBatch, HasTheMissingFactor)
{
    for (const auto& [result, target, field, count] : {std::tuple("effective-batch", 2048, "batch-per-device", 8),
                                                       {"effective-batch", 2048, "devices", 64},
                                                       {"effective-batch", 4096, "accumulation-steps", 8},
                                                       {"tokens-per-step", 8388608, "batch-per-device", 8},
                                                       {"tokens-per-step", 8388608, "devices", 64},
                                                       {"tokens-per-step", 8388608, "accumulation-steps", 4},
                                                       {"tokens-per-step", 4194304, "sequence-length", 2048}}) {
        const auto solution = solvedBatch(result, target, field, counts(8, 64, 4, 4096));
        ASSERT_TRUE(solution && solution->value) << result << ' ' << field;
        EXPECT_EQ(solution->value, Value(std::int64_t(count))) << result << ' ' << field;
        EXPECT_TRUE(solution->exact);
        EXPECT_EQ(solution->meeting, Meeting::Alone);
        EXPECT_EQ(solution->result, Number(std::uint64_t(target)));
    }
}

TEST(SolvedBatch, HasTheNeighboursWhereNoFactorIsWhole)
{
    const auto solution = solvedBatch("effective-batch", 256, "accumulation-steps", counts(2, 7, 1, 1));
    ASSERT_TRUE(solution);
    EXPECT_FALSE(solution->exact || solution->value || solution->result);
    EXPECT_EQ(solution->below, (NearCount{18, std::uint64_t(252)}));
    EXPECT_EQ(solution->above, (NearCount{19, std::uint64_t(266)}));
    const auto least = solvedBatch("effective-batch", 13, "accumulation-steps", counts(2, 7, 1, 1));
    ASSERT_TRUE(least);
    EXPECT_FALSE(least->below || least->value);
    EXPECT_EQ(least->above, (NearCount{1, std::uint64_t(14)}));
}

TEST(SolvedBatch, ReachesTheLargestCount)
{
    const auto whole = solvedBatch("effective-batch", largestCount, "devices", counts(1, 1, 1, 1));
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->value, Value(largestCount));
    // 2^63 - 1 = 7 * 7 * 73 * 127 * 337 * 92737 * 649657.
    const auto seventh = solvedBatch("tokens-per-step", largestCount, "sequence-length", counts(1, 7, 1, 1));
    ASSERT_TRUE(seventh);
    EXPECT_EQ(seventh->value, Value(largestCount / 7));
    EXPECT_TRUE(seventh->exact);
}

TEST(SolvedBatch, HasNoNeighbourWhoseProductCannotBeHeld)
{
    const auto half = solvedBatch("effective-batch", largestCount, "devices", counts(2, 1, 1, 1));
    ASSERT_TRUE(half);
    EXPECT_EQ(half->below, (NearCount{largestCount / 2, std::uint64_t(largestCount - 1)}));
    EXPECT_FALSE(half->above || half->value);
    const auto none = solvedBatch("tokens-per-step", 5, "sequence-length", counts(beyondRoot, beyondRoot, 1, 1));
    ASSERT_TRUE(none);
    EXPECT_FALSE(none->below || none->above || none->value || none->exact);
    const auto huge = solvedBatch("tokens-per-step", largestCount, "devices",
                                  counts(largestCount, largestCount, largestCount, largestCount));
    ASSERT_TRUE(huge);
    EXPECT_FALSE(huge->below || huge->above || huge->value);
}

} // namespace core
