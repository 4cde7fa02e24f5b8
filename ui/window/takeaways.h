// SPDX-License-Identifier: GPL-3.0-or-later
// What a person takes away from the window, and how it was taken the last time. The window says which page is in view
// and shows what there is to say.
#pragma once

#include "ui/charts/chart_drawing.h"
#include "ui/charts/export_options.h"
#include "ui/embed/embedding.h"
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
    const WriteFile& writeFile() const { return m_writeFile; }
    /// Makes the pages that a person puts into web pages; without it, none are made.
    void setEmbedding(Embedding embedding) { m_embedding = std::move(embedding); }
    /// How charts were exported last.
    const ExportOptions& exportOptions() const { return m_exportOptions; }
    void setExportOptions(const ExportOptions& options) { m_exportOptions = options; }
    /// The paper that the person chose for reports; nothing: none yet, and `usual` is taken.
    std::optional<Paper> paper() const { return m_paper; }
    void setPaper(std::optional<Paper> chosen, Paper usual);
    /// The paper in force.
    Paper paperInUse() const { return m_paper.value_or(m_usualPaper); }
    /// Links, mails and texts of the page in view.
    Sharing& sharing() const { return *m_sharing; }

    /// Asks how a chart is to be exported, whichever of the window it is, and writes or copies it.
    void exportDrawing(ChartDrawing drawing);

signals:
    /// Something was taken in another way than before, which should come back after a restart.
    void choicesChanged();

private:
    void exportChart();
    void printReport();
    void sendFeedback();
    void embed();

    MainWindow& m_window;
    Sharing* m_sharing;
    ExportOptions m_exportOptions;
    std::optional<Paper> m_paper;
    Paper m_usualPaper = Paper::A4;
    Embedding m_embedding;
    WriteFile m_writeFile = [](const QString&, const QByteArray&) { return tr("Nothing can be saved here"); };
};

} // namespace ui
