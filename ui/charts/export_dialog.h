// SPDX-License-Identifier: GPL-3.0-or-later
// Asks how a chart is to be exported, shows what comes out, saves it and copies it.
#pragma once

#include "ui/charts/chart_export.h"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace ui {

class NumberEdit;
class TextLabel;

class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `style` must outlive the dialog.
    ExportDialog(ChartDrawing drawing, const ExportOptions& options, const core::NumberStyle& style, WriteFile write,
                 QWidget* parent = nullptr);

    /// As they stand in the form; a size that is wrong is the last one that was not.
    const ExportOptions& options() const { return m_options; }

    /// Draws the chart anew and writes it; says so where that fails, and closes where it does not.
    void save(const QString& path);
    void copyImage();

signals:
    void optionsChanged(const ui::ExportOptions& options);
    void saved(const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    void setupFields();
    void setupForm();
    void setupButtons();
    void setupConnections();
    void retranslate();
    void retranslateChoices();
    void showOptions();
    void changeUnit();
    void readForm();
    void refresh();
    void showPreview();
    void chooseFile();
    bool isDrawn() const { return m_options.format != ChartFormat::Csv; }
    QString fileFilter() const;

    ChartDrawing m_drawing;
    ExportOptions m_options;
    const core::NumberStyle& m_style;
    WriteFile m_write;
    QFormLayout* m_form;
    QComboBox* m_format;
    QComboBox* m_unit;
    NumberEdit* m_width;
    NumberEdit* m_height;
    QComboBox* m_scale;
    NumberEdit* m_dpi;
    QComboBox* m_theme;
    QCheckBox* m_title;
    QCheckBox* m_transparent;
    TextLabel* m_message;
    QLabel* m_preview;
    QPushButton* m_copy;
    QPushButton* m_save;
    QPushButton* m_close;
};

} // namespace ui
