// SPDX-License-Identifier: GPL-3.0-or-later
// What a calculator's chart shows for given values: axes, curves trimmed to them, and the person's own point.
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

struct Plot
{
    Scale x;
    Scale y;
    std::vector<PlottedCurve> curves; // the person's own first (without points where it cannot be drawn);
                                      // no curve at all while a value that the person's own needs is missing
    std::optional<Point> point;       // the person's own, from the exact result
};

/// The chart of `calculator`, which has one, for `values`, which came to `evaluation`. The x axis runs from a sixteenth
/// to sixteen times the person's value, rounded outwards to powers of two; counts stay between 1 and 2^63, so there the
/// person's point stands at the edge. A linear y axis runs from 0 to a round value above the person's curve, and above
/// the right ends of the others as long as those are within twice that (their names stand there); never above 100% for
/// a percentage. A logarithmic one holds all curves; percentages keep a linear y axis. Curves are cut where they leave
/// the axes, at the edge itself; on a logarithmic y axis values of 0 are left out, the person's point among them.
Plot plot(const Calculator& calculator, const Values& values, const Evaluation& evaluation, bool logarithmic);

/// Reads the chart at `x` (for a count field: rounded to the nearest count of at least 1): the exact result for the
/// person's curve, as the table beside the chart and the arrow keys show it. Nothing where it cannot be computed.
std::optional<Number> readAt(const Calculator& calculator, const Values& values, double x);

} // namespace core
