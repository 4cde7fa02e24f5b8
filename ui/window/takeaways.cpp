// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/takeaways.h"

#include "ui/charts/chart_panel.h"
#include "ui/charts/export_dialog.h"
#include "ui/embed/embed_dialog.h"
#include "ui/feedback/feedback_dialog.h"
#include "ui/page/calculator_page.h"
#include "ui/report/report_contents.h"
#include "ui/report/report_dialog.h"
#include "ui/share/sharing.h"
#include "ui/text/isolation.h"
#include "ui/window/actions.h"
#include "ui/window/main_window.h"

namespace ui {

Takeaways::Takeaways(MainWindow& window, Actions& actions)
    : QObject(&window), m_window(window), m_sharing(new Sharing(window, *actions.share))
{
    connect(actions.exportChart, &QAction::triggered, this, &Takeaways::exportChart);
    connect(actions.printReport, &QAction::triggered, this, &Takeaways::printReport);
    connect(actions.feedback, &QAction::triggered, this, &Takeaways::sendFeedback);
    connect(m_sharing, &Sharing::pageAddressChanged, this, &Takeaways::choicesChanged);
    connect(actions.embed, &QAction::triggered, this, &Takeaways::embed);
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
            [this](const QString& path) { m_window.notify(tr("The chart is saved as %1.").arg(isolatedName(path))); });
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
                                    paperInUse(), m_writeFile, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ReportDialog::paperChanged, this, [this](Paper paper) {
        m_paper = paper;
        emit choicesChanged();
    });
    //: %1 the name of a file
    connect(dialog, &ReportDialog::saved, this,
            [this](const QString& path) { m_window.notify(tr("The report is saved as %1.").arg(isolatedName(path))); });
    connect(dialog, &ReportDialog::printed, this,
            [this] { m_window.notify(tr("The report is on its way to the printer.")); });
    dialog->open();
}

void Takeaways::sendFeedback()
{
    auto* dialog = new FeedbackDialog(
        m_window.identity(), m_sharing->wholeText(),
        [this](const QUrl& address) { return m_sharing->openAddress(address); }, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FeedbackDialog::handedToMail, this,
            [this] { m_window.notify(tr("The mail program opens with your feedback. You send it from there.")); });
    dialog->open();
}

void Takeaways::embed()
{
    if (!m_embedding.make) {
        m_window.notify(tr("No web pages can be made here"));
        return;
    }
    const CalculatorModel& model = m_window.currentModel();
    auto* dialog =
        new EmbedDialog(model.calculator(), model.values(), model.style(), m_embedding, m_writeFile, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    //: %1 the name of a file
    connect(dialog, &EmbedDialog::saved, this, [this](const QString& path) {
        m_window.notify(tr("The web page is saved as %1.").arg(isolatedName(path)));
    });
    dialog->open();
}

} // namespace ui
