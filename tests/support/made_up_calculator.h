// SPDX-License-Identifier: GPL-3.0-or-later
// A calculator that the program does not ship: whatever shows, computes or stores calculators has to take it as well.
#pragma once

#include "core/calculator/calculator.h"

namespace tests {

/// A fruit stall: `apples` (2 to 100, example 6) at a `price` (above 0, with a unit, example 1.5) with a `discount`
/// (0 to 100%, example 25%). Results `total` (6.75), `crates` (36), `share-kept` (75%) and `times-dearer` (1.5, a
/// detail); warns with `few-apples` below 4. Can be solved for the discount of a share kept, at least 50% to begin
/// with.
core::Calculator madeUpCalculator();

} // namespace tests
