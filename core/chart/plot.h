// SPDX-License-Identifier: GPL-3.0-or-later
// What a calculator's chart shows for given values: axes, curves trimmed to them, the person's own point, and what is
// pinned beside it.
#pragma once

#include "core/calculator/calculator.h"
#include "core/chart/scale.h"

#include <optional>
#include <vector>

namespace core {

struct Point
{
    double x = 0;
    double y = 0;

    bool operator==(const Point&) const = default;
};

/// One curve; `label` with `argument` as %1 names it.
struct PlottedCurve
{
    Text label;
    Argument argument;
    std::vector<Point> points; // rising in x, all within the axes, at most 129
};

/// The side past which a point lies that the axes do not hold.
enum class Edge { None, Left, Right, Top, Bottom };

/// What one pinned set of values comes to.
struct PlottedPin
{
    bool hasCurve = false;        // of its own: one that is neither the person's nor that of a pinned one before it
    std::vector<Point> points;    // of that, as in `PlottedCurve`
    std::optional<Point> point;   // clamped to the axes; nothing where it cannot be computed or drawn
    Edge edge = Edge::None;       // where the point lies beyond the axes
    std::optional<Number> result; // exact, at its own x
};

/// How a chart is looked at: no result depends on it.
struct PlotView
{
    bool logarithmic = true;
    int zoom = 0; // how often the x axis is halved around the person's point, or doubled where it is below 0
    std::optional<Scale> heldX = std::nullopt; // keeps this x axis, as while the point is dragged
};

struct Plot
{
    Scale x;
    Scale y;
    std::vector<PlottedCurve> curves; // the person's own first (without points where it cannot be drawn);
                                      // no curve at all while a value that the person's own needs is missing
    std::optional<Point> point;       // the person's own, from the exact result
    std::vector<PlottedPin> pins;     // in the order they were given; none without curves
    int leastZoom = 0;                // the view's zoom acts as this at least,
    int mostZoom = 0;                 // and as this at most
};

/// The chart of `calculator`, which has one, for `values`, which came to `evaluation`. The x axis runs from a sixteenth
/// to sixteen times the person's value, rounded outwards to powers of two; counts stay between 1 and 2^63, so there the
/// person's point stands at the edge. Each side reaches further, by powers of two, to hold the points of `pinned`, as
/// long as they are within 4,096 times the person's value or a 4,096th of it; those further away do not widen it. The
/// zoom halves or doubles both factors, each between 2 and 4,096. A linear y axis runs from 0 to a round value above
/// the person's curve, and above the right ends of the others as long as those are within twice that (their names stand
/// there), and above the pinned points as long as those are within sixteen times; never above 100% for a percentage. A
/// logarithmic one holds all curves and pinned points; percentages keep a linear y axis. Curves are cut where they
/// leave the axes, at the edge itself; on a logarithmic y axis values of 0 are left out, points among them.
Plot plot(const Calculator& calculator, const Values& values, const Evaluation& evaluation, const PlotView& view,
          const std::vector<Values>& pinned = {});
/// The same as it is at rest, with nothing pinned.
Plot plot(const Calculator& calculator, const Values& values, const Evaluation& evaluation, bool logarithmic);

/// Reads the chart at `x` (for a count field: rounded to the nearest count of at least 1): the exact result for the
/// person's curve, as the table beside the chart and the arrow keys show it. Nothing where it cannot be computed.
std::optional<Number> readAt(const Calculator& calculator, const Values& values, double x);

} // namespace core
