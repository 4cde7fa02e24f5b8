// SPDX-License-Identifier: GPL-3.0-or-later
// Exported charts as files: sizes and densities, words, points, and nothing that is not meant to be there.
#include "core/calculator/registry.h"
#include "tests/support/svg_reader.h"
#include "ui/charts/chart_export.h"

#include <QtTest>

using namespace ui;
using tests::SvgText;
using tests::wordsOf;

namespace {

const core::Registry& calculators()
{
    static const core::Registry registry = core::builtInCalculators();
    return registry;
}

ChartSource sourceOf(const core::Calculator& calculator, std::vector<Pinned> pinned = {})
{
    ChartSource source{
        &calculator, calculator.example(), calculator.evaluate(calculator.example()), &core::numberStyle("en"),
        {},          std::move(pinned)};
    source.compute();
    return source;
}

ChartSource bubble()
{
    return sourceOf(calculators()[0], {{"<b>&\"A\", 1</b>", {std::int64_t(4), std::int64_t(64)}, 0},
                                       {"Far", {std::int64_t(8), std::int64_t(500'000'000)}, 1}});
}

ExportOptions with(ChartFormat format)
{
    ExportOptions options;
    options.format = format;
    return options;
}

QImage imageOf(const ExportOptions& options)
{
    return QImage::fromData(renderChart(chartDrawing(bubble()), options), "PNG");
}

} // namespace

class ChartExportTest : public QObject
{
    Q_OBJECT

private slots:
    void aPngHasItsSizeAndDensity_data();
    void aPngHasItsSizeAndDensity();
    void largerPicturesAreDrawnAndNotEnlarged();
    void themesDiffer();
    void cornersShowThroughWhereTransparent();
    void theTitleTakesRoomOnlyWhereItIsWanted();
    void anSvgHasItsWordsAndSize();
    void noCurveOfAnSvgLeavesThePlot();
    void aPdfIsSmallAndHoldsNoImage();
    void theSameChartGivesTheSameBytes();
    void csvHoldsThePlottedPoints();
    void everyCalculatorCanBeExported();
};

void ChartExportTest::aPngHasItsSizeAndDensity_data()
{
    QTest::addColumn<LengthUnit>("unit");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<int>("scale");
    QTest::addColumn<int>("dpi");
    QTest::addColumn<QSize>("dots");
    QTest::addColumn<int>("perMetre");
    QTest::newRow("a pixel is a dot") << LengthUnit::Pixels << 960.0 << 600.0 << 1 << 300 << QSize(960, 600) << 3780;
    QTest::newRow("twice the dots") << LengthUnit::Pixels << 641.0 << 400.0 << 2 << 300 << QSize(1282, 800) << 7559;
    QTest::newRow("three times") << LengthUnit::Pixels << 240.0 << 140.0 << 3 << 300 << QSize(720, 420) << 11339;
    QTest::newRow("for print") << LengthUnit::Millimetres << 80.0 << 50.0 << 1 << 300 << QSize(945, 591) << 11811;
    QTest::newRow("coarser than a screen")
        << LengthUnit::Millimetres << 254.0 << 127.0 << 3 << 72 << QSize(720, 360) << 2835;
}

void ChartExportTest::aPngHasItsSizeAndDensity()
{
    QFETCH(LengthUnit, unit);
    QFETCH(double, width);
    QFETCH(double, height);
    QFETCH(int, scale);
    QFETCH(int, dpi);
    ExportOptions options;
    options.unit = unit;
    options.width = width;
    options.height = height;
    options.scale = scale;
    options.dpi = dpi;
    const QImage image = imageOf(options);
    QTEST(image.size(), "dots");
    QTEST(image.dotsPerMeterX(), "perMetre");
    QTEST(image.dotsPerMeterY(), "perMetre");
}

void ChartExportTest::largerPicturesAreDrawnAndNotEnlarged()
{
    ExportOptions options;
    const QImage once = imageOf(options);
    options.scale = 2;
    const QImage twice = imageOf(options);
    QCOMPARE(twice.size(), 2 * once.size());
    QVERIFY(twice != once.scaled(twice.size()));
    QVERIFY(twice != once.scaled(twice.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    // What a larger picture shows stands where it stood.
    const QImage back = twice.scaled(once.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    qint64 apart = 0;
    for (int y = 0; y < once.height(); ++y)
        for (int x = 0; x < once.width(); ++x)
            apart += std::abs(qGray(once.pixel(x, y)) - qGray(back.pixel(x, y))) > 96;
    QVERIFY2(apart < once.width() * once.height() / 200, qPrintable(QString::number(apart)));
}

void ChartExportTest::themesDiffer()
{
    ExportOptions options;
    QCOMPARE(imageOf(options).pixelColor(0, 0), QColor(Qt::white));
    options.dark = true;
    QVERIFY(imageOf(options).pixelColor(0, 0).lightness() < 64);
}

void ChartExportTest::cornersShowThroughWhereTransparent()
{
    ExportOptions options;
    for (const bool transparent : {false, true}) {
        options.transparent = transparent;
        const QImage image = imageOf(options);
        int painted = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                painted += qAlpha(image.pixel(x, y)) > 0;
        QCOMPARE(painted == image.width() * image.height(), !transparent);
        QVERIFY2(painted > 5000, "there is a chart on it");
        for (const QPoint& corner : {QPoint(0, 0), QPoint(959, 0), QPoint(0, 599), QPoint(959, 599)})
            QCOMPARE(qAlpha(image.pixel(corner)), transparent ? 0 : 255);
    }
}

void ChartExportTest::theTitleTakesRoomOnlyWhereItIsWanted()
{
    ExportOptions options = with(ChartFormat::Svg);
    const ChartDrawing drawing = chartDrawing(bubble());
    QVERIFY(wordsOf(renderChart(drawing, options)).texts.contains(drawing.title));
    options.title = false;
    const SvgText words = wordsOf(renderChart(drawing, options));
    QVERIFY(!words.texts.contains(drawing.title));
    QCOMPARE(words.title, drawing.title); // the name of the document all the same
}

void ChartExportTest::anSvgHasItsWordsAndSize()
{
    ExportOptions options = with(ChartFormat::Svg);
    const ChartDrawing drawing = chartDrawing(bubble());
    const QByteArray pixels = renderChart(drawing, options);
    const SvgText words = wordsOf(pixels);
    QCOMPARE(words.error, QString());
    QCOMPARE(words.title, drawing.title);
    QCOMPARE(words.description, drawing.description);
    QVERIFY(words.description.contains("<b>&\"A\", 1</b>"));
    QVERIFY2(words.texts.contains("17.9% bubble"), qPrintable(words.texts.join('|')));
    QVERIFY(pixels.contains("width=\"960px\" height=\"600px\""));
    QVERIFY(pixels.contains("viewBox=\"0 0 960 600\""));
    QVERIFY(pixels.contains("font-family=\""));
    QVERIFY(!pixels.contains("<image"));
    options.unit = LengthUnit::Millimetres;
    options.width = 80.5;
    options.height = 50;
    QVERIFY(renderChart(drawing, options).contains("width=\"80.5mm\" height=\"50mm\""));
    const QString control = QStringLiteral("a%1b").arg(QChar(1)); // which XML cannot hold
    const ChartSource named = sourceOf(calculators()[0], {{control, {std::int64_t(4), std::int64_t(64)}, 0}});
    QCOMPARE(wordsOf(renderChart(chartDrawing(named), options)).error, QString());
}

void ChartExportTest::noCurveOfAnSvgLeavesThePlot()
{
    for (const bool logarithmic : {true, false}) {
        ChartSource source = bubble();
        source.look.logarithmic = logarithmic;
        source.look.zoom = 2; // curves go on beyond the axes on all sides
        source.compute();
        const tests::SvgCurves curves =
            tests::curvesOf(renderChart(chartDrawing(source), with(ChartFormat::Svg)), false);
        QVERIFY2(curves.plot.width() > 700 && curves.plot.height() > 400, "the grid is there");
        QCOMPARE(curves.outside, QString());
        QVERIFY2(curves.count > 50, qPrintable(QString::number(curves.count)));
    }
}

void ChartExportTest::aPdfIsSmallAndHoldsNoImage()
{
    for (const core::Calculator& calculator : calculators())
        for (const bool transparent : {false, true}) {
            ExportOptions options = with(ChartFormat::Pdf);
            options.transparent = transparent;
            const QByteArray pdf = renderChart(chartDrawing(sourceOf(calculator)), options);
            QVERIFY(pdf.startsWith("%PDF-"));
            QVERIFY(pdf.trimmed().endsWith("%%EOF"));
            QVERIFY2(pdf.size() < 100 * 1024, qPrintable(QString::number(pdf.size())));
            QVERIFY(!pdf.contains("/Subtype /Image"));
            QVERIFY(pdf.contains("/MediaBox [0 0 720"));
            QVERIFY(pdf.contains("/FontFile"));
        }
}

void ChartExportTest::theSameChartGivesTheSameBytes()
{
    for (const ChartFormat format : {ChartFormat::Png, ChartFormat::Svg, ChartFormat::Pdf, ChartFormat::Csv}) {
        const QByteArray first = renderChart(chartDrawing(bubble()), with(format));
        QVERIFY(first.size() > 100);
        QVERIFY2(renderChart(chartDrawing(bubble()), with(format)) == first, qPrintable(suffixOf(format)));
    }
}

void ChartExportTest::csvHoldsThePlottedPoints()
{
    const ChartSource source = bubble();
    QList<QByteArray> lines = renderChart(chartDrawing(source), with(ChartFormat::Csv)).split('\n');
    QCOMPARE(lines.takeLast(), QByteArray()); // the last line ends too
    QCOMPARE(lines.takeFirst(), QByteArray("kind,name,microbatches,bubble-fraction"));
    std::vector<core::Point> points;
    for (const core::PlottedCurve& curve : source.plot.curves)
        points.insert(points.end(), curve.points.begin(), curve.points.end());
    QVERIFY(points.size() > 100);
    QVERIFY(source.plot.pins[0].hasCurve);
    for (const core::PlottedPin& pin : source.plot.pins)
        points.insert(points.end(), pin.points.begin(), pin.points.end());
    points.push_back(*source.plot.point);
    QCOMPARE(source.plot.pins[1].edge, core::Edge::Right); // drawn at the edge, where it is not
    points.push_back(*source.plot.pins[0].point);
    QCOMPARE(lines.size(), qsizetype(points.size()));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QList<QByteArray> cells = lines[i].split(',');
        QCOMPARE(cells[cells.size() - 2].toDouble(), points[std::size_t(i)].x);
        QCOMPARE(cells.last().toDouble(), points[std::size_t(i)].y);
    }
    QVERIFY(lines.last().startsWith("point,\"<b>&\"\"A\"\", 1</b>\",64,"));
    QVERIFY(lines[lines.size() - 2].startsWith("point,"));
}

void ChartExportTest::everyCalculatorCanBeExported()
{
    for (const core::Calculator& calculator : calculators()) {
        const ChartDrawing drawing = chartDrawing(sourceOf(calculator));
        QCOMPARE(drawing.name.toStdString(), std::string(calculator.id));
        const SvgText words = wordsOf(renderChart(drawing, with(ChartFormat::Svg)));
        QCOMPARE(words.error, QString());
        QVERIFY2(words.texts.size() > 8, calculator.id.data());
    }
}

QTEST_MAIN(ChartExportTest)
#include "chart_export_test.moc"
