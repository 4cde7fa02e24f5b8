// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/plot.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr int samples = 129;
constexpr double reach = 16;     // how far the x axis goes to both sides, as a factor
constexpr double guideReach = 2; // how far above the person's curve the others may push the end of the y axis
constexpr double mostCount = static_cast<double>(largestCount);

Scale xScale(double value, Kind kind, bool logarithmic)
{
    const bool count = kind == Kind::Count;
    double least = powerOfTwoBelow(value / reach);
    double most = powerOfTwoAbove(value * reach);
    if (count) {
        least = std::max(least, 1.0);
        most = std::min(most, mostCount);
    }
    return {logarithmic, least, most};
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

Scale linearY(const std::vector<PlottedCurve>& curves, Kind kind)
{
    double most = largest(curves.front().points);
    const double limit = most * guideReach;
    double others = 0;
    for (const PlottedCurve& curve : curves) {
        others = std::max(others, largest(curve.points));
        if (!curve.points.empty() && curve.points.back().y <= limit)
            most = std::max(most, curve.points.back().y);
    }
    // A curve that is 0 everywhere gives no measure: the others do, and without them a whole.
    if (most == 0)
        most = others > 0 ? others : 1;
    const double end = roundedUp(most);
    return {false, 0, kind == Kind::Percent ? std::min(end, 1.0) : end};
}

Scale logarithmicY(const std::vector<PlottedCurve>& curves)
{
    double least = 0;
    double most = 0;
    for (const PlottedCurve& curve : curves)
        for (const Point& point : curve.points) {
            if (!(point.y > 0))
                continue;
            least = least == 0 ? point.y : std::min(least, point.y);
            most = std::max(most, point.y);
        }
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

std::optional<Point> personsPoint(const Plot& plot, double x, const Answer& answer)
{
    if (!answer.value)
        return std::nullopt;
    const double y = toDouble(*answer.value);
    if (plot.y.logarithmic && !(y > 0))
        return std::nullopt;
    return Point{std::clamp(x, plot.x.least, plot.x.most), std::clamp(y, plot.y.least, plot.y.most)};
}

} // namespace

Plot plot(const Calculator& calculator, const Values& values, const Evaluation& evaluation, bool logarithmic)
{
    const Chart& chart = *calculator.chart;
    const std::optional<Value>& value = values[chart.xField];
    if (!value || !(toDouble(*value) > 0))
        return {};
    Plot result;
    const double x = toDouble(*value);
    result.x = xScale(x, calculator.fields[chart.xField].kind, logarithmic);
    const std::vector<double> xs = sampledAt(result.x);
    for (const Curve& curve : chart.curves) {
        std::vector<Point> points = sample(curve, values, xs);
        if (points.empty() && &curve == &chart.curves.front())
            return {};
        if (!points.empty())
            result.curves.push_back({curve.label, curve.argument(values), std::move(points)});
    }
    const Kind kind = calculator.results[chart.yResult].kind;
    // Percentages read best from 0 on, and a curve that is 0 everywhere has no place on a logarithmic axis.
    const bool positive = result.curves.front().points.back().y > 0;
    const bool logarithmicValues = logarithmic && kind != Kind::Percent && positive;
    result.y = logarithmicValues ? logarithmicY(result.curves) : linearY(result.curves, kind);
    for (PlottedCurve& curve : result.curves)
        curve.points = trimmed(result, curve.points);
    result.point = personsPoint(result, x, evaluation.answers[chart.yResult]);
    return result;
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
