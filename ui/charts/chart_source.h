// SPDX-License-Identifier: GPL-3.0-or-later
// From a calculator's values to what its chart and its table show, in words of the current language.
#pragma once

#include "core/chart/plot.h"
#include "ui/charts/chart_table_model.h"
#include "ui/charts/chart_view.h"

namespace ui {

/// A scenario that is shown beside the person's own values. `scenario` picks its colour (`look::scenarioColor`).
struct Pinned
{
    QString name; // as the person typed it
    core::Values values;
    int scenario = 0;
};

/// A calculator that has a chart, with the values it was given; the calculator and the style must outlive it.
struct ChartSource
{
    const core::Calculator* calculator = nullptr;
    core::Values values;
    core::Evaluation evaluation;
    const core::NumberStyle* style = nullptr;
    core::PlotView look = {};
    std::vector<Pinned> pinned = {};
    core::Plot plot = {};

    void compute();
    bool isEmpty() const { return plot.curves.empty(); }
    /// The person's value of the x field; 0 where it is missing.
    double ownValue() const;
    ChartContent content() const;
    ChartTable table() const;
    ChartReading readingAt(double x) const;
    /// What the chart shows: one sentence, and one for each pinned point.
    QString description() const;

private:
    ChartPin chartPin(std::size_t index) const;
    QString sentenceOf(std::size_t pin) const;
};

/// `value` as a number of that kind: a whole one for a count, as far as it can be held.
core::Number numberOf(double value, core::Kind kind);

} // namespace ui
