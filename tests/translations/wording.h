// SPDX-License-Identifier: GPL-3.0-or-later
// The glossaries of translations/README.md, and its rules for Traditional Chinese, as far as a program can check them.
#pragma once

#include <QString>
#include <QStringList>

namespace tests {

/// The words of the third column of a language's glossary, which stands below its heading ("## German (`de`)").
QStringList refusedWords(const QString& readme, const QString& language);

/// Where a text has one of the words, as a whole word where the script has words. Code spans and addresses of links
/// stand for anything.
QStringList refusedIn(const QString& text, const QStringList& refused);

/// Where a text has half-width punctuation in Chinese, or Chinese beside Latin letters or digits without a space. Code
/// spans and places such as %1 stand for anything.
QStringList spacingFaults(const QString& text);

} // namespace tests
