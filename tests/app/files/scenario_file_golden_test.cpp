// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario files in tests/golden: those that are written, those that are taken and those that are refused.
#include "app/files/scenario_file.h"
#include "core/calculator/registry.h"
#include "tests/support/golden_table.h"

#include <QDir>
#include <QMap>

#include <gtest/gtest.h>

namespace app {

namespace {

const core::Registry& registry()
{
    static const core::Registry calculators = core::builtInCalculators();
    return calculators;
}

// The names of the files of a folder, with the folder.
QStringList filesIn(const QString& folder)
{
    const QString place = QStringLiteral("scenario_files/") + folder + QLatin1Char('/');
    QStringList files = QDir(tests::goldenPath(place)).entryList({QStringLiteral("*.plumbline")}, QDir::Files);
    for (QString& file : files)
        file.prepend(place);
    return files;
}

} // namespace

TEST(GoldenScenarioFiles, AreTheSameBytesReadAndWrittenAgain)
{
    const QStringList files = filesIn(QStringLiteral("written"));
    EXPECT_GE(files.size(), 4);
    for (const QString& name : files) {
        const auto file = readScenarioFile(tests::golden(name), registry());
        ASSERT_TRUE(file) << name.toStdString() << ": "
                          << scenarioFileMessage(file.issue(), core::machineStyle()).toStdString();
        EXPECT_EQ(scenarioFileText(*file, registry()).toStdString(), tests::golden(name).toStdString());
    }
}

TEST(GoldenScenarioFiles, ThatAreUnusualButLegalAreTakenAndWrittenInOneWay)
{
    const QStringList files = filesIn(QStringLiteral("taken"));
    EXPECT_GE(files.size(), 12);
    for (const QString& name : files) {
        const auto file = readScenarioFile(tests::golden(name), registry());
        ASSERT_TRUE(file) << name.toStdString() << ": "
                          << scenarioFileMessage(file.issue(), core::machineStyle()).toStdString();
        const QByteArray text = scenarioFileText(*file, registry());
        EXPECT_EQ(tests::goldenDifference(name + QStringLiteral(".written"), text).toStdString(), "");
        const auto again = readScenarioFile(text, registry());
        ASSERT_TRUE(again) << name.toStdString();
        EXPECT_EQ(*again, *file) << name.toStdString();
    }
}

TEST(GoldenScenarioFiles, ThatAreRefusedSayWhyAndWhere)
{
    const QStringList files = filesIn(QStringLiteral("refused"));
    EXPECT_GE(files.size(), 100);
    QByteArray messages = "# The files of this folder and the sentence that each is refused with.\n";
    for (const QString& name : files) {
        const auto file = readScenarioFile(tests::golden(name), registry());
        ASSERT_FALSE(file) << name.toStdString() << " was taken";
        const QString message = scenarioFileMessage(file.issue(), core::machineStyle());
        EXPECT_LT(message.size(), 300) << name.toStdString();
        EXPECT_FALSE(message.contains(QLatin1Char('\n'))) << name.toStdString();
        messages += name.section(QLatin1Char('/'), -1).toUtf8() + '\t' + message.toUtf8() + '\n';
    }
    const QString table = QStringLiteral("scenario_files/refused/messages.tsv");
    EXPECT_EQ(tests::goldenDifference(table, messages).toStdString(), "");
}

} // namespace app
