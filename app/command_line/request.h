// SPDX-License-Identifier: GPL-3.0-or-later
// What every subcommand about one calculator is given: the calculator and the values of its fields.
#pragma once

#include "app/command_line/arguments.h"
#include "app/command_line/result.h"
#include "core/calculator/registry.h"

namespace app {

struct Request
{
    const core::Calculator* calculator = nullptr; // null: a problem says why
    core::Values values;
    std::vector<Problem> problems; // all that is wrong with the call
};

/// Reads "SUBCOMMAND CALCULATOR --FIELD VALUE ..."; the subcommand has taken its own options out before. Fields that
/// are left out have the value that their row gives for that. The run takes --global-batch-tokens in place of its
/// --global-batch: a multiple of its --sequence-length, which it then needs.
Request readRequest(const core::Registry& registry, const Arguments& arguments);

/// Only the calculator of such a call, for its help; without one, null and no problem.
Request readCalculator(const core::Registry& registry, const QStringList& words);

} // namespace app
