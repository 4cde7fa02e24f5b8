// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/languages/every_state.h"

#include "app/files/file_prompts.h"
#include "app/program_style.h"
#include "tests/app/shown_workbench.h"
#include "ui/share/share_menu.h"
#include "ui/solve/solve_panel.h"
#include "ui/window/actions.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QTimer>
#include <QToolButton>

namespace tests {

namespace {

// Until nothing moves any more.
void settle()
{
    for (int round = 0; round < 4; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

QString idOf(int page)
{
    const std::string_view id = registry()[static_cast<std::size_t>(page)].id;
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

// Values that warn, or that are wrong in one way or another, for the first fields of each page.
const std::vector<std::vector<std::pair<const char*, const char*>>>& troubles()
{
    static const std::vector<std::vector<std::pair<const char*, const char*>>> all{
        {{"microbatches", "5"},
         {"stages", "0"},
         {"stages", "1.234"},
         {"stages", ""},
         {"stages", "9223372036854775807"}},
        {{"scaling-efficiency", "104"}, {"scaling-efficiency", "0.9"}, {"throughput-per-device", "12x"}},
        {{"accumulation-steps", "4611686018427387904"}, {"devices", "2**"}, {"sequence-length", ""}}};
    return all;
}

} // namespace

EveryState::EveryState() : m_workbench(registry(), m_home.filePath("session.json"), "en")
{
    QApplication::setStyle(new app::ProgramStyle);
    m_workbench.show();
    for (std::size_t i = 0; i < registry().size(); ++i) {
        ui::CalculatorModel& model = m_workbench.model(i);
        core::Values values = model.values();
        for (const char* name : {"A", "B", "C"}) {
            model.scenarios().pin(QLatin1String(name), values);
            auto& count = std::get<std::int64_t>(*values[registry()[i].chart->xField]);
            count *= 2;
        }
    }
}

void EveryState::openAll(int page, bool open)
{
    ui::MainWindow& window = m_workbench.window();
    window.setRunOpen(open);
    m_workbench.workspace().setRunOn(open);
    ui::CalculatorPage& shown = window.page(page);
    for (const char* name : {"details", "sensitivity"})
        shown.findChild<QToolButton*>(QLatin1String(name))->setChecked(open);
}

void EveryState::visitPage(int page, const Visit& visit)
{
    ui::MainWindow& window = m_workbench.window();
    window.showCalculator(page);
    settle();
    visit(idOf(page), window);
    openAll(page, true);
    settle();
    visit(idOf(page) + QStringLiteral(", all open"), window);
    m_workbench.window().setChartChoices({false, true});
    settle();
    visit(idOf(page) + QStringLiteral(", chart as a table"), window);
    m_workbench.window().setChartChoices({true, false});
    window.setRunOpen(false);
    settle();
    visit(idOf(page) + QStringLiteral(", with the run"), window);
    auto* guide = window.findChild<ui::Actions*>()->guide;
    guide->trigger();
    settle();
    if (const auto* panel = window.findChild<QDockWidget*>(); !panel || !panel->isVisible())
        qFatal("The guide was not shown");
    visit(idOf(page) + QStringLiteral(", with the guide"), window);
    guide->trigger();
    openAll(page, false);
    m_workbench.model(static_cast<std::size_t>(page)).reset();
}

void EveryState::visitValues(int page, const Visit& visit)
{
    for (const auto& [field, text] : troubles()[static_cast<std::size_t>(page)]) {
        typeOver(m_workbench, QLatin1String(field), QLatin1String(text));
        settle();
        visit(QStringLiteral("%1, %2 %3").arg(idOf(page), QLatin1String(field), QLatin1String(text)),
              m_workbench.window());
        m_workbench.model(static_cast<std::size_t>(page)).reset();
    }
}

void EveryState::visitPages(const Visit& visit)
{
    for (int page = 0; page < static_cast<int>(registry().size()); ++page) {
        visitPage(page, visit);
        visitValues(page, visit);
    }
}

void EveryState::visitAnswers(const Visit& visit)
{
    for (int page = 0; page < static_cast<int>(registry().size()); ++page) {
        m_workbench.window().showCalculator(page);
        auto* panel = m_workbench.window().page(page).findChild<ui::SolvePanel*>();
        const ui::SolveChoices before = panel->choices();
        const core::Calculator& calculator = registry()[static_cast<std::size_t>(page)];
        for (const std::size_t result : ui::solvableResults(calculator))
            for (const std::size_t field : ui::solvableFields(calculator, result))
                for (const char* target : {"", "7", "0", "1000003"}) {
                    panel->setChoices({std::string(calculator.results[result].id),
                                       std::string(calculator.fields[field].id), QLatin1String(target)});
                    settle();
                    visit(QStringLiteral("%1, %2 %3")
                              .arg(idOf(page), panel->choices().result.c_str(), QLatin1String(target)),
                          *panel);
                }
        panel->setChoices(before);
    }
}

// A question blocks, so it is looked at from its own event loop and cancelled there.
void EveryState::visitQuestion(const QString& name, const std::function<void()>& ask, const Visit& visit)
{
    bool seen = false;
    QTimer::singleShot(0, &m_workbench, [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        settle();
        visit(name, *dialog);
        seen = true;
        dialog->reject();
    });
    ask();
    if (!seen)
        qFatal("%s was not shown", qPrintable(name));
}

void EveryState::visitChoices(const QString& name, QWidget& dialog, const Visit& visit)
{
    for (QComboBox* choice : dialog.findChildren<QComboBox*>()) {
        if (choice->objectName() == QLatin1String("language"))
            continue; // of what is made there, which is as large in any of them
        const int before = choice->currentIndex();
        for (int other = 0; other < choice->count(); ++other) {
            choice->setCurrentIndex(other);
            settle();
            visit(name + QLatin1String(", ") + choice->currentText(), dialog);
        }
        choice->setCurrentIndex(before);
    }
}

void EveryState::visitDialogs(const Visit& visit, Choices choices)
{
    ui::MainWindow& window = m_workbench.window();
    window.showCalculator(0);
    const auto* actions = window.findChild<ui::Actions*>();
    const auto look = [&](const QString& name, QAction* action) {
        action->trigger();
        settle();
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            qFatal("%s was not shown", qPrintable(name));
        visit(name, *dialog);
        if (choices == Choices::Each)
            visitChoices(name, *dialog, visit);
        dialog->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    look(QStringLiteral("export"), actions->exportChart);
    look(QStringLiteral("report"), actions->printReport);
    look(QStringLiteral("embed"), actions->embed);
    look(QStringLiteral("feedback"), actions->feedback);
    look(QStringLiteral("about"), actions->about);
    look(QStringLiteral("page address"), actions->share->pageAddress);
    app::FileDialogs questions;
    visitQuestion(
        QStringLiteral("unsaved scenarios"), [&] { questions.unsavedScenarios(window); }, visit);
    visitQuestion(
        QStringLiteral("changed file"), [&] { questions.changedFile(window, QStringLiteral("runs.plumbline")); },
        visit);
}

} // namespace tests
