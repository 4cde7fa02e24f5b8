// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/takeaways.h"

#include "ui/charts/chart_panel.h"
#include "ui/charts/export_dialog.h"
#include "ui/page/calculator_page.h"
#include "ui/report/report_contents.h"
#include "ui/report/report_dialog.h"
#include "ui/window/actions.h"
#include "ui/window/main_window.h"

namespace ui {

Takeaways::Takeaways(MainWindow& window, Actions& actions) : QObject(&window), m_window(window)
{
    connect(actions.exportChart, &QAction::triggered, this, &Takeaways::exportChart);
    connect(actions.printReport, &QAction::triggered, this, &Takeaways::printReport);
}

void Takeaways::exportChart()
{
    const ChartSource& source = m_window.currentPage().chart().source();
    if (source.isEmpty()) {
        m_window.notify(tr("There is no chart to export: a field has no value yet."));
        return;
    }
    auto* dialog = new ExportDialog(chartDrawing(source), m_exportOptions, m_window.currentModel().style(), m_writeFile,
                                    &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::optionsChanged, this, [this](const ExportOptions& options) {
        m_exportOptions = options;
        emit choicesChanged();
    });
    //: %1 the name of a file
    connect(dialog, &ExportDialog::saved, this,
            [this](const QString& path) { m_window.notify(tr("The chart is saved as %1.").arg(path)); });
    dialog->open();
}

void Takeaways::setPaper(std::optional<Paper> chosen, Paper usual)
{
    m_paper = chosen;
    m_usualPaper = usual;
}

void Takeaways::printReport()
{
    const CalculatorModel& model = m_window.currentModel();
    const QString program = m_window.identity().name + QLatin1Char(' ') + m_window.identity().version;
    auto* dialog = new ReportDialog({reportContents(m_window.workspace(), model), &model.style(), program},
                                    m_paper.value_or(m_usualPaper), m_writeFile, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ReportDialog::paperChanged, this, [this](Paper paper) {
        m_paper = paper;
        emit choicesChanged();
    });
    //: %1 the name of a file
    connect(dialog, &ReportDialog::saved, this,
            [this](const QString& path) { m_window.notify(tr("The report is saved as %1.").arg(path)); });
    connect(dialog, &ReportDialog::printed, this,
            [this] { m_window.notify(tr("The report is on its way to the printer.")); });
    dialog->open();
}

} // namespace ui
