// SPDX-License-Identifier: GPL-3.0-or-later
// Data-parallel scaling read backwards: the devices, the throughput of one or the efficiency that a target takes.
#pragma once

#include "core/calculator/declare.h"
#include "core/data_parallel_scaling/inputs.h"

namespace core::data_parallel_scaling {

/// Every result is a product of two or three of d, v and a share s: s = E for the actual throughput and the speedup, 1
/// for the ideal, 1 - E for what is lost. Devices and throughput are the target divided by the other factors, the
/// efficiency follows from s; inputs count as the decimal numbers that their shortest texts name, as in `compute`. The
/// other inputs that the result takes have to be there. Where they make a factor of 0, the result is 0 whatever the
/// field.
Outcome<Inverse> solve(const Inputs& inputs, Answer Results::*result, const InputMember<Inputs>& field,
                       const Rational& target);

} // namespace core::data_parallel_scaling
