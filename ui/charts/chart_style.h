// SPDX-License-Identifier: GPL-3.0-or-later
// The colours and pens of a chart, taken from the palette.
#pragma once

#include <QColor>
#include <QPalette>
#include <QPen>

namespace ui {

struct ChartColors
{
    QColor base;
    QColor text;
    QColor muted; // the palette's own where it can be read on `base`, else nearer to `text`
    QColor accent;
    QColor grid;
    QColor leader; // from the end of a curve to its name
    QColor tip;
    QColor tipText;

    bool operator==(const ChartColors&) const = default;
};

ChartColors chartColors(const QPalette& palette);

/// The contrast of two opaque colours as WCAG defines it, 1 to 21.
double contrast(const QColor& one, const QColor& other);

/// The pen of a curve: the first, the person's own, is broad, solid and in the accent colour; the others are thin, and
/// told apart by their dashes.
QPen curvePen(std::size_t index, const ChartColors& colors);

} // namespace ui
