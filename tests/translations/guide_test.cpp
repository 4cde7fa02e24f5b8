// SPDX-License-Identifier: GPL-3.0-or-later
// Every language has every guide, with the numbers and formulas of the English one and of the core.
#include "tests/translations/guide.h"

#include "core/calculator/registry.h"
#include "core/numbers/write.h"
#include "tests/translations/project.h"

#include <QDir>

#include <gtest/gtest.h>

namespace tests {

namespace {

QString guideText(const QString& language, const core::Calculator& calculator)
{
    return textOf(sourcePath(
        QStringLiteral("resources/guides/%1/%2.md").arg(language, QString::fromStdString(std::string(calculator.id)))));
}

// The numbers of the worked example, inputs and results, as the language writes them.
QStringList exampleNumbers(const core::Calculator& calculator, const core::NumberStyle& style)
{
    QStringList numbers;
    const core::Values example = calculator.example();
    for (std::size_t i = 0; i < calculator.fields.size(); ++i)
        numbers << QString::fromStdString(
            core::displayText(core::toNumber(example[i].value()), calculator.fields[i].kind, style));
    const core::Evaluation evaluation = calculator.evaluate(example);
    for (std::size_t i = 0; i < calculator.results.size(); ++i)
        numbers << QString::fromStdString(
            core::displayText(evaluation.answers[i].value.value(), calculator.results[i].kind, style));
    return numbers;
}

QStringList missing(const QString& text, const QStringList& numbers)
{
    QStringList absent;
    for (const QString& number : numbers)
        if (!hasNumber(text, number))
            absent << number;
    return absent;
}

// Runs `check` for every guide of every language.
template<class Check> void forEveryGuide(Check check)
{
    for (const QString& language : languages())
        for (const core::Calculator& calculator : core::builtInCalculators()) {
            SCOPED_TRACE(language.toStdString() + "/" + std::string(calculator.id));
            check(calculator, language, core::numberStyle(language.toStdString()));
        }
}

const core::NumberStyle& english()
{
    return core::numberStyle("en");
}

} // namespace

TEST(Guides, AreThereForEveryCalculatorAndNoOther)
{
    QStringList expected;
    for (const core::Calculator& calculator : core::builtInCalculators())
        expected << QString::fromStdString(std::string(calculator.id)) + QStringLiteral(".md");
    expected.sort();
    QStringList folders =
        QDir(sourcePath(QStringLiteral("resources/guides"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QStringList all = languages();
    folders.sort();
    all.sort();
    EXPECT_EQ(folders, all);
    for (const QString& language : all)
        EXPECT_EQ(QDir(sourcePath(QStringLiteral("resources/guides/") + language)).entryList(QDir::Files), expected)
            << language.toStdString();
}

TEST(Guides, AgreeWithTheEnglishOnes)
{
    forEveryGuide([](const core::Calculator& calculator, const QString& language, const core::NumberStyle& style) {
        const Guide guide = readGuide(guideText(language, calculator), style);
        EXPECT_GT(guide.headings.size(), 5);
        EXPECT_FALSE(guide.formulas.isEmpty());
        EXPECT_EQ(lines(differences(readGuide(guideText(QStringLiteral("en"), calculator), english()), guide)), "");
    });
}

TEST(Guides, HaveTheNumbersOfTheWorkedExample)
{
    forEveryGuide([](const core::Calculator& calculator, const QString& language, const core::NumberStyle& style) {
        EXPECT_EQ(lines(missing(guideText(language, calculator), exampleNumbers(calculator, style))), "");
    });
}

TEST(Guide, NumbersAreReadTheLanguagesWay)
{
    const QStringList expected{"17.9%", "2048", "4", "8400000"};
    EXPECT_EQ(readGuide("4 and 2,048, 17.9%, 8.4 million", english()).numbers, expected);
    EXPECT_EQ(readGuide("4 和 2,048，17.9%，840 萬", core::numberStyle("zh_TW")).numbers, expected);
    EXPECT_EQ(readGuide("4 und 2.048, 17,9\u00a0% und 8.400.000", core::numberStyle("de")).numbers, expected);
    EXPECT_EQ(readGuide("8, 64", english()).numbers, QStringList({"64", "8"}));
}

TEST(Guide, HeadingsFormulasAndCodeAreRead)
{
    const Guide guide = readGuide("# A\n\n## B\n\n`B = 1 / m`\n\nText `m` and #C\n\n`2,048`\n", english());
    EXPECT_EQ(guide.headings, QList<int>({1, 2}));
    EXPECT_EQ(guide.formulas, QStringList({"B = 1 / m", "2048"}));
    EXPECT_EQ(guide.code, QStringList({"2048", "B = 1 / m", "m"}));
}

TEST(Guide, DifferencesAreFound)
{
    const Guide guide = readGuide("# A\n\n`B = m`\n\n8 and 8", english());
    EXPECT_TRUE(differences(guide, readGuide("# B\n\n`B = m`\n\n8 or 8", english())).isEmpty());
    EXPECT_EQ(differences(guide, readGuide("## A\n\n`B = m`\n\n8 and 8", english())).size(), 1);
    EXPECT_EQ(differences(guide, readGuide("# A\n\n`B = m`\n\n8", english())).size(), 1);
    EXPECT_EQ(differences(guide, readGuide("# A\n\n`B = m`\n\n8 and 9", english())).size(), 2);
    EXPECT_EQ(differences(guide, readGuide("# A\n\n`B = p`\n\n8 and 8", english())).size(), 3);
    EXPECT_EQ(differences(guide, readGuide("# A\n\nAlso `B = m`\n\n8 and 8", english())).size(), 1);
}

TEST(Guide, ANumberCountsOnlyAsAWhole)
{
    EXPECT_TRUE(hasNumber("with 8, 64.", "8"));
    EXPECT_TRUE(hasNumber("with 8, 64.", "64"));
    EXPECT_TRUE(hasNumber("wrote 57.6×", "57.6×"));
    EXPECT_FALSE(hasNumber("28", "8"));
    EXPECT_FALSE(hasNumber("0.8", "8"));
    EXPECT_FALSE(hasNumber("8,192", "8"));
    EXPECT_EQ(missing("8 and 17.8%", {"8", "17.9%"}), QStringList("17.9%"));
}

TEST(Guide, TheExampleOfTheBubbleIsWrittenAsTheLanguageDoes)
{
    const core::Calculator calculator = *core::findCalculator(core::builtInCalculators(), "pipeline-bubble");
    EXPECT_EQ(exampleNumbers(calculator, english()), QStringList({"8", "32", "17.9%", "82.1%", "21.9%"}));
    EXPECT_EQ(exampleNumbers(calculator, core::numberStyle("de"))[2], QStringLiteral("17,9\u00a0%"));
}

} // namespace tests
