// SPDX-License-Identifier: GPL-3.0-or-later
// Solving for every pair of a result and a field: against a search through small counts, and as a property of numbers
// of any size. What is common to all calculators: blanks, targets out of range, calculators that cannot be solved.
#include "core/calculator/solve.h"

#include "tests/core/calculator/exact_results.h"
#include "tests/core/numbers/generators.h"
#include "tests/support/made_up_calculator.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace core {

namespace {

constexpr std::int64_t searched = 150; // beyond every solution in the search

// Small values of the fields beside the solved one.
std::vector<Values> smallInputs(const Pair& pair)
{
    std::vector<Values> inputs{pair.calculator.blank()};
    for (std::size_t i = 0; i < pair.calculator.fields.size(); ++i) {
        if (i == pair.field || !dependsOn(pair.calculator, pair.result, i))
            continue;
        std::vector<Value> choices;
        if (pair.calculator.fields[i].kind == Kind::Count)
            choices = {std::int64_t(1), std::int64_t(2), std::int64_t(3), std::int64_t(6)};
        else if (pair.calculator.fields[i].kind == Kind::Real)
            choices = {0.3, 7.0};
        else
            choices = {0.0, 0.1, 0.9, 1.0};
        std::vector<Values> more;
        for (const Values& values : inputs)
            for (const Value& choice : choices) {
                more.push_back(values);
                more.back()[i] = choice;
            }
        inputs = std::move(more);
    }
    return inputs;
}

// Targets that the first counts hit, and some between and beside them.
std::set<Rational> targetsNear(const Pair& pair, const std::vector<Rational>& results)
{
    std::set<Rational> targets{0, 1};
    Rational previous;
    for (std::size_t i = 0; i < 12; ++i) {
        targets.insert(results[i]);
        targets.insert((previous + results[i]) / 2);
        previous = results[i];
    }
    for (int whole = 2; pair.wanted().kind == Kind::Count && whole <= 20; ++whole)
        targets.insert(whole);
    std::erase_if(targets, [&pair](const Rational& target) { return outOfRange(pair.wanted(), target).has_value(); });
    return targets;
}

// results[i] is that of the count i + 1.
void expectSameAsSearch(const Pair& pair, const Values& values, const Rational& target,
                        const std::vector<Rational>& results)
{
    const auto met = [&](const Rational& result) { return meetsTarget(pair.wanted().direction, result, target); };
    const auto countMet = std::count_if(results.begin(), results.end(), met);
    const Outcome<Solution> solution = solve(pair.calculator, values, pair.result, target, pair.field);
    const std::string text = target.numerator().toDecimal() + '/' + target.denominator().toDecimal();
    if (pair.wanted().direction == Direction::Exactly && countMet == 0) {
        ASSERT_TRUE(solution && !solution->value && !solution->exact) << text;
        const auto above = std::find_if(results.begin(), results.end(), [&](const Rational& r) { return r > target; });
        ASSERT_EQ(solution->above->value, above - results.begin() + 1) << text;
        ASSERT_EQ(Rational(std::get<std::uint64_t>(solution->above->result)), *above) << text;
        ASSERT_EQ(solution->below.has_value(), above != results.begin()) << text;
        if (solution->below) {
            ASSERT_EQ(solution->below->value, above - results.begin()) << text;
            ASSERT_EQ(Rational(std::get<std::uint64_t>(solution->below->result)), *(above - 1)) << text;
        }
    } else if (countMet == 0) {
        ASSERT_FALSE(solution) << text;
        ASSERT_NE(solution.issue().code, code::targetAlwaysMet) << text;
    } else if (countMet == searched) {
        ASSERT_FALSE(solution) << text;
        ASSERT_EQ(solution.issue().code, code::targetAlwaysMet) << text;
    } else {
        const auto first = std::find_if(results.begin(), results.end(), met);
        const auto found = met(results.back()) || countMet == 1 ? first : first + (countMet - 1);
        ASSERT_TRUE(solution) << text << ' ' << solution.issue().code;
        ASSERT_EQ(solution->value, Value(std::int64_t(found - results.begin() + 1))) << text;
        ASSERT_EQ(solution->exact, *found == target) << text;
        ASSERT_FALSE(solution->below || solution->above) << text;
    }
}

class Solving : public testing::TestWithParam<Pair>
{
};

class SolvingForCounts : public testing::TestWithParam<Pair>
{
};

std::vector<Pair> countPairs()
{
    std::vector<Pair> pairs = allPairs();
    std::erase_if(pairs, [](const Pair& pair) { return pair.solved().kind != Kind::Count; });
    return pairs;
}

std::string testName(const testing::TestParamInfo<Pair>& instance)
{
    std::string name = instance.param.name();
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '-' || c == ' '; }, '_');
    return name;
}

rc::Gen<Value> anyValue(const Field& field)
{
    if (field.kind == Kind::Count)
        return rc::gen::mapcat(rc::gen::inRange(0, 63), [](int bits) {
            return rc::gen::map(rc::gen::inRange(std::int64_t(1), (std::int64_t(1) << bits) + 1),
                                [](std::int64_t count) { return Value(count); });
        });
    if (field.kind == Kind::Percent)
        return rc::gen::map(rc::gen::inRange(0, 10001), [](int points) { return Value(points / 10000.0); });
    return rc::gen::map(rc::gen::suchThat(anyDouble(), [](double value) { return std::abs(value) > 1e-300; }),
                        [](double value) { return Value(std::abs(value)); });
}

// A target near what the result can be: that of some value, or a number of its own.
Rational anyTarget(const Pair& pair, const Values& values)
{
    const Rational hit = pair.resultWith(values, *anyValue(pair.solved()));
    if (pair.wanted().kind == Kind::Count)
        return Rational(*wholeRange<std::int64_t>()).abs();
    const Rational aside(*rc::gen::inRange<std::int64_t>(1, 2000), 1000);
    return *rc::gen::arbitrary<bool>() ? hit : hit * aside;
}

Value nextTo(const Value& value, bool above)
{
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return above ? *count + 1 : *count - 1;
    return std::nextafter(std::get<double>(value), above ? largestReal : -largestReal);
}

Value leastOf(const Field& field)
{
    return field.kind == Kind::Count     ? Value(std::int64_t(1))
           : field.kind == Kind::Percent ? Value(0.0)
                                         : Value(std::numeric_limits<double>::denorm_min());
}

Value mostOf(const Field& field)
{
    return field.kind == Kind::Count ? Value(largestCount) : Value(field.kind == Kind::Percent ? 1.0 : largestReal);
}

} // namespace

TEST_P(SolvingForCounts, AgreesWithASearchThroughSmallCounts)
{
    const Pair& pair = GetParam();
    for (const Values& values : smallInputs(pair)) {
        std::vector<Rational> results;
        for (std::int64_t count = 1; count <= searched; ++count)
            results.push_back(pair.resultWith(values, count));
        for (const Rational& target : targetsNear(pair, results))
            ASSERT_NO_FATAL_FAILURE(expectSameAsSearch(pair, values, target, results));
    }
}

TEST_P(Solving, GivesTheClosestValueThatMeetsTheTarget)
{
    const Pair& pair = GetParam();
    EXPECT_TRUE(rc::check(pair.name(), [&pair] {
        Values values;
        for (const Field& field : pair.calculator.fields)
            values.emplace_back(*anyValue(field));
        const Rational target = anyTarget(pair, values);
        RC_PRE(!outOfRange(pair.wanted(), target) && target <= Rational::fromShortest(largestReal));
        const Value least = leastOf(pair.solved());
        const Value most = mostOf(pair.solved());
        const Outcome<Solution> solution = solve(pair.calculator, values, pair.result, target, pair.field);
        const auto met = [&](const Value& value) { return pair.isMet(values, value, target); };
        if (!solution) {
            RC_ASSERT(met(least) == (solution.issue().code == code::targetAlwaysMet));
            RC_ASSERT(met(most) == (solution.issue().code == code::targetAlwaysMet));
        } else if (solution->value) {
            RC_ASSERT(met(*solution->value));
            RC_ASSERT(solution->exact == (pair.resultWith(values, *solution->value) == target));
            const bool andLarger = solution->meeting == Meeting::AndLarger;
            RC_ASSERT(*solution->value != (andLarger ? least : most) || pair.wanted().direction == Direction::Exactly);
            if (pair.wanted().direction != Direction::Exactly)
                RC_ASSERT(!met(nextTo(*solution->value, !andLarger)));
        } else {
            RC_ASSERT(pair.wanted().direction == Direction::Exactly && !solution->exact);
            const auto result = [&](std::int64_t count) { return pair.resultWith(values, count); };
            if (solution->below)
                RC_ASSERT(result(solution->below->value) < target && result(solution->below->value + 1) > target);
            else
                RC_ASSERT(result(1) > target);
            const std::int64_t above = solution->below ? solution->below->value + 1 : 1;
            RC_ASSERT(solution->above.has_value() == (result(above) <= largestCount));
            if (solution->above)
                RC_ASSERT(solution->above->value == above);
        }
    }));
}

TEST_P(Solving, FindsAnExampleAgainFromItsResult)
{
    const Pair& pair = GetParam();
    Values values = pair.calculator.example();
    const Rational target = exactResult(pair.calculator, pair.result, values);
    const Outcome<Solution> solution = solve(pair.calculator, values, pair.result, target, pair.field);
    ASSERT_TRUE(solution);
    EXPECT_EQ(solution->value, values[pair.field]);
    EXPECT_TRUE(solution->exact);
    EXPECT_EQ(solution->result, pair.calculator.evaluate(values).answers[pair.result].value);

    values[pair.field].reset();
    const Outcome<Solution> fromBlank = solve(pair.calculator, values, pair.result, target, pair.field);
    ASSERT_TRUE(fromBlank) << "what stands in the solved field is no matter";
    EXPECT_EQ(fromBlank->value, solution->value);
}

TEST_P(Solving, NeedsTheOtherFieldsOfTheResultAndNoMore)
{
    const Pair& pair = GetParam();
    const Rational target = exactResult(pair.calculator, pair.result, pair.calculator.example());
    for (std::size_t i = 0; i < pair.calculator.fields.size(); ++i) {
        if (i == pair.field)
            continue;
        Values values = pair.calculator.example();
        values[i].reset();
        const Outcome<Solution> solution = solve(pair.calculator, values, pair.result, target, pair.field);
        if (!dependsOn(pair.calculator, pair.result, i)) {
            EXPECT_TRUE(solution) << pair.calculator.fields[i].id;
            continue;
        }
        ASSERT_FALSE(solution) << pair.calculator.fields[i].id;
        EXPECT_EQ(solution.issue().code, code::neededForTarget);
        EXPECT_EQ(solution.issue().field, pair.calculator.fields[i].id);
    }
}

INSTANTIATE_TEST_SUITE_P(EveryPair, Solving, testing::ValuesIn(allPairs()), testName);
INSTANTIATE_TEST_SUITE_P(EveryPair, SolvingForCounts, testing::ValuesIn(countPairs()), testName);

TEST(SolvedPairs, AreAllThatTheFormulasJoin)
{
    // Three results of two fields; two of three fields and two of two; one of three fields and one of four.
    EXPECT_EQ(allPairs().size(), 3u * 2 + 2 * 3 + 2 * 2 + 3 + 4);
    for (const Calculator& calculator : builtInCalculators())
        for (const Result& result : calculator.results)
            EXPECT_NE(result.direction, Direction::None) << result.id;
}

TEST(Solve, RefusesAFieldThatTheResultDoesNotDependOn)
{
    const Registry registry = builtInCalculators();
    for (const auto& [id, result, field] : {std::tuple("data-parallel-scaling", "speedup", "throughput-per-device"),
                                            {"data-parallel-scaling", "ideal-throughput", "scaling-efficiency"},
                                            {"effective-batch", "effective-batch", "sequence-length"}}) {
        const Calculator& calculator = *findCalculator(registry, id);
        for (const Values& values : {calculator.example(), calculator.blank()}) {
            const auto solution =
                solve(calculator, values, *calculator.resultIndex(result), 40, *calculator.fieldIndex(field));
            ASSERT_FALSE(solution) << result;
            EXPECT_EQ(solution.issue().code, code::targetIndependent);
            EXPECT_EQ(solution.issue().field, field);
        }
    }
}

TEST(Solve, RefusesATargetThatTheResultCannotHave)
{
    const Registry registry = builtInCalculators();
    const auto refusal = [&registry](const char* id, const char* result, const Rational& target) {
        const Calculator& calculator = *findCalculator(registry, id);
        const auto solution = solve(calculator, calculator.example(), *calculator.resultIndex(result), target, 0);
        if (solution)
            return std::string();
        EXPECT_EQ(solution.issue().field, result);
        return solution.issue().code;
    };
    EXPECT_EQ(refusal("pipeline-bubble", "bubble-fraction", Rational(-1, 10)), code::belowMinimum);
    EXPECT_EQ(refusal("pipeline-bubble", "pipeline-efficiency", 1 + powerOfTen(-30)), code::aboveMaximum);
    EXPECT_EQ(refusal("pipeline-bubble", "bubble-to-ideal-ratio", 3), "");
    EXPECT_EQ(refusal("data-parallel-scaling", "ideal-throughput", 0), code::notPositive);
    EXPECT_EQ(refusal("data-parallel-scaling", "overhead-throughput", -1), code::belowMinimum);
    EXPECT_EQ(refusal("effective-batch", "effective-batch", 0), code::belowMinimum);
    EXPECT_EQ(refusal("effective-batch", "effective-batch", Rational(9, 2)), code::notWhole);
    EXPECT_EQ(refusal("effective-batch", "effective-batch", Rational(largestCount) + 1), code::tooLarge);
}

TEST(Solve, LeavesACalculatorAloneThatCannotBeSolved)
{
    Calculator calculator = tests::madeUpCalculator();
    calculator.solve = nullptr;
    for (std::size_t result = 0; result < calculator.results.size(); ++result) {
        const auto solution = solve(calculator, calculator.example(), result, 1, 0);
        ASSERT_FALSE(solution);
        EXPECT_EQ(solution.issue().code, code::notSolvable);
        EXPECT_EQ(solution.issue().field, calculator.results[result].id);
    }
}

} // namespace core
