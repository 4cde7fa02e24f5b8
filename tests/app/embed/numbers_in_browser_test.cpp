// SPDX-License-Identifier: GPL-3.0-or-later
// How embedded pages read and write numbers and choose plural forms, in Chromium, against the core and the catalogues.
#include "app/embed/embedded_page.h"
#include "app/embed/language_texts.h"
#include "app/language.h"
#include "core/calculator/registry.h"
#include "core/numbers/read.h"
#include "core/numbers/write.h"
#include "tests/app/embed/browser.h"
#include "tests/app/embed/generated_values.h"
#include "ui/text/sentence.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <fstream>

namespace {

constexpr std::array languages{"en", "zh_TW", "de", "fr", "es", "pt_BR", "ar"};
constexpr std::array kinds{core::Kind::Count, core::Kind::Real, core::Kind::Percent};

const char* nameOf(core::Kind kind)
{
    return kind == core::Kind::Count ? "count" : kind == core::Kind::Real ? "real" : "percent";
}

std::string describe(const core::Number& number)
{
    if (const auto* fraction = std::get_if<core::Fraction>(&number))
        return std::to_string(fraction->numerator) + '/' + std::to_string(fraction->denominator);
    return core::machineText(number);
}

// As check_numbers.js describes what the page reads.
std::string describe(const core::Reading& reading)
{
    if (reading.issue) {
        std::string text = '!' + reading.issue->code;
        for (const core::Argument& argument : reading.issue->arguments)
            text += ' ' + describe(*argument.number);
        return reading.issue->text.empty() ? text : text + ' ' + reading.issue->text;
    }
    if (!reading.value)
        return "blank";
    std::string text = (reading.expression ? "=" : "") + core::machineText(*reading.value);
    return reading.doubt ? text + " ?" + core::machineText(reading.doubt->alternative) : text;
}

// The second column of the table that the core's reader is tested with, its escapes resolved.
std::vector<std::string> typedTexts()
{
    std::ifstream file(TESTS_DIR "/core/numbers/typed_numbers.tsv");
    std::vector<std::string> texts;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#') || line.starts_with("sentence\t"))
            continue;
        const QString cell = QString::fromStdString(line).section('\t', 1, 1);
        static const QRegularExpression escape("\\\\u([0-9a-f]{4})|\\\\U([0-9a-f]{8})");
        QString text;
        qsizetype end = 0;
        for (auto found = escape.globalMatch(cell); found.hasNext();) {
            const auto match = found.next();
            const char32_t code = (match.captured(1) + match.captured(2)).toUInt(nullptr, 16);
            text += cell.mid(end, match.capturedStart() - end) + QString::fromUcs4(&code, 1);
            end = match.capturedEnd();
        }
        texts.push_back((text + cell.mid(end)).toStdString());
    }
    return texts;
}

// Signs that belong to numbers, one behind the other: some are numbers, most are nearly.
std::string nearlyNumber(tests::GeneratedValues& generated)
{
    static constexpr std::array signs{"1",      "8",      "0", "12",     "024",    "1024",   "999",    ",",      ".",
                                      "'",      " ",      "_", "\u202f", "k",      "Mi",     "T",      "e3",     "e-2",
                                      "E",      "+",      "-", "*",      "/",      "^",      "(",      ")",      "%",
                                      "\u066b", "\u066c", "i", "m",      "\uff11", "\u0663", "\u2212", "\u00d7", "2"};
    std::string text;
    for (std::uint64_t length = 1 + generated.below(9); length > 0; --length)
        text += generated.oneOf(signs);
    return text;
}

nlohmann::json styles()
{
    nlohmann::json json;
    for (const char* language : languages) {
        const core::NumberStyle& style = core::numberStyle(language);
        json[language] = {
            {"group", style.group},           {"decimal", style.decimal}, {"leastGrouped", style.leastGroupedDigits},
            {"percent", style.percentSuffix}, {"minus", style.minus},     {"factor", style.factorSuffix}};
    }
    return json;
}

nlohmann::json readings(tests::GeneratedValues& generated)
{
    std::vector<std::string> texts = typedTexts();
    for (int i = 0; i < 1500; ++i)
        texts.push_back(nearlyNumber(generated));
    texts.push_back(std::string(core::longestNumberText, '1'));
    texts.push_back(std::string(core::longestNumberText + 1, '1'));
    texts.push_back(std::string(core::deepestParentheses + 1, '(') + "1");
    nlohmann::json json = nlohmann::json::array();
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (const core::Kind kind : kinds) {
            const char* language = languages[i % languages.size()];
            const core::Reading reading = core::readNumber(texts[i], kind, core::numberStyle(language));
            json.push_back(
                {{"text", texts[i]}, {"kind", nameOf(kind)}, {"style", language}, {"reading", describe(reading)}});
        }
    return json;
}

nlohmann::json writtenValue(const core::Value& value, core::Kind kind, const char* language)
{
    const core::NumberStyle& style = core::numberStyle(language);
    const auto* real = std::get_if<double>(&value);
    return {{"number", real ? nlohmann::json(*real) : nlohmann::json(core::machineText(value))},
            {"kind", nameOf(kind)},
            {"style", language},
            {"display", core::displayText(core::toNumber(value), kind, style)},
            {"field", core::fieldText(value, kind, style)}};
}

nlohmann::json written(tests::GeneratedValues& generated)
{
    nlohmann::json json = nlohmann::json::array();
    for (int i = 0; i < 500; ++i)
        for (const core::Kind kind : kinds) {
            const char* language = generated.oneOf(languages);
            json.push_back(writtenValue(generated.value(kind), kind, language));
        }
    for (int i = 0; i < 500; ++i) {
        const core::Fraction fraction{static_cast<std::uint64_t>(generated.count()),
                                      static_cast<std::uint64_t>(generated.count())};
        const core::Kind kind = i % 2 == 0 ? core::Kind::Percent : core::Kind::Real;
        const char* language = generated.oneOf(languages);
        json.push_back({{"number", describe(fraction)},
                        {"kind", nameOf(kind)},
                        {"style", language},
                        {"display", core::displayText(fraction, kind, core::numberStyle(language))},
                        {"field", nullptr}});
    }
    return json;
}

nlohmann::json plurals(const core::Calculator& calculator)
{
    nlohmann::json json = nlohmann::json::array();
    for (const QString& language : app::languages()) {
        const app::LanguageTexts texts(language);
        for (std::size_t result = 0; result < calculator.results.size(); ++result) {
            const core::Text& sentence = calculator.results[result].sentence;
            if (sentence.plural == 0)
                continue;
            std::vector<std::uint64_t> numbers{1000,      1001,          1'000'000,
                                               2'000'000, 1'000'000'001, 9'223'372'036'854'775'807};
            for (std::uint64_t number = 0; number <= 210; ++number)
                numbers.push_back(number);
            for (const std::uint64_t number : numbers) {
                const std::vector<core::Argument> arguments(9, {core::Number(number), core::Kind::Count});
                const QString form = texts.text(sentence, ui::pluralNumber(sentence, arguments));
                json.push_back({{"language", language.toStdString()},
                                {"result", result},
                                {"number", std::to_string(number)},
                                {"form", form.toStdString()}});
            }
        }
    }
    return json;
}

} // namespace

TEST(EmbeddedNumbers, AreReadWrittenAndCountedAsByTheProgram)
{
    const core::Calculator calculator = core::builtInCalculators().front();
    tests::GeneratedValues generated(20250301);
    const nlohmann::json given{{"styles", styles()},
                               {"read", readings(generated)},
                               {"written", written(generated)},
                               {"plurals", plurals(calculator)}};
    const nlohmann::json report =
        tests::checkInBrowser(app::embeddedPage(calculator, calculator.example(), "en"), "check_numbers.js", given);
    EXPECT_EQ(report["failures"], nlohmann::json::array()) << report["failures"].dump(1);
    EXPECT_GT(given["read"].size(), 4500U);
    EXPECT_GT(given["plurals"].size(), 800U);
    EXPECT_EQ(report["checks"], given["read"].size() + 2 * given["written"].size() - 500 + given["plurals"].size());
}
