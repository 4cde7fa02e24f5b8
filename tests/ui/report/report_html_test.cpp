// SPDX-License-Identifier: GPL-3.0-or-later
// Reports as web pages: golden files report-*/report.html without their charts, and what holds for all.
#include "app/language.h"
#include "tests/support/golden.h"
#include "tests/ui/report/some_reports.h"
#include "ui/report/report_html.h"
#include "ui/text/markup.h"

#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtTest>

using namespace tests;

class ReportHtmlTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void isAsBefore_data();
    void isAsBefore();
    void isWellFormedAndNeedsNothingElse();
    void namesAreNeverMarkup();
    void hasItsChartForLightAndDark();
    void saysItsLanguageAndDirection();
    void whatXmlCannotHoldIsLeftOut_data();
    void whatXmlCannotHoldIsLeftOut();
};

void ReportHtmlTest::init()
{
    app::useLanguage("en");
    app::useFontFor("en");
}

void ReportHtmlTest::isAsBefore_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("report");
    QTest::newRow("pinned-html") << "en" << 0;
    QTest::newRow("with-run-html") << "en" << 1;
    QTest::newRow("chinese-html") << "zh_TW" << 1;
}

void ReportHtmlTest::isAsBefore()
{
    QFETCH(QString, language);
    QFETCH(int, report);
    app::useLanguage(language);
    app::useFontFor(language);
    QString html = QString::fromUtf8(ui::report::html(
        documentOf(report == 0 ? pinnedBubbles() : exampleOf("data-parallel-scaling", true), language)));
    // Charts follow the fonts of the machine, and the style sheet has a file of its own.
    html.replace(QRegularExpression("(class=\"chart (light|dark)\">)<svg.*?</svg>",
                                    QRegularExpression::DotMatchesEverythingOption),
                 "\\1(chart)");
    html.replace(QRegularExpression("<style>.*?</style>", QRegularExpression::DotMatchesEverythingOption), "<style/>");
    const std::string difference =
        goldenDifference(std::string("report-") + QTest::currentDataTag(), "report.html", html.toStdString());
    QVERIFY2(difference.empty(), difference.c_str());
}

void ReportHtmlTest::isWellFormedAndNeedsNothingElse()
{
    const QByteArray html = ui::report::html(documentOf(pinnedBubbles()));
    QXmlStreamReader reader(html);
    QStringList addresses;
    while (!reader.atEnd()) {
        reader.readNext();
        for (const auto& attribute : reader.attributes())
            if (QStringList{"src", "href", "data", "action"}.contains(attribute.name().toString()))
                addresses << attribute.value().toString();
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(addresses, QStringList());
    QVERIFY(!html.contains("<script"));
    QVERIFY(!html.contains("@import"));
    QVERIFY(!html.contains("url("));
    QVERIFY(html.contains("@page"));
    QVERIFY(html.contains("prefers-color-scheme: dark"));
}

void ReportHtmlTest::namesAreNeverMarkup()
{
    const QByteArray html = ui::report::html(documentOf(pinnedBubbles()));
    QVERIFY(!html.contains("<b>"));
    QVERIFY(!html.contains("<img"));
    QVERIFY(html.contains("&lt;b&gt;Sixteen&lt;/b&gt; stages &amp; more &lt;img src=&quot;/etc/passwd&quot;&gt;"));
}

void ReportHtmlTest::hasItsChartForLightAndDark()
{
    const QByteArray html = ui::report::html(documentOf(exampleOf("effective-batch", false)));
    QCOMPARE(html.count("class=\"chart light\"><svg"), 1);
    QCOMPARE(html.count("class=\"chart dark\"><svg"), 1);
    QVERIFY(html.contains("aria-label=\"Tokens per step by accumulation steps: "));
}

void ReportHtmlTest::saysItsLanguageAndDirection()
{
    ui::report::Document document = documentOf(exampleOf("effective-batch", false), "zh_TW");
    QVERIFY(ui::report::html(document).contains("lang=\"zh-TW\" dir=\"ltr\">"));
    document.direction = Qt::RightToLeft;
    QVERIFY(ui::report::html(document).contains("dir=\"rtl\">"));
}

void ReportHtmlTest::whatXmlCannotHoldIsLeftOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("markup") << "a<b>&\""
                            << "a&lt;b&gt;&amp;&quot;";
    QTest::newRow("signs that steer") << QString("a\x01\x0b\x1f") + "b"
                                      << "ab";
    QTest::newRow("half a character") << QString("a") + QChar(0xd83d) + "b" + QChar(0xde00) << "ab";
    QTest::newRow("a whole one beyond the first plane") << QString::fromUtf8("a😀b") << QString::fromUtf8("a😀b");
    QTest::newRow("what is no character") << QString("a") + QChar(0xffff) << "a";
    QTest::newRow("nothing") << ""
                             << "";
}

void ReportHtmlTest::whatXmlCannotHoldIsLeftOut()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(ui::escaped(text), expected);
}

QTEST_MAIN(ReportHtmlTest)
#include "report_html_test.moc"
