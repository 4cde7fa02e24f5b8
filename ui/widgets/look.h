// SPDX-License-Identifier: GPL-3.0-or-later
// The sizes, spacings and colours that all widgets share: an 8-pixel grid, two weights, a few font sizes.
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>

class QWidget;

namespace ui::look {

inline constexpr int unit = 8; // the grid
inline constexpr int cardRadius = 6;

enum class Size { Small, Body, Title, Value };

/// The application's font in one of the sizes, bold or not.
QFont font(Size size, bool bold = false);
/// Gives a widget such a font.
void setFont(QWidget& widget, Size size, bool bold = false);
/// Shows a label's text in the muted colour of the palette, following it when the theme changes.
void setMuted(QWidget& widget);

/// The colour of errors on the palette's base; contrast of at least 4.5 in both themes.
QColor errorColor(const QPalette& palette);
/// The colour of warnings' marks.
QColor warningColor(const QPalette& palette);
/// How many scenarios have a colour of their own.
inline constexpr int scenarioColors = 10;
/// The colour of a scenario, counted from 0 (after the last the first follows): for its line, its mark and its name,
/// with a contrast of at least 4.5 to the palette's base. None is the accent, which is what is current.
QColor scenarioColor(const QPalette& palette, int index);
/// Whether the palette is a dark one.
bool isDark(const QPalette& palette);

/// Two links of a chain, joined or apart.
QIcon chainIcon(const QPalette& palette, bool joined);

} // namespace ui::look
