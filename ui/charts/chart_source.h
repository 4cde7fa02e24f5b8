// SPDX-License-Identifier: GPL-3.0-or-later
// From a calculator's values to what its chart and its table show, in words of the current language.
#pragma once

#include "core/chart/plot.h"
#include "ui/charts/chart_table_model.h"
#include "ui/charts/chart_view.h"

namespace ui {

/// A calculator that has a chart, with the values it was given; the calculator and the style must outlive it.
struct ChartSource
{
    const core::Calculator* calculator = nullptr;
    core::Values values;
    core::Evaluation evaluation;
    const core::NumberStyle* style = nullptr;
    bool logarithmic = true;
    core::Plot plot = {};

    void compute() { plot = core::plot(*calculator, values, evaluation, logarithmic); }
    bool isEmpty() const { return plot.curves.empty(); }
    /// The person's value of the x field; 0 where it is missing.
    double ownValue() const;
    ChartContent content() const;
    ChartTable table() const;
    ChartReading readingAt(double x) const;
    /// One sentence: what the chart shows.
    QString description() const;
};

} // namespace ui
