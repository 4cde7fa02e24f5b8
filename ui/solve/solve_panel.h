// SPDX-License-Identifier: GPL-3.0-or-later
// "What would it take?": a result, the target that it should have and the field to change, with the answer below.
#pragma once

#include "ui/solve/solve_answer.h"
#include "ui/widgets/card.h"

#include <string>

class QComboBox;
class QGridLayout;
class QLabel;

namespace ui {

class NumberEdit;
class OfferRow;
class TextLabel;

/// The question of a page as it comes back after a restart.
struct SolveChoices
{
    std::string result; // ids; empty: what a page begins with
    std::string field;
    QString target; // as it was typed

    bool operator==(const SolveChoices&) const = default;
};

class SolvePanel : public Card
{
    Q_OBJECT

public:
    /// Keeps references. Hidden for a calculator that cannot be solved.
    SolvePanel(CalculatorModel& model, Workspace& workspace, QWidget* parent = nullptr);

    SolveChoices choices() const;
    /// Ids that are not known, or do not fit each other, leave the question as it is.
    void setChoices(const SolveChoices& choices);

signals:
    /// The person asked something else.
    void choicesChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void setupInputs();
    void setupAnswer();
    void retranslate();
    void fillFields();
    /// Keeps room for the usual answer, so that a keystroke that makes it longer or shorter moves nothing.
    void reserveRoom();
    void chooseResult(int index);
    void chooseField(int index);
    void type(const QString& text);
    void step(int steps);
    void writeTarget();
    /// Enter: uses the answer where there is one, else goes to the first of several.
    void confirm();
    void use(const SolveOffer& offer);
    void refresh();
    void answer();
    void showTarget();
    void showOffers();
    const core::Calculator& calculator() const { return m_model.calculator(); }
    const core::Result& result() const { return calculator().results[m_question.result]; }

    CalculatorModel& m_model;
    Workspace& m_workspace;
    std::vector<std::size_t> m_resultChoices;
    std::vector<std::size_t> m_fieldChoices; // of the chosen result
    SolveQuestion m_question;
    const core::NumberStyle* m_style; // in which the target stands
    SolveAnswer m_answer;
    bool m_stale = true;                      // nobody saw it since something changed
    std::optional<core::Rational> m_stepSize; // of the arrow keys, until something is typed

    TextLabel* m_title;
    QComboBox* m_results;
    TextLabel* m_direction;
    NumberEdit* m_target;
    TextLabel* m_issue;
    TextLabel* m_by;
    QComboBox* m_fields;
    TextLabel* m_sentence;
    TextLabel* m_detail;
    std::vector<OfferRow*> m_offers; // as many as were ever needed
};

} // namespace ui
