// SPDX-License-Identifier: GPL-3.0-or-later
// Which file or link the window opens at the start, and which calls have no window.
#include "app/links/opening.h"

#include "app/command_line/command_line.h"

#include <gtest/gtest.h>

namespace app {

namespace {

Opening::What what(const QStringList& arguments)
{
    return openingFrom(arguments)->what;
}

bool isForCommandLine(std::vector<const char*> arguments)
{
    arguments.insert(arguments.begin(), "plumbline");
    return isCommandLine(static_cast<int>(arguments.size()), arguments.data());
}

} // namespace

TEST(Opening, TellsLinksFromFiles)
{
    EXPECT_EQ(what({}), Opening::What::Nothing);
    EXPECT_EQ(what({"--"}), Opening::What::Nothing);
    EXPECT_EQ(what({"runs.plumbline"}), Opening::What::File);
    EXPECT_EQ(what({"--", "--runs.plumbline"}), Opening::What::File);
    EXPECT_EQ(what({"plumbline:pipeline-bubble?stages=8"}), Opening::What::Link);
    EXPECT_EQ(what({"--", "PLUMBLINE:pipeline-bubble"}), Opening::What::Link);
    EXPECT_EQ(what({"./plumbline:pipeline-bubble"}), Opening::What::File);
    EXPECT_EQ(openingFrom({"--", "--x"})->text, QStringLiteral("--x"));
}

TEST(Opening, TakesOneAtMost)
{
    EXPECT_FALSE(openingFrom({"a.plumbline", "b.plumbline"}));
    EXPECT_FALSE(openingFrom({"--", "a", "b"}));
    EXPECT_FALSE(openingFrom({"a", "--"}));
}

TEST(Opening, LeavesSubcommandsAndOptionsToTheCommandLine)
{
    for (const char* first : {"compute", "link", "--help", "-h", "--version", "-v", "--language", "--no-such-option"})
        EXPECT_TRUE(isForCommandLine({first})) << first;
    for (const char* first : {"", "--", "runs.plumbline", "plumbline:pipeline-bubble", "computes", "-platform"})
        EXPECT_FALSE(isForCommandLine({first})) << first;
    EXPECT_FALSE(isForCommandLine({}));
    EXPECT_FALSE(isForCommandLine({"--", "compute"}));
    EXPECT_FALSE(isCommandLine(0, nullptr));
}

TEST(Opening, TakesALanguageBeforeTheRest)
{
    EXPECT_FALSE(isForCommandLine({"--language", "zh_TW"}));
    EXPECT_FALSE(isForCommandLine({"--language=zh_TW", "plumbline:pipeline-bubble"}));
    EXPECT_TRUE(isForCommandLine({"--language", "zh_TW", "--help"}));
    EXPECT_TRUE(isForCommandLine({"--language", "zh_TW", "compute"}));
    EXPECT_EQ(openingFrom({"--language", "zh_TW"})->language, QStringLiteral("zh_TW"));
    EXPECT_EQ(what({"--language", "zh_TW"}), Opening::What::Nothing);
    EXPECT_EQ(what({"--language=en", "--", "plumbline:pipeline-bubble"}), Opening::What::Link);
    EXPECT_TRUE(openingFrom({"plumbline:pipeline-bubble"})->language.isEmpty());
}

TEST(Opening, TakesANewWindowBeforeTheRest)
{
    EXPECT_FALSE(isForCommandLine({"--new-window"}));
    EXPECT_FALSE(isForCommandLine({"--new-window", "--language", "zh_TW", "runs.plumbline"}));
    EXPECT_FALSE(isForCommandLine({"--language=zh_TW", "--new-window", "--", "plumbline:pipeline-bubble"}));
    EXPECT_TRUE(isForCommandLine({"--new-window", "--help"}));
    EXPECT_TRUE(isForCommandLine({"--new-windows"}));
    EXPECT_FALSE(openingFrom({"runs.plumbline"})->newWindow);
    EXPECT_FALSE(openingFrom({"--", "--new-window"})->newWindow);
    for (const QStringList& arguments :
         {QStringList{"--new-window"}, {"--new-window", "--language", "en"}, {"--language=en", "--new-window", "--"}}) {
        const auto opening = openingFrom(arguments);
        ASSERT_TRUE(opening);
        EXPECT_TRUE(opening->newWindow);
        EXPECT_EQ(opening->what, Opening::What::Nothing);
    }
    EXPECT_EQ(what({"--new-window", "plumbline:pipeline-bubble"}), Opening::What::Link);
    EXPECT_FALSE(openingFrom({"plumbline:pipeline-bubble", "--new-window"}));
}

TEST(Opening, TakesTheAddressOfAFile)
{
    EXPECT_EQ(openingFrom({"file:///tmp/my%20runs.plumbline"})->text, QStringLiteral("/tmp/my runs.plumbline"));
    EXPECT_EQ(openingFrom({"--", "FILE://localhost/tmp/runs.plumbline"})->text, QStringLiteral("/tmp/runs.plumbline"));
    EXPECT_EQ(what({"file:///tmp/runs.plumbline"}), Opening::What::File);
    EXPECT_EQ(openingFrom({"file.plumbline"})->text, QStringLiteral("file.plumbline"));
    EXPECT_EQ(openingFrom({"https://example.org/runs.plumbline"})->text,
              QStringLiteral("https://example.org/runs.plumbline"));
}

} // namespace app
