// SPDX-License-Identifier: GPL-3.0-or-later
// How far a number is from another, in words of the current language.
#pragma once

#include "core/base/number.h"
#include "core/numbers/style.h"

#include <QString>

namespace ui {

/// "−8.09 points" between two percentages, "+100%" between other numbers; empty where there is no difference to tell
/// (see core::difference) or the two are equal.
QString differenceText(const core::Number& from, const core::Number& to, core::Kind kind,
                       const core::NumberStyle& style);

} // namespace ui
