// SPDX-License-Identifier: GPL-3.0-or-later
// The Chinese texts keep to the glossary and to the punctuation that translations/README.md asks for.
#include "tests/translations/wording.h"

#include "tests/translations/catalogue.h"
#include "tests/translations/project.h"

#include <QDir>

#include <gtest/gtest.h>

namespace tests {

namespace {

QStringList refused(const QString& language)
{
    return refusedWords(textOf(sourcePath(QStringLiteral("translations/README.md"))), language);
}

// What `check` finds in the messages and guides of a language.
template<class Check> QStringList faultsIn(const QString& language, Check check)
{
    QStringList faults;
    for (const Message& message : readCatalogue(textOf(cataloguePath(language))))
        for (const QString& form : message.forms)
            faults << check(form);
    const QDir folder(sourcePath(QStringLiteral("resources/guides/") + language));
    EXPECT_FALSE(folder.entryList(QDir::Files).isEmpty());
    for (const QString& name : folder.entryList(QDir::Files))
        faults << check(textOf(folder.filePath(name)));
    return faults;
}

qsizetype faultCount(const QString& text)
{
    return (spacingFaults(text) + refusedIn(text, {QStringLiteral("設備")})).size();
}

} // namespace

TEST(Wording, KeepsToTheGlossaryOfEachLanguage)
{
    for (const QString& language : languages()) {
        if (language == QLatin1String("en"))
            continue;
        SCOPED_TRACE(language.toStdString());
        const QStringList words = refused(language);
        EXPECT_FALSE(words.isEmpty());
        EXPECT_EQ(lines(faultsIn(language, [&words](const QString& text) { return refusedIn(text, words); })), "");
    }
}

TEST(Wording, OfTraditionalChineseKeepsTheRulesOfSpacing)
{
    EXPECT_EQ(lines(faultsIn(QStringLiteral("zh_TW"), spacingFaults)), "");
}

TEST(Wording, TakesItsWordsFromTheGlossaryOfTheLanguage)
{
    const QString readme = "## A (`zh_TW`)\n\n| English | zh_TW | not |\n|---|---|---|\n| token | 詞元 | 令牌、標記 |\n"
                           "| node | 節點 | |\n## B (`de`)\n| English | de | not |\n|---|---|---|\n"
                           "| run | Lauf | Durchlauf, Rennen |\n";
    EXPECT_EQ(refusedWords(readme, "zh_TW"), QStringList({"令牌", "標記"}));
    EXPECT_EQ(refusedWords(readme, "de"), QStringList({"Durchlauf", "Rennen"}));
    EXPECT_TRUE(refusedWords(readme, "fr").isEmpty());
    EXPECT_TRUE(refused("zh_TW").contains("設備"));
}

TEST(Wording, ARefusedWordCountsAsAWhole)
{
    EXPECT_EQ(refusedIn("Ein Lauf, zwei Läufe", {"Lauf"}).size(), 1);
    EXPECT_EQ(refusedIn("Der Durchlauf `Lauf` [x](y:Lauf)", {"Lauf"}).size(), 0);
    EXPECT_EQ(refusedIn("多個設備名", {"設備"}).size(), 1);
}

TEST(Wording, FaultsAreFound)
{
    EXPECT_EQ(faultCount("64 個設備"), 1);
    EXPECT_EQ(faultCount("裝置,批次"), 1);
    EXPECT_EQ(faultCount("裝置."), 1);
    EXPECT_EQ(faultCount("64個裝置"), 1);
    EXPECT_EQ(faultCount("共有64"), 1);
    EXPECT_EQ(faultCount("90%的理想值"), 1);
    EXPECT_EQ(faultCount("資料平行rank"), 1);
    EXPECT_EQ(faultCount("裝置， 批次"), 1);
}

TEST(Wording, OfGoodChineseHasNoFaults)
{
    EXPECT_EQ(faultCount("64 個裝置，每個 2,048 個序列（17.9%）。"), 0);
    EXPECT_EQ(faultCount("檔案(&F)"), 0);
    EXPECT_EQ(faultCount("%1的單位"), 0);
    EXPECT_EQ(faultCount("**裝置**：`a, b` 或 `c`，rank 不計。"), 0);
    EXPECT_EQ(faultCount("English, only: (yes)"), 0);
    EXPECT_EQ(faultCount("| L | 序列長度（詞元） |"), 0);
}

} // namespace tests
