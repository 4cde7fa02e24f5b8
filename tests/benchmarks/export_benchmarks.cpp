// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to export a chart as a picture of three dots a pixel, encoded, against a bare chart of the same size.
#include "core/calculator/registry.h"
#include "tests/benchmarks/bare_chart.h"
#include "tests/benchmarks/frames.h"
#include "tests/benchmarks/pair.h"
#include "ui/charts/chart_export.h"

#include <QBuffer>
#include <QPainter>

namespace {

ui::ChartSource sourceOf(const core::Calculator& calculator)
{
    ui::ChartSource source{&calculator, calculator.example(), calculator.evaluate(calculator.example()),
                           &core::numberStyle("en")};
    source.compute();
    return source;
}

ui::ExportOptions threeTimes()
{
    ui::ExportOptions options;
    options.scale = ui::mostScale;
    return options;
}

// A view with the chart's content at the export's size, for the bare one to be like.
void giveContent(ui::ChartView& view, const ui::ChartSource& source)
{
    view.resize(threeTimes().size().toSize());
    view.setContent(source.content(), source.ownValue(), [&source](double x) { return source.readingAt(x); });
    benchmarks::frameCounter().paintAfter(view, [&view] { view.show(); });
}

void exportPng(benchmark::State& state, std::size_t calculator)
{
    const core::Registry registry = core::builtInCalculators();
    const ui::ChartSource source = sourceOf(registry[calculator]);
    const ui::ChartDrawing drawing = ui::chartDrawing(source);
    ui::ChartView model;
    giveContent(model, source);
    const benchmarks::BareChart bare(model, benchmarks::BareAxes::Shown);
    const QSize dots = threeTimes().dots();
    benchmarks::measurePair(
        state, [&] { benchmark::DoNotOptimize(ui::renderChart(drawing, threeTimes())); },
        [&] { benchmark::DoNotOptimize(bare.png(dots)); });
}

void registerAll()
{
    const core::Registry registry = core::builtInCalculators();
    for (std::size_t i = 0; i < registry.size(); ++i)
        benchmark::RegisterBenchmark(("export_png/" + std::string(registry[i].id)).c_str(), exportPng, i)
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond);
}

} // namespace

int main(int argc, char* argv[])
{
    return benchmarks::runWindowBenchmarks(argc, argv, registerAll);
}
