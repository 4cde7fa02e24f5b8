// SPDX-License-Identifier: GPL-3.0-or-later
// The panel beside the page that explains the calculator in view.
#pragma once

#include <QDockWidget>

class QTextBrowser;

namespace ui {

class GuidePanel : public QDockWidget
{
    Q_OBJECT

public:
    explicit GuidePanel(QWidget* parent = nullptr);

    /// Shows a guide written in Markdown, from its start.
    void setGuide(const QString& markdown);

signals:
    /// The person closed the panel.
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void showText();

    QString m_markdown;
    QTextBrowser* m_text;
};

} // namespace ui
