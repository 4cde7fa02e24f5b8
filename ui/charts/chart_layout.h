// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything on a chart stands, in pixels. Arithmetic only, tested without a window.
#pragma once

#include "core/chart/plot.h"
#include "ui/charts/axis_ticks.h"
#include "ui/charts/label_placement.h"

#include <QLineF>
#include <QList>
#include <QPolygonF>

#include <optional>
#include <vector>

namespace ui {

struct ChartCurve
{
    QString name;
    QString shortName;        // with a power of ten, where `name` is too long; may be empty
    QList<QPointF> positions; // on the axes, 0 to 1
};

/// What a chart shows; without curves, nothing.
struct ChartContent
{
    AxisText x;
    AxisText y;
    QString xTitle;
    std::vector<ChartCurve> curves; // the person's own first
    std::optional<QPointF> point;   // the person's own, 0 to 1
};

/// The measures of the two fonts on a chart: that of the ticks and names, and the bold one of the person's own curve.
struct ChartFonts
{
    MeasureText plain;
    MeasureText bold;
    double lineHeight = 0;
};

struct CurveName
{
    std::size_t curve = 0;
    QString text;
    QRectF rect;
    QPointF end;          // where the curve ends
    bool atRight = false; // in the column at the right of the plot, with a line that leads there
    QLineF key;           // there: a sample of the curve's dashes, before the name
};

struct ChartLayout
{
    QRectF area; // everything
    QRectF plot;
    std::vector<Tick> xTicks;
    std::vector<Tick> yTicks;
    QRectF xTitle; // empty: not drawn
    std::vector<CurveName> names;
    std::vector<QPolygonF> curves;
    std::optional<QPointF> point;

    /// A place on the axes (0 to 1) in pixels.
    QPointF at(const QPointF& position) const;
};

ChartLayout layoutChart(const ChartContent& content, const QSizeF& size, const ChartFonts& fonts);

/// Where the tip of `size` for the point at `anchor` stands: inside the plot, clear of curves and names where it can.
QRectF tipPlace(const ChartLayout& layout, const QPointF& anchor, const QSizeF& size);

} // namespace ui
