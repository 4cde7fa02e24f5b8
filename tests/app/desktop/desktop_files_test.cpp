// SPDX-License-Identifier: GPL-3.0-or-later
// What a desktop is told of the program: entry, kind of file, icon, description. And the call of the entry, which must
// not let a link become an option.
#include "app/language.h"

#include "app/command_line/command_line.h"
#include "app/identity.h"
#include "app/links/opening.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStringList>

#include <gtest/gtest.h>

namespace app {

namespace {

QString pathOf(const QString& ending)
{
    return QStringLiteral(DESKTOP_DIR "/") + QLatin1String(identity::applicationId) + ending;
}

QString contentOf(const QString& ending)
{
    QFile file(pathOf(ending));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
    return QString::fromUtf8(file.readAll());
}

// The values of a key of the entry, of all its groups, in their order.
QStringList valuesOf(const QString& key)
{
    QStringList values;
    const QStringList lines = contentOf(QStringLiteral(".desktop")).split(QLatin1Char('\n'));
    for (const QString& line : lines)
        if (line.startsWith(key + QLatin1Char('=')))
            values << line.mid(key.size() + 1);
    return values;
}

std::string complaintOf(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    EXPECT_TRUE(process.waitForFinished()) << program.toStdString();
    const QByteArray said = process.readAll();
    return process.exitCode() == 0 ? said.toStdString() : "failed: " + said.toStdString();
}

} // namespace

TEST(Desktop, TakesTheEntryWithoutARemark)
{
    EXPECT_EQ(complaintOf(QStringLiteral("desktop-file-validate"), {pathOf(QStringLiteral(".desktop"))}), "");
}

TEST(Desktop, FilesAreWellFormed)
{
    for (const char* ending : {".xml", ".metainfo.xml", ".svg"})
        EXPECT_EQ(complaintOf(QStringLiteral("xmllint"), {QStringLiteral("--noout"), pathOf(QLatin1String(ending))}),
                  "");
}

TEST(Desktop, NamesOfTheFilesAgree)
{
    const QString id = QLatin1String(identity::applicationId);
    EXPECT_EQ(valuesOf(QStringLiteral("Icon")), QStringList{id});
    const QString metainfo = contentOf(QStringLiteral(".metainfo.xml"));
    EXPECT_TRUE(metainfo.contains(QStringLiteral("<id>%1</id>").arg(id)));
    EXPECT_TRUE(metainfo.contains(QStringLiteral("<launchable type=\"desktop-id\">%1.desktop</launchable>").arg(id)));
    EXPECT_TRUE(metainfo.contains(QStringLiteral("<binary>%1</binary>").arg(QLatin1String(identity::id))));
}

TEST(Desktop, KnowsFilesAndLinks)
{
    EXPECT_EQ(valuesOf(QStringLiteral("MimeType")),
              QStringList{QStringLiteral("application/x-plumbline;x-scheme-handler/plumbline;")});
    const QString kinds = contentOf(QStringLiteral(".xml"));
    EXPECT_TRUE(kinds.contains(QStringLiteral("<mime-type type=\"application/x-plumbline\">")));
    EXPECT_TRUE(kinds.contains(QStringLiteral("<glob pattern=\"*.plumbline\"/>")));
}

TEST(Desktop, SpeaksEachLanguage)
{
    const QString entry = contentOf(QStringLiteral(".desktop"));
    for (const QString& language : app::languages()) {
        if (language == QLatin1String("en"))
            continue;
        for (const char* key : {"GenericName", "Comment", "Name"})
            EXPECT_TRUE(entry.contains(QStringLiteral("\n%1[%2]=").arg(QLatin1String(key), language)))
                << key << ' ' << language.toStdString();
        for (const char* ending : {".xml", ".metainfo.xml"})
            EXPECT_TRUE(contentOf(QLatin1String(ending)).contains(QStringLiteral("xml:lang=\"%1\"").arg(language)))
                << ending << ' ' << language.toStdString();
    }
}

// Whatever stands in place of %u is one argument: a link or a file, never an option or a subcommand.
TEST(Desktop, CallsTheProgramSoThatALinkIsNoOption)
{
    const QStringList calls = valuesOf(QStringLiteral("Exec"));
    ASSERT_EQ(calls.size(), 2);
    ASSERT_EQ(calls[0], QStringLiteral("plumbline -- %u"));
    for (const char* handed : {"plumbline:pipeline-bubble?stages=8", "--language=de", "--new-window", "--help",
                               "compute", "--version", "-platform", "file:///tmp/runs.plumbline"}) {
        QStringList call = calls[0].split(QLatin1Char(' '));
        call.replace(2, QLatin1String(handed));
        std::vector<QByteArray> words;
        std::vector<const char*> arguments;
        for (const QString& word : call)
            words.push_back(word.toUtf8());
        for (const QByteArray& word : words)
            arguments.push_back(word.constData());
        EXPECT_FALSE(isCommandLine(static_cast<int>(arguments.size()), arguments.data())) << handed;
        const auto opening = openingFrom(call.mid(1));
        ASSERT_TRUE(opening) << handed;
        EXPECT_FALSE(opening->newWindow) << handed;
        EXPECT_TRUE(opening->language.isEmpty()) << handed;
        EXPECT_NE(opening->what, Opening::What::Nothing) << handed;
    }
    // Without anything to open the desktop leaves %u out.
    EXPECT_EQ(openingFrom({QStringLiteral("--")})->what, Opening::What::Nothing);
    EXPECT_TRUE(openingFrom(calls[1].split(QLatin1Char(' ')).mid(1))->newWindow);
}

} // namespace app
