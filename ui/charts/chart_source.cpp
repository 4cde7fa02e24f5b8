// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_source.h"

#include "ui/charts/tick_text.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int mostTableTicks = 12;

core::Number numberOf(double value, core::Kind kind)
{
    constexpr double mostExact = 18446744073709549568.0; // the largest double below 2^64
    if (kind == core::Kind::Count && value >= 0 && value <= mostExact)
        return static_cast<std::uint64_t>(std::round(value));
    return value;
}

ChartCurve chartCurve(const core::PlottedCurve& curve, const core::Plot& plot, const core::NumberStyle& style)
{
    ChartCurve result;
    result.name = sentence(curve.label, {curve.argument}, style);
    if (curve.argument.number) {
        const QString full = numberText(curve.argument, style);
        const QString compact = compactText(core::toDouble(*curve.argument.number), curve.argument.kind, style);
        if (!compact.isEmpty())
            result.shortName = QString(result.name).replace(full, compact);
    }
    result.positions.reserve(static_cast<qsizetype>(curve.points.size()));
    for (const core::Point& point : curve.points)
        result.positions.emplaceBack(std::clamp(plot.x.position(point.x), 0.0, 1.0),
                                     std::clamp(plot.y.position(point.y), 0.0, 1.0));
    return result;
}

} // namespace

double ChartSource::ownValue() const
{
    const auto& value = values[calculator->chart->xField];
    return value ? core::toDouble(*value) : 0;
}

ChartContent ChartSource::content() const
{
    ChartContent content;
    if (isEmpty())
        return content;
    const core::Field& field = calculator->fields[calculator->chart->xField];
    content.x = {plot.x, field.kind, style};
    content.y = {plot.y, calculator->results[calculator->chart->yResult].kind, style};
    content.xTitle = translated(field.label);
    for (const core::PlottedCurve& curve : plot.curves)
        content.curves.push_back(chartCurve(curve, plot, *style));
    if (plot.point)
        content.point = QPointF(plot.x.position(plot.point->x), plot.y.position(plot.point->y));
    return content;
}

ChartReading ChartSource::readingAt(double x) const
{
    const core::Chart& chart = *calculator->chart;
    const core::Kind xKind = calculator->fields[chart.xField].kind;
    const bool own = x == ownValue();
    const auto y = own ? evaluation.answers[chart.yResult].value : core::readAt(*calculator, values, x);
    const core::Number xNumber = own ? core::toNumber(*values[chart.xField]) : numberOf(x, xKind);
    ChartReading reading;
    if (y)
        reading.y = core::toDouble(*y);
    reading.first = sentence(chart.xReading, {{xNumber, xKind}}, *style);
    reading.second = sentence(chart.yReading, {{y, calculator->results[chart.yResult].kind}}, *style);
    //: a point of a chart, for a screen reader; %1 such as "17.9% bubble", %2 such as "32 microbatches"
    reading.sentence = QCoreApplication::translate("Chart", "%1 at %2").arg(reading.second, reading.first);
    return reading;
}

ChartTable ChartSource::table() const
{
    ChartTable table;
    if (isEmpty())
        return table;
    const core::Chart& chart = *calculator->chart;
    const core::Kind xKind = calculator->fields[chart.xField].kind;
    const core::Kind yKind = calculator->results[chart.yResult].kind;
    std::vector<const core::Curve*> drawn;
    table.headers << translated(calculator->fields[chart.xField].label);
    for (const core::Curve& curve : chart.curves)
        if (curve.value(values, plot.x.least)) {
            drawn.push_back(&curve);
            table.headers << sentence(curve.label, {curve.argument(values)}, *style);
        }
    // Powers of two on either axis: the rows stay when the axis is switched.
    std::vector<double> stops =
        core::Scale{true, plot.x.least, plot.x.most}.ticks(mostTableTicks, xKind == core::Kind::Count);
    if (std::find(stops.begin(), stops.end(), ownValue()) == stops.end())
        stops.insert(std::upper_bound(stops.begin(), stops.end(), ownValue()), ownValue());
    for (const double x : stops) {
        ChartTableRow row;
        row.own = x == ownValue();
        const core::Number number = row.own ? core::toNumber(*values[chart.xField]) : numberOf(x, xKind);
        row.texts << numberText({number, xKind}, *style);
        for (const core::Curve* curve : drawn) {
            std::optional<core::Number> y;
            if (curve == drawn.front())
                y = row.own ? evaluation.answers[chart.yResult].value : core::readAt(*calculator, values, x);
            else
                y = numberOf(*curve->value(values, x), yKind);
            row.texts << numberText({y, yKind}, *style);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

QString ChartSource::description() const
{
    if (isEmpty())
        return {};
    const core::Kind xKind = calculator->fields[calculator->chart->xField].kind;
    const ChartReading own = readingAt(ownValue());
    //: what a chart shows, for a screen reader; %1 its title, %2 such as "17.9% bubble", %3 such as "32 microbatches",
    //: %4 and %5 the ends of the axis
    return QCoreApplication::translate("Chart", "%1: %2 at %3, on an axis from %4 to %5.")
        .arg(translated(calculator->chart->title), own.second, own.first,
             numberText({numberOf(plot.x.least, xKind), xKind}, *style),
             numberText({numberOf(plot.x.most, xKind), xKind}, *style));
}

} // namespace ui
