// SPDX-License-Identifier: GPL-3.0-or-later
// A catalogue as lupdate writes it, and what can be wrong with one.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace tests {

struct Message
{
    QString context;
    QString source;
    QString comment;
    QString state; // "unfinished", "obsolete", "vanished"; empty: finished
    bool plural = false;
    QStringList forms; // one unless plural

    /// What the program looks the message up by.
    QString key() const;
};

/// The messages of a .ts file. A text that is not one gives none.
std::vector<Message> readCatalogue(const QString& xml);

/// Messages that are not finished, or have an empty form.
QStringList unfinished(const std::vector<Message>& messages);

/// Forms whose places (%1 to %9, %n, %text) are not those of the source.
QStringList wrongPlaces(const std::vector<Message>& messages);

/// Forms that have a mnemonic (&File) where the source has none, or the other way round.
QStringList wrongMnemonics(const std::vector<Message>& messages);

/// How a catalogue differs from what is in the code: messages missing or left over, too few or too many plural forms.
QStringList differences(const std::vector<Message>& inCode, const std::vector<Message>& inCatalogue);

} // namespace tests
