// SPDX-License-Identifier: GPL-3.0-or-later
// The calculators of the program, in the order in which they are shown.
#pragma once

#include "core/calculator/calculator.h"

namespace core {

using Registry = std::vector<Calculator>;

/// The calculators that the program ships, each with a page and a chart.
Registry builtInCalculators();

/// The calculators and the run behind them, which has neither: what links and the command line name.
Registry builtInModels();

/// The calculator with that id, or null.
const Calculator* findCalculator(const Registry& registry, std::string_view id);

} // namespace core
