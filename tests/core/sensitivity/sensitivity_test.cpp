// SPDX-License-Identifier: GPL-3.0-or-later
// Sensitivity: exact results of halved and doubled inputs, the blanks at the bounds, and the order of the rows.
#include "core/sensitivity/sensitivity.h"

#include "core/calculator/registry.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace core {

namespace {

using Standing = Variation::Standing;

const Calculator& named(std::string_view id)
{
    static const Registry registry = builtInCalculators();
    return *findCalculator(registry, id);
}

Value count(std::int64_t number)
{
    return number;
}

std::vector<std::string_view> order(const Calculator& calculator, const Values& values)
{
    std::vector<std::string_view> ids;
    for (const SensitivityRow& row : sensitivity(calculator, values))
        ids.push_back(calculator.fields[row.field].id);
    return ids;
}

SensitivityRow rowOf(const Calculator& calculator, const Values& values, std::string_view field)
{
    for (const SensitivityRow& row : sensitivity(calculator, values))
        if (calculator.fields[row.field].id == field)
            return row;
    ADD_FAILURE() << "no row for " << field;
    return {};
}

} // namespace

TEST(Sensitivity, OfTheBubbleToItsMicrobatchesIsExact)
{
    const SensitivityRow row = rowOf(named("pipeline-bubble"), {count(8), count(32)}, "microbatches");
    ASSERT_EQ(row.halved.standing, Standing::Computed);
    ASSERT_EQ(row.doubled.standing, Standing::Computed);
    EXPECT_EQ(row.halved.value, count(16));
    EXPECT_EQ(row.doubled.value, count(64));
    EXPECT_EQ(row.halved.results[0].value, Number(Fraction{7, 23}));
    EXPECT_EQ(row.doubled.results[0].value, Number(Fraction{7, 71}));
    EXPECT_EQ(row.doubled.results[0].difference,
              (Difference{(Rational(7, 71) - Rational(7, 39)) * 100, Difference::Unit::Points}));
    EXPECT_EQ(row.doubled.results[1].value, Number(Fraction{64, 71}));
}

TEST(Sensitivity, OfAProductIsTheSameForAllItsFactors)
{
    const Calculator& batch = named("effective-batch");
    for (const SensitivityRow& row : sensitivity(batch, batch.example())) {
        EXPECT_EQ(row.effect, 0.5) << batch.fields[row.field].id;
        EXPECT_EQ(row.halved.results[1].value, Number(std::uint64_t(4194304)));
        EXPECT_EQ(row.doubled.results[1].difference, (Difference{Rational(100), Difference::Unit::Percent}));
    }
    EXPECT_EQ(order(batch, batch.example()),
              (std::vector<std::string_view>{"batch-per-device", "devices", "accumulation-steps", "sequence-length"}))
        << "equal effects keep the order of the form";
}

TEST(Sensitivity, PutsTheFieldWithTheLargestEffectFirst)
{
    // 8 to 4 stages: 7/39 to 3/35, a change of 0.522; 32 to 64 microbatches: 7/39 to 7/71, of 0.451.
    EXPECT_EQ(order(named("pipeline-bubble"), {count(8), count(32)}),
              (std::vector<std::string_view>{"stages", "microbatches"}));
    // 2 to 1 stages takes the bubble to nothing; with 1000 microbatches these halve and double it.
    const auto rows = sensitivity(named("pipeline-bubble"), {count(2), count(1000)});
    EXPECT_EQ(rows[0].field, 0u);
    EXPECT_EQ(rows[0].effect, 1);
    // 100 stages: the efficiency is what microbatches double; the odd count of accumulation steps is cut by more.
    EXPECT_EQ(order(named("effective-batch"), {count(8), count(64), count(3), count(4096)}),
              (std::vector<std::string_view>{"accumulation-steps", "batch-per-device", "devices", "sequence-length"}))
        << "3 halved is 1, a third";
}

TEST(Sensitivity, HalvesCountsDownAndStopsAtOne)
{
    const SensitivityRow odd =
        rowOf(named("effective-batch"), {count(9), count(1), count(1), count(1)}, "batch-per-device");
    EXPECT_EQ(odd.halved.value, count(4));
    const SensitivityRow one = rowOf(named("effective-batch"), {count(9), count(1), count(1), count(1)}, "devices");
    EXPECT_EQ(one.halved.standing, Standing::Unchanged);
    EXPECT_FALSE(one.halved.value);
    EXPECT_TRUE(one.halved.results.empty());
    EXPECT_EQ(one.doubled.value, count(2));
}

TEST(Sensitivity, LeavesOutWhatIsBeyondTheBounds)
{
    const SensitivityRow efficiency =
        rowOf(named("data-parallel-scaling"), {count(64), 2000.0, 0.9}, "scaling-efficiency");
    EXPECT_EQ(efficiency.doubled.standing, Standing::OutOfBounds);
    EXPECT_EQ(efficiency.halved.value, Value(0.45));
    EXPECT_EQ(efficiency.halved.results[0].value, Number(57600.0));
    const SensitivityRow half = rowOf(named("data-parallel-scaling"), {count(64), 2000.0, 0.5}, "scaling-efficiency");
    EXPECT_EQ(half.doubled.value, Value(1.0)) << "100% is allowed";
    const SensitivityRow none = rowOf(named("data-parallel-scaling"), {count(64), 2000.0, 0.0}, "scaling-efficiency");
    EXPECT_EQ(none.doubled.standing, Standing::Unchanged);
    EXPECT_EQ(none.effect, 0);
    const Values largest{count(largestCount), largestReal, 0.5};
    EXPECT_EQ(rowOf(named("data-parallel-scaling"), largest, "devices").doubled.standing, Standing::OutOfBounds);
    EXPECT_EQ(rowOf(named("data-parallel-scaling"), largest, "throughput-per-device").doubled.standing,
              Standing::OutOfBounds);
    EXPECT_EQ(rowOf(named("data-parallel-scaling"), {count(1), 5e-324, 0.5}, "throughput-per-device").halved.standing,
              Standing::OutOfBounds)
        << "half of the least real is 0";
}

TEST(Sensitivity, KeepsBlankFieldsAndUnknownResultsBlank)
{
    const Values noLength{count(8), count(64), count(4), std::nullopt};
    const auto rows = sensitivity(named("effective-batch"), noLength);
    ASSERT_EQ(rows.size(), 4u);
    EXPECT_EQ(rows.back().field, 3u);
    EXPECT_EQ(rows.back().halved.standing, Standing::Blank);
    EXPECT_EQ(rows.back().doubled.standing, Standing::Blank);
    EXPECT_EQ(rows[0].effect, 0.5);
    EXPECT_FALSE(rows[0].doubled.results[1].value || rows[0].doubled.results[1].difference);
    for (const SensitivityRow& row : sensitivity(named("effective-batch"), named("effective-batch").blank()))
        EXPECT_EQ(row.effect, 0);
}

TEST(Sensitivity, HasNoDifferenceToWhatIsTooLarge)
{
    const Values nearly{count(largestCount / 2), count(1), count(1), count(2)};
    const SensitivityRow row = rowOf(named("effective-batch"), nearly, "devices");
    EXPECT_EQ(row.doubled.results[0].value, Number(std::uint64_t(largestCount - 1)));
    EXPECT_FALSE(row.doubled.results[1].value || row.doubled.results[1].difference);
}

TEST(Sensitivity, DoesNotCountDetails)
{
    const Calculator& scaling = named("data-parallel-scaling");
    // Halving 99.9% loses 50.05% of the throughput instead of 0.1%: the effect is that on what is left.
    EXPECT_EQ(rowOf(scaling, {count(64), 2000.0, 0.999}, "scaling-efficiency").effect, 0.5);
}

RC_GTEST_PROP(Sensitivity, IsWhatTheCalculatorGivesAndInOrder, ())
{
    for (const Calculator& calculator : builtInCalculators()) {
        Values values;
        for (const Field& field : calculator.fields)
            values.emplace_back(field.kind == Kind::Count ? count(*rc::gen::inRange(1, 5000))
                                                          : Value(*rc::gen::inRange(1, 1001) / 1000.0));
        double last = 2;
        for (const SensitivityRow& row : sensitivity(calculator, values)) {
            RC_ASSERT(row.effect <= last);
            last = row.effect;
            for (const Variation* variation : {&row.halved, &row.doubled}) {
                if (variation->standing != Standing::Computed)
                    continue;
                Values varied = values;
                varied[row.field] = variation->value;
                const Evaluation evaluation = calculator.evaluate(varied);
                for (std::size_t i = 0; i < evaluation.answers.size(); ++i)
                    RC_ASSERT(variation->results[i].value == evaluation.answers[i].value);
            }
        }
    }
}

} // namespace core
