// SPDX-License-Identifier: GPL-3.0-or-later
// What the arrow keys make of the value in a field.
#pragma once

#include "core/calculator/field.h"
#include "core/numbers/rational.h"

#include <optional>
#include <string_view>

namespace core {

/// How far one step goes: 1 for a count, one point for a percent, and for a real one in the last digit of `text`, the
/// text that the field shows: 0.1k for 1.5k, 1e16 for 1e16; where that is an expression, in the last digit that the
/// field will write. Held on to while the keys repeat, so that 1.9 goes on to 2 and 2.1.
Rational stepSize(const std::optional<Value>& value, const Field& field, std::string_view text);

/// `value` moved by `steps` steps of that size (down if negative). Exact in decimals: 0.1 and two steps of 0.1 are 0.3.
/// Stops at the bounds; a real that would reach an excluded bound stays. A blank field (`text` is empty) of a count or
/// a percent goes to its least value; nothing where there is no value to move.
std::optional<Value> stepped(const std::optional<Value>& value, const Field& field, std::string_view text,
                             const Rational& size, int steps);

} // namespace core
