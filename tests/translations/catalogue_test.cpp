// SPDX-License-Identifier: GPL-3.0-or-later
// Every catalogue is complete, and says with the same numbers what the code says.
#include "tests/translations/catalogue.h"

#include "tests/translations/project.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace tests {

namespace {

std::vector<Message> catalogue(const QString& language)
{
    return readCatalogue(textOf(cataloguePath(language)));
}

struct Extraction
{
    QString remarks; // what lupdate complained about
    std::vector<Message> messages;
};

// The messages of the code, with as many empty forms as the language has. English has plural forms only.
Extraction extract(const QString& language)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QFileInfo(cataloguePath(language)).fileName());
    QStringList command = textOf(QStringLiteral(PLUMBLINE_UPDATE_COMMAND)).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const QString program = command.takeFirst();
    if (language == QLatin1String("en"))
        command << QStringLiteral("-pluralonly");
    command << QStringLiteral("-ts") << file;
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(PLUMBLINE_SOURCE_DIR));
    lupdate.start(program, command);
    if (!lupdate.waitForFinished() || lupdate.exitCode() != 0)
        return {lupdate.errorString() + QString::fromUtf8(lupdate.readAllStandardError()), {}};
    return {QString::fromUtf8(lupdate.readAllStandardError()), readCatalogue(textOf(file))};
}

const QString sample = QStringLiteral(R"(<TS version="2.1" language="de">
<context><name>ui::Menu</name>
<message><source>&amp;Open %1</source><extracomment>a note</extracomment><translation>%2 öffnen</translation></message>
<message><source>Close</source><translation type="unfinished"></translation></message>
<message><source>Old</source><comment>age</comment><translation type="obsolete">Alt</translation></message>
<message numerus="yes"><source>%1 files</source><translation>
<numerusform>%1 Datei</numerusform><numerusform> </numerusform></translation></message>
</context></TS>)");

Message message(const QString& source, const QStringList& forms)
{
    return {QStringLiteral("c"), source, {}, {}, forms.size() > 1, forms};
}

} // namespace

TEST(Catalogues, AreThoseOfTheListedLanguages)
{
    QStringList found = QDir(sourcePath(QStringLiteral("translations"))).entryList({QStringLiteral("*.ts")});
    QStringList expected;
    for (const QString& language : languages())
        expected << QFileInfo(cataloguePath(language)).fileName();
    expected.sort();
    found.sort();
    EXPECT_EQ(found, expected);
}

TEST(Catalogues, AreComplete)
{
    for (const QString& language : languages()) {
        SCOPED_TRACE(language.toStdString());
        const std::vector<Message> messages = catalogue(language);
        EXPECT_FALSE(messages.empty());
        EXPECT_EQ(lines(unfinished(messages)), "");
    }
}

TEST(Catalogues, KeepPlacesAndMnemonics)
{
    for (const QString& language : languages()) {
        SCOPED_TRACE(language.toStdString());
        EXPECT_EQ(lines(wrongPlaces(catalogue(language))), "");
        EXPECT_EQ(lines(wrongMnemonics(catalogue(language))), "");
    }
}

TEST(Catalogues, HoldWhatTheCodeSays)
{
    for (const QString& language : languages()) {
        SCOPED_TRACE(language.toStdString());
        const Extraction code = extract(language);
        // Such a remark means that texts are filed under a name that the program does not look under.
        EXPECT_FALSE(code.remarks.contains(QLatin1String("Qualifying with unknown"))) << code.remarks.toStdString();
        EXPECT_FALSE(code.messages.empty()) << code.remarks.toStdString();
        EXPECT_EQ(lines(differences(code.messages, catalogue(language))), "");
    }
}

TEST(Catalogue, IsReadAsWritten)
{
    const std::vector<Message> messages = readCatalogue(sample);
    ASSERT_EQ(messages.size(), 4U);
    EXPECT_EQ(messages[0].key(), "[ui::Menu] &Open %1");
    EXPECT_EQ(messages[0].forms, QStringList("%2 öffnen"));
    EXPECT_EQ(messages[1].state, "unfinished");
    EXPECT_EQ(messages[2].key(), "[ui::Menu] Old (age)");
    EXPECT_TRUE(messages[3].plural);
    EXPECT_EQ(messages[3].forms, QStringList({"%1 Datei", " "}));
    EXPECT_TRUE(readCatalogue(sample.chopped(5)).empty());
}

TEST(Catalogue, UnfinishedObsoleteAndEmptyMessagesAreFound)
{
    const QStringList faults = unfinished(readCatalogue(sample));
    ASSERT_EQ(faults.size(), 3) << lines(faults);
    EXPECT_TRUE(faults[0].contains("Close"));
    EXPECT_TRUE(faults[1].contains("Old"));
    EXPECT_TRUE(faults[2].contains("%1 files"));
    EXPECT_EQ(unfinished({message("a", {})}).size(), 1);
    EXPECT_TRUE(unfinished({message("a", {"b"})}).isEmpty());
}

TEST(Catalogue, WrongPlacesAreFound)
{
    EXPECT_EQ(wrongPlaces({message("%1 of %2", {"%1 von %3"})}).size(), 1);
    EXPECT_EQ(wrongPlaces({message("%1 of %2", {"%2"})}).size(), 1);
    EXPECT_EQ(wrongPlaces({message("Not %text", {"Nicht %1"})}).size(), 1);
    EXPECT_EQ(wrongPlaces({message("%1 files", {"eine Datei", "%1 Dateien"})}).size(), 1);
    EXPECT_TRUE(wrongPlaces({message("%1 of %2, 90%", {"aus %2: %1, 90%"})}).isEmpty());
}

TEST(Catalogue, WrongMnemonicsAreFound)
{
    EXPECT_EQ(wrongMnemonics({message("&File", {"Datei"})}).size(), 1);
    EXPECT_EQ(wrongMnemonics({message("File", {"&Datei"})}).size(), 1);
    EXPECT_EQ(wrongMnemonics({message("&File", {"&Da&tei"})}).size(), 1);
    EXPECT_TRUE(wrongMnemonics({message("&File", {"檔案(&F)"}), message("A & B", {"A und B"})}).isEmpty());
}

TEST(Catalogue, DifferencesFromTheCodeAreFound)
{
    const std::vector<Message> code{message("new", {""}), message("%1 files", {"", ""})};
    const QStringList faults = differences(code, {message("old", {"alt"}), message("%1 files", {"%1 Dateien"})});
    ASSERT_EQ(faults.size(), 3) << lines(faults);
    EXPECT_TRUE(faults[0].contains("new is in the code"));
    EXPECT_TRUE(faults[1].contains("has 1 forms, the language 2"));
    EXPECT_TRUE(faults[2].contains("old is in the catalogue"));
    EXPECT_TRUE(differences(code, {message("new", {"neu"}), message("%1 files", {"a", "b"})}).isEmpty());
}

} // namespace tests
