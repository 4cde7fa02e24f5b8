// SPDX-License-Identifier: GPL-3.0-or-later
// The run behind the pages: one line that says what it is, and opens into its form.
#pragma once

#include "ui/model/workspace.h"
#include "ui/widgets/card.h"

class QCheckBox;
class QToolButton;

namespace ui {

class FigureLine;
class TextLabel;

class RunBar : public Card
{
    Q_OBJECT

public:
    explicit RunBar(Workspace& workspace, QWidget* parent = nullptr); // keeps a reference

    bool isOpen() const;
    /// Opens or closes the form; the run's fields can be edited while it is off, too.
    void setOpen(bool open);

signals:
    void opened(bool open);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setupLine();
    void retranslate();
    void refresh();
    void showFigures();
    QString summary() const;

    Workspace& m_workspace;
    QCheckBox* m_switch;
    FigureLine* m_figures;
    TextLabel* m_summary;
    QToolButton* m_open;
    QWidget* m_form = nullptr; // null until opened
};

} // namespace ui
