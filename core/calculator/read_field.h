// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the machine text of one field, as it stands on the command line, in links and in files.
#pragma once

#include "core/base/outcome.h"
#include "core/calculator/field.h"

namespace core {

/// The value of `field` that `text` stands for, within its bounds, or why there is none; the issue names the field.
Outcome<Value> readMachineField(const Field& field, std::string_view text);

} // namespace core
