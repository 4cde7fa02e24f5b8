// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_source.h"

#include "ui/text/sentence.h"

#include <algorithm>
#include <functional>

namespace ui {

namespace {

constexpr int mostTicks = 12;

// A row to be: a tick, the person's own value or that of a pinned scenario.
struct RowPlace
{
    double x = 0;
    core::Number number;
    bool own = false;
    std::optional<std::size_t> pin;
};

struct Column
{
    QString header;
    std::function<std::optional<core::Number>(const RowPlace&)> value;
};

std::vector<RowPlace> rowPlaces(const ChartSource& source)
{
    const std::size_t xField = source.calculator->chart->xField;
    const core::Kind kind = source.calculator->fields[xField].kind;
    std::vector<RowPlace> places;
    // Powers of two on either axis: the rows stay when the axis is switched.
    const core::Scale axis{true, source.plot.x.least, source.plot.x.most};
    for (const double tick : axis.ticks(mostTicks, kind == core::Kind::Count))
        if (tick != source.ownValue())
            places.push_back({tick, numberOf(tick, kind), false, {}});
    places.push_back({source.ownValue(), core::toNumber(*source.values[xField]), true, {}});
    for (std::size_t i = 0; i < source.plot.pins.size(); ++i)
        if (source.plot.pins[i].result) {
            const core::Value& x = *source.pinned[i].values[xField];
            places.push_back({core::toDouble(x), core::toNumber(x), false, i});
        }
    std::stable_sort(places.begin(), places.end(), [](const auto& a, const auto& b) { return a.x < b.x; });
    return places;
}

void addCurves(std::vector<Column>& columns, const ChartSource& source)
{
    const core::Chart& chart = *source.calculator->chart;
    const core::Kind kind = source.calculator->results[chart.yResult].kind;
    for (const core::Curve& curve : chart.curves) {
        if (!curve.value(source.values, source.plot.x.least))
            continue;
        Column column{sentence(curve.label, {curve.argument(source.values)}, *source.style), {}};
        if (&curve == &chart.curves.front())
            column.value = [&source, &chart](const RowPlace& place) {
                return place.own ? source.evaluation.answers[chart.yResult].value
                                 : core::readAt(*source.calculator, source.values, place.x);
            };
        else
            column.value = [&source, &curve, kind](const RowPlace& place) -> std::optional<core::Number> {
                const std::optional<double> y = curve.value(source.values, place.x);
                return y ? std::optional(numberOf(*y, kind)) : std::nullopt;
            };
        columns.push_back(std::move(column));
    }
}

void addScenarios(std::vector<Column>& columns, const ChartSource& source)
{
    for (std::size_t i = 0; i < source.plot.pins.size(); ++i) {
        if (!source.plot.pins[i].hasCurve)
            continue;
        columns.push_back({source.pinned[i].name.simplified(), [&source, i](const RowPlace& place) {
                               return place.pin == i
                                          ? source.plot.pins[i].result
                                          : core::readAt(*source.calculator, source.pinned[i].values, place.x);
                           }});
    }
}

} // namespace

ChartTable ChartSource::table() const
{
    ChartTable table;
    if (isEmpty())
        return table;
    const core::Field& field = calculator->fields[calculator->chart->xField];
    const core::Kind yKind = calculator->results[calculator->chart->yResult].kind;
    std::vector<Column> columns;
    addCurves(columns, *this);
    addScenarios(columns, *this);
    table.headers << translated(field.label);
    for (const Column& column : columns)
        table.headers << column.header;
    for (const RowPlace& place : rowPlaces(*this)) {
        ChartTableRow row;
        row.own = place.own;
        if (place.pin)
            row.scenario = pinned[*place.pin].name.simplified();
        row.texts << numberText({place.number, field.kind}, *style);
        for (const Column& column : columns)
            row.texts << numberText({column.value(place), yKind}, *style);
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace ui
