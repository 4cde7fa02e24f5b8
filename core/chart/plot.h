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
    std::vector<Point> points; // rising in x, all within the axes, at most 257
};

struct Plot
{
    Scale x;
    Scale y;
    std::vector<PlottedCurve> curves; // the person's own first; empty while a value it needs is missing
    std::optional<Point> point;       // the person's own, from the exact result
};

/// The chart of `calculator` for `values`, which came to `evaluation`. The x axis runs from a sixteenth to sixteen
/// times the person's value, rounded outwards to powers of two and never below the least count; y from 0 (or, where it
/// is logarithmic too, from the least value of the curves) to a round value above the person's curve. Percentages keep
/// a linear y axis. Curves are cut where they leave the axes, at the edge itself.
Plot plot(const Calculator& calculator, const Values& values, const Evaluation& evaluation, bool logarithmic);

/// Reads the chart at `x` (for a count field: rounded to the nearest count of at least 1): the exact result for the
/// person's curve, as the table beside the chart and the arrow keys show it. Nothing where it cannot be computed.
std::optional<Number> readAt(const Calculator& calculator, const Values& values, double x);

} // namespace core
