// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to report of a page of the window.
#pragma once

#include "core/report/report.h"
#include "ui/model/workspace.h"

namespace ui {

/// The values in the fields of `model`, then all that the person pinned of it, with the chosen units, and the run where
/// it is on. Keeps pointers to the calculators.
core::report::Contents reportContents(const Workspace& workspace, const CalculatorModel& model);

} // namespace ui
