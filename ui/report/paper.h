// SPDX-License-Identifier: GPL-3.0-or-later
// The two papers that reports are made for.
#pragma once

#include <QLocale>
#include <QPageSize>
#include <QString>

#include <optional>

namespace ui {

enum class Paper { A4, Letter };

/// What is usual in a territory: Letter in North America and in the countries that follow it (as CLDR has it), else A4.
Paper paperFor(QLocale::Territory territory);

QPageSize pageSize(Paper paper);

/// The word for a paper on the command line and in the session: "a4", "letter".
QString paperId(Paper paper);
/// The paper for such a word, or nothing.
std::optional<Paper> paperWithId(const QString& id);

} // namespace ui
