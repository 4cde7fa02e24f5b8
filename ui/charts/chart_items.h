// SPDX-License-Identifier: GPL-3.0-or-later
// Draws what stands behind the curves of a chart and what stands before them. Scene items, so that a picture of the
// scene (PNG, SVG, PDF) holds them too.
#pragma once

#include "ui/charts/chart_picture.h"

#include <QGraphicsItem>

namespace ui {

/// The grid with its tick labels and the title of the x axis, or the sentence of an empty chart.
class ChartGridItem : public QGraphicsItem
{
public:
    ChartGridItem(const ChartPicture& picture, QGraphicsItem* parent); // keeps a reference

    QRectF boundingRect() const override { return m_picture.layout.area; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    void areaChanges() { prepareGeometryChange(); }

private:
    const ChartPicture& m_picture;
};

/// The names of the curves, the point with its guides, and the tip.
class ChartOverlayItem : public QGraphicsItem
{
public:
    ChartOverlayItem(const ChartPicture& picture, QGraphicsItem* parent); // keeps a reference

    QRectF boundingRect() const override { return m_picture.layout.area; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    void areaChanges() { prepareGeometryChange(); }

private:
    void paintNames(QPainter* painter) const;
    void paintGuides(QPainter* painter) const;
    void paintPins(QPainter* painter) const;
    void paintMarkers(QPainter* painter) const;
    void paintTip(QPainter* painter) const;

    const ChartPicture& m_picture;
};

} // namespace ui
