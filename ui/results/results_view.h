// SPDX-License-Identifier: GPL-3.0-or-later
// The results of a calculator: cards, warnings, the hint for missing values, and details behind a disclosure.
#pragma once

#include "ui/model/calculator_model.h"

#include <QWidget>

class QToolButton;

namespace ui {

class ResultCard;
class TextLabel;

class ResultsView : public QWidget
{
    Q_OBJECT

public:
    explicit ResultsView(CalculatorModel& model, QWidget* parent = nullptr);

    /// Puts so many cards beside each other.
    void setColumns(int columns);
    /// The first result, which Ctrl+C takes when nothing is selected.
    ResultCard* first() const { return m_cards.front(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeCards(bool details);
    void arrange(QWidget* holder) const;
    void retranslate();
    void refresh();
    void showDetails(bool shown);
    /// A warning's sentence with its sign.
    static QString marked(const QString& warning);

    CalculatorModel& m_model;
    std::vector<ResultCard*> m_cards;
    TextLabel* m_remarks; // from beyond the calculator
    TextLabel* m_missing;
    TextLabel* m_warnings;
    QToolButton* m_disclosure;
    int m_columns = 2;
    QWidget* m_main = nullptr;
    QWidget* m_details = nullptr; // built when it is opened first
};

} // namespace ui
