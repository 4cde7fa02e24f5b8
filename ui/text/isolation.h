// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps numbers, names and formulas in one piece inside sentences that run from right to left: the isolates of the
// Unicode bidirectional algorithm (UAX #9). Languages that run from left to right get every text as it is.
#pragma once

#include "core/numbers/style.h"

#include <QString>

namespace ui {

inline constexpr QChar leftToRightIsolate(0x2066);
inline constexpr QChar firstStrongIsolate(0x2068);
inline constexpr QChar popIsolate(0x2069);

/// What is put into a sentence of the style's language, such as a number with its unit: between isolates, in the
/// direction of its own first letter, from left to right where it has none. An empty text stays empty.
QString isolated(const QString& text, const core::NumberStyle& style);

/// The same for what a person named (a file, a scenario), by the direction of the application.
QString isolatedName(const QString& name);

/// A formula or its working: from left to right whatever stands in it. An empty text stays empty.
QString leftToRight(const QString& text, const core::NumberStyle& style);

/// `text` for other programs and for files: no isolates, and the marks that Arabic numbers carry stay.
QString withoutIsolates(QString text);

/// A sentence that runs from right to left, with each percentage that its translator wrote between isolates; once.
QString withIsolatedPercentages(const QString& sentence);

/// Markdown in a right-to-left language: with each code span, and each number that has a sign or a percent sign,
/// between isolates. Plain numbers and the addresses of links stay as they are.
QString withIsolatedCode(const QString& markdown);

} // namespace ui
