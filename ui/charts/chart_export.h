// SPDX-License-Identifier: GPL-3.0-or-later
// Charts as pictures and as tables of points: always drawn anew at the size that is wanted, never taken off the screen.
#pragma once

#include "core/numbers/style.h"
#include "ui/charts/chart_drawing.h"

#include <QImage>

namespace ui {

enum class ChartFormat { Png, Svg, Pdf, Csv };
enum class LengthUnit { Pixels, Millimetres };

/// What an export comes out as. A pixel of `width` and `height` is 1/96 inch; a PNG has `scale` dots for each.
struct ExportOptions
{
    ChartFormat format = ChartFormat::Png;
    LengthUnit unit = LengthUnit::Pixels;
    double width = 960;
    double height = 600;
    int scale = 1; // of a PNG measured in pixels
    int dpi = 300; // of a PNG measured in millimetres
    bool dark = false;
    bool title = true;
    bool transparent = false;

    bool operator==(const ExportOptions&) const = default;

    /// The size in pixels of 1/96 inch.
    QSizeF size() const;
    /// The dots of a PNG for each of them.
    double density() const;
    /// The size of a PNG in dots.
    QSize dots() const;
};

inline constexpr int leastScale = 1;
inline constexpr int mostScale = 3;
inline constexpr int leastDpi = 36;
inline constexpr int mostDpi = 2400;
inline constexpr int mostDots = 16384; // on each side, of a PNG or in pixels

/// Why nothing can be drawn at that size or density, as a sentence; empty where it can. The least size is 240 by 140
/// pixels, or 64 by 38 millimetres; no side is longer than `mostDots`.
QString sizeMessage(const ExportOptions& options, const core::NumberStyle& style);

/// The ending of a file of that format, without the point.
QString suffixOf(ChartFormat format);

/// The chart as an image, with its density set; null where the memory is not enough.
QImage chartImage(const ChartDrawing& drawing, const ExportOptions& options);

/// The whole file; the same bytes for the same chart and options. `sizeMessage` must have nothing against the options.
/// Empty where the memory is not enough. Needs a QApplication, except for CSV.
QByteArray renderChart(const ChartDrawing& drawing, const ExportOptions& options);

} // namespace ui
