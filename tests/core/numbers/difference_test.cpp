// SPDX-License-Identifier: GPL-3.0-or-later
// Differences: exact amounts, and texts that agree with the numbers they stand beside.
#include "core/numbers/difference.h"

#include "core/numbers/write.h"
#include "tests/core/numbers/generators.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace core {

namespace {

Number count(std::uint64_t number)
{
    return number;
}

struct Row
{
    const char* name;
    Number from;
    Number to;
    Kind kind;
    const char* text;
};

class DifferenceTexts : public testing::TestWithParam<Row>
{
};

} // namespace

TEST(Difference, OfPercentagesIsInPointsAndExact)
{
    const Difference change = difference(Fraction{7, 39}, Fraction{7, 71}, Kind::Percent);
    EXPECT_EQ(change.unit, Difference::Unit::Points);
    EXPECT_EQ(change.amount, Rational(100) * (Rational(7, 71) - Rational(7, 39)));
    EXPECT_EQ(difference(0.3, 0.1, Kind::Percent).amount, Rational(-20)) << "no binary noise";
}

TEST(Difference, OfAllElseIsInPercentOfTheFirst)
{
    for (const Kind kind : {Kind::Count, Kind::Real, Kind::Factor})
        EXPECT_EQ(difference(0.3, 0.1, kind), (Difference{Rational(-200, 3), Difference::Unit::Percent}));
    EXPECT_EQ(difference(count(2048), count(4096), Kind::Count).amount, Rational(100));
    EXPECT_EQ(difference(-2.0, -1.0, Kind::Real).amount, Rational(50)) << "up is more, below 0 too";
}

TEST(Difference, FromNothingHasNoPercent)
{
    EXPECT_FALSE(difference(count(0), count(1), Kind::Count).amount);
    EXPECT_EQ(difference(count(0), count(0), Kind::Count).amount, Rational());
    EXPECT_EQ(difference(0.0, 0.5, Kind::Percent).amount, Rational(50)) << "points need no start";
    EXPECT_EQ(differenceText(0.0, 5.0, Kind::Real, numberStyle("en")), "");
}

TEST_P(DifferenceTexts, AgreeWithTheNumbersBeside)
{
    const Row& row = GetParam();
    EXPECT_EQ(differenceText(row.from, row.to, row.kind, numberStyle("en")), row.text)
        << displayText(row.from, row.kind, numberStyle("en")) << " to "
        << displayText(row.to, row.kind, numberStyle("en"));
}

INSTANTIATE_TEST_SUITE_P(
    Table, DifferenceTexts,
    testing::Values(
        Row{"points_fall_with_a_typographic_minus", 0.9, 0.8, Kind::Percent, "−10"},
        Row{"points_rise_with_a_plus", 0.8, 0.9, Kind::Percent, "+10"}, Row{"no_points", 0.9, 0.9, Kind::Percent, "0"},
        Row{"one_decimal_as_beside", Fraction{7, 39}, Fraction{7, 32}, Kind::Percent, "+3.93"},
        Row{"one_decimal_where_the_rounded_texts_agree", Fraction{1, 3}, Fraction{1, 6}, Kind::Percent, "−16.67"},
        Row{"the_bubble_of_twice_the_microbatches", Fraction{7, 39}, Fraction{7, 71}, Kind::Percent, "−8.09"},
        Row{"as_many_decimals_as_the_longer_text", 0.2, 0.0234, Kind::Percent, "−17.66"},
        Row{"small_points_are_not_rounded_away", 0.9, 0.90001, Kind::Percent, "+0.001"},
        Row{"tiny_points_have_an_exponent", 0.5, 0.50000000000000011, Kind::Percent, "+1e-14"},
        Row{"twice_as_many", count(2048), count(4096), Kind::Count, "+100%"},
        Row{"half_as_many", count(2048), count(1024), Kind::Count, "−50%"},
        Row{"a_third_more", 3.0, 4.0, Kind::Real, "+33.3%"},
        Row{"many_times", count(1), count(5000), Kind::Count, "+499,900%"},
        Row{"one_in_a_million", count(1000000), count(1000001), Kind::Count, "+0.0001%"},
        Row{"one_in_all_counts", count(largestCount), count(largestCount - 1), Kind::Count, "−1.08e-17%"},
        Row{"no_percent", 57.6, 57.6, Kind::Factor, "0%"}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(DifferenceText, HasTheSignsOfTheLanguage)
{
    EXPECT_EQ(differenceText(2.0, 3.0, Kind::Real, numberStyle("de")), "+50\u00a0%");
    EXPECT_EQ(differenceText(0.25, 0.1, Kind::Percent, machineStyle()), "-15");
    EXPECT_EQ(differenceText(Fraction{1, 3}, 0.5, Kind::Percent, numberStyle("de")), "+16,7");
    EXPECT_EQ(differenceText(1.0, 2.0, Kind::Real, numberStyle("ar")), "\u200e+100\u200e%\u200e");
    EXPECT_EQ(differenceText(2.0, 1.0, Kind::Real, numberStyle("ar")), "\u200e\u221250\u200e%\u200e");
}

RC_GTEST_PROP(DifferenceText, IsThereExactlyWhereTheNumbersDiffer, ())
{
    const auto part = [] {
        return Fraction{*rc::gen::inRange<std::uint64_t>(0, 1000), *rc::gen::inRange<std::uint64_t>(1000, 2000)};
    };
    const Fraction from = part();
    const Fraction to = part();
    const std::string text = differenceText(from, to, Kind::Percent, machineStyle());
    const auto change = Rational(to) <=> Rational(from);
    RC_ASSERT((text == "0") == (change == 0));
    RC_ASSERT(text.starts_with('+') == (change > 0));
    RC_ASSERT(text.starts_with('-') == (change < 0));
    if (displayText(from, Kind::Percent, machineStyle()) != displayText(to, Kind::Percent, machineStyle()))
        RC_ASSERT(text.find_first_of("123456789") != std::string::npos);
}

RC_GTEST_PROP(DifferenceText, IsWithinHalfOfItsLastDigit, ())
{
    const double from = *rc::gen::inRange(0, 10001) / 10000.0;
    const double to = *rc::gen::inRange(0, 10001) / 10000.0;
    const std::string text = differenceText(from, to, Kind::Percent, machineStyle());
    const Rational shown = *Rational::fromDecimal(text.starts_with('+') ? text.substr(1) : text);
    const std::size_t point = text.find('.');
    const int decimals = point == std::string::npos ? 0 : static_cast<int>(text.size() - 1 - point);
    RC_ASSERT((shown - *difference(from, to, Kind::Percent).amount).abs() * 2 <= powerOfTen(-decimals));
}

} // namespace core
