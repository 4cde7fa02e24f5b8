// SPDX-License-Identifier: GPL-3.0-or-later
// The page of any calculator: title, inputs, results and chart, all from the calculator's tables.
#pragma once

#include "core/run/inputs.h"
#include "ui/model/workspace.h"
#include "ui/page/page_choices.h"

#include <QScrollArea>

class QBoxLayout;
class QMenu;
class QPushButton;

namespace ui {

class ChartPanel;
class FormView;
class LinksRow;
class ResultsView;
class ScenarioTable;
class SensitivityCard;
class SolvePanel;
class TextLabel;

class CalculatorPage : public QScrollArea
{
    Q_OBJECT

public:
    CalculatorPage(CalculatorModel& model, Workspace& workspace, QWidget* parent = nullptr); // keeps references

    CalculatorModel& model() const { return m_model; }
    ChartPanel& chart() const { return *m_chart; }
    ResultsView& results() const { return *m_results; }
    ScenarioTable& scenarios() const { return *m_scenarios; }
    PageChoices choices() const;
    void setChoices(const PageChoices& choices);
    void focusFirstField();
    /// What the Share button opens; until it is given, there is none.
    void setShareMenu(QMenu& menu);

signals:
    void guideRequested();
    void choicesChanged();
    /// Another calculator is wanted, with these values for the fields that it has in common with this one.
    void openRequested(int calculator, const core::Values& values);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QLayout* makeHeader();
    QLayout* makeBody();
    void setupScenarios();
    void setupConnections();
    /// Inputs left and answers right where there is room, else inputs above.
    void arrange();
    /// Lets the chart end where the window does, however long the inputs are.
    void fitChart();
    /// Moves of the person's point change the field of the x axis.
    void letTheChartEdit();
    void retranslate();
    void refreshChart();
    /// Shows the scenarios on the chart.
    void refreshPinned();

    CalculatorModel& m_model;
    TextLabel* m_title;
    TextLabel* m_summary;
    QPushButton* m_reset;
    QPushButton* m_share;
    QPushButton* m_guide;
    QBoxLayout* m_body;
    QWidget* m_inputs;
    FormView* m_form;
    SolvePanel* m_solve;
    ResultsView* m_results;
    ChartPanel* m_chart;
    QWidget* m_chartCard;
    ScenarioTable* m_scenarios;
    SensitivityCard* m_sensitivity;
    LinksRow* m_links;
};

} // namespace ui
