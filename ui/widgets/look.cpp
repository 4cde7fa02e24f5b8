// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/look.h"

#include <QApplication>
#include <QPainter>
#include <QPixmap>
#include <QWidget>

namespace ui::look {

QFont font(Size size, bool bold)
{
    static constexpr qreal factors[] = {0.9, 1.0, 1.5, 2.2};
    QFont result; // the family stays that of the application, also when the language changes it
    result.setPointSizeF(QApplication::font().pointSizeF() * factors[static_cast<int>(size)]);
    if (bold)
        result.setWeight(QFont::DemiBold);
    return result;
}

void setFont(QWidget& widget, Size size, bool bold)
{
    widget.setFont(font(size, bold));
}

void setMuted(QWidget& widget)
{
    widget.setForegroundRole(QPalette::PlaceholderText);
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128;
}

QColor errorColor(const QPalette& palette)
{
    return isDark(palette) ? QColor(0xff, 0x8a, 0x80) : QColor(0xb3, 0x1b, 0x1b);
}

QColor warningColor(const QPalette& palette)
{
    return isDark(palette) ? QColor(0xff, 0xb7, 0x4d) : QColor(0x9a, 0x52, 0x00);
}

QIcon chainIcon(const QPalette& palette, bool joined)
{
    QIcon icon;
    for (const int scale : {1, 2, 3}) {
        QPixmap picture(16 * scale, 16 * scale);
        picture.setDevicePixelRatio(scale);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        const auto role = joined ? QPalette::Highlight : QPalette::PlaceholderText;
        painter.setPen(QPen(palette.color(role), 1.6));
        const double apart = joined ? 0 : 1.5;
        painter.drawRoundedRect(QRectF(1.5 - apart / 2, 5, 7.5, 6), 3, 3);
        painter.drawRoundedRect(QRectF(7 + apart / 2, 5, 7.5, 6), 3, 3);
        painter.end();
        icon.addPixmap(picture);
    }
    return icon;
}

} // namespace ui::look
