// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the core's texts, codes and numbers into sentences of the current language.
#pragma once

#include "core/calculator/calculator.h"
#include "core/numbers/read.h"

#include <QString>

namespace ui {

/// The translation of a text, its places %1, %2... as they are; of a text with plural forms, the form for `number`.
QString translated(const core::Text& text, int number = -1);

/// The number that picks the plural form of `text`, or -1 for a text without forms. Plural rules look at small numbers
/// and at the last digits only: from 1e9 on, those stand for the number.
int pluralNumber(const core::Text& text, const std::vector<core::Argument>& arguments);

/// A piece of a translated text, and the argument whose number stands behind it: 0 for %1; nothing behind the last.
struct SentencePiece
{
    QStringView text;
    std::optional<std::size_t> argument;
};

/// `text` cut at its places. The pieces are views of it.
std::vector<SentencePiece> sentencePieces(const QString& text);

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
