// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the machine text of one field, as it stands on the command line, in links and in files.
#pragma once

#include "core/base/outcome.h"
#include "core/calculator/field.h"
#include "core/numbers/read.h"

namespace core {

/// `reading` as `field` takes it: an issue in place of a value outside the bounds, the field's own bound in place of
/// that of its kind where nothing can hold the value, and the field's name in any issue.
Reading inField(const Field& field, Reading reading);

/// The value of `field` that `text` stands for, within its bounds, or why there is none; the issue names the field.
Outcome<Value> readMachineField(const Field& field, std::string_view text);

} // namespace core
