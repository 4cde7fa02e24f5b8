// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fitting_scroll.h"

#include "ui/widgets/look.h"

#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

namespace ui {

namespace {
constexpr int largestShare = 45; // percent of the window's height
constexpr int leastHeight = 120;
} // namespace

FittingScroll::FittingScroll(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    setWidget(content);
    content->setAutoFillBackground(false);
    // The scroll bar keeps away from the content.
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, content, [content](int least, int most) {
        content->setContentsMargins(0, 0, most > least ? 2 * look::unit : 0, 0);
    });
}

QSize FittingScroll::sizeHint() const
{
    const QWidget& content = *widget();
    const int whole =
        content.hasHeightForWidth() ? content.heightForWidth(viewport()->width()) : content.sizeHint().height();
    return {content.minimumSizeHint().width(), std::min(whole, window()->height() * largestShare / 100)};
}

QSize FittingScroll::minimumSizeHint() const
{
    return {widget()->minimumSizeHint().width(), std::min(sizeHint().height(), leastHeight)};
}

bool FittingScroll::event(QEvent* event)
{
    const bool handled = QScrollArea::event(event);
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return handled;
}

void FittingScroll::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

} // namespace ui
