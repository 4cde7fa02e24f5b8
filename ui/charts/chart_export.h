// SPDX-License-Identifier: GPL-3.0-or-later
// Charts as pictures and as tables of points: always drawn anew at the size that is wanted, never taken off the screen.
#pragma once

#include "ui/charts/chart_drawing.h"
#include "ui/charts/export_options.h"

#include <QImage>

namespace ui {

/// The chart as an image, with its density set; null where the memory is not enough.
QImage chartImage(const ChartDrawing& drawing, const ExportOptions& options);
/// The same with another density than that of the options: what it looks like, with fewer dots.
QImage chartImage(const ChartDrawing& drawing, const ExportOptions& options, double density);

/// The whole file; the same bytes for the same chart and options. `sizeMessage` must have nothing against the options.
/// Empty where the memory is not enough. Needs a QApplication, except for CSV.
QByteArray renderChart(const ChartDrawing& drawing, const ExportOptions& options);

} // namespace ui
