// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/bare_chart.h"

#include "tests/benchmarks/frames.h"

#include <QBuffer>
#include <QImage>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

namespace benchmarks {

Curves curvesOf(const QChartView& view)
{
    Curves curves;
    for (QAbstractSeries* series : view.chart()->series())
        curves.push_back(static_cast<QLineSeries*>(series)->points());
    return curves;
}

BareChart::BareChart(const QChartView& model, BareAxes axes) : m_x(new QValueAxis), m_y(new QValueAxis)
{
    m_view.setRenderHints(model.renderHints());
    m_view.setViewportUpdateMode(model.viewportUpdateMode());
    m_view.setFrameShape(QFrame::NoFrame);
    m_view.chart()->legend()->hide();
    addAxes(axes);
    for (const QAbstractSeries* each : model.chart()->series())
        addCurve(static_cast<const QLineSeries*>(each)->pen());
    m_view.resize(model.size());
    frameCounter().paintAfter(m_view, [this] { m_view.show(); });
    m_view.chart()->setPlotArea(model.chart()->plotArea());
}

void BareChart::addAxes(BareAxes shown)
{
    for (QValueAxis* axis : {m_x, m_y}) {
        axis->setRange(0, 1);
        axis->setVisible(shown == BareAxes::Shown);
    }
    m_view.chart()->addAxis(m_x, Qt::AlignBottom);
    m_view.chart()->addAxis(m_y, Qt::AlignLeft);
}

void BareChart::addCurve(const QPen& pen)
{
    auto* series = new QLineSeries;
    series->setPen(pen);
    m_view.chart()->addSeries(series);
    series->attachAxis(m_x);
    series->attachAxis(m_y);
    m_series.push_back(series);
}

void BareChart::replaceAndPaint(const Curves& curves)
{
    frameCounter().paintAfter(m_view, [&] {
        for (std::size_t i = 0; i < curves.size(); ++i)
            m_series[i]->replace(curves[i]);
    });
}

void BareChart::rescaleAndPaint(const Curves& curves)
{
    m_wide = !m_wide;
    m_x->setRange(0, m_wide ? 1.25 : 1);
    m_y->setRange(0, m_wide ? 1.25 : 1);
    replaceAndPaint(curves);
}

QByteArray BareChart::png(const QSize& dots) const
{
    QImage image(dots, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(m_view.renderHints());
    m_view.scene()->render(&painter, QRectF(QPointF(), QSizeF(dots)), QRectF(m_view.rect()));
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace benchmarks
