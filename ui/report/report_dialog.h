// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a report as it will look on paper, and prints or saves it.
#pragma once

#include "ui/charts/export_options.h"
#include "ui/report/report_pages.h"

#include <QDialog>

#include <memory>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QListWidget;
class QPrinter;
class QPushButton;
QT_END_NAMESPACE

namespace ui {

class ReportPreview;
class TextLabel;

/// What can be reported, and by which program.
struct ReportSource
{
    core::report::Contents contents; // of one calculator, at least one scenario
    const core::NumberStyle* style = nullptr;
    QString program; // name and version
};

class ReportDialog : public QDialog
{
    Q_OBJECT

public:
    /// The calculators and the style outlive the dialog.
    ReportDialog(ReportSource source, Paper paper, WriteFile write, QWidget* parent = nullptr);
    ~ReportDialog() override;

    Paper paper() const;
    /// As they are shown; null while no scenario is chosen.
    const report::Pages* pages() const { return m_pages.get(); }

    /// Makes the report anew, with the time there is now, and writes it; says so where that fails, and closes where it
    /// does not.
    void savePdf(const QString& path);
    void saveHtml(const QString& path);

signals:
    void paperChanged(ui::Paper paper);
    void saved(const QString& path);
    void printed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void setupChoices();
    void setupLayout();
    void setupConnections();
    void retranslate();
    void refresh();
    void print();
    void printOn(QPrinter& printer);
    void chooseFile(const QString& suffix, const QString& filter, void (ReportDialog::*write)(const QString&));
    void save(const QString& path, const QByteArray& content);
    core::report::Contents chosen() const;

    ReportSource m_source;
    WriteFile m_write;
    std::shared_ptr<const report::Pages> m_pages;
    ReportPreview* m_preview;
    QLabel* m_scenariosLabel;
    QListWidget* m_scenarios;
    QLabel* m_paperLabel;
    QComboBox* m_paper;
    TextLabel* m_message;
    QPushButton* m_print;
    QPushButton* m_savePdf;
    QPushButton* m_saveHtml;
    QPushButton* m_close;
};

} // namespace ui
