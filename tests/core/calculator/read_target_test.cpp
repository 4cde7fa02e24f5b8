// SPDX-License-Identifier: GPL-3.0-or-later
// Targets as machine text and as a person types them: exact, in range, and refused like a field of that kind.
#include "core/calculator/read_target.h"

#include "core/calculator/registry.h"

#include <gtest/gtest.h>

#include <string>

namespace core {

namespace {

Result resultOf(Kind kind, Bounds range)
{
    return {.id = "it", .symbol = "x", .kind = kind, .label = {}, .working = {}, .sentence = {}, .range = range};
}

const Result share = resultOf(Kind::Percent, {.least = 0, .most = 1});
const Result ratio = resultOf(Kind::Percent, {.least = 0});
const Result factor = resultOf(Kind::Factor, {.least = 0});
const Result positive = resultOf(Kind::Real, {.least = 0, .leastExcluded = true});
const Result count = resultOf(Kind::Count, {.least = 1});

std::string refusal(const Result& result, std::string_view text)
{
    const auto target = readMachineTarget(result, text);
    if (target)
        return "";
    EXPECT_EQ(target.issue().field, "it");
    return target.issue().code;
}

} // namespace

TEST(MachineTarget, KeepsEveryDigit)
{
    EXPECT_EQ(*readMachineTarget(share, "10%"), Rational(1, 10));
    EXPECT_EQ(*readMachineTarget(share, "0.10"), Rational(1, 10));
    EXPECT_EQ(*readMachineTarget(share, "0.1000000000000000000001"), Rational(1, 10) + powerOfTen(-22));
    EXPECT_EQ(*readMachineTarget(share, "0%"), Rational(0));
    EXPECT_EQ(*readMachineTarget(share, "1"), Rational(1));
    EXPECT_EQ(*readMachineTarget(ratio, "150%"), Rational(3, 2));
    EXPECT_EQ(*readMachineTarget(factor, "57.6"), Rational(576, 10));
    EXPECT_EQ(*readMachineTarget(positive, "1e-3"), Rational(1, 1000));
    EXPECT_EQ(*readMachineTarget(count, "9223372036854775807"), Rational(largestCount));
}

TEST(MachineTarget, IsRefusedLikeAFieldOfItsKind)
{
    EXPECT_EQ(refusal(share, "10"), code::percentNeedsSign);
    EXPECT_EQ(refusal(ratio, "1.5"), code::percentNeedsSign);
    EXPECT_EQ(refusal(share, "-1%"), code::belowMinimum);
    EXPECT_EQ(refusal(share, "101%"), code::aboveMaximum);
    EXPECT_EQ(refusal(share, "100.00000000000000000001%"), code::aboveMaximum) << "no rounding to 100%";
    EXPECT_EQ(refusal(positive, "0"), code::notPositive);
    EXPECT_EQ(refusal(positive, "-3"), code::notPositive);
    EXPECT_EQ(refusal(positive, "1e400"), code::tooLarge);
    EXPECT_EQ(refusal(positive, "1e-400"), code::tooSmall);
    EXPECT_EQ(refusal(factor, "-0.5"), code::belowMinimum);
    EXPECT_EQ(refusal(factor, "57.6x"), code::notANumber);
    EXPECT_EQ(refusal(factor, "50%"), code::notANumber);
    EXPECT_EQ(refusal(count, "0"), code::belowMinimum);
    EXPECT_EQ(refusal(count, "2.5"), code::notWhole);
    EXPECT_EQ(refusal(count, "9223372036854775808"), code::tooLarge);
    EXPECT_EQ(refusal(count, "2*4"), code::notANumber);
    EXPECT_EQ(refusal(count, ""), code::unfinished);
}

TEST(TypedTarget, IsReadTheLanguagesWayAndExactly)
{
    const auto exact = [](const Result& result, std::string_view text, const char* language) {
        return readTarget(result, text, numberStyle(language)).exact;
    };
    EXPECT_EQ(exact(share, "10", "en"), Rational(1, 10));
    EXPECT_EQ(exact(share, "12,5 %", "de"), Rational(1, 8));
    EXPECT_EQ(exact(share, "100/3", "en"), Rational(1, 3));
    EXPECT_EQ(exact(factor, "57,6", "fr"), Rational(576, 10));
    EXPECT_EQ(exact(count, "1.024", "de"), Rational(1024));
    EXPECT_EQ(exact(count, "2Ki", "en"), Rational(2048));
    EXPECT_EQ(exact(positive, "1/3", "en"), Rational(1, 3));
    EXPECT_TRUE(readTarget(share, "0.5", numberStyle("en")).doubt) << "half a percent, or half";
}

TEST(TypedTarget, IsRefusedOrBlank)
{
    const auto refused = [](const Result& result, std::string_view text) {
        const Reading reading = readTarget(result, text, numberStyle("en"));
        EXPECT_FALSE(reading.exact || reading.value) << text;
        return reading.issue ? reading.issue->field + ' ' + reading.issue->code : "";
    };
    EXPECT_EQ(refused(share, ""), "");
    EXPECT_EQ(refused(share, "101"), "it above-maximum");
    EXPECT_EQ(refused(share, "100.00000000000000000001"), "it above-maximum");
    EXPECT_EQ(refused(count, "4.5"), "it not-whole");
    EXPECT_EQ(refused(positive, "0"), "it not-positive");
    EXPECT_EQ(refused(positive, "1/0"), "it divided-by-zero");
}

TEST(ReadingExactly, GoesWithTheValueOfAnyField)
{
    EXPECT_EQ(readNumber("0.1+0.2", Kind::Real, numberStyle("en")).exact, Rational(3, 10));
    EXPECT_EQ(readNumber("90", Kind::Percent, numberStyle("en")).exact, Rational(9, 10));
    EXPECT_EQ(readMachineNumber("0.9", Kind::Percent).exact, Rational(9, 10));
    EXPECT_EQ(readMachineNumber("90%", Kind::Percent).exact, Rational(9, 10));
    EXPECT_FALSE(readNumber("x", Kind::Real, numberStyle("en")).exact);
}

} // namespace core
