// SPDX-License-Identifier: GPL-3.0-or-later
// A target that was solved, and its three reporters: for people, as JSON and as CSV.
#pragma once

#include "core/calculator/solve.h"

#include <QString>

#include <string>

namespace app {

/// What was solved from what.
struct SolvedTarget
{
    const core::Calculator& calculator;
    core::Values values;
    std::size_t result = 0;
    core::Rational target;
    std::size_t field = 0;
    core::Solution solution;
};

/// The fields that were given, the target, the solution and a sentence about it. In the current language, numbers in
/// the C locale.
QString solveTextReport(const SolvedTarget& solved);

/// An object with schema, calculator, solved, target, exact, solution, below and above.
std::string solveJsonReport(const SolvedTarget& solved);

/// A line of names and a line of their values: solved, target-result, target-value, exact (true or false), solution,
/// below-value, below-result, above-value and above-result. What there is not is empty.
std::string solveCsvReport(const SolvedTarget& solved);

} // namespace app
