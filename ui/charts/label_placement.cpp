// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/label_placement.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace ui {

namespace {

constexpr double curveMargin = 3;
constexpr double labelMargin = 2;
constexpr double nearest = 12;   // from the anchor to the label
constexpr double distances = 10; // how many distances are tried, each a step further
constexpr double distanceStep = 14;

double yAt(const QPolygonF& curve, qsizetype after, double x)
{
    const QPointF& right = curve[after];
    const QPointF& left = curve[after - 1];
    const double width = right.x() - left.x();
    return width > 0 ? left.y() + (right.y() - left.y()) * (x - left.x()) / width : right.y();
}

int curvesCovered(const QRectF& rect, const Obstacles& obstacles)
{
    int count = 0;
    for (const QPolygonF& curve : obstacles.curves)
        count += crosses(curve, rect, curveMargin);
    return count;
}

int rectsCovered(const QRectF& rect, const Obstacles& obstacles)
{
    const QRectF wide = rect.adjusted(-labelMargin, -labelMargin, labelMargin, labelMargin);
    return static_cast<int>(std::count_if(obstacles.rects.begin(), obstacles.rects.end(),
                                          [&wide](const QRectF& other) { return wide.intersects(other); }));
}

// Rather on any number of curves than on another label.
int covered(const QRectF& rect, const Obstacles& obstacles)
{
    constexpr int label = 1000;
    return curvesCovered(rect, obstacles) + label * rectsCovered(rect, obstacles);
}

QRectF movedInside(QRectF rect, const QRectF& within)
{
    rect.moveLeft(std::max(within.left(), std::min(rect.left(), within.right() - rect.width())));
    rect.moveTop(std::max(within.top(), std::min(rect.top(), within.bottom() - rect.height())));
    return rect;
}

QRectF beside(const QPointF& anchor, const QSizeF& size, double dx, double dy, double distance)
{
    const double x = dx > 0 ? anchor.x() + nearest : anchor.x() - nearest - size.width();
    const double y = dy < 0 ? anchor.y() - distance - size.height() : anchor.y() + distance;
    return {QPointF(x, y), size};
}

} // namespace

bool crosses(const QPolygonF& curve, const QRectF& rect, double margin)
{
    const QRectF wide = rect.adjusted(-margin, -margin, margin, margin);
    if (curve.isEmpty() || curve.back().x() < wide.left() || curve.front().x() > wide.right())
        return false;
    auto point = std::lower_bound(curve.begin(), curve.end(), wide.left(),
                                  [](const QPointF& each, double x) { return each.x() < x; });
    double last = point == curve.begin() ? point->y() : yAt(curve, point - curve.begin(), wide.left());
    const auto meets = [&wide](double from, double to) {
        return std::max(from, to) >= wide.top() && std::min(from, to) <= wide.bottom();
    };
    if (meets(last, last))
        return true;
    for (; point != curve.end(); ++point) {
        const bool beyond = point->x() > wide.right();
        const bool first = point == curve.begin();
        const double y = beyond && !first ? yAt(curve, point - curve.begin(), wide.right()) : point->y();
        if (meets(last, y))
            return true;
        if (beyond)
            return false;
        last = y;
    }
    return false;
}

std::optional<std::vector<double>> stacked(const std::vector<double>& wanted, double height, double top, double bottom)
{
    if (static_cast<double>(wanted.size()) * height > bottom - top)
        return std::nullopt;
    std::vector<double> tops;
    double least = top;
    for (const double centre : wanted) {
        tops.push_back(std::max(centre - height / 2, least));
        least = tops.back() + height;
    }
    double most = bottom - height;
    for (auto each = tops.rbegin(); each != tops.rend(); ++each) {
        *each = std::min(*each, most);
        most = *each - height;
    }
    return tops;
}

QRectF placedBeside(const QPointF& anchor, const QSizeF& size, const Obstacles& obstacles)
{
    static constexpr std::array<std::array<double, 2>, 4> sides{{{1, -1}, {-1, -1}, {1, 1}, {-1, 1}}};
    QRectF best = movedInside(beside(anchor, size, 1, -1, nearest), obstacles.within);
    int least = std::numeric_limits<int>::max();
    for (int i = 0; i < distances; ++i)
        for (const auto& [dx, dy] : sides) {
            const QRectF rect = beside(anchor, size, dx, dy, nearest + i * distanceStep);
            const QRectF inside = movedInside(rect, obstacles.within);
            if (inside.adjusted(-labelMargin, -labelMargin, labelMargin, labelMargin).contains(anchor))
                continue;
            const int count = covered(inside, obstacles);
            if (count == 0 && rect == inside)
                return rect;
            if (count < least) {
                least = count;
                best = inside;
            }
        }
    return best;
}

std::optional<QRectF> placedAround(const QPointF& anchor, const QSizeF& size, const Obstacles& obstacles)
{
    // Rows and columns of places round the anchor, the nearest first: a curve covered counts like a way of some pixels.
    constexpr double curveCost = 40;
    constexpr int most = 64;
    constexpr double markGap = 8;
    const double stepX = size.width() / 2 + markGap;
    const double stepY = size.height() + 2 * labelMargin;
    std::optional<QRectF> best;
    double least = std::numeric_limits<double>::max();
    for (int ring = 1; ring < most && (ring - 1) * std::min(stepX, stepY) < least; ++ring)
        for (int row = -ring; row <= ring; ++row)
            for (int column = -ring; column <= ring; column += std::abs(row) == ring ? 1 : 2 * ring) {
                QRectF rect(QPointF(), size);
                rect.moveCenter(anchor + QPointF(column * stepX, row * stepY));
                const double way = std::hypot(std::max(0.0, std::abs(column) - 1.0) * stepX, row * stepY);
                if (way >= least || !obstacles.within.contains(rect) || rectsCovered(rect, obstacles) > 0)
                    continue;
                const double cost = way + curveCost * curvesCovered(rect, obstacles);
                if (cost < least) {
                    least = cost;
                    best = rect;
                }
            }
    return best;
}

QString cutToFit(const QString& text, double widest, const std::function<double(const QString&)>& measure)
{
    if (measure(text) <= widest)
        return text;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    QList<qsizetype> ends;
    for (qsizetype end = finder.toNextBoundary(); end > 0; end = finder.toNextBoundary())
        ends << end;
    const auto cut = [&text](qsizetype end) { return text.left(end).trimmed() + QChar(u'…'); };
    const auto fits = [&](qsizetype end) { return measure(cut(end)) <= widest; };
    const auto first = std::partition_point(ends.cbegin(), ends.cend(), fits);
    return first == ends.cbegin() ? QString() : cut(*std::prev(first));
}

std::optional<QRectF> placedAlong(const QPolygonF& curve, const QSizeF& size, const Obstacles& obstacles)
{
    constexpr qsizetype step = 3;
    constexpr double distance = 6;
    for (qsizetype i = curve.size() - 1; i >= 0; i -= step)
        for (const double dx : {1.0, -1.0}) {
            QRectF rect(QPointF(), size);
            rect.moveTop(curve[i].y() + 1);
            rect.moveLeft(dx > 0 ? curve[i].x() + distance : curve[i].x() - distance - size.width());
            if (obstacles.within.contains(rect) && covered(rect, obstacles) == 0)
                return rect;
        }
    return std::nullopt;
}

} // namespace ui
