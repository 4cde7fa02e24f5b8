// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs in the real window to move the person's point on the chart and to zoom, until all of it is painted.
#include "app/workbench.h"
#include "tests/benchmarks/bare_chart.h"
#include "tests/benchmarks/frames.h"
#include "tests/benchmarks/pair.h"
#include "ui/charts/chart_panel.h"
#include "ui/page/calculator_page.h"

#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <string>

namespace {

// The pipeline bubble of the worked example in its window, with scenarios pinned on the chart.
class Charted
{
public:
    explicit Charted(int scenarios)
    {
        ui::MainWindow& window = m_workbench.window();
        window.resize(1280, 860);
        benchmarks::frameCounter().paintAfter(window, [this] { m_workbench.show(); });
        std::vector<ui::Pinned> pinned;
        for (std::int64_t i = 0; i < scenarios; ++i)
            pinned.push_back({QStringLiteral("Scenario %1").arg(i + 1), {4 + 3 * i, 8 * (i + 1)}, int(i)});
        benchmarks::frameCounter().paintAfter(window, [&] {
            panel().setPinned(pinned);
            panel().view()->setFocus();
        });
    }
    ~Charted() { moveMouse(QEvent::MouseButtonRelease); }

    ui::ChartPanel& panel() { return m_workbench.window().page(0).chart(); }
    template<typename Change> void paintAfter(Change change)
    {
        benchmarks::frameCounter().paintAfter(m_workbench.window(), change);
    }

    void takePoint()
    {
        m_mouse = *panel().view()->picture().layout.point;
        moveMouse(QEvent::MouseButtonPress);
    }
    void dragFurther()
    {
        static constexpr std::array steps{30, 30, -20, -40};
        m_mouse.rx() += steps[m_next++ % steps.size()];
        paintAfter([this] { moveMouse(QEvent::MouseMove); });
    }
    void step()
    {
        static constexpr std::array keys{Qt::Key_Right, Qt::Key_Right, Qt::Key_Left, Qt::Key_Left};
        paintAfter([this] { QTest::keyClick(panel().view(), keys[m_next++ % keys.size()]); });
    }
    void zoom()
    {
        static constexpr std::array notches{1, 1, -1, -1};
        paintAfter([this] { panel().zoomBy(notches[m_next++ % notches.size()]); });
    }

private:
    void moveMouse(QEvent::Type type)
    {
        QWidget* viewport = panel().view()->viewport();
        const bool move = type == QEvent::MouseMove;
        QMouseEvent event(type, m_mouse, viewport->mapToGlobal(m_mouse), move ? Qt::NoButton : Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(viewport, &event);
    }

    QTemporaryDir m_home;
    core::Registry m_registry = core::builtInCalculators();
    app::Workbench m_workbench{m_registry, m_home.filePath("session.json"), "en"};
    QPointF m_mouse;
    std::size_t m_next = 0;
};

void measure(benchmark::State& state, Charted& charted, void (Charted::*move)())
{
    // What the curves are after each of the four moves, so that the bare chart has the same to draw.
    std::array<benchmarks::Curves, 4> states;
    for (benchmarks::Curves& curves : states) {
        (charted.*move)();
        curves = benchmarks::curvesOf(*charted.panel().view());
    }
    benchmarks::BareChart bare(*charted.panel().view());
    std::size_t next = 0;
    benchmarks::measurePair(
        state, [&] { (charted.*move)(); }, [&] { bare.rescaleAndPaint(states[next++ % states.size()]); });
}

void drag(benchmark::State& state)
{
    Charted charted(static_cast<int>(state.range(0)));
    charted.takePoint();
    measure(state, charted, &Charted::dragFurther);
}

void step(benchmark::State& state)
{
    Charted charted(static_cast<int>(state.range(0)));
    measure(state, charted, &Charted::step);
}

void zoom(benchmark::State& state)
{
    Charted charted(static_cast<int>(state.range(0)));
    measure(state, charted, &Charted::zoom);
}

void registerAll()
{
    const std::array<std::pair<const char*, void (*)(benchmark::State&)>, 3> moves{
        {{"drag", drag}, {"step", step}, {"zoom", zoom}}};
    for (const auto& [name, run] : moves)
        benchmark::RegisterBenchmark(name, run)
            ->ArgName("scenarios")
            ->Arg(0)
            ->Arg(10)
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond);
}

} // namespace

int main(int argc, char* argv[])
{
    return benchmarks::runWindowBenchmarks(argc, argv, registerAll);
}
