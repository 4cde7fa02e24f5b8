// SPDX-License-Identifier: GPL-3.0-or-later
// How long one optimizer step takes against another of the same run, as far as it follows from the pipeline.
#pragma once

#include "core/numbers/rational.h"
#include "core/run/inputs.h"

namespace core::run {

namespace code {
/// The run, or the pipeline in it, has blanks that its time depends on.
inline constexpr char stepTimeUnknown[] = "step-time-unknown";
/// 1: the value, 2: global batch, 3: replicas, 4: microbatches, 5: passes.
inline constexpr char microbatchNotWhole[] = "microbatch-not-whole";
} // namespace code

/// A pipeline that the same run could have.
struct Pipeline
{
    std::optional<std::int64_t> stages;
    std::optional<std::int64_t> microbatches; // of one pass

    bool operator==(const Pipeline&) const = default;
};

/// The time of one step, (m + p - 1) x b / p, in units that depend on the run alone: only the ratio of two of them says
/// something. GPUs, tensor and context parallel size, global batch and passes of `run` stay; its pipeline parallel size
/// and its microbatch are not read. The replicas are GPUs / (tensor x p x context), and what is in a microbatch
/// follows, b = global batch / (replicas x passes x m). A stage holds one p-th of the layers, so one microbatch takes
/// it b / p. Taken for granted: layers that spread evenly over the stages, and a time that grows in proportion to the
/// microbatch. Issues: `step-time-unknown`; `replicas-not-whole` of `gpus`, with the arguments that `compute` gives it;
/// `microbatch-not-whole` of `global-batch`.
/// Source: Narayanan et al. 2021 (Megatron-LM), section 2.2.1: m + p - 1 microbatch times in a pass.
Outcome<Rational> stepTime(const Inputs& run, const Pipeline& pipeline);

} // namespace core::run
