// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios of a calculator beside its current values: a heading with what can be done, and the table. Has no frame
// and no background of its own: the page puts it on a card.
#pragma once

#include "core/run/inputs.h"
#include "ui/model/calculator_model.h"

#include <QWidget>

class QAction;
class QToolButton;

namespace ui {

class FlowLayout;
class ScenarioTableModel;
class ScenarioView;
class TextLabel;

class ScenarioTable : public QWidget
{
    Q_OBJECT

public:
    explicit ScenarioTable(CalculatorModel& model, QWidget* parent = nullptr); // keeps a reference
    ~ScenarioTable() override;

    /// Pins the current values under a name that says what differs, and gives that name.
    QString pin();
    /// The run behind the page, or nothing while it is off.
    void setRun(std::optional<core::run::Inputs> run);

signals:
    /// The keyboard came to a row, which stands there in this widget.
    void reached(const QRect& place);

protected:
    void changeEvent(QEvent* event) override;

private:
    void setupActions();
    void setupView();
    void setupLayout();
    QAction* addTool(const char* name, QKeySequence shortcut = {});
    /// The scenario that is selected; -1 for none.
    int selected() const;
    void use(int scenario);
    void move(int by);
    void remove();
    void retranslate();
    void refresh();

    CalculatorModel& m_model;
    ScenarioTableModel* m_content;
    TextLabel* m_title;
    TextLabel* m_none; // in place of the table while nothing is pinned
    FlowLayout* m_tools;
    ScenarioView* m_view;
    QAction* m_pin = nullptr;
    QAction* m_use = nullptr;
    QAction* m_rename = nullptr;
    QAction* m_duplicate = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_up = nullptr;
    QAction* m_down = nullptr;
    std::vector<QToolButton*> m_buttons; // the first one pins
};

} // namespace ui
