// SPDX-License-Identifier: GPL-3.0-or-later
// Percentages as text, worked out in integers of the processor: what `displayPercent` writes, for sentences by the
// million.
#pragma once

#include "core/base/number.h"
#include "core/numbers/style.h"

#include <optional>
#include <string>

namespace core {

/// `number` (0.9 for 90%) as displayText writes it as a percentage, or nothing where it is beyond 10^15 percent, or a
/// double whose shortest text has more digits than 64 bits or more than 19 decimals. Doubles must be finite. Allocates
/// nothing but a text of more than 15 bytes.
std::optional<std::string> shortPercent(const Number& number, const NumberStyle& style);

} // namespace core
