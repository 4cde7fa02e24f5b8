// SPDX-License-Identifier: GPL-3.0-or-later
// The pipeline bubble read backwards: known cases, the ends of its range, and counts up to the largest.
#include "core/calculator/registry.h"
#include "core/calculator/solve.h"

#include <gtest/gtest.h>

#include <string>

namespace core {

namespace {

struct Row
{
    const char* result;
    Rational target;
    const char* field;
    std::int64_t other;
    std::int64_t solution;
    bool exact;
};

Outcome<Solution> solvedBubble(const char* result, const Rational& target, const char* field, std::int64_t other)
{
    static const Registry registry = builtInCalculators();
    const Calculator& calculator = registry[0];
    const std::size_t solved = *calculator.fieldIndex(field);
    Values values = calculator.blank();
    values[1 - solved] = other;
    return solve(calculator, values, *calculator.resultIndex(result), target, solved);
}

Issue refusal(const char* result, const Rational& target, const char* field, std::int64_t other)
{
    const auto solution = solvedBubble(result, target, field, other);
    EXPECT_FALSE(solution) << result;
    return solution ? Issue{} : solution.issue();
}

const Rational percent(1, 100);

} // namespace

TEST(SolvedBubble, HasTheFewestMicrobatchesAndTheMostStages)
{
    const std::int64_t large = std::int64_t(1) << 60;
    for (const auto& [result, target, field, other, solution, exact] :
         {Row{"bubble-fraction", 10 * percent, "microbatches", 16, 135, true}, // 9 (p - 1)
          Row{"bubble-fraction", Rational(7, 39), "microbatches", 8, 32, true},
          Row{"bubble-fraction", Rational(7, 39) - powerOfTen(-30), "microbatches", 8, 33, false},
          Row{"bubble-fraction", Rational(7, 39), "stages", 32, 8, true},
          Row{"bubble-fraction", Rational(7, 39) - powerOfTen(-30), "stages", 32, 7, false},
          Row{"bubble-fraction", 0, "stages", 32, 1, true},
          Row{"bubble-fraction", 99 * percent, "stages", 1, 100, true},
          Row{"pipeline-efficiency", 90 * percent, "microbatches", 16, 135, true},
          Row{"pipeline-efficiency", 1, "stages", 32, 1, true},
          Row{"pipeline-efficiency", 80 * percent, "stages", 32, 9, true},
          Row{"bubble-to-ideal-ratio", 25 * percent, "microbatches", 9, 32, true},
          Row{"bubble-to-ideal-ratio", 26 * percent, "microbatches", 9, 31, false},
          Row{"bubble-to-ideal-ratio", 3, "stages", 7, 22, true},
          Row{"bubble-fraction", 50 * percent, "microbatches", largestCount, largestCount - 1, true},
          Row{"bubble-fraction", Rational(1, 8), "microbatches", large, 7 * (large - 1), true}}) {
        const auto solved = solvedBubble(result, target, field, other);
        ASSERT_TRUE(solved) << result << ' ' << field << ' ' << solved.issue().code;
        EXPECT_EQ(solved->value, Value(solution)) << result << ' ' << field;
        EXPECT_EQ(solved->exact, exact) << result << ' ' << field;
    }
}

TEST(SolvedBubble, ComesWithItsResult)
{
    const auto solved = solvedBubble("bubble-fraction", 10 * percent, "microbatches", 8);
    ASSERT_TRUE(solved);
    EXPECT_EQ(solved->value, Value(std::int64_t(63)));
    EXPECT_EQ(solved->result, Number(Fraction{7, 70}));
    EXPECT_EQ(solved->meeting, Meeting::AndLarger);
    EXPECT_EQ(solvedBubble("bubble-fraction", 10 * percent, "stages", 63)->meeting, Meeting::AndSmaller);
}

TEST(SolvedBubble, RemainsWithTwoStagesOrMore)
{
    for (const auto& [result, target] :
         {std::pair("bubble-fraction", 0), {"pipeline-efficiency", 1}, {"bubble-to-ideal-ratio", 0}}) {
        const Issue issue = refusal(result, target, "microbatches", 8);
        EXPECT_EQ(issue.code, "fill-and-drain-remain") << result;
        EXPECT_EQ(issue.field, "microbatches") << result;
        ASSERT_EQ(issue.arguments.size(), 2u) << result;
        EXPECT_EQ(issue.arguments[0].number, Number(std::uint64_t(7))) << result;
        EXPECT_EQ(issue.arguments[1].number, Number(std::uint64_t(8))) << result;
        EXPECT_EQ(refusal(result, target, "microbatches", 1).code, code::targetAlwaysMet) << "one stage has no bubble";
    }
}

TEST(SolvedBubble, IsAlwaysMetWhereTheWorstValueMeetsIt)
{
    const Issue issue = refusal("bubble-fraction", Rational(7, 8), "microbatches", 8);
    EXPECT_EQ(issue.code, code::targetAlwaysMet);
    ASSERT_EQ(issue.arguments.size(), 2u);
    EXPECT_EQ(issue.arguments[0].number, Number(Fraction{7, 8})) << "with one microbatch";
    EXPECT_EQ(issue.arguments[1].number, Number(std::uint64_t(1)));
    EXPECT_EQ(refusal("bubble-fraction", 1, "stages", 32).code, code::targetAlwaysMet);
    EXPECT_EQ(refusal("pipeline-efficiency", 0, "stages", 32).code, code::targetAlwaysMet);
    EXPECT_EQ(refusal("pipeline-efficiency", 0, "microbatches", 32).code, code::targetAlwaysMet);
    EXPECT_EQ(refusal("bubble-to-ideal-ratio", largestCount, "stages", 1).code, code::targetAlwaysMet);
}

TEST(SolvedBubble, IsOutOfReachWhereItTakesMoreThanTheLargestCount)
{
    const Issue issue = refusal("bubble-fraction", powerOfTen(-30), "microbatches", 8);
    EXPECT_EQ(issue.code, code::targetNeedsMore);
    ASSERT_EQ(issue.arguments.size(), 1u);
    EXPECT_EQ(issue.arguments[0].number, Number(std::uint64_t(largestCount)));
    EXPECT_EQ(refusal("bubble-to-ideal-ratio", Rational(1, largestCount) - powerOfTen(-60), "microbatches", 2).code,
              code::targetNeedsMore);
    const auto last = solvedBubble("bubble-to-ideal-ratio", Rational(1, largestCount), "microbatches", 2);
    ASSERT_TRUE(last);
    EXPECT_EQ(last->value, Value(largestCount));
}

} // namespace core
