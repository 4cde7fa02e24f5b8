// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_guide.h"

#include "core/run/feeds.h"
#include "core/run/fields.h"
#include "ui/guide/guide_panel.h"
#include "ui/guide/guide_print.h"
#include "ui/report/report_pages.h"
#include "ui/text/isolation.h"
#include "ui/widgets/save_dialog.h"
#include "ui/window/actions.h"
#include "ui/window/main_window.h"
#include "ui/window/takeaways.h"

#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>

#include <QEvent>

namespace ui {

namespace {

constexpr int comfortableWidth = 340; // of the panel at first, where the window has room

} // namespace

WindowGuide::WindowGuide(MainWindow& window, Actions& actions, Text text)
    : QObject(&window), m_window(window), m_text(std::move(text))
{
    connect(actions.guide, &QAction::triggered, this, &WindowGuide::toggle);
    connect(actions.runGuide, &QAction::triggered, this, [this] {
        setTopic(core::run::id);
        show();
    });
    connect(actions.findInGuide, &QAction::triggered, this, [this] {
        show();
        m_panel->beginFind();
    });
}

void WindowGuide::toggle()
{
    if (m_panel && m_panel->isVisible()) {
        m_panel->close();
        return;
    }
    setTopic(m_window.currentModel().calculator().id);
    show();
}

void WindowGuide::setTopic(std::string_view model)
{
    m_topic = model;
    refresh();
}

void WindowGuide::refresh()
{
    if (m_panel)
        m_panel->setGuide(m_text(m_topic));
}

void WindowGuide::show()
{
    if (!m_panel) {
        m_panel = new GuidePanel(&m_window);
        m_window.addDockWidget(m_window.isRightToLeft() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, m_panel);
        m_window.installEventFilter(this);
        connect(m_panel, &GuidePanel::pageRequested, this, &WindowGuide::follow);
        connect(m_panel, &GuidePanel::printRequested, this, &WindowGuide::print);
        connect(m_panel, &GuidePanel::closed, this, [this] {
            if (m_focusBefore)
                m_focusBefore->setFocus(Qt::OtherFocusReason);
        });
        refresh();
        m_window.resizeDocks({m_panel}, {std::min(comfortableWidth, m_window.width() / 4)}, Qt::Horizontal);
        m_panel->hide();
    }
    if (!m_panel->isVisible())
        m_focusBefore = m_window.focusWidget();
    m_panel->show();
    m_panel->widget()->setFocus();
}

// The sides of a window are not mirrored with the rest of it. A panel that floats stays where it is.
bool WindowGuide::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutDirectionChange && !m_panel->isFloating()) {
        const bool onLeft = m_window.dockWidgetArea(m_panel) == Qt::LeftDockWidgetArea;
        const bool isShown = m_panel->isVisible();
        m_window.addDockWidget(onLeft ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea, m_panel);
        m_panel->setVisible(isShown);
    }
    return QObject::eventFilter(watched, event);
}

void WindowGuide::print()
{
    if (QPrinterInfo::availablePrinterNames().isEmpty()) {
        m_window.notify(tr("There is no printer. The guide can be saved as a PDF and printed elsewhere."));
        auto* files = new SaveDialog(QStringLiteral("pdf"), &m_window, tr("Save guide"));
        files->setAttribute(Qt::WA_DeleteOnClose);
        files->setNameFilter(tr("PDF document (*.pdf)"));
        files->selectFile(QString::fromStdString(m_topic) + QLatin1String(".pdf"));
        connect(files, &QFileDialog::fileSelected, this, &WindowGuide::savePdf);
        files->open();
        return;
    }
    auto printer = std::make_shared<QPrinter>();
    printer->setResolution(report::fontDensity());
    printer->setDocName(title());
    auto* dialog = new QPrintDialog(printer.get(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, printer] { printOn(*printer); });
    dialog->open();
}

// A file that the print dialog was told to write is written like any other, so that a failure is noticed.
void WindowGuide::printOn(QPrinter& printer)
{
    if (!printer.outputFileName().isEmpty())
        savePdf(printer.outputFileName());
    else if (printGuide(m_panel->guide(), printer, m_window.takeaways().paperInUse()))
        m_window.notify(tr("The guide is on its way to the printer."));
    else
        m_window.notify(tr("The guide cannot be printed: the printer does not answer."));
}

void WindowGuide::savePdf(const QString& path)
{
    const QByteArray bytes = guidePdf(m_panel->guide(), title(), m_window.takeaways().paperInUse());
    const QString reason = m_window.takeaways().writeFile()(path, bytes);
    //: %1 the name of a file
    m_window.notify(reason.isEmpty() ? tr("The guide is saved as %1.").arg(isolatedName(path))
                                     //: %1 why
                                     : tr("The guide cannot be saved: %1").arg(reason));
}

// The heading of the guide.
QString WindowGuide::title() const
{
    return m_panel->guide().section(QLatin1Char('\n'), 0, 0).mid(2);
}

void WindowGuide::follow(const QString& model)
{
    if (model.toStdString() == core::run::id) {
        m_window.setRunOpen(true);
        setTopic(core::run::id);
        return;
    }
    const CalculatorModel& from = m_window.currentModel();
    for (std::size_t i = 0; i < m_window.workspace().size(); ++i) {
        CalculatorModel& to = m_window.workspace().model(i);
        if (to.calculator().id != model.toStdString())
            continue;
        to.putValues(core::run::commonValues(from.calculator(), to.calculator(), from.values()));
        m_window.showCalculator(static_cast<int>(i));
    }
}

} // namespace ui
