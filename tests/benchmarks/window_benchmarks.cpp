// SPDX-License-Identifier: GPL-3.0-or-later
// What a keystroke costs in the real window until its page is painted, and what many of them leave behind in memory.
#include "app/workbench.h"
#include "tests/benchmarks/bare_chart.h"
#include "tests/benchmarks/frames.h"
#include "tests/benchmarks/pair.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/form/number_edit.h"
#include "ui/page/calculator_page.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <string>
#include <unistd.h>

namespace {

using benchmarks::Curves;

// The program in its window, with its session in a folder of its own.
class Program
{
public:
    Program()
    {
        m_workbench.window().resize(1280, 860);
        benchmarks::frameCounter().paintAfter(m_workbench.window(), [this] { m_workbench.show(); });
    }

    ui::NumberEdit& edit(int calculator, std::size_t field)
    {
        m_workbench.window().showCalculator(calculator);
        const std::string_view id = m_registry[static_cast<std::size_t>(calculator)].fields[field].id;
        auto* edit = page(calculator).findChild<ui::NumberEdit*>(QLatin1String(id.data(), qsizetype(id.size())));
        return *edit;
    }
    ui::CalculatorPage& page(int calculator) { return m_workbench.window().page(calculator); }
    const core::Registry& registry() const { return m_registry; }

private:
    QTemporaryDir m_home;
    core::Registry m_registry = core::builtInCalculators();
    app::Workbench m_workbench{m_registry, m_home.filePath("session.json"), "en"};
};

// A person who goes on and on behind the text of a field: a digit, a deletion, another digit...
class Typist
{
public:
    explicit Typist(QWidget& field) : m_field(field)
    {
        benchmarks::frameCounter().paintAfter(*m_field.window(), [this] {
            m_field.setFocus();
            QTest::keyClick(&m_field, Qt::Key_End);
        });
    }
    void press()
    {
        static constexpr std::array keys{Qt::Key_2, Qt::Key_Backspace, Qt::Key_5, Qt::Key_Backspace};
        QTest::keyClick(&m_field, keys[m_next++ % keys.size()]);
    }
    void pressAndPaint()
    {
        benchmarks::frameCounter().paintAfter(*m_field.window(), [this] { press(); });
    }

private:
    QWidget& m_field;
    std::size_t m_next = 0;
};

// A key at the end of a field, against a bare chart. `start` is what stands there before.
struct Keystroke
{
    int calculator = 0;
    std::size_t field = 0;
    const char* start = nullptr; // the worked example
    benchmarks::BareAxes axes = benchmarks::BareAxes::Shown;
};

void keystroke(benchmark::State& state, const Keystroke& what)
{
    const int calculator = what.calculator;
    Program program;
    ui::NumberEdit& edit = program.edit(calculator, what.field);
    if (what.start) {
        edit.selectAll();
        QTest::keyClicks(&edit, QLatin1String(what.start));
    }
    Typist typist(edit);
    const QChartView& chart = *program.page(calculator).chart().view();
    // What the curves are after each of the four keys, so that the bare chart has the same to draw.
    std::array<Curves, 4> states;
    for (Curves& curves : states) {
        typist.pressAndPaint();
        curves = benchmarks::curvesOf(chart);
    }
    benchmarks::BareChart bare(chart, what.axes);
    std::size_t next = 0;
    benchmarks::measurePair(
        state, [&] { typist.pressAndPaint(); }, [&] { bare.replaceAndPaint(states[next++ % states.size()]); });
}

double residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    file.open(QIODevice::ReadOnly);
    const double pages = file.readAll().split(' ').value(1).toDouble();
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1024 * 1024);
}

// Goes round all fields of all calculators, four keys at each visit, so that each visit leaves a step of undo.
void edit(Program& program, int times)
{
    for (int done = 0; done < times;)
        for (std::size_t calculator = 0; calculator < program.registry().size(); ++calculator)
            for (std::size_t field = 0; field < program.registry()[calculator].fields.size(); ++field) {
                Typist typist(program.edit(static_cast<int>(calculator), field));
                for (int key = 0; key < 4 && done < times; ++key, ++done)
                    typist.press();
                QCoreApplication::processEvents();
                // Outside an event loop these would wait for ever.
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            }
}

void memory(benchmark::State& state)
{
    const int edits = static_cast<int>(state.range(0));
    Program program;
    double early = 0;
    for ([[maybe_unused]] auto iteration : state) {
        edit(program, edits / 10);
        early = residentMegabytes();
        edit(program, edits - edits / 10);
    }
    const double late = residentMegabytes();
    state.counters["MB_after_a_tenth"] = early;
    state.counters["MB_at_the_end"] = late;
    state.counters["growth_MB"] = late - early;
}

void registerAll()
{
    const core::Registry registry = core::builtInCalculators();
    const auto add = [](const std::string& name, const Keystroke& what) {
        benchmark::RegisterBenchmark(name.c_str(), keystroke, what)->UseManualTime()->Unit(benchmark::kMillisecond);
    };
    for (std::size_t i = 0; i < registry.size(); ++i)
        for (std::size_t field = 0; field < registry[i].fields.size(); ++field) {
            const core::Field& row = registry[i].fields[field];
            const std::string name = std::string(registry[i].id) + '/' + std::string(row.id);
            // Two digits of a percentage are within its bounds with any of the keys.
            const bool percent = row.kind == core::Kind::Percent;
            const Keystroke usual{static_cast<int>(i), field, percent ? "9" : nullptr};
            add("keystroke/" + name, usual);
            add("keystroke_curves/" + name, {usual.calculator, field, usual.start, benchmarks::BareAxes::Hidden});
            if (percent)
                add("keystroke_wrong/" + name, {usual.calculator, field, "90"});
        }
    benchmark::RegisterBenchmark("memory", memory)->Arg(1000)->Arg(100'000)->Iterations(1)->Unit(benchmark::kSecond);
}

} // namespace

int main(int argc, char* argv[])
{
    return benchmarks::runWindowBenchmarks(argc, argv, registerAll);
}
