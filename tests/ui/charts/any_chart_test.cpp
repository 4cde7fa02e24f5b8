// SPDX-License-Identifier: GPL-3.0-or-later
// A chart that is no calculator's: whatever offers a ChartDrawing comes out in every format, from the same window.
#include "tests/support/svg_reader.h"
#include "tests/ui/window/shown_program.h"
#include "ui/charts/export_dialog.h"
#include "ui/window/takeaways.h"

#include <QClipboard>
#include <QImage>
#include <QPainter>
#include <QtTest>

using namespace ui;

namespace {

const QString title = QStringLiteral("Queue <b>& more</b>");

// Two bars across the whole picture: its upper half in the colour of the text, with a word on it.
ChartDrawing bars()
{
    return {QStringLiteral("queue"), title, QStringLiteral("Two bars: \"a\" & <b>."),
            [](QPainter& painter, const QSizeF& size, const QPalette& palette) {
                painter.fillRect(QRectF(0, 0, size.width(), size.height() / 2), palette.color(QPalette::Text));
                painter.setPen(palette.color(QPalette::Base));
                painter.drawText(QPointF(20, 40), QStringLiteral("first"));
            },
            QByteArray("device,busy\n0,1.5\n1,2\n")};
}

} // namespace

class AnyChartTest : public QObject
{
    Q_OBJECT

private slots:
    void comesOutInEveryFormat();
    void fillsTheSizeInEveryLook();
    void isExportedFromTheWindow();
};

void AnyChartTest::comesOutInEveryFormat()
{
    ExportOptions options;
    options.unit = LengthUnit::Millimetres;
    options.width = 100.5;
    options.height = 70.25;
    options.dpi = 254;
    const QImage image = QImage::fromData(renderChart(bars(), options), "PNG");
    QCOMPARE(image.size(), QSize(1005, 703));
    QCOMPARE(image.dotsPerMeterX(), 10000);
    options.format = ChartFormat::Svg;
    const tests::SvgText words = tests::wordsOf(renderChart(bars(), options));
    QCOMPARE(words.error, QString());
    QCOMPARE(words.title, title);
    QCOMPARE(words.description, "Two bars: \"a\" & <b>.");
    QCOMPARE(words.texts, (QStringList{title, "first"}));
    QCOMPARE(words.size, "100.5mm 70.25mm");
    options.format = ChartFormat::Pdf;
    const QByteArray pdf = renderChart(bars(), options);
    QVERIFY(pdf.startsWith("%PDF-") && pdf.size() < 100 * 1024);
    QVERIFY2(pdf.contains("/MediaBox [0 -0.1339 284.8819 199"), "100.5 mm and 70.25 mm"); // in points
    options.format = ChartFormat::Csv;
    QCOMPARE(renderChart(bars(), options), "device,busy\n0,1.5\n1,2\n");
}

void AnyChartTest::fillsTheSizeInEveryLook()
{
    for (const bool dark : {false, true})
        for (const bool transparent : {false, true}) {
            const QPalette palette = dark ? darkPalette() : lightPalette();
            ExportOptions options;
            options.title = false;
            options.dark = dark;
            options.transparent = transparent;
            const QImage image = chartImage(bars(), options);
            for (const QPoint& place : {QPoint(0, 0), QPoint(959, 0), QPoint(0, 299), QPoint(959, 299)})
                QCOMPARE(image.pixelColor(place), palette.color(QPalette::Text));
            for (const QPoint& place : {QPoint(0, 300), QPoint(959, 300), QPoint(0, 599), QPoint(959, 599)})
                QCOMPARE(image.pixelColor(place),
                         transparent ? QColor(Qt::transparent) : palette.color(QPalette::Base));
        }
}

void AnyChartTest::isExportedFromTheWindow()
{
    tests::ShownProgram program;
    std::pair<QString, QByteArray> written;
    program.window->takeaways().setWriteFile([&written](const QString& path, const QByteArray& content) {
        written = {path, content};
        return QString();
    });
    for (const ChartFormat format : {ChartFormat::Png, ChartFormat::Svg, ChartFormat::Pdf, ChartFormat::Csv}) {
        ExportOptions options;
        options.format = format;
        program.window->takeaways().setExportOptions(options);
        program.window->takeaways().exportDrawing(bars());
        auto* dialog = program.window->findChild<ExportDialog*>();
        QVERIFY(dialog);
        if (format == ChartFormat::Png) {
            dialog->copyImage();
            QCOMPARE(QApplication::clipboard()->image().size(), QSize(960, 600));
        }
        QPointer<ExportDialog> open = dialog;
        dialog->save("/anywhere/queue." + suffixOf(format));
        QCOMPARE(written.first, "/anywhere/queue." + suffixOf(format));
        QCOMPARE(written.second, renderChart(bars(), options));
        QTRY_VERIFY(!open);
    }
}

QTEST_MAIN(AnyChartTest)
#include "any_chart_test.moc"
