// SPDX-License-Identifier: GPL-3.0-or-later
// What an embedded page knows of its calculator: the core's tables and their texts in every language, as JSON.
#pragma once

#include "core/calculator/calculator.h"

#include <QString>
#include <QStringList>

#include <nlohmann/json_fwd.hpp>

namespace app {

/// - `language`: shown first where the reader's own is not among them. `fields`: id, kind, bounds, group, units and the
///   value they begin with (counts as text, for all their digits; null for a blank). `results`: kind, working, `plural`
///   (the number that its sentence's form follows, from 1; 0 for none), `unitOf` (the index of a field) and `detail`.
///   `warnings`: code and plural of those that `formulas` names, the calculator's script: others belong to questions
///   that a page does not ask. `messages` and `page`: the names of texts.
/// - `languages`: code, name, direction, number style (a list in the order of core::NumberStyle), title, summary, and
/// lists of texts: each field's label, help,
///   group, units and message above its bound, each result's label, sentence and unit, the warnings, and messages and
///   others in the order of their names. A text with plural forms is a list of what all of them begin with, their own
///   words by the categories of the Unicode CLDR, as `Intl.PluralRules` gives them, and what all of them end with.
nlohmann::ordered_json pageDescription(const core::Calculator& calculator, const core::Values& values,
                                       const QString& language, const QStringList& languages, const QString& formulas);

} // namespace app
