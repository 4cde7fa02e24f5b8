// SPDX-License-Identifier: GPL-3.0-or-later
// A chart as an export sees it, whatever it shows: something that can be painted at any size in any palette, with its
// words and its points. Every chart of the program that offers one of these can be exported.
#pragma once

#include "ui/charts/chart_source.h"

#include <QByteArray>
#include <QPalette>
#include <QSizeF>
#include <QString>

#include <functional>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace ui {

struct ChartDrawing
{
    QString name;        // for a file: "pipeline-bubble"
    QString title;       // in the current language
    QString description; // what the chart shows, in sentences
    /// Paints the chart from (0, 0) at `size`, in pixels of 1/96 inch, without a ground. Laid out anew for each call.
    std::function<void(QPainter& painter, const QSizeF& size, const QPalette& palette)> paint;
    QByteArray points; // the plotted points as CSV
};

/// The chart of a calculator, which has one, as `source` was computed. Keeps a copy; calculator and style must outlive
/// the drawing.
ChartDrawing chartDrawing(const ChartSource& source);

/// The same without its points, where only the picture is wanted: nothing is computed for them.
ChartDrawing chartPictureOnly(const ChartSource& source);

/// The plotted points as CSV: a header, then a row for each point of each curve in the order of `core::Plot`, those of
/// scenarios behind the person's own and its guides, and at last the marked points. Numbers are machine text, a
/// percentage is a fraction; names are in the current language. Only the header where there is no curve.
QByteArray chartPoints(const ChartSource& source);

} // namespace ui
