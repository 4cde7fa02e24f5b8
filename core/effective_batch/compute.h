// SPDX-License-Identifier: GPL-3.0-or-later
// The effective batch: what one optimizer update sees, in sequences and in tokens.
#pragma once

#include "core/effective_batch/inputs.h"

#include <initializer_list>

namespace core::effective_batch {

/// The product of counts of at least 1, or nothing where it is beyond 2^63 - 1.
std::optional<std::int64_t> product(std::initializer_list<std::int64_t> counts);

/// The results alone, in the order of the result table: sequences, tokens. Never true: there are no warnings.
bool figures(const Inputs& inputs, std::span<Figure> results);

/// All results: batch = b d a, tokens = b d a L. Blank inputs leave the results that need them blank; a product beyond
/// 2^63 - 1 is too large, and the other result stays.
Results compute(const Inputs& inputs);

} // namespace core::effective_batch
