// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of this calculator: its fields, results, warnings and curves.
#pragma once

#include "core/calculator/calculator.h"

namespace core::pipeline_bubble {

Calculator calculator();

} // namespace core::pipeline_bubble
