// SPDX-License-Identifier: GPL-3.0-or-later
// The file that a subcommand writes: its name as an option, and the writing.
#pragma once

#include "app/command_line/arguments.h"
#include "app/command_line/result.h"

#include <optional>

namespace app {

struct OutputFile
{
    QString path;
    QString suffix; // one of those that were asked for
};

/// Takes --output out of `arguments`: a name that ends in one of `suffixes`, in any case of the letters. Nothing where
/// a problem says what is wrong.
std::optional<OutputFile> takeOutput(Arguments& arguments, const QStringList& suffixes, std::vector<Problem>& problems);

/// Writes a file whole or not at all; the reply says why where it cannot be. `content` is empty where the memory was
/// not enough for it.
Reply writeOutput(const QString& path, const QByteArray& content);

} // namespace app
