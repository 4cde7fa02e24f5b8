// SPDX-License-Identifier: GPL-3.0-or-later
// One field of a form: label, number edit, unit, hint, note and slider, all from the field's descriptor row.
#pragma once

#include "ui/form/slider_scale.h"
#include "ui/model/calculator_model.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QSlider;
class QToolButton;

namespace ui {

class NumberEdit;
class TextLabel;

class FieldRow : public QWidget
{
    Q_OBJECT

public:
    /// `brief`: what the field means stands in its tool tip only, not under it.
    FieldRow(CalculatorModel& model, std::size_t field, QWidget* parent = nullptr, bool brief = false);

    NumberEdit* edit() const { return m_edit; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void setupWidgets();
    void setupLayout();
    void setupConnections();
    void retranslate();
    void refresh();
    void refreshChain();
    void refreshHint();
    void refreshSlider();
    void showSlider(bool shown);
    QString hint() const;
    QString longest(const QString& hint) const;
    QString chainText() const;
    const core::Issue* brokenRule() const;
    const core::Field& row() const { return m_model.calculator().fields[m_field]; }

    CalculatorModel& m_model;
    std::size_t m_field;
    bool m_brief;
    TextLabel* m_label;
    QToolButton* m_chain;
    NumberEdit* m_edit;
    QComboBox* m_units = nullptr;
    TextLabel* m_hint;
    QPushButton* m_alternative;
    QSlider* m_slider;
    SliderScale m_scale;
};

} // namespace ui
