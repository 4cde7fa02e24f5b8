// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of this calculator: its fields, results, warnings and curves.
#pragma once

#include "core/calculator/calculator.h"

namespace core::effective_batch {

Calculator calculator();

} // namespace core::effective_batch
