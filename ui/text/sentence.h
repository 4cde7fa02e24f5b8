// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the core's texts, codes and numbers into sentences of the current language.
#pragma once

#include "core/calculator/calculator.h"
#include "core/numbers/style.h"

#include <QString>

namespace ui {

/// The translation of a text without numbers.
QString translated(const core::Text& text);

/// The translation of a text with numbers in place of %1, %2...; a blank argument shows as an ellipsis.
QString sentence(const core::Text& text, const std::vector<core::Argument>& arguments, const core::NumberStyle& style);

/// The working of a result, which is the same in all languages, with the numbers put in.
QString working(const core::Result& result, const core::Answer& answer, const core::NumberStyle& style);

/// One number of a sentence; an ellipsis for a blank.
QString numberText(const core::Argument& argument, const core::NumberStyle& style);

/// Why a value is refused or worth a warning, in words. Where `calculator` is given, its own warnings and messages are
/// known too.
QString issueText(const core::Issue& issue, const core::NumberStyle& style,
                  const core::Calculator* calculator = nullptr);

/// What a field accepts: "At least 1", "Above 0", "0% to 100%".
QString boundsText(const core::Field& field, const core::NumberStyle& style);

/// The ellipsis that stands for a value that is not known.
inline const QString ellipsis = QStringLiteral("…");

} // namespace ui
