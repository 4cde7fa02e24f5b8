// SPDX-License-Identifier: GPL-3.0-or-later
// All that the items of a chart draw beside the curves: places, colours, fonts and the tip.
#pragma once

#include "ui/charts/chart_layout.h"
#include "ui/charts/chart_style.h"

#include <QFont>

#include <optional>

namespace ui {

/// The label of one point of the person's curve.
struct ChartTip
{
    QString first;  // "32 microbatches"
    QString second; // "17.9% bubble"
    QRectF rect;    // empty: no tip
    QPointF anchor; // the point, or the place on the axis where the point cannot be drawn
    bool onCurve = false;
    bool own = true; // the person's own point, not one that is read off
};

struct ChartPicture
{
    ChartLayout layout;
    ChartColors colors;
    QFont plain;
    QFont bold;
    double ascent = 0; // of both fonts
    QString xTitle;
    QString emptyText; // instead of everything, where there are no curves
    ChartTip tip;
    bool pointHeld = false; // the person's point is under the mouse or dragged
};

} // namespace ui
