// SPDX-License-Identifier: GPL-3.0-or-later
// A chart's SVG as a reader of the file finds it: its words, its fonts, and the lines of its curves.
#pragma once

#include "ui/charts/chart_style.h"
#include "ui/window/theme.h"

#include <QPolygonF>
#include <QRegularExpression>
#include <QStringList>
#include <QXmlStreamReader>

#include <vector>

namespace tests {

struct SvgText
{
    QString title;
    QString description;
    QStringList texts;
    QString size; // width and height, with their units
    QString viewBox;
    QStringList fonts; // families, each once, of all texts
    QString error;
};

inline SvgText wordsOf(const QByteArray& svg)
{
    SvgText words;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        const QXmlStreamAttributes attributes = xml.attributes();
        const auto attribute = [&attributes](const char* name) {
            return attributes.value(QLatin1String(name)).toString();
        };
        if (xml.name() == QLatin1String("svg")) {
            words.size = attribute("width") + QLatin1Char(' ') + attribute("height");
            words.viewBox = attribute("viewBox");
        }
        if (xml.name() == QLatin1String("text"))
            words.fonts << attribute("font-family");
        if (xml.name() == QLatin1String("title"))
            words.title = xml.readElementText();
        else if (xml.name() == QLatin1String("desc"))
            words.description = xml.readElementText();
        else if (xml.name() == QLatin1String("text"))
            words.texts << xml.readElementText();
    }
    words.fonts.removeDuplicates();
    words.error = xml.errorString();
    return words;
}

// A line as a reader of the file finds it: its points on the page, and how it is drawn.
struct SvgLine
{
    QPolygonF points;
    QColor color;
    double width = 0;
    bool dashed = false;
};

inline QPolygonF pointsOf(const QString& text)
{
    static const QRegularExpression pair(QStringLiteral("(-?[0-9.]+),(-?[0-9.]+)"));
    QPolygonF points;
    for (auto each = pair.globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        points << QPointF(match.captured(1).toDouble(), match.captured(2).toDouble());
    }
    return points;
}

inline std::vector<SvgLine> linesOf(const QByteArray& svg)
{
    std::vector<SvgLine> lines;
    SvgLine pen;
    QPointF shift;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        const auto attribute = [&xml](const char* name) {
            return xml.attributes().value(QLatin1String(name)).toString();
        };
        if (xml.name() == QLatin1String("g")) {
            const QStringList matrix = attribute("transform").section('(', 1).section(')', 0, 0).split(',');
            shift = QPointF(matrix.value(4).toDouble(), matrix.value(5).toDouble());
            const QString stroke = attribute("stroke");
            pen = {{},
                   stroke == "none" ? QColor() : QColor(stroke),
                   attribute("stroke-width").toDouble(),
                   !attribute("stroke-dasharray").isEmpty()};
        }
        pen.points = pointsOf(attribute("points") + attribute("d")).translated(shift);
        if (pen.color.isValid() && !pen.points.isEmpty())
            lines.push_back(pen);
    }
    return lines;
}

/// The curves of a chart, the person's own, its guides and those of scenarios.
struct SvgCurves
{
    QRectF plot;     // what the grid covers, and a pixel around it
    int count = 0;   // of lines: a dashed one may be many
    QString outside; // the first point that is not in the plot; empty: none is
};

inline SvgCurves curvesOf(const QByteArray& svg, bool dark)
{
    const ui::ChartColors colors = ui::chartColors(dark ? ui::darkPalette() : ui::lightPalette());
    const QRgb grid = colors.grid.rgb();
    const std::vector<SvgLine> lines = linesOf(svg);
    SvgCurves curves;
    for (const SvgLine& line : lines)
        if (line.color.rgb() == grid)
            curves.plot |= line.points.boundingRect();
    curves.plot.adjust(-1, -1, 1, 1);
    for (const SvgLine& line : lines) {
        const bool key = line.points.size() == 2 && line.points.first().x() > curves.plot.right(); // beside a name
        const bool mark = line.color.rgb() == colors.base.rgb(); // of a point, around its place
        if (line.color.rgb() == grid || key || mark || !(line.dashed || line.width >= 1.5))
            continue;
        ++curves.count;
        for (const QPointF& point : line.points)
            if (curves.outside.isEmpty() && !curves.plot.contains(point))
                curves.outside = QStringLiteral("%1, %2").arg(point.x()).arg(point.y());
    }
    return curves;
}

} // namespace tests
