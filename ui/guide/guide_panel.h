// SPDX-License-Identifier: GPL-3.0-or-later
// The panel beside the page that explains the calculator in view: text that can be searched, followed and printed.
#pragma once

#include <QDockWidget>

class QLabel;
class QLineEdit;
class QTextBrowser;
class QToolButton;

namespace ui {

class GuidePanel : public QDockWidget
{
    Q_OBJECT

public:
    explicit GuidePanel(QWidget* parent = nullptr);

    /// Shows a guide written in Markdown, from its start.
    void setGuide(const QString& markdown);
    /// The guide that is shown.
    const QString& guide() const { return m_markdown; }
    /// Puts the focus where text to find is typed.
    void beginFind();

signals:
    /// The person closed the panel.
    void closed();
    /// The person followed a link to the page of a model ("effective-batch").
    void pageRequested(const QString& model);
    void printRequested();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeHead();
    void retranslate();
    void showText();
    void find(bool backward, bool fromHere);
    void markMatches();

    QString m_markdown;
    QTextBrowser* m_text;
    QLineEdit* m_sought;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_matches; // how many there are
    QToolButton* m_print;
};

} // namespace ui
