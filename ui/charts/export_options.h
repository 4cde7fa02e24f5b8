// SPDX-License-Identifier: GPL-3.0-or-later
// How a chart is exported: the format, the size and the look, which come back after a restart.
#pragma once

#include "core/numbers/style.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <functional>

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

/// Writes a file whole or not at all; the reason in words where it cannot, else an empty string.
using WriteFile = std::function<QString(const QString& path, const QByteArray& content)>;

} // namespace ui
