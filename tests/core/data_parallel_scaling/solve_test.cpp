// SPDX-License-Identifier: GPL-3.0-or-later
// Data-parallel scaling read backwards: exact decimals, doubles that meet the target, and what no value reaches.
#include "core/calculator/registry.h"
#include "core/calculator/solve.h"

#include <gtest/gtest.h>

#include <string>

namespace core {

namespace {

const Rational tenth(1, 10);

Outcome<Solution> solvedScaling(const char* result, const Rational& target, const char* field, const Values& values)
{
    static const Registry registry = builtInCalculators();
    const Calculator& calculator = registry[1];
    return solve(calculator, values, *calculator.resultIndex(result), target, *calculator.fieldIndex(field));
}

Values inputs(std::optional<std::int64_t> devices, std::optional<double> throughput, std::optional<double> efficiency)
{
    Values values(3);
    if (devices)
        values[0] = *devices;
    if (throughput)
        values[1] = *throughput;
    if (efficiency)
        values[2] = *efficiency;
    return values;
}

void expectSolution(const Outcome<Solution>& solution, const Value& value, bool exact)
{
    ASSERT_TRUE(solution) << solution.issue().code;
    EXPECT_EQ(solution->value, value);
    EXPECT_EQ(solution->exact, exact);
}

std::string refusal(const Outcome<Solution>& solution)
{
    return solution ? "" : solution.issue().code;
}

} // namespace

TEST(SolvedScaling, HasTheFewestDevices)
{
    expectSolution(solvedScaling("actual-throughput", 115200, "devices", inputs({}, 2000, 0.9)), std::int64_t(64),
                   true);
    expectSolution(solvedScaling("actual-throughput", 115200 + tenth, "devices", inputs({}, 2000, 0.9)),
                   std::int64_t(65), false);
    expectSolution(solvedScaling("speedup", 3 * tenth, "devices", inputs({}, {}, 0.1)), std::int64_t(3), true);
    expectSolution(solvedScaling("ideal-throughput", 976, "devices", inputs({}, 122, {})), std::int64_t(8), true);
    expectSolution(solvedScaling("speedup", largestCount, "devices", inputs({}, {}, 1.0)), largestCount, true);
}

TEST(SolvedScaling, HasTheMostDevicesThatLoseNoMore)
{
    expectSolution(solvedScaling("overhead-throughput", 12800, "devices", inputs({}, 2000, 0.9)), std::int64_t(64),
                   true);
    const auto solution = solvedScaling("overhead-throughput", 12999, "devices", inputs({}, 2000, 0.9));
    expectSolution(solution, std::int64_t(64), false);
    EXPECT_EQ(solution->result, Number(12800.0));
    EXPECT_EQ(solution->meeting, Meeting::AndSmaller);
}

TEST(SolvedScaling, HasRealsThatHitOrMeetTheTarget)
{
    expectSolution(solvedScaling("speedup", 1345 * powerOfTen(-3), "scaling-efficiency", inputs(2, {}, {})), 0.6725,
                   true);
    expectSolution(solvedScaling("actual-throughput", 880, "throughput-per-device", inputs(8, {}, 0.5)), 220.0, true);
    expectSolution(solvedScaling("overhead-throughput", 12800, "scaling-efficiency", inputs(64, 2000, {})), 0.9, true);
    expectSolution(solvedScaling("overhead-throughput", 12800, "throughput-per-device", inputs(64, {}, 0.9)), 2000.0,
                   true);
    expectSolution(solvedScaling("overhead-throughput", 0, "scaling-efficiency", inputs(64, 2000, {})), 1.0, true);
    // A third is not a double: upwards, so that three devices are worth one.
    expectSolution(solvedScaling("speedup", 1, "scaling-efficiency", inputs(3, {}, {})), 0.33333333333333337, false);
    expectSolution(solvedScaling("ideal-throughput", 1, "throughput-per-device", inputs(3, {}, {})),
                   0.33333333333333337, false);
    expectSolution(solvedScaling("overhead-throughput", 2, "throughput-per-device", inputs(3, {}, 0.0)),
                   0.6666666666666666, false);
}

TEST(SolvedScaling, SaysWhatTheClosestIs)
{
    const auto aboveAll = solvedScaling("speedup", 100, "scaling-efficiency", inputs(64, {}, {}));
    ASSERT_EQ(refusal(aboveAll), code::targetOutOfReach);
    EXPECT_EQ(aboveAll.issue().arguments[0].number, Number(64.0));
    EXPECT_EQ(aboveAll.issue().arguments[0].kind, Kind::Factor);
    EXPECT_EQ(aboveAll.issue().arguments[1].number, Number(1.0));
    EXPECT_EQ(aboveAll.issue().arguments[1].kind, Kind::Percent);
    const auto tooLossy = solvedScaling("overhead-throughput", 199, "devices", inputs({}, 2000, 0.9));
    ASSERT_EQ(refusal(tooLossy), code::targetOutOfReach);
    EXPECT_EQ(tooLossy.issue().arguments[0].number, Number(200.0));
    EXPECT_EQ(tooLossy.issue().arguments[1].number, Number(std::uint64_t(1)));
}

TEST(SolvedScaling, IsFixedWhereAFactorIsZero)
{
    for (const char* field : {"devices", "throughput-per-device"}) {
        const Values useless = inputs(64, 2000, 0.0);
        const Values perfect = inputs(64, 2000, 1.0);
        EXPECT_EQ(refusal(solvedScaling("actual-throughput", 1, field, useless)), code::targetResultFixed) << field;
        EXPECT_EQ(refusal(solvedScaling("actual-throughput", 0, field, useless)), code::targetAlwaysMet) << field;
        EXPECT_EQ(refusal(solvedScaling("overhead-throughput", 0, field, perfect)), code::targetAlwaysMet) << field;
    }
    EXPECT_EQ(refusal(solvedScaling("speedup", 2, "devices", inputs({}, {}, 0.0))), code::targetResultFixed);
}

TEST(SolvedScaling, KnowsTheEndsOfWhatCanBeHeld)
{
    const Values tiny = inputs(1, 1e-300, 1e-10);
    EXPECT_EQ(refusal(solvedScaling("actual-throughput", 1, "devices", tiny)), code::targetNeedsMore);
    EXPECT_EQ(refusal(solvedScaling("actual-throughput", powerOfTen(300), "throughput-per-device", tiny)),
              code::targetNeedsMore);
    EXPECT_EQ(refusal(solvedScaling("overhead-throughput", 0, "throughput-per-device", tiny)), code::targetNeedsLess);
    EXPECT_EQ(
        refusal(solvedScaling("overhead-throughput", powerOfTen(308), "throughput-per-device", inputs(1, {}, 0.9))),
        code::targetAlwaysMet);
    EXPECT_EQ(refusal(solvedScaling("speedup", 0, "scaling-efficiency", inputs(4, {}, {}))), code::targetAlwaysMet);
    EXPECT_EQ(refusal(solvedScaling("overhead-throughput", 8000, "scaling-efficiency", inputs(4, 2000, {}))),
              code::targetAlwaysMet);
}

TEST(SolvedScaling, LeavesAResultOutThatIsTooLargeToHold)
{
    const auto solution = solvedScaling("ideal-throughput", 17 * powerOfTen(307), "devices", inputs({}, 1e308, {}));
    expectSolution(solution, std::int64_t(2), false);
    EXPECT_FALSE(solution->result);
}

} // namespace core
