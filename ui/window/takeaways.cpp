// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/takeaways.h"

#include "ui/charts/chart_panel.h"
#include "ui/charts/export_dialog.h"
#include "ui/page/calculator_page.h"
#include "ui/window/actions.h"
#include "ui/window/main_window.h"

namespace ui {

Takeaways::Takeaways(MainWindow& window, Actions& actions) : QObject(&window), m_window(window)
{
    connect(actions.exportChart, &QAction::triggered, this, &Takeaways::exportChart);
}

void Takeaways::exportChart()
{
    const ChartSource& source = m_window.currentPage().chart().source();
    if (source.isEmpty()) {
        m_window.notify(tr("There is no chart to export: a field has no value yet."));
        return;
    }
    exportDrawing(chartDrawing(source));
}

void Takeaways::exportDrawing(ChartDrawing drawing)
{
    auto* dialog =
        new ExportDialog(std::move(drawing), m_exportOptions, m_window.currentModel().style(), m_writeFile, &m_window);
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

} // namespace ui
