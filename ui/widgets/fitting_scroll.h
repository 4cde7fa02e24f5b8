// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a form in whole as long as that takes no more than a part of the window, and scrolls it beyond.
#pragma once

#include <QScrollArea>

namespace ui {

class FittingScroll : public QScrollArea
{
    Q_OBJECT

public:
    explicit FittingScroll(QWidget* content, QWidget* parent = nullptr); // takes the content

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace ui
