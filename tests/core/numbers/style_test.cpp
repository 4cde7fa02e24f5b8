// SPDX-License-Identifier: GPL-3.0-or-later
// The styles of the ten languages.
#include "core/numbers/style.h"

#include <gtest/gtest.h>

namespace core {

TEST(NumberStyle, IsThatOfTheLanguage)
{
    for (const char* language : {"en", "zh_TW", "zh_CN", "ja", "ko", "de", "fr", "es", "pt_BR", "ar"})
        EXPECT_EQ(numberStyle(language).language, language);
}

TEST(NumberStyle, OfAnUnknownLanguageIsEnglish)
{
    EXPECT_EQ(numberStyle("xx").language, "en");
    EXPECT_EQ(numberStyle("").language, "en");
    EXPECT_EQ(numberStyle("C").language, "en");
}

TEST(NumberStyle, OfMachinesHasNoGroups)
{
    EXPECT_EQ(machineStyle().group, "");
    EXPECT_EQ(machineStyle().decimal, ".");
    EXPECT_EQ(machineStyle().percentSuffix, "%");
    EXPECT_EQ(machineStyle().minus, "-");
}

TEST(NumberStyle, GroupsFromFiveDigitsInSpanishAlone)
{
    EXPECT_EQ(numberStyle("es").leastGroupedDigits, 5);
    EXPECT_EQ(numberStyle("pt_BR").leastGroupedDigits, 4);
}

} // namespace core
