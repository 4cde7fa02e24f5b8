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
    int scenario = -1;        // the colour of the scenario that it belongs to; -1: the person's own, or a guide

    bool operator==(const ChartCurve&) const = default;
};

/// The point of a pinned scenario.
struct ChartPin
{
    QString name;
    int scenario = 0;             // its colour
    std::optional<QPointF> point; // 0 to 1, at the edge for one beyond the axes
    core::Edge edge = core::Edge::None;
    std::optional<std::size_t> curve; // its own, in the curves of the content

    bool operator==(const ChartPin&) const = default;
};

/// What a chart shows; without curves, nothing.
struct ChartContent
{
    AxisText x;
    AxisText y;
    QString xTitle;
    std::vector<ChartCurve> curves; // the person's own first, those of scenarios last
    std::optional<QPointF> point;   // the person's own, 0 to 1
    std::vector<ChartPin> pins;

    bool operator==(const ChartContent&) const = default;
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
    int scenario = -1;    // as in `ChartCurve`
};

/// The mark of a pinned scenario, and its name where that does not stand at a curve of its own.
struct PinMark
{
    QPointF point;
    core::Edge edge = core::Edge::None; // beyond the axes on this side: the mark points there
    int scenario = 0;
    QString text; // empty: named at its curve, or there is no room
    QRectF rect;
    QLineF leader; // from the mark to a name that stands further off; null beside it
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
    std::vector<PinMark> pins;

    /// A place on the axes (0 to 1) in pixels.
    QPointF at(const QPointF& position) const;
};

/// Curves that reach the right edge are named in a column beside it: where that is too short, the guides go without,
/// the last first, and scenarios are named at their points. A name that is too long is cut, a guide's left out. Names
/// of points stand clear of each other and of all marks, and of the curves where they can; where there is no room for
/// one, and for those behind the first 40, it is left out.
ChartLayout layoutChart(const ChartContent& content, const QSizeF& size, const ChartFonts& fonts);

/// Where the tip of `size` for the point at `anchor` stands: inside the plot, clear of curves and names where it can.
QRectF tipPlace(const ChartLayout& layout, const QPointF& anchor, const QSizeF& size);

} // namespace ui
