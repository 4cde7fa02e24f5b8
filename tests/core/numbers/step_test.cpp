// SPDX-License-Identifier: GPL-3.0-or-later
// What the arrow keys make of a value, at the edges too.
#include "core/numbers/step.h"

#include "core/calculator/registry.h"

#include <gtest/gtest.h>

#include <limits>

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

// One key press in a field that shows `text`.
std::optional<Value> stepped(const std::optional<Value>& value, const core::Field& of, std::string_view text, int steps)
{
    return core::stepped(value, of, text, core::stepSize(value, of, text), steps);
}

TEST(Step, CountsMoveByOneAndStopAtTheBounds)
{
    EXPECT_EQ(stepped(std::int64_t(8), count(), "8", 1), Value(std::int64_t(9)));
    EXPECT_EQ(stepped(std::int64_t(8), count(), "8", -10), Value(std::int64_t(1)));
    EXPECT_EQ(stepped(core::largestCount - 3, count(), "", 10), Value(core::largestCount));
    EXPECT_EQ(stepped(core::largestCount, count(), "", -1), Value(core::largestCount - 1));
}

TEST(Step, CountsStayWithinBothBounds)
{
    core::Field few = count();
    few.bounds = {.least = -4, .most = 10};
    EXPECT_EQ(stepped(std::int64_t(8), few, "8", 10), Value(std::int64_t(10)));
    EXPECT_EQ(stepped(std::int64_t(-3), few, "-3", -5), Value(std::int64_t(-4)));
    EXPECT_EQ(stepped(std::int64_t(12), few, "12", -1), Value(std::int64_t(10)));
    const std::int64_t least = std::numeric_limits<std::int64_t>::min();
    EXPECT_EQ(stepped(least, few, "", -1), Value(std::int64_t(-4)));
    EXPECT_EQ(stepped(least, few, "", 1), Value(std::int64_t(-4)));
}

TEST(Step, PercentsMoveByOnePointExactly)
{
    EXPECT_EQ(stepped(0.07, percent(), "7", 1), Value(0.08));
    EXPECT_EQ(stepped(0.29, percent(), "29", -1), Value(0.28));
    EXPECT_EQ(stepped(0.995, percent(), "99.5", 1), Value(1.0));
    EXPECT_EQ(stepped(0.005, percent(), "0.5", -1), Value(0.0));
}

TEST(Step, RealsMoveInTheLastTypedDigit)
{
    EXPECT_EQ(stepped(0.1, real(), "0.1", 2), Value(0.3));
    EXPECT_EQ(stepped(0.85, real(), "0.850", 1), Value(0.851)) << "a zero at the end is a digit too";
    EXPECT_EQ(stepped(2000.0, real(), "2,000", -1), Value(1999.0)) << "grouping is no decimal sign";
    EXPECT_EQ(stepped(1500.0, real(), "1.5k", 1), Value(1600.0)) << "the suffix scales the digit";
    EXPECT_EQ(stepped(2.5, real(), "5/2", 1), Value(2.6)) << "an expression: the last digit of its value";
    EXPECT_EQ(stepped(1e5, real(), "2*50000", 1), Value(100001.0)) << "which the field writes out";
    EXPECT_EQ(stepped(2e20, real(), "2e10*1e10", 1), Value(3e20)) << "or not";
    EXPECT_EQ(stepped(5.0, real(), "5+0e-2147483648", 1), Value(6.0));
}

TEST(Step, ASuffixOrAnExponentScalesTheLastDigit)
{
    struct Row
    {
        double value;
        const char* text;
        double next;
    };
    for (const auto& [value, text, next] : {Row{2e3, "2k", 3e3},
                                            {2.5e6, "2.5M", 2.6e6},
                                            {1.5e9, "1.5G", 1.6e9},
                                            {2.5e12, "2.5T", 2.6e12},
                                            {2.5e12, "2,5 T", 2.6e12},
                                            {1536, "1.5Ki", 1638.4},
                                            {1.5 * 0x1p20, "1.5Mi", 1.6 * 0x1p20},
                                            {1.5 * 0x1p30, "1.5Gi", 1.6 * 0x1p30},
                                            {1.5 * 0x1p40, "1.5Ti", 1.6 * 0x1p40},
                                            {2500, "2.5e3", 2600},
                                            {1024, "1.024E+3", 1025},
                                            {1.5e20, "1.5e20", 1.6e20},
                                            {1e16, "1e16", 2e16},
                                            {2.5e-7, "2.5e-7", 2.6e-7},
                                            {2500, "2.5e0k", 2600},
                                            {2000000, "2,000,000", 2000001},
                                            {1234500, "1,234.5k", 1234600}})
        EXPECT_EQ(stepped(value, real(), text, 1), Value(next)) << text;
}

TEST(Step, ARealStaysAboveAnExcludedBound)
{
    EXPECT_EQ(stepped(0.5, real(), "0.5", -5), Value(0.5));
    EXPECT_EQ(stepped(0.5, real(), "0.5", -4), Value(0.1));
}

TEST(Step, ABlankFieldStartsAtTheLeastValueWhereThereIsOne)
{
    EXPECT_EQ(stepped(std::nullopt, count(), "", 1), Value(std::int64_t(1)));
    EXPECT_EQ(stepped(std::nullopt, percent(), "", 1), Value(0.0));
    EXPECT_EQ(stepped(std::nullopt, real(), "", 1), std::nullopt);
    EXPECT_EQ(stepped(std::nullopt, count(), "x", 1), std::nullopt) << "a wrong text has no value to move";
}

} // namespace
