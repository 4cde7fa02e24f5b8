// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the text of a target: a number as the result is written, kept exactly as it was given.
#pragma once

#include "core/base/outcome.h"
#include "core/calculator/field.h"
#include "core/numbers/read.h"

namespace core {

/// The target of a result as a field that a form can show: its id, kind (a factor is typed as a real) and range.
Field targetField(const Result& result);

/// What a person typed as the target of `result`, in the way of `style`; within the range that the result can have
/// (`outOfRange`). The target is the reading's `exact`. Issues name the result. A blank text has neither.
Reading readTarget(const Result& result, std::string_view text, const NumberStyle& style);

/// Machine text of the same ("10%", "0.1", "2048"), as on the command line: the target in base units, with no rounding
/// at all. Issues are those of a field of that kind and name the result.
Outcome<Rational> readMachineTarget(const Result& result, std::string_view text);

} // namespace core
