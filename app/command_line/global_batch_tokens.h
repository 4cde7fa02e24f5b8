// SPDX-License-Identifier: GPL-3.0-or-later
// The global batch of a run, given in tokens instead of sequences.
#pragma once

#include "app/command_line/request.h"

namespace app {

/// Takes the option out of `arguments` where `calculator` is the run; for others it stays an unknown option.
std::vector<NamedText> takeGlobalBatchTokens(const core::Calculator& calculator, Arguments& arguments);

/// Fills the global batch of `request` from what was taken, at least one; `rest` are the other options. Problems,
/// beside those of a field: `both-given` with --global-batch, `missing-sequence-length`, and `not-whole-sequences` for
/// tokens that are no multiple of the sequence length.
void applyGlobalBatchTokens(Request& request, const std::vector<NamedText>& tokens, const Arguments& rest);

} // namespace app
