// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/disclosure_button.h"

#include "ui/widgets/look.h"

#include <QEvent>
#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace ui {

DisclosureButton::DisclosureButton(QWidget* parent) : QToolButton(parent)
{
    setCheckable(true);
    setAutoRaise(true);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(this, &QToolButton::toggled, this, &DisclosureButton::point);
    point();
}

void DisclosureButton::point()
{
    setArrowType(isChecked() ? Qt::DownArrow : isRightToLeft() ? Qt::LeftArrow : Qt::RightArrow);
}

void DisclosureButton::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        point();
}

// The styles mirror the place of the text and forget that of the arrow.
void DisclosureButton::paintEvent(QPaintEvent* event)
{
    if (!isRightToLeft()) {
        QToolButton::paintEvent(event);
        return;
    }
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.features &= ~QStyleOptionToolButton::Arrow;
    option.text.clear();
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    const int margin = look::unit / 2;
    QStyleOption arrow = option;
    arrow.rect = QRect(width() - margin - option.iconSize.width(), 0, option.iconSize.width(), height());
    painter.drawPrimitive(isChecked() ? QStyle::PE_IndicatorArrowDown : QStyle::PE_IndicatorArrowLeft, arrow);
    const QRect text(margin, 0, arrow.rect.left() - 2 * margin, height());
    painter.drawItemText(text, Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter | Qt::TextHideMnemonic, palette(),
                         isEnabled(), this->text(), QPalette::ButtonText);
}

} // namespace ui
