// SPDX-License-Identifier: GPL-3.0-or-later
// What the arrow keys make of the value in a field.
#pragma once

#include "core/calculator/field.h"

#include <optional>
#include <string_view>

namespace core {

/// `value` moved by `steps` steps (down if negative): counts by 1, percents by one point, reals by one in the last
/// digit of `text`, the text that the field shows: 1.5k to 1.6k, 1e16 to 2e16; where that is an expression, in the last
/// digit that the field will write. Exact in decimals: 0.1 and two steps of 0.1 are 0.3. Stops at the
/// bounds; a real that would reach an excluded bound stays. A blank count or percent goes to its least value; nothing
/// where there is no value to move.
std::optional<Value> stepped(const std::optional<Value>& value, const Field& field, std::string_view text, int steps);

} // namespace core
