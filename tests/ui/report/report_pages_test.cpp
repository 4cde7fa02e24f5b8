// SPDX-License-Identifier: GPL-3.0-or-later
// Reports on paper: how many pages, what is on them, and what other programs find in the PDF.
#include "app/language.h"
#include "tests/support/tool.h"
#include "tests/ui/report/some_reports.h"
#include "ui/report/report_pages.h"

#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

using namespace tests;
using ui::Paper;
using ui::report::Pages;

class ReportPagesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aScenarioFitsOnOnePage_data();
    void aScenarioFitsOnOnePage();
    void aChartTakesTheRoomThereIs();
    void aComparisonGoesOnOverPages();
    void nothingStandsInTheMargins_data();
    void nothingStandsInTheMargins();
    void thePaperIsThatOfThePdf();
    void theTextCanBeReadAndSearched();
    void namesAreNeverMarkup();
    void allFontsAreEmbedded_data();
    void allFontsAreEmbedded();
    void chartsAndFormulasAreNoPictures();
    void theMetadataHoldThePlainValues();
    void theSameReportIsTheSameBytes();
    void rightToLeftBeginsAtTheRight();
    void thePaperFollowsTheTerritory_data();
    void thePaperFollowsTheTerritory();

private:
    QString written(const QByteArray& pdf) const;
    QStringList textsOf(const Pages& pages) const;

    QTemporaryDir m_folder;
};

void ReportPagesTest::init()
{
    app::useLanguage("en");
    app::useFontFor("en");
}

QString ReportPagesTest::written(const QByteArray& pdf) const
{
    const QString path = m_folder.filePath("report.pdf");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
        return {};
    return path;
}

// The lines of each page, blanks of any width as one.
QStringList ReportPagesTest::textsOf(const Pages& pages) const
{
    return printed("pdftotext", {"-layout", written(ui::report::pdf(pages)), "-"})
        .replace(QRegularExpression("[ \\t]+"), " ")
        .split(QLatin1Char('\f'));
}

void ReportPagesTest::aScenarioFitsOnOnePage_data()
{
    QTest::addColumn<QString>("calculator");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("paper");
    QTest::addColumn<bool>("run");
    for (const core::Calculator& calculator : models())
        for (const char* language : {"en", "zh_TW"})
            for (const Paper paper : {Paper::A4, Paper::Letter})
                for (const bool run : {false, true}) {
                    if (run && calculator.id == core::run::id)
                        continue; // it does not stand behind itself
                    const QString id = QString::fromUtf8(calculator.id.data(), qsizetype(calculator.id.size()));
                    const QString name =
                        QStringLiteral("%1 in %2 on %3%4")
                            .arg(id, QLatin1String(language), ui::paperId(paper), run ? " with the run" : "");
                    QTest::newRow(qPrintable(name)) << id << QString(language) << int(paper) << run;
                }
}

void ReportPagesTest::aScenarioFitsOnOnePage()
{
    QFETCH(QString, calculator);
    QFETCH(QString, language);
    QFETCH(int, paper);
    QFETCH(bool, run);
    app::useLanguage(language);
    app::useFontFor(language);
    const Pages pages(documentOf(exampleOf(calculator.toStdString(), run), language), Paper(paper));
    QCOMPARE(pages.count(), 1);
}

// A full page leaves less for its chart than a page without the run; the chart is where the accent colour is.
void ReportPagesTest::aChartTakesTheRoomThereIs()
{
    const auto height = [](bool run) {
        const Pages pages(documentOf(exampleOf("pipeline-bubble", run)), Paper::Letter);
        QImage image(pages.size().toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        pages.paint(painter, 0);
        painter.end();
        int top = image.height();
        int bottom = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (const QColor color = image.pixelColor(x, y); color.blue() > color.red() + 90) {
                    top = std::min(top, y);
                    bottom = y;
                }
        return bottom - top;
    };
    QVERIFY(height(true) > 60);
    QVERIFY(height(false) > height(true) + 40);
}

void ReportPagesTest::aComparisonGoesOnOverPages()
{
    constexpr int scenarios = 24;
    const Pages pages(documentOf(longBatches(scenarios)), Paper::A4);
    const QStringList texts = textsOf(pages);
    int first = 0;
    while (first < pages.count() && !texts[first].contains("Scenarios compared"))
        ++first;
    QVERIFY(first >= scenarios);
    QVERIFY(first + 1 < pages.count());
    QVERIFY2(texts[first + 1].contains("Effective batch\n"), qPrintable(texts[first + 1])); // what it belongs to
    for (const QString& page : {texts[first], texts[first + 1]})
        QVERIFY2(page.contains("Scenario Batch per"), qPrintable(page)); // the head of the table, on each page
    QVERIFY(texts[first + 1].contains(QStringLiteral("Page %1 of %2").arg(first + 2).arg(pages.count())));
    const QString all = texts.mid(first).join(QString());
    for (int i = 0; i < scenarios; ++i)
        QVERIFY2(all.contains(QStringLiteral("%1 a name of").arg(i)), qPrintable(QString::number(i)));
}

void ReportPagesTest::nothingStandsInTheMargins_data()
{
    QTest::addColumn<int>("report");
    QTest::newRow("the longest numbers and names") << 0;
    QTest::newRow("pinned scenarios") << 1;
    QTest::newRow("with the run") << 2;
}

void ReportPagesTest::nothingStandsInTheMargins()
{
    QFETCH(int, report);
    const core::report::Contents contents = report == 0   ? longBatches(4)
                                            : report == 1 ? pinnedBubbles()
                                                          : exampleOf("data-parallel-scaling", true);
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const Pages pages(documentOf(contents), paper);
        for (int page = 0; page < pages.count(); ++page) {
            QImage image(pages.size().toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            pages.paint(painter, page);
            painter.end();
            constexpr int margin = 75; // 20 mm
            int ink = 0;
            for (int y = 0; y < image.height(); ++y) {
                const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
                for (int x = 0; x < margin; ++x)
                    ink += (qGray(line[x]) < 250) + (qGray(line[image.width() - 1 - x]) < 250);
            }
            QVERIFY2(ink == 0, qPrintable(QStringLiteral("page %1: %2 dots").arg(page + 1).arg(ink)));
        }
    }
}

void ReportPagesTest::thePaperIsThatOfThePdf()
{
    const auto sizeOf = [this](Paper paper) {
        const Pages pages(documentOf(pinnedBubbles()), paper);
        return printed("pdfinfo", {written(ui::report::pdf(pages))});
    };
    QVERIFY(sizeOf(Paper::A4).contains(QRegularExpression("Page size: +595 x 842 pts \\(A4\\)")));
    const QString letter = sizeOf(Paper::Letter);
    QVERIFY(letter.contains(QRegularExpression("Page size: +612 x 792 pts \\(letter\\)")));
    QVERIFY(letter.contains(QRegularExpression("Title: +Pipeline bubble\n")));
    QVERIFY(letter.contains(QRegularExpression("Creator: +Plumbline 0.1.0\n")));
    QVERIFY(letter.contains(QRegularExpression("CreationDate: +Thu Mar +5 14:07:00 2026 UTC\n")));
    QVERIFY(letter.contains(QRegularExpression("Pages: +5\n")));
}

void ReportPagesTest::theTextCanBeReadAndSearched()
{
    for (const core::Calculator& calculator : core::builtInCalculators()) {
        const ui::report::Document document = documentOf(exampleOf(calculator.id, true));
        const QString text = textsOf(Pages(document, Paper::A4)).first();
        QVERIFY2(text.contains("Thursday, March 5, 2026 2:07 PM"), qPrintable(text));
        QVERIFY(text.contains("Page 1 of 1"));
        QVERIFY(text.contains("Plumbline 0.1.0"));
        QVERIFY(text.contains("The worked example"));
        QVERIFY(text.contains("Global batch G 2,048"));
        for (const auto& element : document.pages[0].elements) {
            if (const auto* list = std::get_if<ui::report::ResultList>(&element))
                for (const ui::report::ResultRow& row : list->rows) {
                    QVERIFY2(text.contains(row.label), qPrintable(row.label));
                    QVERIFY2(text.contains(row.value), qPrintable(row.value));
                    QVERIFY2(text.contains(row.working), qPrintable(row.working));
                }
            if (const auto* table = std::get_if<ui::report::FactTable>(&element))
                for (const ui::report::FactRow& row : table->rows)
                    QVERIFY2(text.contains(row.label + ' ' + row.symbol + ' ' + row.value), qPrintable(row.label));
        }
        QVERIFY2(!text.contains(QChar(0xfb03)) && !text.contains(QChar(0xfb01)), "ligatures cannot be searched for");
    }
}

void ReportPagesTest::namesAreNeverMarkup()
{
    const Pages pages(documentOf(pinnedBubbles()), Paper::A4);
    const QString name = "<b>Sixteen</b> stages & more <img src=\"/etc/passwd\">";
    const QStringList texts = textsOf(pages);
    QVERIFY(texts[1].contains(name));
    const QString& last = texts[4];
    QVERIFY(last.contains("<b>Sixteen</b> stages &"));
    QVERIFY(last.contains("Current values"));
}

void ReportPagesTest::allFontsAreEmbedded_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << "en";
    QTest::newRow("Chinese") << "zh_TW";
}

void ReportPagesTest::allFontsAreEmbedded()
{
    QFETCH(QString, language);
    app::useLanguage(language);
    app::useFontFor(language);
    const Pages pages(documentOf(pinnedBubbles(), language), Paper::A4);
    QStringList lines =
        printed("pdffonts", {written(ui::report::pdf(pages))}).split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
    QVERIFY(lines.size() >= 3);
    for (const QString& line : std::as_const(lines)) {
        const QStringList words = line.simplified().split(QLatin1Char(' '));
        QCOMPARE(words[words.size() - 5], "yes"); // embedded
    }
    QCOMPARE(lines.filter("CJK").isEmpty(), false); // a name is Chinese
}

void ReportPagesTest::chartsAndFormulasAreNoPictures()
{
    const QByteArray pdf = ui::report::pdf(Pages(documentOf(pinnedBubbles()), Paper::A4));
    const QStringList lines =
        printed("pdfimages", {"-list", written(pdf)}).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2); // the head of the list alone
    QVERIFY2(pdf.size() < 400 * 1024, qPrintable(QString::number(pdf.size())));
}

void ReportPagesTest::theMetadataHoldThePlainValues()
{
    const Pages pages(documentOf(pinnedBubbles()), Paper::A4);
    const QString xmp = printed("pdfinfo", {"-meta", written(ui::report::pdf(pages))});
    QXmlStreamReader reader(xmp);
    QString description;
    QString title;
    QString parent;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() != QLatin1String("li") && reader.name() != QLatin1String("Alt"))
            parent = reader.name().toString();
        if (reader.isStartElement() && reader.name() == QLatin1String("li"))
            (parent == QLatin1String("title") ? title : description) += reader.readElementText();
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(title, "Pipeline bubble");
    QVERIFY(description.contains("stages=8, microbatches=32, bubble-fraction=0.1794871794871795"));
    QVERIFY(description.contains("\"<b>Sixteen</b> stages & more"));
    QVERIFY(description.contains("\"第三個情境\": stages=8, microbatches=128"));
}

void ReportPagesTest::theSameReportIsTheSameBytes()
{
    const ui::report::Document document = documentOf(pinnedBubbles());
    const QByteArray first = ui::report::pdf(Pages(document, Paper::A4));
    QVERIFY(first.startsWith("%PDF-"));
    QVERIFY(first == ui::report::pdf(Pages(document, Paper::A4)));
}

void ReportPagesTest::rightToLeftBeginsAtTheRight()
{
    const auto leftOf = [this](Qt::LayoutDirection direction, const QString& word) {
        ui::report::Document document = documentOf(pinnedBubbles());
        document.direction = direction;
        const QString boxes =
            printed("pdftotext", {"-bbox", written(ui::report::pdf(Pages(document, Paper::A4))), "-"});
        const auto match = QRegularExpression(QStringLiteral("xMin=\"([0-9.]+)\"[^>]*>%1<").arg(word)).match(boxes);
        return match.hasMatch() ? match.captured(1).toDouble() : -1.0;
    };
    QVERIFY(leftOf(Qt::LeftToRight, "Quantity") < leftOf(Qt::LeftToRight, "Value"));
    QVERIFY(leftOf(Qt::RightToLeft, "Quantity") > leftOf(Qt::RightToLeft, "Value"));
    QVERIFY(leftOf(Qt::LeftToRight, "Pipeline") < 100);
    QVERIFY(leftOf(Qt::RightToLeft, "Pipeline") > 300);
    QVERIFY(leftOf(Qt::LeftToRight, "0.1.0") < leftOf(Qt::RightToLeft, "0.1.0"));
}

void ReportPagesTest::thePaperFollowsTheTerritory_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("paper");
    QTest::newRow("the United States") << "en_US"
                                       << "letter";
    QTest::newRow("Canada, whatever its language") << "fr_CA"
                                                   << "letter";
    QTest::newRow("Mexico") << "es_MX"
                            << "letter";
    QTest::newRow("the Philippines") << "fil_PH"
                                     << "letter";
    QTest::newRow("Taiwan") << "zh_TW"
                            << "a4";
    QTest::newRow("Great Britain") << "en_GB"
                                   << "a4";
    QTest::newRow("Brazil") << "pt_BR"
                            << "a4";
    QTest::newRow("no place at all") << "C"
                                     << "a4";
}

void ReportPagesTest::thePaperFollowsTheTerritory()
{
    QFETCH(QString, locale);
    QFETCH(QString, paper);
    QCOMPARE(ui::paperId(ui::paperFor(QLocale(locale).territory())), paper);
    QCOMPARE(ui::paperWithId(paper), ui::paperFor(QLocale(locale).territory()));
    QVERIFY(!ui::paperWithId("A4"));
    QVERIFY(!ui::paperWithId(""));
}

QTEST_MAIN(ReportPagesTest)
#include "report_pages_test.moc"
