// SPDX-License-Identifier: GPL-3.0-or-later
// Shows what a calculator looks like in a web page, and gives the code for it: to copy, to save, to open in a browser.
#pragma once

#include "ui/charts/export_options.h"
#include "ui/embed/embedding.h"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QComboBox;
class QFormLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;
QT_END_NAMESPACE

namespace ui {

class TextLabel;

class EmbedDialog : public QDialog
{
    Q_OBJECT

public:
    /// The page begins with `values`. `calculator`, `style` and `embedding` must outlive the dialog.
    EmbedDialog(const core::Calculator& calculator, core::Values values, const core::NumberStyle& style,
                Embedding& embedding, WriteFile write, QWidget* parent = nullptr);

    /// Puts the code for another page on the clipboard.
    void copySnippet();
    /// Writes the page; says so where that fails, and closes where it does not.
    void save(const QString& path);
    /// Writes the page where only this person can read it, and hands it to the browser.
    void openInBrowser();

signals:
    void saved(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void setupWidgets();
    void setupLayout();
    QLayout* buttonRow();
    void setupConnections();
    void retranslate();
    void makeCode();
    void showPreview();
    void chooseFile();
    QString language() const;
    QString fileName() const;
    /// Says why the page could not be written; whether there was a reason.
    bool failed(const QString& reason);

    const core::Calculator& m_calculator;
    core::Values m_values;
    const core::NumberStyle& m_style;
    Embedding& m_embedding;
    WriteFile m_write;
    EmbedCode m_code;
    QFormLayout* m_form;
    QComboBox* m_language;
    TextLabel* m_languageNote;
    QComboBox* m_theme;
    QLabel* m_size;
    QLabel* m_snippetLabel;
    QPlainTextEdit* m_snippet;
    QLabel* m_preview;
    TextLabel* m_message;
    QPushButton* m_copy;
    QPushButton* m_save;
    QPushButton* m_open;
    QPushButton* m_close;
};

} // namespace ui
