// SPDX-License-Identifier: GPL-3.0-or-later
// The sizes at which a chart can be exported, and what is said of the others.
#include "core/numbers/style.h"
#include "ui/charts/export_options.h"

#include <QtTest>

using namespace ui;

class ExportOptionsTest : public QObject
{
    Q_OBJECT

private slots:
    void sizesOutOfBoundsAreRefused_data();
    void sizesOutOfBoundsAreRefused();
};

void ExportOptionsTest::sizesOutOfBoundsAreRefused_data()
{
    QTest::addColumn<ChartFormat>("format");
    QTest::addColumn<LengthUnit>("unit");
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<int>("scale");
    QTest::addColumn<int>("dpi");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, ChartFormat format, LengthUnit unit, QSizeF size, int scale, int dpi,
                        const QString& message) {
        QTest::newRow(name) << format << unit << size << scale << dpi << message;
    };
    const auto pixels = LengthUnit::Pixels;
    const auto mm = LengthUnit::Millimetres;
    const QString small = "A chart is at least 240 pixels wide and 140 high";
    const QString large = "A picture has at most 16,384 pixels on each side";
    row("the least", ChartFormat::Png, pixels, {240, 140}, 1, 300, "");
    row("a pixel too narrow", ChartFormat::Png, pixels, {239, 140}, 1, 300, small);
    row("a pixel too low", ChartFormat::Svg, pixels, {240, 139}, 1, 300, small);
    row("no size", ChartFormat::Png, pixels, {0, 0}, 1, 300, small);
    row("no number", ChartFormat::Png, pixels, {qQNaN(), 600}, 1, 300, small);
    row("the largest", ChartFormat::Png, pixels, {16384, 16384}, 1, 300, "");
    row("too wide", ChartFormat::Png, pixels, {16385, 600}, 1, 300, large);
    row("too many dots", ChartFormat::Png, pixels, {8193, 600}, 2, 300, large);
    row("a drawing has no dots", ChartFormat::Svg, pixels, {8193, 600}, 2, 300, "");
    row("the least on paper", ChartFormat::Pdf, mm, {64, 38}, 1, 300, "");
    row("too small on paper", ChartFormat::Pdf, mm, {64, 37}, 1, 300, "A chart is at least 64 mm wide and 38 mm high");
    row("too coarse", ChartFormat::Png, mm, {80, 50}, 1, 35, "The resolution is from 36 to 2,400 dpi");
    row("too fine", ChartFormat::Png, mm, {80, 50}, 1, 2401, "The resolution is from 36 to 2,400 dpi");
    row("too many dots on paper", ChartFormat::Png, mm, {174, 50}, 1, 2400, large);
}

void ExportOptionsTest::sizesOutOfBoundsAreRefused()
{
    QFETCH(ChartFormat, format);
    QFETCH(LengthUnit, unit);
    QFETCH(QSizeF, size);
    QFETCH(int, scale);
    QFETCH(int, dpi);
    ExportOptions options;
    options.format = format;
    options.unit = unit;
    options.width = size.width();
    options.height = size.height();
    options.scale = scale;
    options.dpi = dpi;
    QTEST(sizeMessage(options, core::numberStyle("en")), "message");
}

QTEST_MAIN(ExportOptionsTest)
#include "export_options_test.moc"
