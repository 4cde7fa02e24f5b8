// SPDX-License-Identifier: GPL-3.0-or-later
// The pipeline bubble: the share of a synchronous schedule with equal stages that is lost to fill and drain.
#pragma once

#include "core/pipeline_bubble/inputs.h"

namespace core::pipeline_bubble {

/// Idle share of the whole schedule, (p - 1) / (m + p - 1), exact and not reduced. Stages and microbatches at least 1;
/// with one stage it is 0. Source: Huang et al. 2019 (GPipe), section 2.3.
Fraction bubbleFraction(std::int64_t stages, std::int64_t microbatches);

/// Useful share of the whole schedule, m / (m + p - 1): one minus the bubble fraction, with the same denominator.
Fraction pipelineEfficiency(std::int64_t stages, std::int64_t microbatches);

/// Idle time against the ideal time, (p - 1) / m. Source: Narayanan et al. 2021 (Megatron-LM), section 2.2.
Fraction bubbleToIdealRatio(std::int64_t stages, std::int64_t microbatches);

/// The bubble fraction over a continuous number of microbatches, with `chunks` interleaved model chunks on each device:
/// (p - 1) / (v m + p - 1). All at least 1. For curves. Source: Narayanan et al. 2021, section 2.2.
double bubbleFractionAt(double stages, double microbatches, double chunks);

/// The results alone, in the order of the result table: bubble fraction, efficiency, ratio to the ideal time; blank
/// without both inputs. True where `compute` warns.
bool figures(const Inputs& inputs, std::span<Figure> results);

/// The warnings of `compute` alone, in place of those in the vector, whose memory is used again.
void warn(const Inputs& inputs, std::vector<Issue>& warnings);

/// All results. Blank inputs leave the results that need them blank. Warns with `fewer-microbatches-than-stages`
/// (m < p), else with `few-microbatches` (p > 1 and m < 4 p).
Results compute(const Inputs& inputs);

} // namespace core::pipeline_bubble
