// SPDX-License-Identifier: GPL-3.0-or-later
// Pages for the web as text: complete, small, in every language, asking nothing of the network, and hard to break.
#include "app/embed/embedded_page.h"
#include "app/embed/language_texts.h"
#include "core/calculator/registry.h"
#include "tests/support/made_up_calculator.h"

#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

using app::embeddedPage;
using app::embedSnippet;

namespace {

constexpr int largestPage = 60'000;

core::Calculator bubble()
{
    return core::builtInCalculators().front();
}

QByteArray pageOf(const core::Calculator& calculator, const QString& language = "en")
{
    return embeddedPage(calculator, calculator.example(), language);
}

nlohmann::json descriptionIn(const QByteArray& page)
{
    const QByteArray begin = "const description = ";
    const qsizetype from = page.indexOf(begin) + begin.size();
    return nlohmann::json::parse(page.mid(from, page.indexOf(";\n", from) - from).toStdString());
}

// What a browser takes an attribute in single quotes for.
QByteArray unescaped(QByteArray attribute)
{
    return attribute.replace("&#39;", "'").replace("&amp;", "&");
}

QByteArray attributeOf(const QByteArray& snippet, const QByteArray& name)
{
    const QByteArray begin = name + "='";
    const qsizetype from = snippet.indexOf(begin) + begin.size();
    return snippet.mid(from, snippet.indexOf('\'', from) - from);
}

} // namespace

TEST(EmbeddedPage, HasTheFormulasOfEveryCalculator)
{
    for (const core::Calculator& calculator : core::builtInCalculators()) {
        const QByteArray page = pageOf(calculator);
        EXPECT_EQ(page.count("function compute("), 1) << calculator.id;
        EXPECT_EQ(descriptionIn(page)["fields"].size(), calculator.fields.size());
        EXPECT_EQ(descriptionIn(page)["results"].size(), calculator.results.size());
    }
}

TEST(EmbeddedPage, IsEmptyForACalculatorWithoutFormulasForIt)
{
    const core::Calculator calculator = tests::madeUpCalculator();
    EXPECT_TRUE(pageOf(calculator).isEmpty());
    EXPECT_TRUE(embedSnippet(calculator, {}, "en").isEmpty());
}

TEST(EmbeddedPage, HasEveryBuiltInLanguageWithItsOwnName)
{
    for (const core::Calculator& calculator : core::builtInCalculators()) {
        const nlohmann::json description = descriptionIn(pageOf(calculator));
        QStringList found;
        for (const nlohmann::json& language : description["languages"]) {
            const auto code = QString::fromStdString(language["code"]);
            found << code;
            EXPECT_EQ(QString::fromStdString(language["name"]), app::languageName(code));
            EXPECT_EQ(QString::fromStdString(language["title"]), app::LanguageTexts(code).text(calculator.title));
            EXPECT_EQ(language["rtl"], code == "ar");
            EXPECT_EQ(language["messages"].size(), description["messages"].size());
            EXPECT_EQ(language["page"].size(), description["page"].size());
        }
        EXPECT_EQ(found, app::languages());
    }
}

TEST(EmbeddedPage, TakesAtMost60KilobytesInEveryLanguage)
{
    for (const core::Calculator& calculator : core::builtInCalculators()) {
        const QByteArray page = pageOf(calculator);
        EXPECT_LE(page.size(), largestPage) << calculator.id;
        EXPECT_LE(embedSnippet(calculator, page, "en").size(), largestPage) << calculator.id;
    }
}

// Chinese takes about as many bytes as the languages that are longest in UTF-8.
TEST(EmbeddedPage, HasRoomForTenLanguages)
{
    QStringList ten{"en"};
    while (ten.size() < 10)
        ten << "zh_TW";
    for (const core::Calculator& calculator : core::builtInCalculators()) {
        const QByteArray page = embeddedPage(calculator, calculator.example(), "en", ten);
        EXPECT_EQ(descriptionIn(page)["languages"].size(), 10U);
        EXPECT_LE(page.size(), largestPage) << calculator.id;
    }
}

TEST(EmbeddedPage, NamesNoAddressAndForbidsEveryRequest)
{
    for (const core::Calculator& calculator : core::builtInCalculators()) {
        const QByteArray page = pageOf(calculator);
        for (const char* word : {"http:", "https:", "//", "url(", "@import", " src=", "href=", "fetch(",
                                 "XMLHttpRequest", "localStorage", "cookie", "eval(", "import("})
            EXPECT_FALSE(page.contains(word)) << calculator.id << ' ' << word;
        EXPECT_TRUE(page.contains("default-src 'none'"));
    }
}

TEST(EmbeddedPage, BeginsWithTheGivenValuesAndLanguage)
{
    const core::Values values{core::Value(core::largestCount), std::nullopt};
    const QByteArray page = embeddedPage(bubble(), values, "zh_TW");
    const nlohmann::json description = descriptionIn(page);
    EXPECT_EQ(description["fields"][0]["value"], "9223372036854775807");
    EXPECT_EQ(description["fields"][1]["value"], nullptr);
    EXPECT_EQ(description["language"], "zh_TW");
    EXPECT_TRUE(page.contains("<html lang=\"zh-TW\" dir=\"ltr\">"));
    EXPECT_TRUE(page.contains("<title>管線平行氣泡計算</title>"));
    EXPECT_TRUE(embeddedPage(bubble(), values, "ar").contains("dir=\"rtl\""));
}

TEST(EmbeddedPage, LeavesNoPlaceUnfilledAndNoCommentBehind)
{
    for (const core::Calculator& calculator : core::builtInCalculators()) {
        const QByteArray page = pageOf(calculator);
        EXPECT_FALSE(page.contains("{{") && page.contains("}}\n")) << calculator.id;
        EXPECT_EQ(page.count("<!--"), 1) << "the licence";
        EXPECT_EQ(page.count("/*"), 0);
    }
}

TEST(EmbeddedPage, KeepsHostileTextsOfACatalogueText)
{
    core::Calculator calculator = bubble();
    calculator.title.source = "</title></script><script>alert(1)</script>{{script}}<!-- & \" '\u2028";
    calculator.fields[0].label.source = "</script><img onerror='x'>\u2029";
    const QByteArray page = pageOf(calculator);
    EXPECT_EQ(page.count("<script"), pageOf(bubble()).count("<script"));
    EXPECT_EQ(page.count("</script"), pageOf(bubble()).count("</script"));
    EXPECT_EQ(page.count("<img"), 0);
    EXPECT_TRUE(page.contains("<title>&lt;/title&gt;"));
    EXPECT_EQ(descriptionIn(page)["languages"][0]["title"], calculator.title.source);
    EXPECT_EQ(descriptionIn(page)["languages"][0]["fields"][0][0], calculator.fields[0].label.source);
    EXPECT_FALSE(descriptionIn(page).dump().empty());
    EXPECT_FALSE(page.mid(page.indexOf("const description")).contains("\u2028"));
    EXPECT_FALSE(page.contains("\u2029"));
}

TEST(EmbedSnippet, HoldsTheWholePage)
{
    for (const core::Calculator& calculator : core::builtInCalculators()) {
        const QByteArray page = pageOf(calculator);
        const QByteArray snippet = embedSnippet(calculator, page, "zh_TW");
        EXPECT_EQ(unescaped(attributeOf(snippet, "srcdoc")), page) << calculator.id;
        EXPECT_EQ(attributeOf(snippet, "title"), app::LanguageTexts("zh_TW").text(calculator.title).toUtf8());
        EXPECT_EQ(attributeOf(snippet, "sandbox"), "allow-scripts");
        EXPECT_EQ(attributeOf(snippet, "loading"), "lazy");
        EXPECT_TRUE(snippet.startsWith("<iframe ") && snippet.endsWith("'></iframe>\n"));
    }
}

TEST(EmbedSnippet, KeepsQuotesAndReferencesAsTheyAre)
{
    const QByteArray page = "a 'b' \"c\" &amp; &#39; &lt; <d> \u00e9";
    const QByteArray snippet = embedSnippet(page, "it's <b> & \"q\" &amp;");
    EXPECT_EQ(unescaped(attributeOf(snippet, "srcdoc")), page);
    EXPECT_EQ(unescaped(attributeOf(snippet, "title")), "it's <b> & \"q\" &amp;");
    EXPECT_EQ(snippet.count('\''), 2 * 7) << "seven attributes";
}
