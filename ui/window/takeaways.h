// SPDX-License-Identifier: GPL-3.0-or-later
// What a person takes away from the window, and how it was taken the last time. The window says which page is in view
// and shows what there is to say.
#pragma once

#include "ui/charts/chart_drawing.h"
#include "ui/charts/export_options.h"

#include <QObject>

namespace ui {

class Actions;
class MainWindow;

class Takeaways : public QObject
{
    Q_OBJECT

public:
    /// Connects the actions; both outlive it.
    Takeaways(MainWindow& window, Actions& actions);

    /// Writes the files that a person saves from the window; without it, none can be.
    void setWriteFile(WriteFile write) { m_writeFile = std::move(write); }
    /// How charts were exported last.
    const ExportOptions& exportOptions() const { return m_exportOptions; }
    void setExportOptions(const ExportOptions& options) { m_exportOptions = options; }

    /// Asks how a chart is to be exported, whichever of the window it is, and writes or copies it.
    void exportDrawing(ChartDrawing drawing);

signals:
    /// Something was taken in another way than before, which should come back after a restart.
    void choicesChanged();

private:
    void exportChart();

    MainWindow& m_window;
    ExportOptions m_exportOptions;
    WriteFile m_writeFile = [](const QString&, const QByteArray&) { return tr("Nothing can be saved here"); };
};

} // namespace ui
