// SPDX-License-Identifier: GPL-3.0-or-later
// How well colours stand out from each other. Arithmetic only.
#pragma once

#include <QColor>

namespace ui {

inline constexpr double readableText = 4.5; // the least contrast of text
inline constexpr double readableLine = 3;   // and of lines and marks

/// The contrast of two opaque colours as WCAG defines it, 1 to 21.
double contrast(const QColor& one, const QColor& other);

/// The colour that lies `share` (0 to 1) of the way from `one` to `other`.
QColor mixed(const QColor& one, const QColor& other, double share);

/// `color` as it looks on `background`, moved towards `text` until its contrast to the background is `least`.
QColor readable(const QColor& color, const QColor& background, const QColor& text, double least);

} // namespace ui
