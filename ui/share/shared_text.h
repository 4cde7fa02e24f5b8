// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs and results as a text to copy or to send, all from the report's tree. The names of scenarios are the person's,
// and nothing in them is taken for markup, for a formula or for the end of a cell.
#pragma once

#include "core/numbers/style.h"
#include "core/report/report.h"

#include <QString>

namespace ui {

/// Titles, inputs, results with their sentences, notes, comparisons and disclaimers as lines of plain text. Charts,
/// formulas and assumptions are left to the report.
QString plainText(const core::report::Report& report, const core::NumberStyle& style);

/// The same as Markdown: headings, lists, and a table for each comparison.
QString markdownText(const core::report::Report& report, const core::NumberStyle& style);

/// Fields and results of all pages with inputs, a line each, as CSV (RFC 4180, lines end with CRLF): "field,value" and
/// a column for each further page under the name of its scenario. Numbers as machines read them, percents as fractions;
/// a blank or a result too large to hold is an empty cell. The pages are of one calculator.
QString csvText(const core::report::Report& report);

/// The title of the first page, its results that are no details and its inputs, a short line each.
QString briefText(const core::report::Report& report, const core::NumberStyle& style);

/// The title of the first page with its first result, on one line.
QString subjectLine(const core::report::Report& report, const core::NumberStyle& style);

/// Text that Markdown shows as it is, on one line.
QString markdownEscaped(const QString& text);

/// A person's text as a cell of CSV, always quoted. One that a spreadsheet would take for a formula gets an apostrophe
/// before it, which marks it there as text.
QString csvCell(const QString& text);

} // namespace ui
