// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/plot.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

namespace {

constexpr int samples = 129;
constexpr double guideReach = 2; // how far above the person's curve the others may push the end of the y axis
constexpr double pinReach = 16;  // how far the pinned points may
constexpr double mostCount = static_cast<double>(largestCount);
constexpr double leastReach = 2;
constexpr double mostReach = 4096;

// How far the x axis goes to both sides of the person's value, as factors: powers of two.
struct Reach
{
    double before = 16;
    double after = 16;
};

std::optional<double> xOf(const Calculator& calculator, const Values& values)
{
    const std::optional<Value>& value = values[calculator.chart->xField];
    if (!value || !(toDouble(*value) > 0))
        return std::nullopt;
    return toDouble(*value);
}

Reach reachAtRest(const Calculator& calculator, double own, const std::vector<Values>& pinned)
{
    Reach reach;
    for (const Values& values : pinned) {
        const std::optional<double> x = xOf(calculator, values);
        if (x && *x < own && own / *x <= mostReach)
            reach.before = std::max(reach.before, powerOfTwoAbove(own / *x));
        if (x && *x > own && *x / own <= mostReach)
            reach.after = std::max(reach.after, powerOfTwoAbove(*x / own));
    }
    return reach;
}

Reach zoomed(const Reach& reach, int zoom)
{
    const auto factor = [zoom](double atRest) { return std::clamp(std::ldexp(atRest, -zoom), leastReach, mostReach); };
    return {factor(reach.before), factor(reach.after)};
}

Scale xScale(double value, Kind kind, const Reach& reach, bool logarithmic)
{
    using Limits = std::numeric_limits<double>;
    const bool count = kind == Kind::Count;
    const double least = powerOfTwoBelow(std::max(value / reach.before, count ? 1 : Limits::min()));
    const double most = powerOfTwoAbove(std::min(value * reach.after, std::ldexp(1, Limits::max_exponent - 1)));
    return {logarithmic, least, count ? std::min(most, mostCount) : most};
}

// Where the curves are sampled. On a linear axis closer together at the start, where the curves bend most.
std::vector<double> sampledAt(const Scale& x)
{
    std::vector<double> values;
    values.reserve(samples);
    for (int i = 0; i < samples; ++i) {
        const double part = static_cast<double>(i) / (samples - 1);
        values.push_back(x.value(x.logarithmic ? part : part * part));
    }
    values.front() = x.least;
    values.back() = x.most;
    return values;
}

std::vector<Point> sample(const Curve& curve, const Values& values, const std::vector<double>& xs)
{
    std::vector<Point> points;
    points.reserve(xs.size());
    for (const double x : xs) {
        const std::optional<double> y = curve.value(values, x);
        if (y && std::isfinite(*y))
            points.push_back({x, *y});
    }
    return points;
}

double largest(const std::vector<Point>& points)
{
    double most = 0;
    for (const Point& point : points)
        most = std::max(most, point.y);
    return most;
}

// All curves, the person's own first.
std::vector<const std::vector<Point>*> everyCurve(const Plot& plot)
{
    std::vector<const std::vector<Point>*> all;
    for (const PlottedCurve& curve : plot.curves)
        all.push_back(&curve.points);
    for (const PlottedPin& pin : plot.pins)
        all.push_back(&pin.points);
    return all;
}

bool isHeld(const Scale& axis, double value)
{
    return value >= axis.least && value <= axis.most;
}

Scale linearY(const Plot& plot, Kind kind)
{
    const double own = largest(plot.curves.front().points);
    double most = own;
    double others = 0;
    for (const std::vector<Point>* points : everyCurve(plot)) {
        others = std::max(others, largest(*points));
        if (!points->empty() && points->back().y <= own * guideReach)
            most = std::max(most, points->back().y);
    }
    for (const PlottedPin& pin : plot.pins)
        if (pin.point && isHeld(plot.x, pin.point->x) && (own == 0 || pin.point->y <= own * pinReach))
            most = std::max(most, pin.point->y);
    // A curve that is 0 everywhere gives no measure: the others do, and without them a whole.
    if (most == 0)
        most = others > 0 ? others : 1;
    const double end = roundedUp(most);
    return {false, 0, kind == Kind::Percent ? std::min(end, 1.0) : end};
}

Scale logarithmicY(const Plot& plot)
{
    double least = 0;
    double most = 0;
    const auto hold = [&](double y) {
        if (!(y > 0))
            return;
        least = least == 0 ? y : std::min(least, y);
        most = std::max(most, y);
    };
    for (const std::vector<Point>* points : everyCurve(plot))
        for (const Point& point : *points)
            hold(point.y);
    for (const PlottedPin& pin : plot.pins)
        if (pin.point && isHeld(plot.x, pin.point->x))
            hold(pin.point->y);
    return most == 0 ? Scale{true, 1, 16} : logarithmicScale(least, most);
}

// The point between `inside` and `outside` where the straight line on the chart between them meets the edge.
Point crossing(const Plot& plot, const Point& inside, const Point& outside)
{
    const bool above = outside.y > plot.y.most;
    const double from = plot.y.position(inside.y);
    const double part = ((above ? 1.0 : 0.0) - from) / (plot.y.position(outside.y) - from);
    const double start = plot.x.position(inside.x);
    const double x = plot.x.value(start + part * (plot.x.position(outside.x) - start));
    return {std::clamp(x, std::min(inside.x, outside.x), std::max(inside.x, outside.x)),
            above ? plot.y.most : plot.y.least};
}

std::vector<Point> trimmed(const Plot& plot, const std::vector<Point>& points)
{
    const auto isInside = [&plot](const Point& point) {
        return point.y >= plot.y.least && point.y <= plot.y.most && !(plot.y.logarithmic && point.y <= 0);
    };
    std::vector<Point> kept;
    kept.reserve(points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const bool inside = isInside(points[i]);
        if (i > 0 && inside != isInside(points[i - 1])) {
            const Point& in = inside ? points[i] : points[i - 1];
            const Point& out = inside ? points[i - 1] : points[i];
            if (out.y > 0 || !plot.y.logarithmic)
                kept.push_back(crossing(plot, in, out));
        }
        if (inside)
            kept.push_back(points[i]);
    }
    kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
    return kept;
}

// `point` as it can be drawn: clamped to the axes.
std::optional<Point> clamped(const Plot& plot, const Point& point)
{
    if (plot.y.logarithmic && !(point.y > 0))
        return std::nullopt;
    return Point{std::clamp(point.x, plot.x.least, plot.x.most), std::clamp(point.y, plot.y.least, plot.y.most)};
}

Edge edgePassed(const Plot& plot, const Point& point)
{
    if (point.x < plot.x.least)
        return Edge::Left;
    if (point.x > plot.x.most)
        return Edge::Right;
    if (point.y > plot.y.most)
        return Edge::Top;
    return point.y < plot.y.least ? Edge::Bottom : Edge::None;
}

// With the whole curve and the point where it really is: the axes are not known yet.
PlottedPin pinOf(const Calculator& calculator, const Values& values, const std::vector<double>& xs)
{
    PlottedPin pin;
    pin.points = sample(calculator.chart->curves.front(), values, xs);
    const std::optional<double> x = xOf(calculator, values);
    if (!x)
        return pin;
    pin.result = calculator.evaluate(values).answers[calculator.chart->yResult].value;
    if (pin.result)
        pin.point = Point{*x, toDouble(*pin.result)};
    return pin;
}

void addPins(Plot& plot, const Calculator& calculator, const std::vector<Values>& pinned, const std::vector<double>& xs)
{
    const std::vector<Point>& own = plot.curves.front().points;
    plot.pins.reserve(pinned.size());
    for (const Values& values : pinned) {
        PlottedPin pin = pinOf(calculator, values, xs);
        const auto isSame = [&pin](const PlottedPin& each) { return each.points == pin.points; };
        pin.hasCurve =
            !pin.points.empty() && pin.points != own && std::none_of(plot.pins.begin(), plot.pins.end(), isSame);
        if (!pin.hasCurve)
            pin.points.clear();
        plot.pins.push_back(std::move(pin));
    }
}

bool addCurves(Plot& plot, const Calculator& calculator, const Values& values, const std::vector<double>& xs)
{
    for (const Curve& curve : calculator.chart->curves) {
        std::vector<Point> points = sample(curve, values, xs);
        if (points.empty() && plot.curves.empty())
            return false;
        if (!points.empty())
            plot.curves.push_back({curve.label, curve.argument(values), std::move(points)});
    }
    return true;
}

void cutAtTheAxes(Plot& plot)
{
    for (PlottedCurve& curve : plot.curves)
        curve.points = trimmed(plot, curve.points);
    for (PlottedPin& pin : plot.pins) {
        pin.points = trimmed(plot, pin.points);
        if (!pin.point)
            continue;
        pin.edge = edgePassed(plot, *pin.point);
        pin.point = clamped(plot, *pin.point);
    }
}

} // namespace

Plot plot(const Calculator& calculator, const Values& values, const Evaluation& evaluation, const PlotView& view,
          const std::vector<Values>& pinned)
{
    const Chart& chart = *calculator.chart;
    const std::optional<double> x = xOf(calculator, values);
    if (!x)
        return {};
    Plot result;
    const Reach atRest = reachAtRest(calculator, *x, pinned);
    result.leastZoom = std::ilogb(std::min(atRest.before, atRest.after) / mostReach);
    result.mostZoom = std::ilogb(std::max(atRest.before, atRest.after) / leastReach);
    const int zoom = std::clamp(view.zoom, result.leastZoom, result.mostZoom);
    const Kind xKind = calculator.fields[chart.xField].kind;
    result.x = view.heldX.value_or(xScale(*x, xKind, zoomed(atRest, zoom), view.logarithmic));
    const std::vector<double> xs = sampledAt(result.x);
    if (!addCurves(result, calculator, values, xs))
        return {};
    addPins(result, calculator, pinned, xs);
    const Kind kind = calculator.results[chart.yResult].kind;
    // Percentages read best from 0 on, and a curve that is 0 everywhere has no place on a logarithmic axis.
    const bool positive = result.curves.front().points.back().y > 0;
    const bool logarithmicValues = view.logarithmic && kind != Kind::Percent && positive;
    result.y = logarithmicValues ? logarithmicY(result) : linearY(result, kind);
    cutAtTheAxes(result);
    if (const auto& own = evaluation.answers[chart.yResult].value)
        result.point = clamped(result, {*x, toDouble(*own)});
    return result;
}

Plot plot(const Calculator& calculator, const Values& values, const Evaluation& evaluation, bool logarithmic)
{
    return plot(calculator, values, evaluation, PlotView{.logarithmic = logarithmic});
}

std::optional<Number> readAt(const Calculator& calculator, const Values& values, double x)
{
    const Chart& chart = *calculator.chart;
    Values there = values;
    std::optional<Value>& value = there[chart.xField];
    if (calculator.fields[chart.xField].kind != Kind::Count)
        value = x;
    else if (x >= mostCount)
        value = largestCount;
    else
        value = static_cast<std::int64_t>(std::max(1.0, std::round(x)));
    return calculator.evaluate(there).answers[chart.yResult].value;
}

} // namespace core
