// SPDX-License-Identifier: GPL-3.0-or-later
// A chart of the toolkit alone, to compare ours with: the curves, and the toolkit's own axes or nothing else.
#pragma once

#include <QByteArray>
#include <QChartView>
#include <QList>

#include <vector>

QT_BEGIN_NAMESPACE
class QLineSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace benchmarks {

using Curves = std::vector<QList<QPointF>>;

/// The points of all curves of a chart.
Curves curvesOf(const QChartView& view);

/// Whether the toolkit's axes are shown, with grid and tick labels as it makes them.
enum class BareAxes { Hidden, Shown };

/// Has the size, curves, pens and smoothing of the chart it is made from. Runs under a `FrameCounter`.
class BareChart
{
public:
    explicit BareChart(const QChartView& model, BareAxes axes = BareAxes::Hidden);

    /// Returns when it is painted with these curves, as many as it was made with.
    void replaceAndPaint(const Curves& curves);
    /// The same on axes that end elsewhere than at the last time.
    void rescaleAndPaint(const Curves& curves);

    /// The same picture anew as a PNG of that size in dots, with nothing but what the toolkit does.
    QByteArray png(const QSize& dots) const;

private:
    void addAxes(BareAxes shown);
    void addCurve(const QPen& pen);

    QChartView m_view;
    QValueAxis* m_x; // the chart's as soon as it is added
    QValueAxis* m_y;
    std::vector<QLineSeries*> m_series;
    bool m_wide = false;
};

} // namespace benchmarks
