// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program_style.h"

#include "app/language.h"
#include "ui/widgets/look.h"

#include <QPainter>
#include <QStyleOption>

namespace app {

int ProgramStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returned) const
{
    if (hint == SH_UnderlineShortcut && languageInUse() == QLatin1String("ar"))
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

void ProgramStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool box = element == PE_IndicatorCheckBox;
    if (!(box || element == PE_IndicatorRadioButton) || !ui::look::isDark(option->palette))
        return;
    const QRectF outline = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, !box);
    painter->setPen(option->palette.color(QPalette::PlaceholderText));
    painter->setBrush(Qt::NoBrush);
    if (box)
        painter->drawRect(outline);
    else
        painter->drawEllipse(outline);
    painter->restore();
}

} // namespace app
