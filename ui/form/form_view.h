// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a calculator, built from its table of fields.
#pragma once

#include "ui/model/calculator_model.h"
#include "ui/widgets/card.h"

namespace ui {

class FieldRow;
class TextLabel;

class FormView : public Card
{
    Q_OBJECT

public:
    explicit FormView(CalculatorModel& model, QWidget* parent = nullptr);

    void focusFirstField();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    struct Heading
    {
        core::Text text;
        TextLabel* label;
    };
    std::vector<Heading> m_headings;
    std::vector<FieldRow*> m_rows;
};

} // namespace ui
