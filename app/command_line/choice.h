// SPDX-License-Identifier: GPL-3.0-or-later
// Options of a subcommand that take one of a few words.
#pragma once

#include "app/command_line/arguments.h"
#include "app/command_line/result.h"

namespace app {

/// The word given for `option`, which is one of `choices`; the first of them where the option was not given or a
/// problem says why the word is refused. `given` is what `Arguments::take` gave for the option.
QString readChoice(const QString& option, const std::vector<NamedText>& given, const QStringList& choices,
                   std::vector<Problem>& problems);

} // namespace app
