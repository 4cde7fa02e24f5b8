// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_layout.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace ui {

namespace {

constexpr double tickGap = 6;       // between an axis and its labels
constexpr double nameGap = 5;       // between the parts of a name: leader, key, text
constexpr double leaderLength = 10; // from the end of a curve to its key
constexpr double keyLength = 16;
constexpr double shortKeyLength = 8; // in a narrow chart
constexpr double narrow = 420;
constexpr double inset = 4;               // free for the frame of the focus
constexpr double marginStep = 8;          // margins grow in steps, so that the plot stays put while digits are typed
constexpr double mostNamesShare = 0.32;   // of the width, for the names at the right
constexpr double mostScenarioShare = 0.2; // of the width, for the name of a scenario
constexpr double pointRadius = 8;         // what stays free round the person's point
constexpr double markRadius = 5;          // and round a pinned one
constexpr double leastLeader = 12;        // a name closer to its mark needs no line to it
constexpr int mostNamedPoints = 40;       // more names than that are read in the table
constexpr double mostYLabelsShare = 0.16; // of the width, for full numbers at the left
constexpr double leastYLabels = 48;
constexpr double leastPlotHeightWithTitle = 70;
constexpr double endTolerance = 1e-6;

double keyLengthIn(const QRectF& area)
{
    return area.width() < narrow ? shortKeyLength : keyLength;
}

// What stands before a name in the column at the right.
double leadIn(const QRectF& area)
{
    return leaderLength + keyLengthIn(area) + nameGap;
}

double steppedUp(double margin)
{
    return std::ceil(margin / marginStep) * marginStep;
}

bool endsAtTheRight(const ChartCurve& curve)
{
    return !curve.positions.isEmpty() && curve.positions.back().x() >= 1 - endTolerance;
}

// The name in the form that fits, and its width; empty where none does.
std::pair<QString, double> fittingName(const ChartCurve& curve, bool own, double widest, const ChartFonts& fonts)
{
    const MeasureText& measure = own ? fonts.bold : fonts.plain;
    for (const QString& text : {curve.name, curve.shortName}) {
        const double width = text.isEmpty() ? 0 : measure(text);
        if (width > 0 && width <= widest)
            return {text, width};
    }
    return {};
}

std::pair<QString, double> cutName(const QString& name, double widest, const ChartFonts& fonts)
{
    const QString text = cutToFit(name, widest, fonts.plain);
    return {text, fonts.plain(text)};
}

std::vector<CurveName> namesThatFit(const ChartContent& content, const QRectF& area, const ChartFonts& fonts)
{
    const double widest = area.width() * mostNamesShare - leadIn(area);
    const double widestScenario = std::min(widest, area.width() * mostScenarioShare);
    std::vector<CurveName> names;
    for (std::size_t i = 0; i < content.curves.size(); ++i) {
        const ChartCurve& curve = content.curves[i];
        auto [text, width] =
            curve.scenario < 0 ? fittingName(curve, i == 0, widest, fonts) : cutName(curve.name, widestScenario, fonts);
        if (!text.isEmpty() && !curve.positions.isEmpty())
            names.push_back({i,
                             std::move(text),
                             QRectF(0, 0, width, fonts.lineHeight),
                             {},
                             endsAtTheRight(curve),
                             {},
                             curve.scenario});
    }
    return names;
}

// The column of names at the right of the plot. What does not fit loses its name, the last guide first, the last
// scenario after them.
void placeColumn(std::vector<CurveName>& names, const ChartLayout& layout, double lineHeight)
{
    std::vector<CurveName*> column;
    for (CurveName& name : names)
        if (name.atRight)
            column.push_back(&name);
    std::stable_partition(column.begin(), column.end(),
                          [](const CurveName* name) { return name->curve == 0 || name->scenario >= 0; });
    std::optional<std::vector<double>> tops;
    while (!column.empty() && !tops) {
        std::vector<CurveName*> sorted = column;
        std::stable_sort(sorted.begin(), sorted.end(),
                         [](const CurveName* a, const CurveName* b) { return a->end.y() < b->end.y(); });
        std::vector<double> wanted;
        for (const CurveName* name : sorted)
            wanted.push_back(name->end.y());
        tops = stacked(wanted, lineHeight, layout.plot.top() - lineHeight / 2, layout.plot.bottom() + nameGap);
        if (!tops) {
            column.back()->text.clear();
            column.pop_back();
            continue;
        }
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            CurveName& name = *sorted[i];
            name.rect.moveTopLeft({layout.plot.right() + leadIn(layout.area), (*tops)[i]});
            const QPointF key(layout.plot.right() + leaderLength, name.rect.center().y());
            name.key = QLineF(key, key + QPointF(keyLengthIn(layout.area), 0));
        }
    }
}

QRectF around(const QPointF& point, double radius)
{
    return {point - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)};
}

// The marks of scenarios, as something that is not to be covered. Of those that lie on each other one is enough: there
// may be thousands.
void addMarks(Obstacles& obstacles, const ChartLayout& layout)
{
    std::set<std::pair<int, int>> taken;
    for (const PinMark& pin : layout.pins)
        if (taken.emplace(qRound(pin.point.x() / markRadius), qRound(pin.point.y() / markRadius)).second)
            obstacles.rects.push_back(around(pin.point, markRadius));
}

// What no name inside the plot may cover: the points.
Obstacles pointsOf(const ChartLayout& layout)
{
    Obstacles obstacles{layout.plot, layout.curves, {}};
    if (layout.point)
        obstacles.rects.push_back(around(*layout.point, pointRadius));
    addMarks(obstacles, layout);
    return obstacles;
}

// Names of curves that leave the plot at its top or bottom stand inside, beside them.
void placeInside(std::vector<CurveName>& names, const ChartLayout& layout)
{
    Obstacles obstacles = pointsOf(layout);
    for (CurveName& name : names) {
        if (name.atRight)
            continue;
        const auto place = placedAlong(layout.curves[name.curve], name.rect.size(), obstacles);
        if (!place) {
            name.text.clear();
            continue;
        }
        name.rect = *place;
        obstacles.rects.push_back(*place);
    }
}

void placeNames(ChartLayout& layout, std::vector<CurveName> names, double lineHeight)
{
    for (CurveName& name : names)
        name.end = layout.curves[name.curve].back();
    placeColumn(names, layout, lineHeight);
    placeInside(names, layout);
    std::erase_if(names, [](const CurveName& name) { return name.text.isEmpty(); });
    layout.names = std::move(names);
}

// From the edge of a mark to the nearest place on its name; null where that is close.
QLineF leaderTo(const QRectF& name, const QPointF& mark)
{
    const QPointF nearest(std::clamp(mark.x(), name.left(), name.right()),
                          std::clamp(mark.y(), name.top(), name.bottom()));
    const QLineF line(mark, nearest);
    return line.length() < leastLeader ? QLineF() : QLineF(line.pointAt(markRadius / line.length()), nearest);
}

void placeMarks(ChartLayout& layout, const ChartContent& content)
{
    for (const ChartPin& pin : content.pins)
        if (pin.point)
            layout.pins.push_back({layout.at(*pin.point), pin.edge, pin.scenario, {}, {}, {}});
}

bool isNamed(const ChartLayout& layout, std::optional<std::size_t> curve)
{
    return curve && std::any_of(layout.names.begin(), layout.names.end(),
                                [curve](const CurveName& name) { return name.curve == *curve; });
}

// Beside their points, once the curves are named.
void placeNamesOfPoints(ChartLayout& layout, const ChartContent& content, const ChartFonts& fonts)
{
    Obstacles obstacles = pointsOf(layout);
    for (const CurveName& name : layout.names)
        obstacles.rects.push_back(name.rect);
    auto mark = layout.pins.begin();
    int left = mostNamedPoints;
    for (const ChartPin& pin : content.pins) {
        if (!pin.point)
            continue;
        PinMark& named = *mark++;
        if (left == 0 || isNamed(layout, pin.curve))
            continue;
        --left;
        const auto [text, width] = cutName(pin.name, layout.area.width() * mostScenarioShare, fonts);
        const auto place = placedAround(named.point, {width, fonts.lineHeight}, obstacles);
        if (text.isEmpty() || !place)
            continue;
        named.text = text;
        named.rect = *place;
        named.leader = leaderTo(*place, named.point);
        obstacles.rects.push_back(*place);
    }
}

double columnWidth(const std::vector<CurveName>& names, const QRectF& area)
{
    double width = 0;
    for (const CurveName& name : names)
        if (name.atRight)
            width = std::max(width, leadIn(area) + name.rect.width());
    return width;
}

void placeTicks(ChartLayout& layout, double lineHeight)
{
    for (Tick& tick : layout.xTicks)
        tick.rect = {layout.at({tick.position, 0}).x() - tick.width / 2, layout.plot.bottom() + tickGap, tick.width,
                     lineHeight};
    for (Tick& tick : layout.yTicks)
        tick.rect = {layout.plot.left() - tickGap - tick.width, layout.at({0, tick.position}).y() - lineHeight / 2,
                     tick.width, lineHeight};
}

// The margins of the plot; those at the sides depend on the labels, and these on the width that is left.
QRectF plotRect(ChartLayout& layout, const ChartContent& content, const std::vector<CurveName>& names,
                const ChartFonts& fonts)
{
    const double top = std::ceil(fonts.lineHeight / 2) + inset;
    double bottom = std::ceil(tickGap + fonts.lineHeight) + inset;
    const double titleHeight = std::ceil(fonts.lineHeight + 4);
    const bool titled = layout.area.height() - top - bottom - titleHeight >= leastPlotHeightWithTitle;
    if (titled)
        bottom += titleHeight;
    const double height = std::max(1.0, layout.area.height() - top - bottom);
    const double widestY = std::max(leastYLabels, layout.area.width() * mostYLabelsShare);
    layout.yTicks = verticalTicks(content.y, height, fonts.lineHeight, widestY, fonts.plain);
    double left = steppedUp(widestText(layout.yTicks) + tickGap + inset);
    double right = steppedUp(columnWidth(names, layout.area) + inset);
    for (int round = 0; round < 2; ++round) {
        const double width = std::max(1.0, layout.area.width() - left - right);
        layout.xTicks = horizontalTicks(content.x, width, fonts.plain);
        double overLeft = 0;
        double overRight = 0;
        for (const Tick& tick : layout.xTicks) {
            overLeft = std::max(overLeft, tick.width / 2 - tick.position * width + inset);
            overRight = std::max(overRight, tick.width / 2 - (1 - tick.position) * width + inset);
        }
        if (overLeft <= left && overRight <= right)
            break;
        left = std::max(left, steppedUp(overLeft));
        right = std::max(right, steppedUp(overRight));
    }
    const double width = std::max(1.0, layout.area.width() - left - right);
    const QRectF plot(layout.area.left() + left, layout.area.top() + top, width, height);
    if (titled)
        layout.xTitle = {plot.left(), plot.bottom() + bottom - titleHeight, plot.width(), fonts.lineHeight};
    return plot;
}

} // namespace

QPointF ChartLayout::at(const QPointF& position) const
{
    return {plot.left() + position.x() * plot.width(), plot.bottom() - position.y() * plot.height()};
}

ChartLayout layoutChart(const ChartContent& content, const QSizeF& size, const ChartFonts& fonts)
{
    ChartLayout layout;
    layout.area = QRectF(QPointF(), size);
    layout.plot = layout.area;
    if (content.curves.empty())
        return layout;
    std::vector<CurveName> names = namesThatFit(content, layout.area, fonts);
    layout.plot = plotRect(layout, content, names, fonts);
    placeTicks(layout, fonts.lineHeight);
    if (layout.xTitle.width() < fonts.plain(content.xTitle))
        layout.xTitle = {};
    for (const ChartCurve& curve : content.curves) {
        QPolygonF polygon;
        polygon.reserve(curve.positions.size());
        for (const QPointF& position : curve.positions)
            polygon << layout.at(position);
        layout.curves.push_back(std::move(polygon));
    }
    if (content.point)
        layout.point = layout.at(*content.point);
    placeMarks(layout, content);
    placeNames(layout, std::move(names), fonts.lineHeight);
    placeNamesOfPoints(layout, content, fonts);
    return layout;
}

QRectF tipPlace(const ChartLayout& layout, const QPointF& anchor, const QSizeF& size)
{
    const QRectF inner = layout.area.adjusted(inset, inset, -inset, -inset);
    // A tip wider or higher than the plot may use what is beside or below it.
    QRectF within = layout.plot;
    if (size.width() > within.width())
        within = QRectF(inner.left(), within.top(), inner.width(), within.height());
    if (size.height() > within.height())
        within = QRectF(within.left(), inner.top(), within.width(), inner.height());
    Obstacles obstacles{within, layout.curves, {}};
    for (const CurveName& name : layout.names)
        obstacles.rects.push_back(name.rect);
    if (layout.point)
        obstacles.rects.push_back(around(*layout.point, pointRadius - 1));
    addMarks(obstacles, layout);
    for (const PinMark& pin : layout.pins)
        if (!pin.text.isEmpty())
            obstacles.rects.push_back(pin.rect);
    const QRectF beside = placedBeside(anchor, size, obstacles);
    const bool covers = std::any_of(obstacles.rects.begin(), obstacles.rects.end(),
                                    [&beside](const QRectF& other) { return beside.intersects(other); });
    return covers ? placedAround(anchor, size, obstacles).value_or(beside) : beside;
}

} // namespace ui
