// SPDX-License-Identifier: GPL-3.0-or-later
// Targets and solutions in words of the current language.
#pragma once

#include "core/calculator/solve.h"
#include "core/numbers/style.h"

#include <QString>

namespace ui {

/// A target with all its digits and the sign of its kind: "10%", "57.6×", "2,048".
QString exactText(const core::Rational& target, core::Kind kind, const core::NumberStyle& style);

/// How a result is wanted, without a target: "at most", "at least", "exactly".
QString directionText(core::Direction direction);

/// A target with all its digits and how it is read: "at most 10%", "at least 57.6×", "exactly 2,048".
QString targetText(const core::Result& result, const core::Rational& target, const core::NumberStyle& style);

/// What `solution` does for the target, or which counts come near it where there is none. `result` and `field` are what
/// was solved. The value of a solution is not repeated.
QString solutionText(const core::Solution& solution, const core::Result& result, const core::Field& field,
                     const core::NumberStyle& style);

} // namespace ui
