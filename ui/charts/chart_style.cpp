// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_style.h"

#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr double readableText = 4.5;
constexpr double readableLine = 3;
constexpr double ownWidth = 2.5;
constexpr double otherWidth = 1; // no more: up to one pixel, dashes are drawn by a much faster way

double luminance(const QColor& color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

QColor mixed(const QColor& one, const QColor& other, double share)
{
    const auto part = [share](double a, double b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(part(one.redF(), other.redF()), part(one.greenF(), other.greenF()),
                            part(one.blueF(), other.blueF()));
}

// `color` as it looks on `background`, moved towards `text` until it stands out from it.
QColor readable(const QColor& color, const QColor& background, const QColor& text, double least)
{
    QColor result = mixed(background, color, color.alphaF());
    for (int step = 1; contrast(result, background) < least && step <= 10; ++step)
        result = mixed(result, text, step / 10.0);
    return result;
}

} // namespace

ChartColors chartColors(const QPalette& palette)
{
    ChartColors colors;
    colors.base = palette.color(QPalette::Base);
    colors.text = palette.color(QPalette::Text);
    colors.muted = readable(palette.color(QPalette::PlaceholderText), colors.base, colors.text, readableText);
    colors.accent = readable(palette.color(QPalette::Highlight), colors.base, colors.text, readableLine);
    // Lines to look past, in any theme: the palette's own mid tone, lightened where it is strong.
    colors.grid = mixed(colors.base, palette.color(QPalette::Mid), 0.5);
    colors.leader = mixed(colors.base, colors.muted, 0.5);
    colors.tip = colors.text;
    colors.tipText = colors.base;
    return colors;
}

double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return a > b ? a / b : b / a;
}

QPen curvePen(std::size_t index, const ChartColors& colors)
{
    static const std::array<QList<qreal>, 4> dashes{QList<qreal>{5, 3}, {9, 3}, {1.5, 2.5}, {7, 2.5, 1.5, 2.5}};
    // Bevelled joins: nothing to be seen of them on smooth curves, while round ones double the time of painting.
    if (index == 0)
        return {colors.accent, ownWidth, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin};
    QPen pen(colors.muted, otherWidth, Qt::CustomDashLine, Qt::FlatCap, Qt::BevelJoin);
    pen.setDashPattern(dashes[(index - 1) % dashes.size()]);
    return pen;
}

} // namespace ui
