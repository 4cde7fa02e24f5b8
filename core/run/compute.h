// SPDX-License-Identifier: GPL-3.0-or-later
// The run behind the numbers: from GPUs, parallel sizes, microbatch and global batch to replicas and microbatches.
#pragma once

#include "core/base/outcome.h"
#include "core/run/inputs.h"

namespace core::run {

/// Rules across the fields that a run can break.
namespace code {
inline constexpr char notWholeSequences[] = "not-whole-sequences"; // 1: tokens, 2: tokens of a sequence
inline constexpr char replicasNotWhole[] = "replicas-not-whole";   // 1: the value, 2: GPUs, 3: GPUs per replica
inline constexpr char microbatchesNotWhole[] =
    "microbatches-not-whole"; // 1: the value, 2: global batch, 3: replicas, 4: microbatch, 5: passes
} // namespace code

/// GPUs that hold the model once, tensor x pipeline x context; nothing where one is blank or the product is beyond
/// 2^63 - 1.
std::optional<std::int64_t> gpusPerReplica(const Inputs& inputs);

/// Data-parallel replicas, N / (tensor x pipeline x context); nothing where one is blank or they are not whole.
/// Source: Narayanan et al. 2021 (Megatron-LM), section 2. Context parallel ranks divide likewise; expert parallel
/// ranks are carved out of these and do not.
std::optional<std::int64_t> replicas(const Inputs& inputs);

/// Microbatches of one pass of a replica, global batch / (replicas x microbatch x passes); nothing where one is
/// missing or they are not whole. Source: as above.
std::optional<std::int64_t> microbatches(const Inputs& inputs);

/// The global batch in sequences that comes to `tokens`, with sequences of `length` tokens; both at least 1. The issue
/// `not-whole-sequences` where tokens are no multiple of the length.
Outcome<std::int64_t> sequencesOf(std::int64_t tokens, std::int64_t length);

/// All results. Blank inputs leave the results that need them blank. Replicas or microbatches that are not whole are an
/// error of `gpus` or of `global-batch` and leave blank what needs them; nothing is rounded. The bubble fraction is
/// that of one pass. Tokens beyond 2^63 - 1 are too large. GPU-hours are exact as long as the numerator and the
/// denominator of the fraction fit in 64 bits, else the nearest double.
Results compute(const Inputs& inputs);

} // namespace core::run
