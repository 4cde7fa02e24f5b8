// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands, one declaration each; the dispatcher, the help and the decision between window and terminal read
// this list.
#pragma once

#include "app/command_line/arguments.h"
#include "app/command_line/result.h"
#include "core/base/text.h"
#include "core/calculator/registry.h"

#include <vector>

namespace app {

struct Subcommand
{
    const char* name;
    const char* options; // what can stand behind "CALCULATOR --FIELD VALUE ...", the same in all languages
    core::Text summary;
    core::Text details; // more about its options, in its own help; may be empty
    Reply (*run)(const core::Registry& registry, Arguments arguments);
    const char* calculator = ""; // the only one it is about, where no word names one
    bool draws = false;          // pictures, for which fonts have to be there
    bool takesFiles = false;     // a scenario file or a link can stand in place of a calculator
};

const std::vector<Subcommand>& subcommands();

/// Of a run that is not whole, lists the legal runs near it.
Reply runCompute(const core::Registry& registry, Arguments arguments);
Reply runSolve(const core::Registry& registry, Arguments arguments);
Reply runSweep(const core::Registry& registry, Arguments arguments);
/// Writes a file. Needs a QApplication, except for CSV.
Reply runChart(const core::Registry& registry, Arguments arguments);
/// Writes a file. Needs a QApplication.
Reply runReport(const core::Registry& registry, Arguments arguments);
Reply runLink(const core::Registry& registry, Arguments arguments);

} // namespace app
