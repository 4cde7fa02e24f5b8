// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the core's texts, codes and numbers into sentences of the current language.
#pragma once

#include "core/calculator/calculator.h"
#include "core/numbers/read.h"

#include <QString>

namespace ui {

/// The translation of a text without numbers.
QString translated(const core::Text& text);

/// The translation of a text with numbers in place of %1, %2...; a blank argument shows as an ellipsis.
QString sentence(const core::Text& text, const std::vector<core::Argument>& arguments, const core::NumberStyle& style);

/// The working of a result, which is the same in all languages, with the numbers put in.
QString working(const core::Result& result, const core::Answer& answer, const core::NumberStyle& style);

/// A value as the reading of a field or a result puts it: "32 microbatches", "17.9% bubble". `shown` is the number as
/// it is to stand there; without a reading, it alone.
QString readingText(const core::Text& reading, const core::Argument& number, const QString& shown);

/// One number of a sentence; an ellipsis for a blank.
QString numberText(const core::Argument& argument, const core::NumberStyle& style);

/// Why a value is refused or worth a warning, in words. Where `calculator` is given, its own warnings and messages are
/// known too.
QString issueText(const core::Issue& issue, const core::NumberStyle& style,
                  const core::Calculator* calculator = nullptr);

/// The two ways in which a number can be taken, as a question.
QString doubtText(const core::Doubt& doubt, core::Kind kind, const core::NumberStyle& style);

/// What a field accepts: "At least 1", "Above 0", "0% to 100%".
QString boundsText(const core::Field& field, const core::NumberStyle& style);

/// The ellipsis that stands for a value that is not known.
inline const QString ellipsis = QStringLiteral("…");

} // namespace ui
