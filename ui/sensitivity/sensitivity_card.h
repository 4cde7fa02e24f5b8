// SPDX-License-Identifier: GPL-3.0-or-later
// The table of sensitivities behind a disclosure. Closed it costs nothing.
#pragma once

#include "ui/model/calculator_model.h"
#include "ui/widgets/card.h"

class QToolButton;

namespace ui {

class CopyTable;
class SensitivityTable;

class SensitivityCard : public Card
{
    Q_OBJECT

public:
    explicit SensitivityCard(CalculatorModel& model, QWidget* parent = nullptr); // keeps a reference

    bool isOpen() const;
    void setOpen(bool open);

signals:
    void openChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void buildTable();
    void retranslate();
    void refresh();
    void fitHeight();

    CalculatorModel& m_model;
    QToolButton* m_disclosure;
    SensitivityTable* m_rows;
    CopyTable* m_table = nullptr; // built when it is opened first
};

} // namespace ui
