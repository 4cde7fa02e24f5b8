// SPDX-License-Identifier: GPL-3.0-or-later
// The colours and pens of a chart, taken from the palette.
#pragma once

#include "ui/widgets/look.h"

#include <QColor>
#include <QPalette>
#include <QPen>

#include <array>

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
    std::array<QColor, look::scenarioColors> scenarios;

    bool operator==(const ChartColors&) const = default;
};

ChartColors chartColors(const QPalette& palette);

/// The pen of a curve: the first, the person's own, is broad, solid and in the accent colour; the others are thin, and
/// told apart by their dashes.
QPen curvePen(std::size_t index, const ChartColors& colors);

/// The pen of a pinned curve: solid, in the scenario's colour. Its name, not its colour, tells which it is.
QPen pinPen(int color, const ChartColors& colors);

/// The colour of a scenario, counted from 0; after the last the first follows.
QColor scenarioColor(int color, const ChartColors& colors);

} // namespace ui
