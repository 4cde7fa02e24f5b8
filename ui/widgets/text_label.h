// SPDX-License-Identifier: GPL-3.0-or-later
// A label for plain text that wraps, tells its layout how high it is, and can be selected from.
#pragma once

#include "ui/widgets/look.h"

#include <QHash>
#include <QLabel>

namespace ui {

class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(look::Size size, bool bold = false, QWidget* parent = nullptr);
    /// Sets the text only if it differs, which spares a layout pass on every keystroke.
    void show(const QString& text);
    using QLabel::show;
    /// Keeps room for a text that may stand here at another time, so that nothing moves when it comes and goes.
    void reserveFor(const QString& text);

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void forgetSizes();

    QString m_reserved;
    // A pass of the layout asks several times, and one keystroke lays out labels that did not change.
    mutable QHash<int, int> m_heights;
    mutable QSize m_least;
};

} // namespace ui
