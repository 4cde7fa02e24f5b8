// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/embed/compact.h"

#include <gtest/gtest.h>

using app::compactScript;
using app::compactStyle;

TEST(CompactScript, LeavesOutCommentsIndentationAndBlanksThatSeparateNothing)
{
    EXPECT_EQ(compactScript("// what it is\n\nif (a) {\n    b = [c, d];\n}\n"), "if(a){b=[c,d];}\n");
}

TEST(CompactScript, KeepsBlanksBetweenWordsAndBetweenSignsThatWouldJoin)
{
    EXPECT_EQ(compactScript("return typeof a;"), "return typeof a;");
    EXPECT_EQ(compactScript("a + +b - -c / d"), "a+ +b- -c/d\n");
    EXPECT_EQ(compactScript("while (a) ++b;"), "while(a)++b;");
}

TEST(CompactScript, KeepsTextsAsTheyAre)
{
    EXPECT_EQ(compactScript(R"(a = "x  + y" + " \" , " + b;)"), R"(a="x  + y"+" \" , "+b;)");
}

TEST(CompactScript, KeepsLineEndsThatMayEndAStatement)
{
    EXPECT_EQ(compactScript("a = b\nc = d\ncall(\n    e,\n    f)\n"), "a=b\nc=d\ncall(e,f)\n");
}

TEST(CompactStyle, KeepsBlanksOfSelectorsAndValues)
{
    EXPECT_EQ(compactStyle("/* a */\n.a .b:not([c]) > d, e {\n    margin: 0 auto; padding: 1px;\n}\n"),
              ".a .b:not([c])>d,e{margin:0 auto;padding:1px}");
    EXPECT_EQ(compactStyle("@media (min-width: 40rem) {\n    a { color: red; }\n}\n"),
              "@media (min-width:40rem){a{color:red}}");
}
