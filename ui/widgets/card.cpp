// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/card.h"

#include "ui/widgets/look.h"

#include <QPainter>
#include <QVBoxLayout>

namespace ui {

Card::Card(QWidget* parent) : QFrame(parent), m_content(new QVBoxLayout(this))
{
    m_content->setContentsMargins(2 * look::unit, 2 * look::unit, 2 * look::unit, 2 * look::unit);
    m_content->setSpacing(look::unit / 2);
}

void Card::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), look::cardRadius, look::cardRadius);
}

} // namespace ui
