// SPDX-License-Identifier: GPL-3.0-or-later
// The Chinese texts keep to the glossary and to the punctuation that translations/README.md asks for.
#include "tests/translations/wording.h"

#include "tests/translations/catalogue.h"
#include "tests/translations/project.h"

#include <QDir>

#include <gtest/gtest.h>

namespace tests {

namespace {

QStringList refused()
{
    return refusedWords(textOf(sourcePath(QStringLiteral("translations/README.md"))));
}

qsizetype faultCount(const QString& text)
{
    return wordingFaults(text, {QStringLiteral("設備")}).size();
}

} // namespace

TEST(Wording, OfTheChineseCatalogueKeepsTheRules)
{
    QStringList faults;
    for (const Message& message : readCatalogue(textOf(cataloguePath(QStringLiteral("zh_TW")))))
        for (const QString& form : message.forms)
            faults << wordingFaults(form, refused());
    EXPECT_EQ(lines(faults), "");
}

TEST(Wording, OfTheChineseGuidesKeepsTheRules)
{
    const QDir folder(sourcePath(QStringLiteral("resources/guides/zh_TW")));
    EXPECT_FALSE(folder.entryList(QDir::Files).isEmpty());
    for (const QString& name : folder.entryList(QDir::Files))
        EXPECT_EQ(lines(wordingFaults(textOf(folder.filePath(name)), refused())), "") << name.toStdString();
}

TEST(Wording, TakesItsWordsFromTheGlossary)
{
    EXPECT_EQ(
        refusedWords("| English | zh_TW | not |\n|---|---|---|\n| token | 詞元 | 令牌、標記 |\n| node | 節點 | |"),
        QStringList({"令牌", "標記"}));
    EXPECT_TRUE(refused().contains("設備"));
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
