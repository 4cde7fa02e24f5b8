// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/theme.h"

#include <QApplication>
#include <QToolTip>

namespace ui {

namespace {

struct Colors
{
    QColor window;
    QColor base;
    QColor text;
    QColor muted;
    QColor line;
    QColor button;
    QColor accent;
    QColor onAccent;
    QColor disabled;
};

QPalette paletteOf(const Colors& colors)
{
    QPalette palette(colors.button, colors.window);
    palette.setColor(QPalette::Window, colors.window);
    palette.setColor(QPalette::Base, colors.base);
    palette.setColor(QPalette::AlternateBase, colors.window);
    palette.setColor(QPalette::Button, colors.button);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, colors.text);
    palette.setColor(QPalette::ToolTipBase, colors.base);
    palette.setColor(QPalette::PlaceholderText, colors.muted);
    palette.setColor(QPalette::Mid, colors.line);
    palette.setColor(QPalette::Midlight, colors.line);
    palette.setColor(QPalette::Highlight, colors.accent);
    palette.setColor(QPalette::HighlightedText, colors.onAccent);
    palette.setColor(QPalette::Link, colors.accent);
    palette.setColor(QPalette::LinkVisited, colors.accent);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colors.disabled);
    return palette;
}

} // namespace

QPalette lightPalette()
{
    return paletteOf({.window = QColor(0xf3, 0xf4, 0xf6),
                      .base = Qt::white,
                      .text = QColor(0x1a, 0x1d, 0x21),
                      .muted = QColor(0x5a, 0x63, 0x70),
                      .line = QColor(0xd6, 0xda, 0xe0),
                      .button = QColor(0xfc, 0xfc, 0xfd),
                      .accent = QColor(0x1a, 0x62, 0xd6),
                      .onAccent = Qt::white,
                      .disabled = QColor(0x8a, 0x91, 0x9c)});
}

QPalette darkPalette()
{
    return paletteOf({.window = QColor(0x1b, 0x1d, 0x21),
                      .base = QColor(0x28, 0x2b, 0x31),
                      .text = QColor(0xee, 0xf0, 0xf2),
                      .muted = QColor(0xa9, 0xb1, 0xbc),
                      .line = QColor(0x43, 0x48, 0x51),
                      .button = QColor(0x33, 0x37, 0x3e),
                      .accent = QColor(0x6a, 0xa9, 0xff),
                      .onAccent = QColor(0x10, 0x14, 0x1a),
                      .disabled = QColor(0x7c, 0x84, 0x8f)});
}

void applyPalette(bool dark)
{
    const QPalette palette = dark ? darkPalette() : lightPalette();
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}

} // namespace ui
