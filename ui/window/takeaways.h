// SPDX-License-Identifier: GPL-3.0-or-later
// What a person takes away from the window, and how it was taken the last time. The window says which page is in view
// and shows what there is to say.
#pragma once

#include "ui/charts/export_options.h"
#include "ui/report/paper.h"

#include <QObject>

namespace ui {

class Actions;
class MainWindow;
class Sharing;

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
    /// The paper that the person chose for reports; nothing: none yet, and `usual` is taken.
    std::optional<Paper> paper() const { return m_paper; }
    void setPaper(std::optional<Paper> chosen, Paper usual);
    /// Links, mails and texts of the page in view.
    Sharing& sharing() const { return *m_sharing; }

signals:
    /// Something was taken in another way than before, which should come back after a restart.
    void choicesChanged();

private:
    void exportChart();
    void printReport();
    void sendFeedback();

    MainWindow& m_window;
    Sharing* m_sharing;
    ExportOptions m_exportOptions;
    std::optional<Paper> m_paper;
    Paper m_usualPaper = Paper::A4;
    WriteFile m_writeFile = [](const QString&, const QByteArray&) { return tr("Nothing can be saved here"); };
};

} // namespace ui
