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

TEST(MachineField, JudgesAPercentRoundedWithTheSignOrWithout)
{
    EXPECT_EQ(*readMachineField(percent, "1.0000000000000000001"), Value(1.0));
    EXPECT_EQ(*readMachineField(percent, "100.00000000000000001%"), Value(1.0));
    EXPECT_EQ(refusal(percent, "1.0000000000000003"), code::percentNeedsSign);
    EXPECT_EQ(refusal(percent, "100.00000000000003%"), code::aboveMaximum);
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

TEST(MachineField, NamesItsOwnBoundsHoweverFarBeyondThemAValueIs)
{
    struct Row
    {
        const Field& field;
        const char* text;
        std::string code;
        double bound;
    };
    for (const auto& [field, text, code, bound] : {Row{count, "-3", code::belowMinimum, 2},
                                                   {count, "-1e30", code::belowMinimum, 2},
                                                   {count, "-1e5000", code::belowMinimum, 2},
                                                   {count, "1e30", code::aboveMaximum, 10},
                                                   {count, "1e5000", code::aboveMaximum, 10},
                                                   {real, "-1e400", code::notPositive, 0},
                                                   {real, "-1e5000", code::notPositive, 0},
                                                   {percent, "-1e400", code::belowMinimum, 0},
                                                   {percent, "-1e5000%", code::belowMinimum, 0},
                                                   {percent, "1e400%", code::aboveMaximum, 1},
                                                   {percent, "1e5000%", code::aboveMaximum, 1}}) {
        const auto value = readMachineField(field, text);
        ASSERT_FALSE(value) << text;
        EXPECT_EQ(value.issue().code, code) << text;
        EXPECT_EQ(value.issue().field, "it") << text;
        ASSERT_EQ(value.issue().arguments.size(), 1u) << text;
        EXPECT_EQ(toDouble(*value.issue().arguments[0].number), bound) << text;
    }
}

TEST(FieldReading, NamesItsOwnBoundsForTypedTextsToo)
{
    const auto refused = [](const Field& field, std::string_view text) {
        const Reading reading = inField(field, readNumber(text, field.kind, numberStyle("en")));
        EXPECT_FALSE(reading.value || reading.doubt) << text;
        return reading.issue ? reading.issue->field + ' ' + reading.issue->code : "";
    };
    EXPECT_EQ(refused(real, "-1e400"), "it not-positive");
    EXPECT_EQ(refused(real, "2-1e5000"), "it not-positive");
    EXPECT_EQ(refused(percent, "-1e5000"), "it below-minimum");
    EXPECT_EQ(refused(percent, "-0.5"), "it below-minimum");
    EXPECT_EQ(refused(percent, "1e400"), "it above-maximum");
    EXPECT_EQ(refused(count, "-1e30"), "it below-minimum");
    EXPECT_EQ(refused(count, "x"), "it not-a-number");
    EXPECT_FALSE(inField(count, readNumber("", Kind::Count, numberStyle("en"))).issue);
}

TEST(MachineField, RefusesWhatIsNoNumberOfItsKind)
{
    EXPECT_EQ(refusal(count, "2.5"), code::notWhole);
    EXPECT_EQ(refusal(fieldOf(Kind::Count, {.least = 2}), "9223372036854775808"), code::tooLarge);
    EXPECT_EQ(refusal(real, "1e999"), code::tooLarge);
    EXPECT_EQ(refusal(real, "inf"), code::notANumber);
    EXPECT_EQ(refusal(percent, "90"), code::percentNeedsSign);
    EXPECT_NE(refusal(count, ""), "");
    EXPECT_NE(refusal(real, "0,85"), "");
}

} // namespace core
