// SPDX-License-Identifier: GPL-3.0-or-later
// Reading typed and machine numbers: the table of typed texts, the edges, and texts of chance.
#include "core/numbers/read.h"

#include "core/numbers/write.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

namespace core {

namespace {

std::string argumentText(const Number& number)
{
    if (const auto* fraction = std::get_if<Fraction>(&number))
        return machineText(fraction->numerator) + '/' + machineText(fraction->denominator);
    return machineText(number);
}

// A reading in the words of the table.
std::string describe(const Reading& reading)
{
    if (reading.issue) {
        std::string text = '!' + reading.issue->code;
        for (const Argument& argument : reading.issue->arguments)
            text += ' ' + argumentText(*argument.number);
        return reading.issue->text.empty() ? text : text + " '" + reading.issue->text + "'";
    }
    if (!reading.value)
        return "blank";
    std::string text = (reading.expression ? "=" : "") + machineText(*reading.value);
    if (reading.doubt) {
        EXPECT_EQ(reading.doubt->readAs, *reading.value);
        text += " ?" + machineText(reading.doubt->alternative);
    }
    return text;
}

std::string describe(std::string_view text, Kind kind, std::string_view language = "en")
{
    return describe(readNumber(text, kind, numberStyle(language)));
}

std::string describeMachine(std::string_view text, Kind kind)
{
    return describe(readMachineNumber(text, kind));
}

void appendUtf8(std::string& text, unsigned long character)
{
    const auto tail = [&](int shift) { text += static_cast<char>(0x80 | ((character >> shift) & 0x3f)); };
    if (character < 0x80) {
        text += static_cast<char>(character);
    } else if (character < 0x800) {
        text += static_cast<char>(0xc0 | (character >> 6));
        tail(0);
    } else if (character < 0x10000) {
        text += static_cast<char>(0xe0 | (character >> 12));
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xf0 | (character >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

std::string unescaped(const std::string& text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            result += text[i];
            continue;
        }
        const std::size_t digits = text.at(i + 1) == 'u' ? 4 : 8;
        appendUtf8(result, std::stoul(text.substr(i + 2, digits), nullptr, 16));
        i += 1 + digits;
    }
    return result;
}

std::vector<std::string> cells(const std::string& line)
{
    std::vector<std::string> result;
    std::istringstream stream(line);
    for (std::string cell; std::getline(stream, cell, '\t');)
        result.push_back(cell);
    return result;
}

struct TypedNumber
{
    std::string sentence;
    std::string text;
    Kind kind;
    std::vector<std::string> languages;
    std::vector<std::string> expected;
};

std::ostream& operator<<(std::ostream& stream, const TypedNumber& row)
{
    return stream << row.sentence << ": " << row.text;
}

Kind kindOf(const std::string& name)
{
    return name == "count" ? Kind::Count : name == "percent" ? Kind::Percent : Kind::Real;
}

std::vector<TypedNumber> typedNumbers()
{
    std::ifstream file(CORE_TESTS_DIR "/numbers/typed_numbers.tsv");
    std::vector<TypedNumber> rows;
    std::vector<std::string> languages;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#'))
            continue;
        const std::vector<std::string> row = cells(line);
        const std::vector<std::string> tail(row.begin() + 3, row.end());
        if (languages.empty())
            languages = tail;
        else
            rows.push_back({row[0], unescaped(row[1]), kindOf(row[2]), languages, tail});
    }
    return rows;
}

class TypedNumbers : public testing::TestWithParam<TypedNumber>
{
};

// A test name takes letters and digits only.
std::string testName(const testing::TestParamInfo<TypedNumber>& info)
{
    std::string name = info.param.sentence;
    std::replace_if(
        name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
    return name;
}

} // namespace

TEST_P(TypedNumbers, IsReadAsTheTableSays)
{
    const TypedNumber& row = GetParam();
    ASSERT_EQ(row.languages.size(), 10U);
    ASSERT_EQ(row.expected.size(), row.languages.size());
    for (std::size_t i = 0; i < row.languages.size(); ++i)
        EXPECT_EQ(describe(row.text, row.kind, row.languages[i]), unescaped(row.expected[i])) << row.languages[i];
}

INSTANTIATE_TEST_SUITE_P(Table, TypedNumbers, testing::ValuesIn(typedNumbers()), testName);

TEST(TypedNumbersTable, HasItsRows)
{
    EXPECT_GE(typedNumbers().size(), 60U);
}

TEST(ReadNumber, TakesTextsUpToTheLongest)
{
    const std::string longest(longestNumberText - 1, '0');
    EXPECT_EQ(describe(longest + "7", Kind::Count), "7");
    EXPECT_EQ(describe(longest + "07", Kind::Count), "!too-long 256");
    std::string fullWidth;
    for (int i = 0; i < longestNumberText; ++i)
        fullWidth += "\uff10"; // characters count, not bytes
    EXPECT_EQ(describe(fullWidth, Kind::Count), "0");
}

TEST(ReadNumber, TakesParenthesesUpToTheDeepest)
{
    const auto nested = [](int levels) {
        const auto count = static_cast<std::size_t>(levels);
        return std::string(count, '(') + '5' + std::string(count, ')');
    };
    EXPECT_EQ(describe(nested(deepestParentheses), Kind::Count), "=5");
    EXPECT_EQ(describe(nested(deepestParentheses + 1), Kind::Count), "!too-deep 64");
    EXPECT_EQ(describe("(1)+(1)+" + nested(deepestParentheses), Kind::Count), "=7");
}

TEST(ReadNumber, RefusesWhatIsNotUtf8)
{
    for (const std::string_view text : {"8\xff", "\xc3", "\xe2\x88", "\xc0\xb8", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                                        "\x80", "\xf8\x88\x80\x80\x80", "\xe0\x80\xb8"})
        EXPECT_EQ(describe(text, Kind::Count), "!not-a-number") << testing::PrintToString(text);
}

TEST(ReadNumber, RefusesNulBytes)
{
    EXPECT_EQ(describe(std::string_view("8\0", 2), Kind::Count), std::string("!not-a-number '\0'", 17));
}

TEST(ReadNumber, NamesTheKindOfItsArguments)
{
    EXPECT_EQ(readNumber("4.5", Kind::Count, numberStyle("en")).issue->arguments.front().kind, Kind::Real);
    EXPECT_EQ(readNumber("1e30", Kind::Count, numberStyle("en")).issue->arguments.front().kind, Kind::Count);
    EXPECT_EQ(readNumber("1e400", Kind::Percent, numberStyle("en")).issue->arguments.front().kind, Kind::Percent);
}

TEST(ReadNumber, AnswersTheCostliestExpressionsAtOnce)
{
    std::string harmonic = "0";
    for (int divisor = 101; harmonic.size() + 10 < longestNumberText; divisor += 2)
        harmonic += "+1/" + std::to_string(divisor) + "^99";
    EXPECT_EQ(describe(harmonic, Kind::Count).substr(0, 5), "!too-");
    EXPECT_EQ(describe("1e1200+1e-1200+1e1199+1e-1199", Kind::Real).substr(0, 5), "!too-");
    EXPECT_EQ(describe("2^(9^9^9)", Kind::Real), "!too-large 1.7976931348623157e+308");
    EXPECT_EQ(describe("(1/2)^(9^9)", Kind::Real), "!too-small");
    EXPECT_EQ(describe("1^(10^30)", Kind::Real), "=1");
    EXPECT_EQ(describe("(-1)^(10^30+1)", Kind::Real), "=-1");
}

TEST(ReadMachineNumber, ReadsPlainNumbersInTheCLocale)
{
    EXPECT_EQ(describeMachine("32", Kind::Count), "32");
    EXPECT_EQ(describeMachine("1e6", Kind::Count), "1000000");
    EXPECT_EQ(describeMachine("32.0", Kind::Count), "32");
    EXPECT_EQ(describeMachine("-3", Kind::Count), "-3");
    EXPECT_EQ(describeMachine("9223372036854775807", Kind::Count), "9223372036854775807");
    EXPECT_EQ(describeMachine("9223372036854775808", Kind::Count), "!too-large 9223372036854775807");
    EXPECT_EQ(describeMachine("8.5", Kind::Count), "!not-whole 17/2");
    EXPECT_EQ(describeMachine("1.024", Kind::Count), "!not-whole 128/125");
    EXPECT_EQ(describeMachine("1.024", Kind::Real), "1.024");
    EXPECT_EQ(describeMachine(".5", Kind::Real), "0.5");
    EXPECT_EQ(describeMachine("1E+22", Kind::Real), "1e+22");
    EXPECT_EQ(describeMachine("1e400", Kind::Real), "!too-large 1.7976931348623157e+308");
    EXPECT_EQ(describeMachine("1e-400", Kind::Real), "!too-small");
    EXPECT_EQ(describeMachine("-1e400", Kind::Real), "!below-minimum -1.7976931348623157e+308");
    EXPECT_EQ(describeMachine("-1e5000", Kind::Count), "!below-minimum 0");
    EXPECT_EQ(describeMachine("99999999999999999999.5", Kind::Count), "!not-whole '99999999999999999999.5'");
}

TEST(ReadMachineNumber, ReadsPercentsAsFractionsOrWithTheSign)
{
    EXPECT_EQ(describeMachine("0.9", Kind::Percent), "0.9");
    EXPECT_EQ(describeMachine("90%", Kind::Percent), "0.9");
    EXPECT_EQ(describeMachine("0.9%", Kind::Percent), "0.009");
    EXPECT_EQ(describeMachine("1", Kind::Percent), "1");
    EXPECT_EQ(describeMachine("0", Kind::Percent), "0");
    EXPECT_EQ(describeMachine("150%", Kind::Percent), "1.5");
    EXPECT_EQ(describeMachine("90", Kind::Percent), "!percent-needs-sign '90'");
    EXPECT_EQ(describeMachine("1.0001", Kind::Percent), "!percent-needs-sign '1.0001'");
    EXPECT_EQ(describeMachine("-0.5", Kind::Percent), "-0.5");
}

TEST(ReadMachineNumber, RefusesAllElse)
{
    for (const std::string text : {"1,024", "1 024", " 8", "8 ", "8k", "2*3", "(8)", "+8", "0x10", "inf", "nan", "--8",
                                   "1.2.3", "1e5.5", "8\n", "\uff18", "\u22128"})
        EXPECT_EQ(describeMachine(text, Kind::Real), "!not-a-number '" + text + "'");
    EXPECT_EQ(describeMachine("90 %", Kind::Percent), "!not-a-number '90 %'");
    EXPECT_EQ(describeMachine("90%%", Kind::Percent), "!not-a-number '90%%'");
    EXPECT_EQ(describeMachine("50%", Kind::Real), "!not-a-number '50%'");
    for (const std::string text : {"", "-", "1.", ".", "1e", "1e-"})
        EXPECT_EQ(describeMachine(text, Kind::Real), "!unfinished") << text;
    EXPECT_EQ(describeMachine("%", Kind::Percent), "!unfinished");
    EXPECT_EQ(describeMachine(std::string(longestNumberText, '1') + '1', Kind::Real), "!too-long 256");
}

namespace {

void checkSurvival(const std::string& text)
{
    for (const Kind kind : {Kind::Count, Kind::Real, Kind::Percent}) {
        for (const char* language : {"en", "de", "fr"}) {
            const Reading reading = readNumber(text, kind, numberStyle(language));
            RC_ASSERT(!(reading.value && reading.issue));
            RC_ASSERT(!reading.doubt || reading.value);
            RC_ASSERT(!reading.doubt || reading.doubt->alternative != reading.doubt->readAs);
        }
        const Reading machine = readMachineNumber(text, kind);
        RC_ASSERT(machine.value.has_value() != machine.issue.has_value());
    }
}

} // namespace

RC_GTEST_PROP(ReadNumber, SurvivesAnyBytes, (const std::string& text))
{
    checkSurvival(text);
}

RC_GTEST_PROP(ReadNumber, SurvivesAnyTextOfTheGrammarsAlphabet, ())
{
    const auto piece = rc::gen::element<std::string>("0", "1", "9", "12", "345", "000", ".", ",", "'", "_", " ", "+",
                                                     "-", "*", "/", "^", "(", ")", "%", "e", "E", "k", "Mi", "\u202f",
                                                     "\u00d7", "\u2212", "\u066b", "\u066c", "\uff15", "\u200e");
    std::string text;
    for (const std::string& part : *rc::gen::container<std::vector<std::string>>(piece))
        text += part;
    checkSurvival(text);
}

// An expression and its value in 64 bits, built together.
RC_GTEST_PROP(ReadNumber, EvaluatesLikeTheMachineDoes, ())
{
    std::string text = std::to_string(*rc::gen::inRange<std::int64_t>(0, 1000));
    std::int64_t value = std::stoll(text);
    const auto steps = *rc::gen::container<std::vector<std::pair<char, std::int64_t>>>(
        rc::gen::pair(rc::gen::element('+', '-', '*', '/'), rc::gen::inRange<std::int64_t>(1, 50)));
    for (const auto& [operation, operand] : steps) {
        if (text.size() > 200 || std::abs(value) > 1'000'000'000)
            break;
        if (operation == '/') { // made divisible first
            text = "((" + text + ")*" + std::to_string(operand) + ")/" + std::to_string(operand);
            if (std::count(text.begin(), text.end(), '(') > deepestParentheses)
                return;
            continue;
        }
        text = '(' + text + ')' + operation + std::to_string(operand);
        value = operation == '+' ? value + operand : operation == '-' ? value - operand : value * operand;
        if (std::count(text.begin(), text.end(), '(') > deepestParentheses)
            return;
    }
    RC_ASSERT(readNumber(text, Kind::Count, numberStyle("en")).value == Value(value));
}

} // namespace core
