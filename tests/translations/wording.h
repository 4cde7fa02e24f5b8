// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of translations/README.md for Traditional Chinese, as far as a program can check them.
#pragma once

#include <QString>
#include <QStringList>

namespace tests {

/// The words of the third column of the glossary's tables.
QStringList refusedWords(const QString& readme);

/// Where a text has one of the words, half-width punctuation in Chinese, or Chinese beside Latin letters or digits
/// without a space. Code spans and places such as %1 stand for anything.
QStringList wordingFaults(const QString& text, const QStringList& refused);

} // namespace tests
