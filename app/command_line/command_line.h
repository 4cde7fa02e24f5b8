// SPDX-License-Identifier: GPL-3.0-or-later
// The program without a window: from the arguments of a call to what it writes and its exit code.
#pragma once

#include "app/command_line/result.h"
#include "core/calculator/registry.h"

#include <QStringList>

#include <cstdio>

namespace app {

/// Whether a call is for the command line and not for the window. Only looks at the first argument: a subcommand, -h,
/// -v, or anything with two dashes, but not "--" alone, behind which a file or a link stands. Needs no application.
bool isCommandLine(int argumentCount, const char* const* arguments);

/// Whether a call is for a subcommand that draws, and needs a QApplication for its fonts. Needs no application.
bool drawsPictures(int argumentCount, const char* const* arguments);

/// Runs a call; `arguments` without the name of the program. Writes nothing itself. Needs a QCoreApplication, which
/// holds the translations.
CommandResult runCommandLine(const core::Registry& registry, const QStringList& arguments);

/// Writes what a call came to and gives the exit code: that of the call, or 1 where the output could not be written. A
/// pipe that its reader closes ends the output without a word; the signal for it has to be ignored.
int deliver(const CommandResult& result, std::FILE* output, std::FILE* errors);

} // namespace app
