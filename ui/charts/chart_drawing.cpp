// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_drawing.h"

#include "core/numbers/write.h"
#include "ui/text/isolation.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace ui {

namespace {

// A widget that is never shown hears of its size late: tell it at once, and its viewport, which the chart follows.
void giveSize(ChartView& view, const QSize& size)
{
    view.setMinimumSize(1, 1);
    view.resize(size);
    QResizeEvent outer(size, {});
    QCoreApplication::sendEvent(&view, &outer);
    QResizeEvent inner(view.viewport()->size(), {});
    QCoreApplication::sendEvent(view.viewport(), &inner);
}

void paintChart(const ChartSource& source, QPainter& painter, const QSizeF& size, const QPalette& palette)
{
    ChartView view;
    view.setPalette(palette);
    giveSize(view, QSize(static_cast<int>(size.width()), static_cast<int>(size.height())));
    view.setContent(source.content(), source.ownValue(), [&source](double x) { return source.readingAt(x); });
    const QRectF area = view.picture().layout.area;
    view.scene()->render(&painter, area, area);
}

QByteArray csvCell(const QString& text)
{
    QByteArray cell = text.toUtf8();
    const bool plain = std::none_of(
        cell.begin(), cell.end(), [](char each) { return each == ',' || each == '"' || each == '\n' || each == '\r'; });
    return plain ? cell : '"' + cell.replace('"', "\"\"") + '"';
}

QByteArray csvNumber(double value)
{
    return QByteArray::fromStdString(core::machineText(core::Number(value)));
}

void addRow(QByteArray& csv, const char* kind, const QString& name, const core::Point& point)
{
    csv += QByteArray(kind) + ',' + csvCell(name) + ',' + csvNumber(point.x) + ',' + csvNumber(point.y) + '\n';
}

} // namespace

ChartDrawing chartDrawing(const ChartSource& source)
{
    ChartDrawing drawing = chartPictureOnly(source);
    drawing.points = chartPoints(source);
    return drawing;
}

ChartDrawing chartPictureOnly(const ChartSource& source)
{
    const core::Calculator& calculator = *source.calculator;
    const auto id = QString::fromUtf8(calculator.id.data(), static_cast<qsizetype>(calculator.id.size()));
    return {id,
            translated(calculator.chart->title),
            source.description(),
            [source](QPainter& painter, const QSizeF& size, const QPalette& palette) {
                paintChart(source, painter, size, palette);
            },
            {}};
}

QByteArray chartPoints(const ChartSource& source)
{
    const core::Chart& chart = *source.calculator->chart;
    const std::string_view x = source.calculator->fields[chart.xField].id;
    const std::string_view y = source.calculator->results[chart.yResult].id;
    QByteArray csv = "kind,name," + QByteArray(x.data(), static_cast<qsizetype>(x.size())) + ',' +
                     QByteArray(y.data(), static_cast<qsizetype>(y.size())) + '\n';
    const core::Plot& plot = source.plot;
    for (const core::PlottedCurve& curve : plot.curves)
        for (const core::Point& point : curve.points)
            addRow(csv, "curve", withoutIsolates(sentence(curve.label, {curve.argument}, *source.style)), point);
    for (std::size_t i = 0; i < plot.pins.size(); ++i)
        for (const core::Point& point : plot.pins[i].points)
            addRow(csv, "curve", source.pinned[i].name.simplified(), point);
    if (plot.point)
        addRow(csv, "point",
               withoutIsolates(sentence(plot.curves.front().label, {plot.curves.front().argument}, *source.style)),
               *plot.point);
    // A point beyond the axes is drawn at their edge, where it is not: no row for it.
    for (std::size_t i = 0; i < plot.pins.size(); ++i)
        if (plot.pins[i].point && plot.pins[i].edge == core::Edge::None)
            addRow(csv, "point", source.pinned[i].name.simplified(), *plot.pins[i].point);
    return csv;
}

} // namespace ui
