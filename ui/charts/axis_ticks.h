// SPDX-License-Identifier: GPL-3.0-or-later
// Which ticks an axis gets, so that every label is whole and apart from the next. Arithmetic only: text is measured by
// the caller.
#pragma once

#include "core/base/number.h"
#include "core/chart/scale.h"
#include "core/numbers/style.h"

#include <QRectF>
#include <QString>

#include <functional>
#include <vector>

namespace ui {

/// The width of a text in pixels.
using MeasureText = std::function<double(const QString&)>;

struct Tick
{
    double position = 0; // on the axis, 0 to 1
    QString text;
    double width = 0;
    QRectF rect; // of the text, once it is placed

    bool operator==(const Tick&) const = default;
};

/// What the labels of an axis are made from.
struct AxisText
{
    core::Scale scale;
    core::Kind kind = core::Kind::Count;
    const core::NumberStyle* style = nullptr;

    bool operator==(const AxisText&) const = default;
};

/// Ticks for a horizontal axis of `length`: as many as stand side by side.
std::vector<Tick> horizontalTicks(const AxisText& axis, double length, const MeasureText& measure);

/// Ticks for a vertical axis of `length`, in labels at most `widest` wide wherever a compact form can do that.
std::vector<Tick> verticalTicks(const AxisText& axis, double length, double lineHeight, double widest,
                                const MeasureText& measure);

double widestText(const std::vector<Tick>& ticks);

} // namespace ui
