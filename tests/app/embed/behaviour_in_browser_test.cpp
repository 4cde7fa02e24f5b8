// SPDX-License-Identifier: GPL-3.0-or-later
// Embedded pages under a reader's hands, in Chromium: typing, blanks, bad input, languages, narrow frames; and
// pictures.
#include "app/embed/embedded_page.h"
#include "core/calculator/registry.h"
#include "tests/app/embed/browser.h"
#include "ui/window/theme.h"

#include <QDir>
#include <QImage>

#include <gtest/gtest.h>

namespace {

core::Calculator calculator(const char* id)
{
    const core::Registry registry = core::builtInCalculators();
    return *core::findCalculator(registry, id);
}

void expectNoFailures(const nlohmann::json& report, int checks)
{
    EXPECT_EQ(report["failures"], nlohmann::json::array()) << report["failures"].dump(1);
    EXPECT_GE(report["checks"], checks);
}

// A page in frames of some widths that can be looked into.
QByteArray framed(const QByteArray& page, std::initializer_list<int> widths)
{
    QByteArray frames;
    for (const int width : widths)
        frames += app::embedSnippet(page, "A page")
                      .replace("width='100%'", "width='" + QByteArray::number(width) + "'")
                      .replace("loading='lazy' sandbox='allow-scripts'", "");
    return frames;
}

} // namespace

TEST(EmbeddedPageInABrowser, FollowsEveryKeyAndSaysWhatIsWrong)
{
    const core::Calculator scaling = calculator("data-parallel-scaling");
    const QByteArray page = app::embeddedPage(scaling, scaling.example(), "en");
    expectNoFailures(tests::checkInBrowser(page, "check_typing.js", nullptr), 110);
}

TEST(EmbeddedPageInABrowser, CountsExactly)
{
    const core::Calculator batch = calculator("effective-batch");
    const QByteArray page = app::embeddedPage(batch, batch.example(), "en");
    expectNoFailures(tests::checkInBrowser(page, "check_counts.js", nullptr), 10);
}

// Numbers and direction follow the language.
TEST(EmbeddedPageInABrowser, SpeaksTheReadersLanguageAndThoseThatAreChosen)
{
    const core::Calculator scaling = calculator("data-parallel-scaling");
    const QByteArray page = app::embeddedPage(scaling, scaling.example(), "de", {"en", "zh_TW", "de", "ar"});
    expectNoFailures(tests::checkInBrowser(page, "check_languages.js", "zh_TW", "zh-HK,en"), 35);
}

TEST(EmbeddedPageInABrowser, FitsNarrowAndWideFrames)
{
    QByteArray frames;
    for (const core::Calculator& each : core::builtInCalculators())
        frames += framed(app::embeddedPage(each, each.example(), "en"), {320, 640, 1200});
    const QByteArray page = "<!doctype html><html><body>" + frames + "</body></html>";
    expectNoFailures(tests::checkInBrowser(page, "check_narrow.js", frames.count("<iframe")), 18);
}

// In its frame, which lets nothing through but the reader's preference.
TEST(EmbeddedPageInABrowser, IsLightOrDarkAsTheReaderPrefers)
{
    const QString folder = QStringLiteral(SCREENSHOTS_DIR);
    ASSERT_TRUE(QDir().mkpath(folder));
    const core::Calculator scaling = calculator("data-parallel-scaling");
    const QByteArray page = app::embeddedPage(scaling, scaling.example(), "en");
    for (const bool dark : {false, true}) {
        const QString path = folder + (dark ? "/embed-dark.png" : "/embed-light.png");
        ASSERT_TRUE(tests::takePicture(page, path, {800, 760}, dark));
        const QPalette palette = dark ? ui::darkPalette() : ui::lightPalette();
        const QImage picture(path);
        EXPECT_EQ(picture.pixelColor(4, 4), palette.color(QPalette::Window));
        EXPECT_EQ(picture.pixelColor(24, 100), palette.color(QPalette::Base)) << "the form, built by the script";
    }
}
