// SPDX-License-Identifier: GPL-3.0-or-later
// One result: its value in large, its unit, how it came about, and a button that copies it.
#pragma once

#include "ui/model/calculator_model.h"
#include "ui/widgets/card.h"
#include "ui/widgets/look.h"

class QToolButton;

namespace ui {

class TextLabel;
class ValueLine;

class ResultCard : public Card
{
    Q_OBJECT

public:
    ResultCard(CalculatorModel& model, std::size_t result, QWidget* parent = nullptr);

    /// Puts the plain number on the clipboard, as machines write it; nothing while there is none.
    void copyValue() const;
    /// Puts label, value, working and sentence on the clipboard.
    void copySentence() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void setupCopying();
    void retranslate();
    void refresh();
    /// Names the value for screen readers and tells them when it changed.
    void announce(const QString& text);
    QString valueText() const;
    const core::Result& row() const { return m_model.calculator().results[m_result]; }
    const core::Answer& answer() const { return m_model.evaluation().answers[m_result]; }

    CalculatorModel& m_model;
    std::size_t m_result;
    TextLabel* m_label;
    ValueLine* m_line;
    TextLabel* m_working;
    TextLabel* m_sentence;
    QToolButton* m_copy;
    QAction* m_copyValue;
    QAction* m_copySentence;
};

} // namespace ui
