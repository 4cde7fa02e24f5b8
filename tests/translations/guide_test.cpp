// SPDX-License-Identifier: GPL-3.0-or-later
// Every language has every guide, with the numbers and formulas of the English one and of the core.
#include "tests/translations/guide.h"

#include "core/calculator/registry.h"
#include "core/numbers/write.h"
#include "tests/translations/guide_facts.h"
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
    return numbers.replaceInStrings(QString(QChar(0x200e)), QString()); // marks of direction are not in the guides
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
        for (const core::Calculator& calculator : core::builtInModels()) {
            SCOPED_TRACE(language.toStdString() + "/" + std::string(calculator.id));
            check(calculator, language, core::numberStyle(language.toStdString()));
        }
}

const core::NumberStyle& english()
{
    return core::numberStyle("en");
}

} // namespace

TEST(Guides, AreThereForEveryModelAndNoOther)
{
    QStringList expected;
    for (const core::Calculator& calculator : core::builtInModels())
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

// Not only those of the worked example: every number is one that the core gives.
TEST(Guides, HaveNoNumberThatTheCoreDoesNotGive)
{
    forEveryGuide([](const core::Calculator& calculator, const QString& language, const core::NumberStyle& style) {
        const QStringList facts = guideFacts(calculator.id);
        QStringList unfounded;
        for (const QString& number : readGuide(guideText(language, calculator), style).numbers)
            if (!facts.contains(number))
                unfounded << number;
        EXPECT_EQ(lines(unfounded), "");
    });
}

// The words of a formula are those of the core, and its drawing is there.
TEST(Guides, HaveTheFormulasOfTheCore)
{
    forEveryGuide([](const core::Calculator& calculator, const QString& language, const core::NumberStyle& style) {
        const QStringList formulas = readGuide(guideText(language, calculator), style).formulas;
        for (const QString& formula : formulas) {
            const QString name = formula.section(QStringLiteral(" = "), -1);
            EXPECT_FALSE(textOf(sourcePath(QStringLiteral("resources/formulas/%1.svg").arg(name))).isEmpty())
                << name.toStdString();
        }
        for (const core::Result& result : calculator.results) {
            const QString whole = QStringLiteral("%1 = %2/%3")
                                      .arg(QString::fromStdString(std::string(result.formula)),
                                           QString::fromStdString(std::string(calculator.id)),
                                           QString::fromStdString(std::string(result.id)));
            const bool named = formulas.filter(whole.section(QStringLiteral(" = "), -1)).size() == 1;
            EXPECT_EQ(formulas.contains(whole), named) << whole.toStdString();
        }
        EXPECT_TRUE(!formulas.isEmpty());
    });
}

// From each guide a person can go on to all others, the run included.
TEST(Guides, LeadToEachOther)
{
    forEveryGuide([](const core::Calculator& calculator, const QString& language, const core::NumberStyle& style) {
        QStringList links = readGuide(guideText(language, calculator), style).links;
        links.removeDuplicates();
        links.sort();
        QStringList expected;
        for (const core::Calculator& other : core::builtInModels())
            if (other.id != calculator.id)
                expected << QStringLiteral("plumbline-page:") + QString::fromStdString(std::string(other.id));
        expected.sort();
        EXPECT_EQ(links, expected);
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
    const Guide guide =
        readGuide("# A\n\n## B\n\n![B = 1 / m](formula:a/b)\n\nText `m` [to](page:x) #C\n\n`2,048`\n", english());
    EXPECT_EQ(guide.headings, QList<int>({1, 2}));
    EXPECT_EQ(guide.formulas, QStringList("B = 1 / m = a/b"));
    EXPECT_EQ(guide.links, QStringList("page:x"));
    EXPECT_EQ(guide.code, QStringList({"2048", "m"}));
}

TEST(Guide, DifferencesAreFound)
{
    const QString text = QStringLiteral("# A\n\n![B = m](formula:b)\n\n8 and 8, `m`, [x](page:x)");
    const Guide guide = readGuide(text, english());
    const auto faults = [&](const char* before, const char* after) {
        return differences(guide,
                           readGuide(QString(text).replace(QLatin1String(before), QLatin1String(after)), english()))
            .size();
    };
    EXPECT_EQ(faults("# A", "# B"), 0);
    EXPECT_EQ(faults("# A", "## A"), 1);
    EXPECT_EQ(faults("8 and 8", "8"), 1);
    EXPECT_EQ(faults("8 and 8", "8 and 9"), 2);
    EXPECT_EQ(faults("B = m", "B = p"), 1);
    EXPECT_EQ(faults("formula:b", "formula:c"), 1);
    EXPECT_EQ(faults("`m`", "`p`"), 2);
    EXPECT_EQ(faults("page:x", "page:y"), 1);
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
