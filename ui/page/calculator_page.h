// SPDX-License-Identifier: GPL-3.0-or-later
// The page of any calculator: title, inputs, results and chart, all from the calculator's tables.
#pragma once

#include "core/run/inputs.h"
#include "ui/model/calculator_model.h"

#include <QScrollArea>

class QBoxLayout;
class QPushButton;

namespace ui {

class ChartPanel;
class FormView;
class ResultsView;
class ScenarioTable;
class TextLabel;

class CalculatorPage : public QScrollArea
{
    Q_OBJECT

public:
    explicit CalculatorPage(CalculatorModel& model, QWidget* parent = nullptr);

    CalculatorModel& model() const { return m_model; }
    ChartPanel& chart() const { return *m_chart; }
    ResultsView& results() const { return *m_results; }
    ScenarioTable& scenarios() const { return *m_scenarios; }
    void focusFirstField();

signals:
    void guideRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QLayout* makeHeader();
    QLayout* makeBody();
    void setupScenarios();
    /// Inputs left and answers right where there is room, else inputs above.
    void arrange();
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
    QPushButton* m_guide;
    QBoxLayout* m_body;
    FormView* m_form;
    ResultsView* m_results;
    ChartPanel* m_chart;
    ScenarioTable* m_scenarios;
};

} // namespace ui
