// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/look.h"

#include "ui/widgets/contrast.h"

#include <QApplication>
#include <QPainter>
#include <QPixmap>
#include <QWidget>

#include <array>

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

QColor scenarioColor(const QPalette& palette, int index)
{
    // Neighbours differ most: few people have more than three or four scenarios.
    static constexpr std::array<QRgb, scenarioColors> onLight{0xffc2410c, 0xff00805c, 0xffb5179e, 0xff8a6d00,
                                                              0xff6741d9, 0xff3f7d20, 0xffc81d3a, 0xff0a6c8f,
                                                              0xff6b3e1d, 0xff44505f};
    static constexpr std::array<QRgb, scenarioColors> onDark{0xffff9f5a, 0xff4fd1b5, 0xfff58be6, 0xffe8c547,
                                                             0xffb69cff, 0xff9bd662, 0xffff8a9b, 0xff5fd0ee,
                                                             0xffd3a582, 0xffc3ccd8};
    const auto& colors = isDark(palette) ? onDark : onLight;
    return readable(QColor(colors[static_cast<std::size_t>(index) % colors.size()]), palette.color(QPalette::Base),
                    palette.color(QPalette::Text), readableText);
}

} // namespace ui::look
