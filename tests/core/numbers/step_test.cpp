// SPDX-License-Identifier: GPL-3.0-or-later
// What the arrow keys make of a value, at the edges too.
#include "core/numbers/step.h"

#include "core/calculator/registry.h"

#include <gtest/gtest.h>

namespace {

using core::Value;

const core::Field& field(const char* calculator, const char* id)
{
    static const core::Registry registry = core::builtInCalculators();
    const core::Calculator& found = *core::findCalculator(registry, calculator);
    return found.fields[*found.fieldIndex(id)];
}

const core::Field& count()
{
    return field("pipeline-bubble", "stages");
}
const core::Field& real()
{
    return field("data-parallel-scaling", "throughput-per-device");
}
const core::Field& percent()
{
    return field("data-parallel-scaling", "scaling-efficiency");
}

TEST(Step, CountsMoveByOneAndStopAtTheBounds)
{
    EXPECT_EQ(core::stepped(std::int64_t(8), count(), "8", 1), Value(std::int64_t(9)));
    EXPECT_EQ(core::stepped(std::int64_t(8), count(), "8", -10), Value(std::int64_t(1)));
    EXPECT_EQ(core::stepped(core::largestCount - 3, count(), "", 10), Value(core::largestCount));
}

TEST(Step, PercentsMoveByOnePointExactly)
{
    EXPECT_EQ(core::stepped(0.07, percent(), "7", 1), Value(0.08));
    EXPECT_EQ(core::stepped(0.29, percent(), "29", -1), Value(0.28));
    EXPECT_EQ(core::stepped(0.995, percent(), "99.5", 1), Value(1.0));
    EXPECT_EQ(core::stepped(0.005, percent(), "0.5", -1), Value(0.0));
}

TEST(Step, RealsMoveInTheLastTypedDigit)
{
    EXPECT_EQ(core::stepped(0.1, real(), "0.1", 2), Value(0.3));
    EXPECT_EQ(core::stepped(0.85, real(), "0.850", 1), Value(0.851)) << "a zero at the end is a digit too";
    EXPECT_EQ(core::stepped(2000.0, real(), "2,000", -1), Value(1999.0)) << "grouping is no decimal sign";
    EXPECT_EQ(core::stepped(1500.0, real(), "1.5k", 1), Value(1600.0)) << "the suffix scales the digit";
    EXPECT_EQ(core::stepped(2.5, real(), "5/2", 1), Value(2.6)) << "an expression: the last digit of its value";
}

TEST(Step, ARealStaysAboveAnExcludedBound)
{
    EXPECT_EQ(core::stepped(0.5, real(), "0.5", -5), Value(0.5));
    EXPECT_EQ(core::stepped(0.5, real(), "0.5", -4), Value(0.1));
}

TEST(Step, ABlankFieldStartsAtTheLeastValueWhereThereIsOne)
{
    EXPECT_EQ(core::stepped(std::nullopt, count(), "", 1), Value(std::int64_t(1)));
    EXPECT_EQ(core::stepped(std::nullopt, percent(), "", 1), Value(0.0));
    EXPECT_EQ(core::stepped(std::nullopt, real(), "", 1), std::nullopt);
    EXPECT_EQ(core::stepped(std::nullopt, count(), "x", 1), std::nullopt) << "a wrong text has no value to move";
}

} // namespace
