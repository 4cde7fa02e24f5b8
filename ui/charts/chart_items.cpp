// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_items.h"

#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>

namespace ui {

namespace {

// Between the layers of a QChart: its series stand at 4.
constexpr double behindCurves = 2;
constexpr double beforeCurves = 100;
constexpr double pointRadius = 5.5;
constexpr double heldPointRadius = 8; // under the mouse, and while it is dragged
constexpr double pinRadius = 4.5;
constexpr double tipRadius = 4;
constexpr double tipPadding = 10;
constexpr double leaderGap = 2; // between the end of a curve and its leader, which is not a part of it

// A chart runs from left to right in every language; its texts run as their letters do.
void setDirectionOf(const QString& text, QPainter* painter)
{
    painter->setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
}

void drawText(QPainter* painter, const QRectF& rect, double ascent, const QString& text)
{
    setDirectionOf(text, painter);
    painter->drawText(QPointF(rect.left(), rect.top() + ascent), text);
}

// Where `text` stands within `rect`: at the edge where it begins.
QRectF lineOf(const QString& text, const QRectF& rect, const QFont& font)
{
    return text.isRightToLeft() ? rect.adjusted(rect.width() - QFontMetricsF(font).horizontalAdvance(text), 0, 0, 0)
                                : rect;
}

// The mark of a pinned point: a disc, or a triangle towards where the point lies beyond the axes.
QPainterPath markOf(const PinMark& pin)
{
    QPainterPath path;
    if (pin.edge == core::Edge::None) {
        path.addEllipse(pin.point, pinRadius, pinRadius);
        return path;
    }
    static constexpr std::array<double, 5> turns{0, 180, 0, -90, 90}; // in the order of the edges
    QTransform turn = QTransform::fromTranslate(pin.point.x(), pin.point.y());
    turn.rotate(turns[static_cast<std::size_t>(pin.edge)]);
    path.addPolygon(turn.map(QPolygonF{{pinRadius, 0}, {-pinRadius, -pinRadius}, {-pinRadius, pinRadius}}));
    path.closeSubpath();
    return path;
}

// Lines of one pixel stay sharp only in the middle of a pixel.
double sharp(double coordinate)
{
    return std::floor(coordinate) + 0.5;
}

} // namespace

ChartGridItem::ChartGridItem(const ChartPicture& picture, QGraphicsItem* parent)
    : QGraphicsItem(parent), m_picture(picture)
{
    setZValue(behindCurves);
    setAcceptedMouseButtons(Qt::NoButton);
}

void ChartGridItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const ChartLayout& layout = m_picture.layout;
    painter->setFont(m_picture.plain);
    painter->setPen(m_picture.colors.muted);
    if (layout.curves.empty()) {
        setDirectionOf(m_picture.emptyText, painter);
        painter->drawText(layout.area, Qt::AlignCenter | Qt::TextWordWrap, m_picture.emptyText);
        return;
    }
    for (const auto* ticks : {&layout.xTicks, &layout.yTicks})
        for (const Tick& tick : *ticks)
            drawText(painter, tick.rect, m_picture.ascent, tick.text);
    setDirectionOf(m_picture.xTitle, painter);
    if (!layout.xTitle.isEmpty())
        painter->drawText(layout.xTitle, Qt::AlignCenter, m_picture.xTitle);
    QVector<QLineF> lines;
    const QRectF& plot = layout.plot;
    for (const Tick& tick : layout.xTicks) {
        const double x = sharp(layout.at({tick.position, 0}).x());
        lines.emplaceBack(x, plot.top(), x, plot.bottom());
    }
    for (const Tick& tick : layout.yTicks) {
        const double y = sharp(layout.at({0, tick.position}).y());
        lines.emplaceBack(plot.left(), y, plot.right(), y);
    }
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(QPen(m_picture.colors.grid, 1));
    painter->drawLines(lines);
}

ChartOverlayItem::ChartOverlayItem(const ChartPicture& picture, QGraphicsItem* parent)
    : QGraphicsItem(parent), m_picture(picture)
{
    setZValue(beforeCurves);
    setAcceptedMouseButtons(Qt::NoButton);
}

void ChartOverlayItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (m_picture.layout.curves.empty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    paintNames(painter);
    paintGuides(painter);
    paintPins(painter);
    paintMarkers(painter);
    paintTip(painter);
}

void ChartOverlayItem::paintNames(QPainter* painter) const
{
    for (const CurveName& name : m_picture.layout.names) {
        if (name.atRight) {
            painter->setPen(QPen(m_picture.colors.leader, 1));
            painter->drawLine(name.end + QPointF(leaderGap, 0), name.key.p1());
            painter->setPen(name.scenario < 0 ? curvePen(name.curve, m_picture.colors)
                                              : pinPen(name.scenario, m_picture.colors));
            painter->drawLine(name.key);
        }
        const bool own = name.curve == 0;
        painter->setFont(own ? m_picture.bold : m_picture.plain);
        painter->setPen(own                 ? m_picture.colors.text
                        : name.scenario < 0 ? m_picture.colors.muted
                                            : scenarioColor(name.scenario, m_picture.colors));
        drawText(painter, name.rect, m_picture.ascent, name.text);
    }
}

void ChartOverlayItem::paintGuides(QPainter* painter) const
{
    const ChartLayout& layout = m_picture.layout;
    const ChartTip& tip = m_picture.tip;
    QPen pen(m_picture.colors.accent, 1.5, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({1.5, 2});
    painter->setPen(pen);
    if (layout.point) {
        painter->drawLine(QPointF(layout.plot.left(), layout.point->y()), *layout.point);
        painter->drawLine(QPointF(layout.point->x(), layout.plot.bottom()), *layout.point);
    }
    if (tip.own && tip.onCurve)
        return;
    painter->setPen(QPen(m_picture.colors.muted, 1));
    const double x = sharp(tip.anchor.x());
    painter->drawLine(QPointF(x, layout.plot.top()), QPointF(x, layout.plot.bottom()));
}

void ChartOverlayItem::paintPins(QPainter* painter) const
{
    painter->setFont(m_picture.plain);
    QColor ground = m_picture.colors.base;
    ground.setAlphaF(0.8F);
    for (const PinMark& pin : m_picture.layout.pins) {
        const QColor color = scenarioColor(pin.scenario, m_picture.colors);
        if (!pin.text.isEmpty()) {
            // Where a name has to stand on a curve it can be read all the same.
            painter->fillRect(pin.rect, ground);
            painter->setPen(QPen(color, 1));
            if (!pin.leader.isNull())
                painter->drawLine(pin.leader);
            drawText(painter, pin.rect, m_picture.ascent, pin.text);
        }
    }
    for (const PinMark& pin : m_picture.layout.pins) {
        painter->setPen(QPen(m_picture.colors.base, 1.5));
        painter->setBrush(scenarioColor(pin.scenario, m_picture.colors));
        painter->drawPath(markOf(pin));
    }
}

void ChartOverlayItem::paintMarkers(QPainter* painter) const
{
    const ChartColors& colors = m_picture.colors;
    painter->setPen(QPen(colors.base, 2));
    painter->setBrush(colors.accent);
    const double radius = m_picture.pointHeld ? heldPointRadius : pointRadius + 1;
    if (m_picture.layout.point)
        painter->drawEllipse(*m_picture.layout.point, radius, radius);
    if (m_picture.tip.own || !m_picture.tip.onCurve)
        return;
    painter->setPen(QPen(colors.accent, 2));
    painter->setBrush(colors.base);
    painter->drawEllipse(m_picture.tip.anchor, pointRadius, pointRadius);
}

void ChartOverlayItem::paintTip(QPainter* painter) const
{
    const ChartTip& tip = m_picture.tip;
    if (tip.rect.isEmpty())
        return;
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_picture.colors.tip);
    painter->drawRoundedRect(tip.rect, tipRadius, tipRadius);
    painter->setPen(m_picture.colors.tipText);
    const QRectF inside = tip.rect.adjusted(tipPadding, 4, -tipPadding, -4);
    painter->setFont(m_picture.plain);
    drawText(painter, lineOf(tip.first, inside, m_picture.plain), m_picture.ascent, tip.first);
    painter->setFont(m_picture.bold);
    const QRectF below = inside.translated(0, inside.height() / 2);
    drawText(painter, lineOf(tip.second, below, m_picture.bold), m_picture.ascent, tip.second);
}

} // namespace ui
