// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_style.h"

#include "ui/widgets/contrast.h"

namespace ui {

namespace {

constexpr double ownWidth = 2.5;
constexpr double pinWidth = 1.5;
constexpr double otherWidth = 1; // no more: up to one pixel, dashes are drawn by a much faster way

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
    for (int i = 0; i < look::scenarioColors; ++i)
        colors.scenarios[static_cast<std::size_t>(i)] = look::scenarioColor(palette, i);
    return colors;
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

QPen pinPen(int color, const ChartColors& colors)
{
    return {scenarioColor(color, colors), pinWidth, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin};
}

QColor scenarioColor(int color, const ChartColors& colors)
{
    return colors.scenarios[static_cast<std::size_t>(color) % colors.scenarios.size()];
}

} // namespace ui
