// SPDX-License-Identifier: GPL-3.0-or-later
// The message that feedback becomes: all of it, as it is shown before anything leaves the program.
#pragma once

#include <QString>

namespace ui {

enum class Rating { None, Helpful, NotHelpful };

/// What a person says, and what goes with it. Empty texts are left out.
struct Feedback
{
    Rating rating = Rating::None;
    QString comment;
    QString program;  // name and version, language and system
    QString attached; // inputs and results

    /// Whether the person says anything.
    bool isEmpty() const { return rating == Rating::None && comment.trimmed().isEmpty(); }
};

/// As plain text, in the current language.
QString feedbackMessage(const Feedback& feedback);

/// The line that names program, language and system: "Plumbline 0.1.0, zh-TW, Debian GNU/Linux 12 (bookworm)".
QString programLine(const QString& name, const QString& version, const QString& language);

} // namespace ui
