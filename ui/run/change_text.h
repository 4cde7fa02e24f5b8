// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of the run in words of the current language.
#pragma once

#include "core/run/neighbours.h"
#include "ui/model/calculator_model.h"

namespace ui {

/// "GPUs 504 → 448 (−11.1%)", one piece for each field that changes. `run` is the model of the run.
QString changeText(const CalculatorModel& run, const std::vector<core::run::Change>& changes);

} // namespace ui
