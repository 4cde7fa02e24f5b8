// SPDX-License-Identifier: GPL-3.0-or-later
// The formulas of embedded pages, in Chromium, against the core: the same numbers to the last digit and the same words.
#include "app/embed/embedded_page.h"
#include "app/language.h"
#include "core/calculator/registry.h"
#include "tests/app/embed/browser.h"
#include "tests/app/embed/generated_values.h"
#include "ui/text/isolation.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>

#include <gtest/gtest.h>

namespace {

constexpr std::size_t inputs = 1000;

nlohmann::json numberJson(const core::Number& number)
{
    if (const auto* count = std::get_if<std::uint64_t>(&number))
        return std::to_string(*count);
    if (const auto* fraction = std::get_if<core::Fraction>(&number))
        return std::to_string(fraction->numerator) + '/' + std::to_string(fraction->denominator);
    return std::get<double>(number);
}

nlohmann::json valueJson(const std::optional<core::Value>& value)
{
    return value ? numberJson(core::toNumber(*value)) : nlohmann::json(nullptr);
}

nlohmann::json answerJson(const core::Result& result, const core::Answer& answer, const core::NumberStyle& style)
{
    nlohmann::json json;
    json["value"] = answer.tooLarge ? nlohmann::json("too large")
                    : answer.value  ? numberJson(*answer.value)
                                    : nlohmann::json(nullptr);
    const QString text = answer.tooLarge ? QCoreApplication::translate("ui::ResultCard", "Too large")
                                         : ui::numberText({answer.value, result.kind}, style);
    json["text"] = text.toStdString();
    json["working"] =
        ui::withoutIsolates(ui::working(result, answer, style)).toStdString(); // its element has a direction
    json["sentence"] = ui::sentence(result.sentence, answer.arguments, style).toStdString();
    return json;
}

// What the core and the window say of `values` in the language in use.
nlohmann::json expected(const core::Calculator& calculator, const core::Values& values)
{
    const core::NumberStyle& style = core::numberStyle(app::languageInUse().toStdString());
    const core::Evaluation evaluation = calculator.evaluate(values);
    nlohmann::json json{{"language", app::languageInUse().toStdString()},
                        {"values", nlohmann::json::array()},
                        {"results", nlohmann::json::array()},
                        {"warnings", nlohmann::json::array()}};
    for (const auto& value : values)
        json["values"].push_back(valueJson(value));
    for (std::size_t i = 0; i < calculator.results.size(); ++i)
        json["results"].push_back(answerJson(calculator.results[i], evaluation.answers[i], style));
    for (const core::Issue& warning : evaluation.warnings)
        json["warnings"].push_back(QCoreApplication::translate("ui::ResultsView", "⚠ %1")
                                       .arg(ui::issueText(warning, style, &calculator))
                                       .toStdString());
    return json;
}

std::vector<std::string> calculatorIds()
{
    std::vector<std::string> ids;
    for (const core::Calculator& calculator : core::builtInCalculators())
        ids.emplace_back(calculator.id);
    return ids;
}

// A test name takes letters and digits only.
std::string testName(const testing::TestParamInfo<std::string>& row)
{
    std::string name = row.param;
    std::erase(name, '-');
    return name;
}

// One field at a time as large as it can be, beside the least of the others: what just fits.
std::vector<core::Values> justFitting(const core::Calculator& calculator)
{
    const auto least = [](core::Kind kind) {
        return kind == core::Kind::Count ? core::Value(std::int64_t(1)) : core::Value(1.0);
    };
    const auto largest = [](core::Kind kind) {
        return kind == core::Kind::Count ? core::Value(core::largestCount) : core::Value(core::largestReal);
    };
    std::vector<core::Values> rows;
    for (std::size_t large = 0; large < calculator.fields.size(); ++large) {
        if (calculator.fields[large].bounds.most)
            continue;
        core::Values values;
        for (std::size_t i = 0; i < calculator.fields.size(); ++i)
            values.emplace_back(i == large ? largest(calculator.fields[i].kind) : least(calculator.fields[i].kind));
        rows.push_back(values);
    }
    return rows;
}

class EmbeddedFormulas : public testing::TestWithParam<std::string>
{
};

} // namespace

TEST_P(EmbeddedFormulas, GiveWhatTheCoreGives)
{
    const core::Registry registry = core::builtInCalculators();
    const core::Calculator& calculator = *core::findCalculator(registry, GetParam());
    tests::GeneratedValues generated(20240917);
    const QStringList languages = app::languages();
    nlohmann::json given = nlohmann::json::array();
    for (qsizetype part = 0; part < languages.size(); ++part) {
        app::useLanguage(languages[part]);
        for (std::size_t i = 0; i < inputs / static_cast<std::size_t>(languages.size()); ++i)
            given.push_back(expected(calculator, generated.values(calculator)));
    }
    for (const core::Values& values : justFitting(calculator))
        given.push_back(expected(calculator, values));
    given.push_back(expected(calculator, calculator.example()));
    given.push_back(expected(calculator, calculator.blank()));
    app::useLanguage("en");
    ASSERT_GE(given.size(), inputs);
    const nlohmann::json report =
        tests::checkInBrowser(app::embeddedPage(calculator, calculator.example(), "en"), "check_formulas.js", given);
    EXPECT_EQ(report["failures"], nlohmann::json::array()) << report["failures"].dump(1);
    EXPECT_EQ(report["checks"], given.size() * (4 * calculator.results.size() + 1));
}

INSTANTIATE_TEST_SUITE_P(OfAllCalculators, EmbeddedFormulas, testing::ValuesIn(calculatorIds()), testName);
