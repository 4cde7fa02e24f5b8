// SPDX-License-Identifier: GPL-3.0-or-later
// One answer that can be used: what it changes and gives, and the button that does it.
#pragma once

#include <QWidget>

class QPushButton;

namespace ui {

struct SolveOffer;
class TextLabel;

class OfferRow : public QWidget
{
    Q_OBJECT

public:
    explicit OfferRow(int number, QWidget* parent = nullptr); // from 1 on; names its button "solve-use-1"

    /// The button is off for what is there already.
    void setOffer(const SolveOffer& offer);
    QPushButton* button() const { return m_use; }

private:
    TextLabel* m_text;
    QPushButton* m_use;
};

} // namespace ui
