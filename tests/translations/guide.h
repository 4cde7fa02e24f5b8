// SPDX-License-Identifier: GPL-3.0-or-later
// What has to be the same in a guide whatever its language: its shape, its formulas, its links and its numbers.
#pragma once

#include "core/numbers/style.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tests {

struct Guide
{
    QList<int> headings;  // their levels, in order
    QStringList formulas; // the typeset ones, "words = model/result", in order
    QStringList links;    // the models that it leads to, in order
    QStringList code;     // all code spans, sorted
    QStringList numbers;  // all numbers in plain notation ("2048", "17.9%", "8400000"), sorted
};

/// Reads a guide in Markdown. Its numbers are those of the language of `style`, "8.4 million" included.
Guide readGuide(const QString& markdown, const core::NumberStyle& style);

/// How the shape, formulas, links and numbers of two guides differ.
QStringList differences(const Guide& one, const Guide& other);

/// Whether a text has a number as it stands and not as a part of a longer one: "8" is not in "28", "8.5" or "8,000".
bool hasNumber(const QString& text, const QString& number);

} // namespace tests
