// SPDX-License-Identifier: GPL-3.0-or-later
// Ranges of a sweep: the values each text stands for, to the last digit, and what is wrong with a bad one.
#include "core/sweep/range_values.h"

#include "core/numbers/write.h"
#include "tests/core/numbers/generators.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace core {

namespace {

Field field(std::string_view id, Kind kind, const Bounds& bounds)
{
    Field made;
    made.id = id;
    made.kind = kind;
    made.bounds = bounds;
    return made;
}

const Field& countField()
{
    static const Field made = field("microbatches", Kind::Count, {.least = 1});
    return made;
}

const Field& realField()
{
    static const Field made = field("throughput", Kind::Real, {.least = 0, .leastExcluded = true});
    return made;
}

const Field& percentField()
{
    static const Field made = field("efficiency", Kind::Percent, {.least = 0, .most = 1});
    return made;
}

// The values as machine text with blanks between; of more than `most` the first ones and "...".
std::string values(const Field& ofField, std::string_view text, int most = 20)
{
    const RangeReading reading = readRange(ofField, text);
    EXPECT_TRUE(reading.range) << text << ": " << (reading.issues.empty() ? "" : reading.issues.front().issue.code);
    if (!reading.range)
        return "refused";
    RangeValues range(*reading.range);
    std::string result;
    for (int i = 0; i < most; ++i) {
        const auto value = range.next();
        if (!value)
            return result;
        result += (i == 0 ? "" : " ") + machineText(*value);
    }
    return range.next() ? result + " ..." : result;
}

// "code" of each issue with the part it is about.
std::string issues(const Field& ofField, std::string_view text)
{
    constexpr std::array parts{"range", "from", "to", "step", "factor"};
    std::string result;
    for (const RangeIssue& issue : readRange(ofField, text).issues) {
        EXPECT_EQ(issue.issue.field, ofField.id);
        result += (result.empty() ? "" : ", ") + std::string(parts[static_cast<std::size_t>(issue.part)]) + ' ' +
                  issue.issue.code;
    }
    return result;
}

struct Row
{
    const char* name;
    const Field& (*field)();
    std::string text;
    std::string expected;
};

std::string nameOf(const testing::TestParamInfo<Row>& row)
{
    return row.param.name;
}

class RangeTexts : public testing::TestWithParam<Row>
{
};

class BadRanges : public testing::TestWithParam<Row>
{
};

} // namespace

TEST_P(RangeTexts, StandForTheirValues)
{
    EXPECT_EQ(values(GetParam().field(), GetParam().text), GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(
    Table, RangeTexts,
    testing::Values(
        Row{"a_count_goes_by_one", countField, "1:5", "1 2 3 4 5"},
        Row{"the_end_is_given_where_the_steps_reach_it", countField, "2:8:3", "2 5 8"},
        Row{"and_not_where_they_pass_it", countField, "1:10:4", "1 5 9"},
        Row{"one_value_is_a_range", countField, "7:7", "7"},
        Row{"a_step_beyond_the_end_gives_the_start", countField, "1:5:9223372036854775807", "1"},
        Row{"counts_may_have_an_exponent", countField, "1e3:3e3:1e3", "1000 2000 3000"},
        Row{"the_largest_count_is_reached_without_going_on", countField, "9223372036854775805:9223372036854775807",
            "9223372036854775805 9223372036854775806 9223372036854775807"},
        Row{"a_step_never_goes_round_the_largest_count", countField, "1:9223372036854775807:9223372036854775806",
            "1 9223372036854775807"},
        Row{"powers_of_two", countField, "1:64:x2", "1 2 4 8 16 32 64"},
        Row{"a_factor_stops_below_the_end", countField, "1:100:x3", "1 3 9 27 81"},
        Row{"counts_of_a_factor_are_rounded_and_given_once", countField, "1:12:x1.5", "1 2 3 5 8 11"},
        Row{"halves_are_rounded_up", countField, "5:13:x1.3", "5 7 8 11"},
        Row{"what_rounds_to_the_end_is_given", countField, "10:11:x1.14", "10 11"},
        Row{"a_factor_goes_up_to_the_largest_count", countField, "1000000000000000000:9223372036854775807:x9",
            "1000000000000000000 9000000000000000000"},
        Row{"a_large_factor_gives_the_start", countField, "1:9223372036854775807:x1e300", "1"},
        Row{"tenths_have_no_binary_noise", realField, "0.1:0.9:0.1", "0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9"},
        Row{"a_real_range_ends_below_what_it_does_not_reach", realField, "1:2:0.3", "1 1.3 1.6 1.9"},
        Row{"start_and_step_may_have_different_decimals", realField, "0.25:1:0.5", "0.25 0.75"},
        Row{"reals_of_all_sizes", realField, "1e-300:1e300:5e299", "1e-300 5e+299"},
        Row{"large_reals_keep_their_steps", realField, "1e22:3e22:1e22", "1e+22 2e+22 3e+22"},
        Row{"reals_by_a_factor_are_exact", realField, "0.1:1:x1.1",
            "0.1 0.11 0.121 0.1331 0.14641 0.161051 0.1771561 0.19487171 0.214358881 0.2357947691 0.25937424601 "
            "0.285311670611 0.3138428376721 0.34522712143931 0.379749833583241 0.4177248169415651 0.4594972986357216 "
            "0.5054470284992938 0.5559917313492232 0.6115909044841454 ..."},
        Row{"a_factor_reaches_its_end", realField, "0.001:1:x10", "0.001 0.01 0.1 1"},
        Row{"the_largest_real_is_reached", realField, "1e308:1.7976931348623157e308:x1.7976931348623157",
            "1e+308 1.7976931348623157e+308"},
        Row{"percents_are_fractions", percentField, "0.1:0.3:0.1", "0.1 0.2 0.3"},
        Row{"or_carry_the_sign", percentField, "10%:30%:10%", "0.1 0.2 0.3"},
        Row{"or_both_in_one_range", percentField, "0.9:100%:5%", "0.9 0.95 1"},
        Row{"percents_from_nothing", percentField, "0:1:0.25", "0 0.25 0.5 0.75 1"},
        Row{"percents_by_a_factor", percentField, "1%:100%:x10", "0.01 0.1 1"}),
    nameOf);

TEST_P(BadRanges, SayWhichPartIsWrong)
{
    EXPECT_EQ(issues(GetParam().field(), GetParam().text), GetParam().expected);
    EXPECT_FALSE(readRange(GetParam().field(), GetParam().text).range);
}

INSTANTIATE_TEST_SUITE_P(
    Table, BadRanges,
    testing::Values(Row{"one_number_is_no_range", countField, "5", "range range-form"},
                    Row{"nothing_is_no_range", countField, "", "range range-form"},
                    Row{"four_parts_are_too_many", countField, "1:2:3:4", "range range-form"},
                    Row{"missing_ends", countField, ":", "from unfinished, to unfinished"},
                    Row{"a_missing_step", countField, "1:5:", "step unfinished"},
                    Row{"a_missing_factor", countField, "1:5:x", "factor unfinished"},
                    Row{"words", countField, "a:b:c", "from not-a-number, to not-a-number, step not-a-number"},
                    Row{"a_large_x_is_no_factor", countField, "1:5:X2", "step not-a-number"},
                    Row{"a_start_below_the_bound", countField, "0:5", "from below-minimum"},
                    Row{"an_end_above_the_bound", percentField, "50%:101%:1%", "to above-maximum"},
                    Row{"even_where_no_step_reaches_it", percentField, "50%:101%:50%", "to above-maximum"},
                    Row{"a_start_on_an_excluded_bound", realField, "0:5:1", "from not-positive"},
                    Row{"an_end_beyond_all_counts", countField, "1:9223372036854775808", "to too-large"},
                    Row{"a_count_that_is_not_whole", countField, "1.5:5", "from not-whole"},
                    Row{"a_step_of_a_count_that_is_not_whole", countField, "1:5:0.5", "step not-whole"},
                    Row{"a_step_of_nothing", countField, "1:5:0", "step step-not-positive"},
                    Row{"a_step_down", countField, "5:1:-1", "step step-not-positive, range range-descends"},
                    Row{"a_step_far_down", countField, "1:5:-1e5000", "step step-not-positive"},
                    Row{"a_step_beyond_all_counts", countField, "1:5:9223372036854775808", "step too-large"},
                    Row{"a_real_without_a_step", realField, "1:5", "step step-missing"},
                    Row{"a_percent_without_a_step", percentField, "10%:50%", "step step-missing"},
                    Row{"a_bare_percent_step", percentField, "10%:50%:5", "step percent-needs-sign"},
                    Row{"bare_percents", percentField, "10:50:5%", "from percent-needs-sign, to percent-needs-sign"},
                    Row{"a_factor_of_one", countField, "1:5:x1", "factor factor-not-above-one"},
                    Row{"a_falling_factor", countField, "1:5:x0.5", "factor factor-not-above-one"},
                    Row{"a_negative_factor", countField, "1:5:x-2", "factor factor-not-above-one"},
                    Row{"a_factor_in_percent", countField, "1:5:x200%", "factor not-a-number"},
                    Row{"a_factor_from_nothing", percentField, "0:1:x2", "from factor-from-zero"},
                    Row{"a_range_down", countField, "5:1", "range range-descends"},
                    Row{"a_real_range_down_by_a_factor", realField, "5:1:x2", "range range-descends"}),
    nameOf);

TEST(RangeValues, KnowALittleMoreThanOneFromOne)
{
    const auto reading = readRange(realField(), "1:2:x1.00000000000000000000000001");
    ASSERT_TRUE(reading.range) << "the double of this factor is 1, and yet it is above";
    EXPECT_EQ(RangeValues(*reading.range).next(), Value(1.0));
}

TEST(RangeValues, AreAllThereInAMillion)
{
    RangeValues range(*readRange(countField(), "1:1000000").range);
    std::int64_t expected = 0;
    while (const auto value = range.next())
        ASSERT_EQ(std::get<std::int64_t>(*value), ++expected);
    EXPECT_EQ(expected, 1'000'000);
}

TEST(RangeValues, StayGoneOnceTheyAreOver)
{
    for (const char* text : {"1:2", "1:2:x2"}) {
        RangeValues range(*readRange(countField(), text).range);
        while (range.next()) {
        }
        EXPECT_FALSE(range.next()) << text;
    }
}

TEST(RangeValues, KeepTheirDigitsOverThousandsOfFactors)
{
    RangeValues range(*readRange(realField(), "1:1e300:x1.01").range);
    Rational exact = 1;
    int count = 0;
    for (auto value = range.next(); value; value = range.next(), ++count) {
        if (count > 900) // where digits have been dropped many times; all before would take long in rationals
            break;
        ASSERT_EQ(std::get<double>(*value), exact.toDouble()) << count;
        exact = exact * Rational(101, 100);
    }
    int rest = 0;
    while (range.next())
        ++rest;
    EXPECT_EQ(count + 1 + rest, static_cast<int>(std::floor(std::log(1e300) / std::log(1.01))) + 1);
}

RC_GTEST_PROP(RangeValues, AreTheDecimalsThatOneWouldWrite, ())
{
    const int decimals = *rc::gen::inRange(0, 7);
    const Rational unit = powerOfTen(-decimals);
    const auto start = *rc::gen::inRange(1, 100000);
    const auto step = *rc::gen::inRange(1, 1000);
    const auto length = *rc::gen::inRange(1, 30);
    const auto text = [&](std::int64_t units) { return machineText(Value(*(unit * units).toDouble())); };
    const std::string typed = text(start) + ':' + text(start + length * step) + ':' + text(step);
    RangeValues range(*readRange(realField(), typed).range);
    for (int i = 0; i <= length; ++i) {
        const auto value = range.next();
        RC_ASSERT(value.has_value());
        RC_ASSERT(machineText(*value) == text(start + i * step));
    }
    RC_ASSERT(!range.next());
}

RC_GTEST_PROP(RangeValues, OfCountsAreExactHoweverLarge, ())
{
    const auto end = *wholeRange<std::int64_t>() & largestCount;
    const auto step = std::max<std::int64_t>(*wholeRange<std::int64_t>() >> *rc::gen::inRange(0, 60) & largestCount, 1);
    const auto length = *rc::gen::inRange(0, 5);
    RC_PRE(end > 0 && Rational(step) * length < Rational(end));
    const std::int64_t start = end - step * length;
    RangeValues range(
        *readRange(countField(), std::to_string(start) + ':' + std::to_string(end) + ':' + std::to_string(step)).range);
    for (int i = 0; i <= length; ++i)
        RC_ASSERT(range.next() == Value(start + i * step));
    RC_ASSERT(!range.next());
}

RC_GTEST_PROP(RangeValues, OfAFactorRiseFromTheStartAndStayBelowTheEnd, ())
{
    const auto start = *rc::gen::inRange<std::int64_t>(1, 1000);
    const auto end = *rc::gen::inRange<std::int64_t>(start, largestCount);
    const auto factor = std::to_string(*rc::gen::inRange(101, 400));
    const std::string text =
        std::to_string(start) + ':' + std::to_string(end) + ":x" + factor.substr(0, 1) + '.' + factor.substr(1);
    RangeValues range(*readRange(countField(), text).range);
    RC_ASSERT(range.next() == Value(start));
    std::int64_t last = start;
    while (const auto value = range.next()) {
        const auto count = std::get<std::int64_t>(*value);
        RC_ASSERT(count > last && count <= end);
        last = count;
    }
}

TEST(Range, RefusesAStepThatMakesNoOtherNumber)
{
    for (const char* text : {"1:1.0000000000000003:1e-16", "1:1e308:1e-300"}) {
        const RangeReading reading = readRange(realField(), text);
        EXPECT_FALSE(reading.range) << text;
        ASSERT_EQ(reading.issues.size(), 1u) << text;
        EXPECT_EQ(reading.issues.front().issue.code, code::stepVanishes);
        EXPECT_EQ(reading.issues.front().part, RangePart::Step);
    }
    EXPECT_TRUE(readRange(realField(), "1:1.0000000000000004:0.0000000000000003").range);
    EXPECT_TRUE(readRange(realField(), "5:5:1e-300").range);            // one value
    EXPECT_TRUE(readRange(countField(), "1:9007199254740993:1").range); // counts are exact
}

} // namespace core
