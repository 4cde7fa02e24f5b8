// SPDX-License-Identifier: GPL-3.0-or-later
// Solves any calculator for one of its fields: the value with which a result comes out as wanted.
#pragma once

#include "core/calculator/calculator.h"

namespace core {

/// A count beside the one that does not exist, with the result that it gives.
struct NearCount
{
    std::int64_t value = 0;
    Number result;

    bool operator==(const NearCount&) const = default;
};

/// The value of a field that meets a target, within the field's bounds.
struct Solution
{
    bool exact = false; // it gives the target to the last digit
    Meeting meeting = Meeting::Alone;
    std::optional<Value> value;     // nothing where no count hits an exact target
    std::optional<Number> result;   // what the solution gives; nothing where that is too large to hold
    std::optional<NearCount> below; // only without a solution: the nearest below that can be had
    std::optional<NearCount> above; // the same above
};

/// Whether that result changes with that field: it cannot be known where only this field of the worked example is
/// blank.
bool dependsOn(const Calculator& calculator, std::size_t result, std::size_t field);

/// Whether `value` of that result is at most, at least or exactly `target`, as the result is wanted; a double counts as
/// the decimal number that its shortest text names. Never for a result that is not wanted in any way.
bool meetsTarget(const Result& result, const Number& value, const Rational& target);

/// Why `target` is none that the result can have (`below-minimum`, `not-positive`, `above-maximum`, and for a count
/// `not-whole` or `too-large`), naming the result; or nothing.
std::optional<Issue> outOfRange(const Result& result, const Rational& target);

/// The value of `field` for which `result` meets `target`, read the way the result is wanted (`Result::direction`): of
/// the values that keep a bound, the one closest to it. `target` is in base units. `values` are within their bounds;
/// what stands in the solved field is ignored, and only fields that the result depends on are needed. Reals and
/// percents are the nearest double that meets the target when fed back. Issues beside those of `outOfRange`:
/// `not-solvable`, `needed-for-target` (naming the blank field), and, naming the solved field, `target-independent`,
/// `target-always-met`, `target-out-of-reach`, `target-result-fixed`, `target-needs-more`, `target-needs-less`, or a
/// code of the calculator's own table.
Outcome<Solution> solve(const Calculator& calculator, const Values& values, std::size_t result, const Rational& target,
                        std::size_t field);

} // namespace core
