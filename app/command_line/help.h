// SPDX-License-Identifier: GPL-3.0-or-later
// The help texts, in the current language, from the list of subcommands and the tables of the calculators.
#pragma once

#include "app/command_line/subcommands.h"

#include <QString>

namespace app {

QString overviewHelp(const core::Registry& registry);
QString subcommandHelp(const Subcommand& subcommand, const core::Registry& registry);
/// The fields with id, label, bounds, example and help, and the results.
QString calculatorHelp(const Subcommand& subcommand, const core::Calculator& calculator);

} // namespace app
