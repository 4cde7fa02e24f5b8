// SPDX-License-Identifier: GPL-3.0-or-later
// Machine text of one field: values at the edges of its bounds, and the issues, which name the field.
#include "core/calculator/read_field.h"

#include <gtest/gtest.h>

#include <string>

namespace core {

namespace {

Field fieldOf(Kind kind, Bounds bounds)
{
    return {
        .id = "it", .symbol = "x", .kind = kind, .bounds = bounds, .example = {}, .label = {}, .help = {}, .group = {}};
}

const Field count = fieldOf(Kind::Count, {.least = 2, .most = 10});
const Field real = fieldOf(Kind::Real, {.least = 0, .leastExcluded = true});
const Field percent = fieldOf(Kind::Percent, {.least = 0, .most = 1});

// The code of the issue, after a check that it names the field.
std::string refusal(const Field& field, std::string_view text)
{
    const auto value = readMachineField(field, text);
    if (value)
        return "";
    EXPECT_EQ(value.issue().field, "it");
    return value.issue().code;
}

} // namespace

TEST(MachineField, TakesValuesUpToItsBounds)
{
    EXPECT_EQ(*readMachineField(count, "2"), Value(std::int64_t(2)));
    EXPECT_EQ(*readMachineField(count, "10"), Value(std::int64_t(10)));
    EXPECT_EQ(*readMachineField(real, "1e-300"), Value(1e-300));
    EXPECT_EQ(*readMachineField(percent, "0"), Value(0.0));
    EXPECT_EQ(*readMachineField(percent, "100%"), Value(1.0));
    EXPECT_EQ(*readMachineField(percent, "0.9"), *readMachineField(percent, "90%"));
}

TEST(MachineField, RefusesValuesBeyondThem)
{
    EXPECT_EQ(refusal(count, "1"), code::belowMinimum);
    EXPECT_EQ(refusal(count, "-3"), code::belowMinimum);
    EXPECT_EQ(refusal(count, "11"), code::aboveMaximum);
    EXPECT_EQ(refusal(real, "0"), code::notPositive);
    EXPECT_EQ(refusal(real, "-1"), code::notPositive);
    EXPECT_EQ(refusal(percent, "-1%"), code::belowMinimum);
    EXPECT_EQ(refusal(percent, "100.1%"), code::aboveMaximum);
}

TEST(MachineField, NamesItsOwnLeastValueForANegativeCount)
{
    const auto value = readMachineField(count, "-3");
    ASSERT_FALSE(value);
    ASSERT_EQ(value.issue().arguments.size(), 1u);
    EXPECT_EQ(toDouble(*value.issue().arguments[0].number), 2);
}

TEST(MachineField, RefusesWhatIsNoNumberOfItsKind)
{
    EXPECT_EQ(refusal(count, "2.5"), code::notWhole);
    EXPECT_EQ(refusal(count, "9223372036854775808"), code::tooLarge);
    EXPECT_EQ(refusal(real, "1e999"), code::tooLarge);
    EXPECT_EQ(refusal(real, "inf"), code::notANumber);
    EXPECT_EQ(refusal(percent, "90"), code::percentNeedsSign);
    EXPECT_NE(refusal(count, ""), "");
    EXPECT_NE(refusal(real, "0,85"), "");
}

} // namespace core
