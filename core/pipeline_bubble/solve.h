// SPDX-License-Identifier: GPL-3.0-or-later
// The pipeline bubble read backwards: the fewest microbatches and the most stages that keep it small enough.
#pragma once

#include "core/calculator/declare.h"
#include "core/pipeline_bubble/inputs.h"

namespace core::pipeline_bubble {

/// With r the ratio (p - 1) / m to the ideal time that the target allows (B / (1 - B) for a bubble fraction of at most
/// B, (1 - E) / E for an efficiency of at least E): m >= (p - 1) / r, and p <= r m + 1. The other input has to be
/// there. A bubble of 0 is out of reach of any number of microbatches with two stages or more
/// (`fill-and-drain-remain`); with one stage every number has it. Stages are always in reach, as one has no bubble.
Outcome<Inverse> solve(const Inputs& inputs, Answer Results::*result, const InputMember<Inputs>& field,
                       const Rational& target);

} // namespace core::pipeline_bubble
