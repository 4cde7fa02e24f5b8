// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_source.h"

#include "ui/charts/tick_text.h"
#include "ui/text/isolation.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

QPointF positionOf(const core::Point& point, const core::Plot& plot)
{
    return {std::clamp(plot.x.position(point.x), 0.0, 1.0), std::clamp(plot.y.position(point.y), 0.0, 1.0)};
}

QList<QPointF> positionsOf(const std::vector<core::Point>& points, const core::Plot& plot)
{
    QList<QPointF> positions;
    positions.reserve(static_cast<qsizetype>(points.size()));
    for (const core::Point& point : points)
        positions << positionOf(point, plot);
    return positions;
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
    result.positions = positionsOf(curve.points, plot);
    return result;
}

} // namespace

core::Number numberOf(double value, core::Kind kind)
{
    constexpr double mostExact = 18446744073709549568.0; // the largest double below 2^64
    if (kind == core::Kind::Count && value >= 0 && value <= mostExact)
        return static_cast<std::uint64_t>(std::round(value));
    return value;
}

void ChartSource::compute()
{
    std::vector<core::Values> scenarios;
    for (const Pinned& each : pinned)
        scenarios.push_back(each.values);
    plot = core::plot(*calculator, values, evaluation, look, scenarios);
}

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
    for (std::size_t i = 0; i < plot.pins.size(); ++i) {
        ChartPin pin = chartPin(i);
        if (!plot.pins[i].points.empty()) {
            pin.curve = content.curves.size();
            content.curves.push_back({pin.name, {}, positionsOf(plot.pins[i].points, plot), pin.scenario});
        }
        content.pins.push_back(std::move(pin));
    }
    return content;
}

ChartPin ChartSource::chartPin(std::size_t index) const
{
    const core::PlottedPin& plotted = plot.pins[index];
    ChartPin pin{pinned[index].name.simplified(), pinned[index].scenario, {}, plotted.edge, {}};
    if (plotted.point)
        pin.point = positionOf(*plotted.point, plot);
    return pin;
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

// A whole sentence, to follow that of the chart.
QString ChartSource::sentenceOf(std::size_t pin) const
{
    const core::Chart& chart = *calculator->chart;
    const core::Kind xKind = calculator->fields[chart.xField].kind;
    const core::Kind yKind = calculator->results[chart.yResult].kind;
    const core::Number x = core::toNumber(*pinned[pin].values[chart.xField]);
    //: a pinned scenario on a chart, for a screen reader; %1 its name, %2 such as "9.9% bubble", %3 such as
    //: "64 microbatches"
    return QCoreApplication::translate("Chart", "%1: %2 at %3.")
        .arg(isolated(pinned[pin].name.simplified(), *style),
             sentence(chart.yReading, {{plot.pins[pin].result, yKind}}, *style),
             sentence(chart.xReading, {{x, xKind}}, *style));
}

QString ChartSource::description() const
{
    if (isEmpty())
        return {};
    const core::Kind xKind = calculator->fields[calculator->chart->xField].kind;
    const ChartReading own = readingAt(ownValue());
    //: what a chart shows, for a screen reader; %1 its title, %2 such as "17.9% bubble", %3 such as "32 microbatches",
    //: %4 and %5 the ends of the axis
    QStringList sentences{QCoreApplication::translate("Chart", "%1: %2 at %3, on an axis from %4 to %5.")
                              .arg(translated(calculator->chart->title), own.second, own.first,
                                   isolated(numberText({numberOf(plot.x.least, xKind), xKind}, *style), *style),
                                   isolated(numberText({numberOf(plot.x.most, xKind), xKind}, *style), *style))};
    for (std::size_t i = 0; i < plot.pins.size(); ++i)
        if (plot.pins[i].result)
            sentences << sentenceOf(i);
    return sentences.join(QLatin1Char(' '));
}

} // namespace ui
