// SPDX-License-Identifier: GPL-3.0-or-later
// The text of an axis tick.
#pragma once

#include "core/base/number.h"
#include "core/numbers/style.h"

#include <QString>

namespace ui {

/// A tick's value as the language writes it. Percentages too small to be told apart there, counts that do not fit 64
/// bits and, with `compact`, everything from a million on are written with a power of ten: "5×10⁹", "10⁹".
QString tickText(double value, core::Kind kind, const core::NumberStyle& style, bool compact);

/// A number as `tickText` writes it when compact; empty where that is no shorter.
QString compactText(double value, core::Kind kind, const core::NumberStyle& style);

} // namespace ui
