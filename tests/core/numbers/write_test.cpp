// SPDX-License-Identifier: GPL-3.0-or-later
// Writing numbers: exact texts per language, and that what is written reads back as the same value.
#include "core/numbers/write.h"

#include "core/numbers/read.h"
#include "tests/core/numbers/generators.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <clocale>
#include <cmath>
#include <limits>
#include <locale>
#include <string>

namespace core {

namespace {

constexpr std::array languages{"en", "zh_TW", "zh_CN", "ja", "ko", "de", "fr", "es", "pt_BR", "ar"};

std::string display(Number number, Kind kind, std::string_view language = "en")
{
    return displayText(number, kind, numberStyle(language));
}

std::string percent(std::uint64_t numerator, std::uint64_t denominator, std::string_view language = "en")
{
    return display(Fraction{numerator, denominator}, Kind::Percent, language);
}

std::string field(Value value, Kind kind, std::string_view language = "en")
{
    return fieldText(value, kind, numberStyle(language));
}

// Doubles with few digits, as people type them.
rc::Gen<double> shortDouble()
{
    return rc::gen::map(rc::gen::pair(rc::gen::inRange(-9'999'999, 10'000'000), rc::gen::inRange(-12, 20)),
                        [](std::pair<int, int> parts) {
                            return std::stod(std::to_string(parts.first) + 'e' + std::to_string(parts.second));
                        });
}

// How far a percent can be shifted by two places and still be a double.
bool fitsAsPercent(double value)
{
    return value == 0 || std::abs(value) > std::numeric_limits<double>::min();
}

void checkReadsBack(Value value, Kind kind)
{
    for (const char* language : languages) {
        const NumberStyle& style = numberStyle(language);
        const std::string text = fieldText(value, kind, style);
        const Reading reading = readNumber(text, kind, style);
        RC_LOG() << language << ' ' << text << '\n';
        RC_ASSERT(reading.value == value);
        RC_ASSERT(!reading.expression);
    }
    RC_ASSERT(readMachineNumber(machineText(value), kind).value == value);
}

} // namespace

TEST(MachineText, IsTheShortestThatReadsBack)
{
    EXPECT_EQ(machineText(Value(std::int64_t(1'048'576))), "1048576");
    EXPECT_EQ(machineText(Value(std::int64_t(9'223'372'036'854'775'807))), "9223372036854775807");
    EXPECT_EQ(machineText(Value(0.9)), "0.9");
    EXPECT_EQ(machineText(Value(1e22)), "1e+22");
    EXPECT_EQ(machineText(Value(115200.0)), "115200");
    EXPECT_EQ(machineText(Value(-0.0)), "0");
    EXPECT_EQ(machineText(Number(Fraction{7, 39})), "0.1794871794871795");
    EXPECT_EQ(machineText(Number(Fraction{32, 39})), "0.8205128205128205");
    EXPECT_EQ(machineText(Number(Fraction{7, 32})), "0.21875");
    EXPECT_EQ(machineText(Number(std::uint64_t(18'446'744'073'709'551'615U))), "18446744073709551615");
}

TEST(FieldText, ShowsEveryDigitInTheLanguagesStyle)
{
    EXPECT_EQ(field(std::int64_t(4096), Kind::Count), "4,096");
    EXPECT_EQ(field(std::int64_t(4096), Kind::Count, "de"), "4.096");
    EXPECT_EQ(field(std::int64_t(4096), Kind::Count, "fr"), "4\u202f096");
    EXPECT_EQ(field(std::int64_t(4096), Kind::Count, "es"), "4096");
    EXPECT_EQ(field(std::int64_t(40960), Kind::Count, "es"), "40.960");
    EXPECT_EQ(field(std::int64_t(-4096), Kind::Count), "-4,096");
    EXPECT_EQ(field(std::int64_t(999), Kind::Count), "999");
    EXPECT_EQ(field(std::numeric_limits<std::int64_t>::min(), Kind::Count), "-9,223,372,036,854,775,808");
    EXPECT_EQ(field(1234.5, Kind::Real), "1,234.5");
    EXPECT_EQ(field(1234.5, Kind::Real, "pt_BR"), "1.234,5");
    EXPECT_EQ(field(0.1 + 0.2, Kind::Real), "0.30000000000000004");
    EXPECT_EQ(field(0.0, Kind::Real), "0");
    EXPECT_EQ(field(-0.0, Kind::Real), "0");
    EXPECT_EQ(field(-0.5, Kind::Real, "de"), "-0,5");
}

TEST(FieldText, WritesPercentsWithoutTheSignAndWithoutNoise)
{
    EXPECT_EQ(field(0.9, Kind::Percent), "90");
    EXPECT_EQ(field(0.07, Kind::Percent), "7");
    EXPECT_EQ(field(0.57, Kind::Percent), "57");
    EXPECT_EQ(field(0.125, Kind::Percent, "de"), "12,5");
    EXPECT_EQ(field(0.0001, Kind::Percent), "0.01");
    EXPECT_EQ(field(1.0, Kind::Percent), "100");
    EXPECT_EQ(field(12.5, Kind::Percent), "1,250");
    EXPECT_EQ(field(0.0, Kind::Percent), "0");
}

TEST(FieldText, TurnsToAnExponentBeyondItsRange)
{
    EXPECT_EQ(field(1e15, Kind::Real), "1,000,000,000,000,000");
    EXPECT_EQ(field(1.5e20, Kind::Real), "1.5e20");
    EXPECT_EQ(field(1.5e20, Kind::Real, "de"), "1,5e20");
    EXPECT_EQ(field(1e-5, Kind::Real), "0.00001");
    EXPECT_EQ(field(9.9e-6, Kind::Real), "9.9e-6");
    EXPECT_EQ(field(-2e-7, Kind::Real), "-2e-7");
    EXPECT_EQ(field(1e-7, Kind::Percent), "0.00001");
    EXPECT_EQ(field(1e-8, Kind::Percent), "1e-6");
}

TEST(DisplayText, WritesCountsAndFractions)
{
    EXPECT_EQ(display(std::uint64_t(8'388'608), Kind::Count), "8,388,608");
    EXPECT_EQ(display(std::uint64_t(8'388'608), Kind::Count, "fr"), "8\u202f388\u202f608");
    EXPECT_EQ(display(std::uint64_t(2048), Kind::Count, "es"), "2048");
    EXPECT_EQ(display(std::uint64_t(18'446'744'073'709'551'615U), Kind::Count), "18,446,744,073,709,551,615");
    EXPECT_EQ(display(Fraction{7, 39}, Kind::Count), "7/39");
    EXPECT_EQ(display(Fraction{14, 78}, Kind::Count), "14/78");
    EXPECT_EQ(display(Fraction{1023, 2047}, Kind::Count), "1,023/2,047");
}

TEST(DisplayText, RoundsPercentsToWhatMatters)
{
    EXPECT_EQ(percent(7, 39), "17.9%");
    EXPECT_EQ(percent(32, 39), "82.1%");
    EXPECT_EQ(percent(7, 32), "21.9%");
    EXPECT_EQ(percent(7, 263), "2.66%");
    EXPECT_EQ(percent(7, 71), "9.9%");
    EXPECT_EQ(percent(3, 19), "15.8%");
    EXPECT_EQ(percent(1, 5), "20%");
    EXPECT_EQ(percent(9, 8), "112.5%");
    EXPECT_EQ(percent(1, 80), "1.25%");
    EXPECT_EQ(percent(1, 40), "2.5%");
    EXPECT_EQ(percent(1, 800), "0.125%");
    EXPECT_EQ(percent(1, 20), "5%");
    EXPECT_EQ(percent(49'999, 1'000'000), "5.00%");
    EXPECT_EQ(percent(1'999, 10'000), "20.0%");
    EXPECT_EQ(percent(1'999'999'999, 1'000'000), "200,000.0%");
    EXPECT_EQ(display(0.9, Kind::Percent), "90%");
    EXPECT_EQ(display(std::uint64_t(1), Kind::Percent), "100%");
    EXPECT_EQ(display(-0.125, Kind::Percent), "\u221212.5%");
    EXPECT_EQ(display(1e20, Kind::Percent), "1e22%");
}

TEST(DisplayText, RoundsHalvesOfAPercentAwayFromZero)
{
    EXPECT_EQ(percent(4'025, 10'000), "40.3%"); // 40.25
    EXPECT_EQ(percent(4'035, 10'000), "40.4%"); // 40.35, which no double holds
    EXPECT_EQ(percent(1'045, 100'000), "1.05%");
}

TEST(DisplayText, NeverRoundsToNothingOrToAll)
{
    EXPECT_EQ(percent(0, 1), "0%");
    EXPECT_EQ(percent(1, 1), "100%");
    EXPECT_EQ(percent(39, 39), "100%");
    EXPECT_EQ(percent(999'999'999, 1'000'000'000), "99.9999999%");
    EXPECT_EQ(display(1 - 1e-9, Kind::Percent), "99.9999999%");
    EXPECT_EQ(percent(9'996, 10'000), "99.96%");
    EXPECT_EQ(percent(2'999, 3'000), "99.97%");
    EXPECT_EQ(percent(3'001, 3'000), "100.03%");
    EXPECT_EQ(percent(1, 3'000'000), "0.0000333%");
    EXPECT_EQ(display(1e-14, Kind::Percent), "0.000000000001%");
    EXPECT_EQ(display(1e-15, Kind::Percent), "0%");         // beyond 12 decimals
    EXPECT_EQ(display(1 - 0x1p-53, Kind::Percent), "100%"); // the last bit of a double
    EXPECT_EQ(percent(9'223'372'036'854'775'806U, 9'223'372'036'854'775'807U), "100%");
}

TEST(DisplayText, WritesPercentsInEveryLanguage)
{
    EXPECT_EQ(percent(7, 39, "zh_TW"), "17.9%");
    EXPECT_EQ(percent(7, 39, "zh_CN"), "17.9%");
    EXPECT_EQ(percent(7, 39, "ja"), "17.9%");
    EXPECT_EQ(percent(7, 39, "ko"), "17.9%");
    EXPECT_EQ(percent(7, 39, "de"), "17,9\u00a0%");
    EXPECT_EQ(percent(7, 39, "fr"), "17,9\u00a0%");
    EXPECT_EQ(percent(7, 39, "es"), "17,9\u00a0%");
    EXPECT_EQ(percent(7, 39, "pt_BR"), "17,9%");
    EXPECT_EQ(percent(7, 39, "ar"), "17.9\u200e%\u200e");
    EXPECT_EQ(display(-0.5, Kind::Percent, "ar"), "\u200e\u221250\u200e%\u200e");
    EXPECT_EQ(display(57.6, Kind::Factor, "ar"), "57.6\u200e\u00d7\u200e");
}

TEST(DisplayText, RoundsRealsToSixDigits)
{
    EXPECT_EQ(display(115200.0, Kind::Real), "115,200");
    EXPECT_EQ(display(57.6, Kind::Real), "57.6");
    EXPECT_EQ(display(1.0 / 3, Kind::Real), "0.333333");
    EXPECT_EQ(display(12800.000000000002, Kind::Real), "12,800");
    EXPECT_EQ(display(1234567.8, Kind::Real), "1,234,568");
    EXPECT_EQ(display(1234567.8, Kind::Real, "de"), "1.234.568");
    EXPECT_EQ(display(1234.5678, Kind::Real, "de"), "1.234,57");
    EXPECT_EQ(display(999999.5, Kind::Real), "1,000,000");
    EXPECT_EQ(display(0.0, Kind::Real), "0");
    EXPECT_EQ(display(1e15, Kind::Real), "1,000,000,000,000,000");
    EXPECT_EQ(display(1.2345678e15, Kind::Real), "1.23457e15");
    EXPECT_EQ(display(1e-4, Kind::Real), "0.0001");
    EXPECT_EQ(display(0.00012345678, Kind::Real), "0.000123457");
    EXPECT_EQ(display(9.99999999e-5, Kind::Real), "1e-4");
    EXPECT_EQ(display(2.5e-7, Kind::Real, "fr"), "2,5e-7");
    EXPECT_EQ(display(-1234.5, Kind::Real), "\u22121,234.5");
    EXPECT_EQ(display(57.6, Kind::Factor), "57.6×");
    EXPECT_EQ(display(57.6, Kind::Factor, "de"), "57,6×");
}

TEST(DisplayText, ShowsThatAFractionIsNotWhole)
{
    EXPECT_EQ(display(Fraction{9, 2}, Kind::Real), "4.5");
    EXPECT_EQ(display(Fraction{8, 2}, Kind::Real), "4");
    EXPECT_EQ(display(Fraction{1, 3}, Kind::Real), "0.333333");
    EXPECT_EQ(display(Fraction{2'000'001, 2}, Kind::Real), "1,000,000.5");
    EXPECT_EQ(display(Fraction{10'000'000'000'000'000'001U, 10'000'000'000U}, Kind::Real), "1,000,000,000.0000000001");
    EXPECT_EQ(display(Fraction{9'007'199'254'740'993U, 2}, Kind::Real), "4,503,599,627,370,496.5");
}

RC_GTEST_PROP(FieldText, ReadsBackAsTheSameCount, ())
{
    checkReadsBack(*wholeRange<std::int64_t>(), Kind::Count);
}

RC_GTEST_PROP(FieldText, ReadsBackAsTheSameReal, ())
{
    checkReadsBack(*anyDouble(), Kind::Real);
}

RC_GTEST_PROP(FieldText, ReadsBackAsTheSameShortReal, ())
{
    checkReadsBack(*shortDouble(), Kind::Real);
}

RC_GTEST_PROP(FieldText, ReadsBackAsTheSamePercent, ())
{
    const double value = *rc::gen::oneOf(anyDouble(), shortDouble());
    RC_PRE(fitsAsPercent(value));
    for (const char* language : languages) {
        const NumberStyle& style = numberStyle(language);
        RC_ASSERT(readNumber(fieldText(value, Kind::Percent, style), Kind::Percent, style).value == Value(value));
    }
    RC_PRE(value <= 1); // machine text takes no larger percent without its sign
    RC_ASSERT(readMachineNumber(machineText(Value(value)), Kind::Percent).value == Value(value));
}

RC_GTEST_PROP(DisplayText, OfAPercentIsWithinHalfOfItsLastDigit, ())
{
    const auto denominator = *rc::gen::inRange<std::uint64_t>(1, 1'000'000);
    const auto numerator = *rc::gen::inRange<std::uint64_t>(0, denominator + 1);
    const std::string text = percent(numerator, denominator);
    const double shown = std::stod(text);
    const double value = 100.0 * static_cast<double>(numerator) / static_cast<double>(denominator);
    RC_ASSERT(std::abs(shown - value) <= (value >= 5 ? 0.05 : value * 0.005) + 1e-9);
    RC_ASSERT((text == "0%") == (numerator == 0));
    RC_ASSERT((text == "100%") == (numerator == denominator));
}

namespace {

struct CommaLocale : std::numpunct<char>
{
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
};

std::string machineSample()
{
    return machineText(Value(1234567.5)) + ' ' + machineText(Value(std::int64_t(1'234'567))) + ' ' +
           machineText(Number(Fraction{1, 8})) + ' ' + field(1234567.5, Kind::Real) + ' ' + percent(7, 39) + ' ' +
           machineText(*readMachineNumber("1234.5", Kind::Real).value);
}

} // namespace

TEST(MachineText, IsTheSameUnderAnyLocale)
{
    const std::string expected = "1234567.5 1234567 0.125 1,234,567.5 17.9% 1234.5";
    EXPECT_EQ(machineSample(), expected);
    const std::locale before = std::locale::global(std::locale(std::locale::classic(), new CommaLocale));
    EXPECT_EQ(machineSample(), expected);
    std::locale::global(before);
    // The C library's own locale too, where the machine has a German one.
    for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "de_DE"}) {
        if (std::setlocale(LC_ALL, name)) {
            EXPECT_EQ(machineSample(), expected) << name;
        }
    }
    std::setlocale(LC_ALL, "C");
}

} // namespace core
