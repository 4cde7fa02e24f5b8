// SPDX-License-Identifier: GPL-3.0-or-later
// What the run has to say about the results of a calculator.
#pragma once

#include "core/run/inputs.h"

namespace core::run {

namespace code {
inline constexpr char bubbleCost[] = "bubble-cost"; // 1: GPU-hours a day of the run, 2: those lost to the bubble
} // namespace code

/// Remarks on `evaluation`, which is that of `calculator`, with the run `inputs` behind it. For a calculator with a
/// bubble fraction: what that bubble costs, 24 N B of 24 N GPU-hours a day, rounded to tenths below
/// 1,000 and to whole hours above. None while a number is missing.
std::vector<Issue> remarks(const Calculator& calculator, const Evaluation& evaluation, const Inputs& inputs);

/// GPU-hours as they are read at a glance: tenths below 1,000, whole hours above.
Number hoursAtAGlance(const Number& hours);

} // namespace core::run
