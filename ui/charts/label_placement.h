// SPDX-License-Identifier: GPL-3.0-or-later
// Finds places for labels on a chart: arithmetic on rectangles and curves, tested without a window.
#pragma once

#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace ui {

/// Whether a curve (rising in x) comes within `margin` of a rectangle.
bool crosses(const QPolygonF& curve, const QRectF& rect, double margin);

/// The tops of labels of `height` that stand in one column between `top` and `bottom`, each as near to its `wanted`
/// centre as the others allow; the order of the centres, which must rise, is kept. Nothing where they do not fit.
std::optional<std::vector<double>> stacked(const std::vector<double>& wanted, double height, double top, double bottom);

/// What a label must keep clear of.
struct Obstacles
{
    QRectF within; // the label stays inside
    std::vector<QPolygonF> curves;
    std::vector<QRectF> rects;
};

/// A free place for a label of `size` beside `anchor`: above or below it and to its right or left, near before far.
/// Where every place covers something the one that covers least, still inside.
QRectF placedBeside(const QPointF& anchor, const QSizeF& size, const Obstacles& obstacles);

/// A place for the name of a point: as `placedBeside`, but never on one of the rectangles, and then further off,
/// anywhere inside. Nothing where there is none.
std::optional<QRectF> placedAround(const QPointF& anchor, const QSizeF& size, const Obstacles& obstacles);

/// As much of `text` as is at most `widest` wide, with an ellipsis where it is cut, never within a character; empty
/// where not even one fits.
QString cutToFit(const QString& text, double widest, const std::function<double(const QString&)>& measure);

/// A free place for the name of a curve that ends inside the chart: beside its end, or further back along it. Nothing
/// where there is none.
std::optional<QRectF> placedAlong(const QPolygonF& curve, const QSizeF& size, const Obstacles& obstacles);

} // namespace ui
