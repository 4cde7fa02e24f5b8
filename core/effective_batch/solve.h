// SPDX-License-Identifier: GPL-3.0-or-later
// The effective batch read backwards: the factor that is missing for a given batch or number of tokens.
#pragma once

#include "core/calculator/declare.h"
#include "core/effective_batch/inputs.h"

namespace core::effective_batch {

/// The count that makes b d a, or b d a L, exactly the target: the target divided by the product of the others, which
/// have to be there; or its neighbours where that is not whole. The product of the others may be of any size.
Outcome<Inverse> solve(const Inputs& inputs, Answer Results::*result, const InputMember<Inputs>& field,
                       const Rational& target);

} // namespace core::effective_batch
