// SPDX-License-Identifier: GPL-3.0-or-later
// What one call of the command line came to: nothing is written before all that can be wrong with it is known.
#pragma once

#include "app/field_texts.h"
#include "core/calculator/calculator.h"

#include <QByteArray>
#include <QStringList>

#include <functional>
#include <string_view>
#include <vector>

namespace app {

enum ExitCode { Done = 0, Failed = 1, BadInput = 2 };

/// Takes the next piece of an output; false once it cannot be written, and then no more need come.
using Sink = std::function<bool(std::string_view)>;

/// Writes an output too long to be held, piece by piece while it is computed, and gives the remarks about it. Stops
/// where the sink does.
using Stream = std::function<QByteArray(const Sink&)>;

struct CommandResult
{
    int exitCode = Done;
    QByteArray output;  // standard output; empty unless done, or what there is to choose from
    QByteArray errors;  // standard error
    Stream stream = {}; // more for standard output, and behind it for standard error; may be empty
};

/// Something wrong with a call: a stable code, the field or option at fault (or empty) and the sentence for it.
struct Problem
{
    QString code;
    QString field;
    QString message;
};

/// What a subcommand gives back: its output and remarks about it, or problems. Beside problems, output and remarks are
/// what there is to choose from instead.
struct Reply
{
    QByteArray output;
    QByteArray remarks; // for standard error, beside the output
    std::vector<Problem> problems;
    Stream stream = {};   // in place of an output that is too long to be held
    QString failure = {}; // why a call with nothing wrong about it could not be done; empty where it was
};

/// An issue of a field, which is an option here. `calculator` may be null.
Problem problemFrom(const core::Issue& issue, const core::Calculator* calculator);
void addProblems(std::vector<Problem>& problems, const std::vector<core::Issue>& issues,
                 const core::Calculator* calculator);
/// A value that is none of those an option can have.
Problem unknownChoice(const QString& option, const QString& value, const QStringList& choices);

enum class ErrorFormat { Text, TextAndJson };

/// Each problem as one line; for JSON, an object with all of them as last line.
QByteArray problemText(const std::vector<Problem>& problems, ErrorFormat format);

} // namespace app
