// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace ui {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

void FlowLayout::setGeometry(const QRect& place)
{
    QLayout::setGeometry(place);
    arrange(place, true);
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const auto& item : m_items)
        if (!item->isEmpty())
            size = {size.width() + item->sizeHint().width() + (size.width() > 0 ? spacing() : 0),
                    std::max(size.height(), item->sizeHint().height())};
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size;
}

// Puts the items in place, or only gives the height that they take.
int FlowLayout::arrange(const QRect& place, bool move) const
{
    const Qt::LayoutDirection direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int bottom = place.top();
    for (std::size_t first = 0; first < m_items.size();) {
        int width = 0;
        int height = 0;
        std::size_t next = first;
        for (; next < m_items.size(); ++next) {
            if (m_items[next]->isEmpty())
                continue;
            const QSize size = m_items[next]->sizeHint();
            const int wider = width + (width > 0 ? spacing() : 0) + size.width();
            if (width > 0 && wider > place.width())
                break;
            width = wider;
            height = std::max(height, size.height());
        }
        const int top = bottom + (bottom > place.top() && height > 0 ? spacing() : 0);
        int left = place.left() + std::max(0, place.width() - width);
        for (; first < next; ++first) {
            if (m_items[first]->isEmpty())
                continue;
            const QSize size(std::min(m_items[first]->sizeHint().width(), place.width()), height);
            if (move)
                m_items[first]->setGeometry(QStyle::visualRect(direction, place, QRect({left, top}, size)));
            left += size.width() + spacing();
        }
        bottom = height > 0 ? top + height : bottom;
    }
    return bottom - place.top();
}

} // namespace ui
