// SPDX-License-Identifier: GPL-3.0-or-later
// Names that the program proposes for scenarios.
#pragma once

#include "ui/model/calculator_model.h"

namespace ui {

/// What tells the model's values from its scenarios: the values of the fields in which it differs from any of them
/// ("64 microbatches"), or where there is none that it differs from, from the worked example; "Worked example" where it
/// does not differ from that either. Fields that do not fit into a name any more are left out. In the current language,
/// and no scenario has it yet.
QString proposedName(const CalculatorModel& model);

/// `name`, or where a scenario has it already, the same with the next free number: "64 microbatches (2)".
QString freeName(const QString& name, const ScenarioList& scenarios);

} // namespace ui
