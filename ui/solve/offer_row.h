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
    /// Shows nothing and keeps its room.
    void clear();
    QPushButton* button() const { return m_use; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int textWidth(int width) const;
    /// Whether the button stands below: beside it, a word of the text would be cut.
    bool isStacked(int width) const;
    void arrange();

    // Placed by hand: in a layout, a text or a button that comes and goes has the whole page laid out anew.
    TextLabel* m_text;
    QPushButton* m_use;
};

} // namespace ui
