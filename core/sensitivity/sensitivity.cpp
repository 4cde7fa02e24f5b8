// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensitivity/sensitivity.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {

namespace {

using Figures = std::vector<Figure>;
using Standing = Variation::Standing;

Figures figuresOf(const Calculator& calculator, const Values& values)
{
    Figures figures(calculator.results.size());
    calculator.figures(values, figures);
    return figures;
}

std::optional<Value> halfOf(const Value& value)
{
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return *count > 1 ? *count / 2 : *count;
    return std::get<double>(value) / 2;
}

// Nothing where that cannot be held.
std::optional<Value> doubleOf(const Value& value)
{
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return *count <= largestCount / 2 ? std::optional<Value>(*count * 2) : std::nullopt;
    const double doubled = std::get<double>(value) * 2;
    return std::isfinite(doubled) ? std::optional<Value>(doubled) : std::nullopt;
}

VariedResult variedResult(const Figure& before, const Figure& after, Kind kind)
{
    VariedResult result{after.value, std::nullopt};
    if (before.value && after.value)
        result.difference = difference(*before.value, *after.value, kind);
    return result;
}

Variation varied(const Calculator& calculator, Values values, std::size_t field, const Figures& before,
                 std::optional<Value> (*change)(const Value&))
{
    if (!values[field])
        return {};
    const std::optional<Value> value = change(*values[field]);
    if (value == values[field])
        return {Standing::Unchanged, std::nullopt, {}};
    if (!value || outOfBounds(calculator.fields[field], *value))
        return {Standing::OutOfBounds, std::nullopt, {}};
    values[field] = value;
    const Figures after = figuresOf(calculator, values);
    Variation variation{Standing::Computed, value, {}};
    for (std::size_t i = 0; i < after.size(); ++i)
        variation.results.push_back(variedResult(before[i], after[i], calculator.results[i].kind));
    return variation;
}

Rational change(const Number& before, const Number& after)
{
    const Rational from = Rational::exactly(before);
    const Rational to = Rational::exactly(after);
    const Rational larger = std::max(from.abs(), to.abs());
    return larger.isZero() ? Rational() : (to - from).abs() / larger;
}

double effectOf(const Calculator& calculator, const Figures& before, const SensitivityRow& row)
{
    constexpr int decimals = 12;
    Rational largest;
    for (const Variation* variation : {&row.halved, &row.doubled})
        for (std::size_t i = 0; i < variation->results.size(); ++i) {
            const auto& after = variation->results[i].value;
            if (!calculator.results[i].detail && before[i].value && after)
                largest = std::max(largest, change(*before[i].value, *after));
        }
    return *Rational((largest * powerOfTen(decimals)).rounded(), power(BigInteger(10), decimals)).toDouble();
}

} // namespace

std::vector<SensitivityRow> sensitivity(const Calculator& calculator, const Values& values)
{
    const Figures before = figuresOf(calculator, values);
    std::vector<SensitivityRow> rows;
    for (std::size_t field = 0; field < calculator.fields.size(); ++field) {
        SensitivityRow row{field, varied(calculator, values, field, before, halfOf),
                           varied(calculator, values, field, before, doubleOf)};
        row.effect = effectOf(calculator, before, row);
        rows.push_back(std::move(row));
    }
    std::stable_sort(rows.begin(), rows.end(), [](const SensitivityRow& left, const SensitivityRow& right) {
        return left.effect > right.effect;
    });
    return rows;
}

} // namespace core
