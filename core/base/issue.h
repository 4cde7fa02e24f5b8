// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong or worth a warning, as a code with arguments; sentences are made elsewhere.
#pragma once

#include "core/base/number.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// One number of a sentence with the way it is written; without a number, a blank (shown as an ellipsis).
struct Argument
{
    std::optional<Number> number;
    Kind kind = Kind::Count;
};

/// An error or a warning. `code` is a stable machine word such as "below-minimum"; `field` the id of the input or the
/// result it speaks of, or empty; `text` a piece of the person's own input where the message quotes it.
struct Issue
{
    std::string code;
    std::string field;
    std::vector<Argument> arguments;
    std::string text;
};

/// The codes that the core itself gives; calculators add warnings of their own in their tables.
namespace code {
inline constexpr char notANumber[] = "not-a-number"; // text: what could not be read
inline constexpr char unfinished[] = "unfinished";   // the text ends where a number is expected
inline constexpr char unbalanced[] = "unbalanced-parentheses";
inline constexpr char irregularGrouping[] = "irregular-grouping"; // text: the digits with their separators
inline constexpr char tooLong[] = "too-long";                     // 1: the most characters
inline constexpr char tooDeep[] = "too-deep";                     // 1: the most levels of parentheses
inline constexpr char dividedByZero[] = "divided-by-zero";
inline constexpr char exponentNotWhole[] = "exponent-not-whole"; // x ^ y with y not a whole number
inline constexpr char notWhole[] = "not-whole";                  // 1: the value; or, without it, text: what was typed
inline constexpr char belowMinimum[] = "below-minimum";          // 1: the least value allowed
inline constexpr char aboveMaximum[] = "above-maximum";          // 1: the largest value allowed
inline constexpr char notPositive[] = "not-positive";            // the value must be above 0
inline constexpr char tooLarge[] = "too-large";                  // 1: the largest value that can be held
inline constexpr char tooSmall[] = "too-small";                  // a real other than 0 too close to it to be held
inline constexpr char percentNeedsSign[] = "percent-needs-sign"; // machine text: 90 without the sign; text: the value

// Why a target has no solution; `field` is the field solved for unless it says otherwise.
inline constexpr char notSolvable[] = "not-solvable";              // of the result `field`
inline constexpr char neededForTarget[] = "needed-for-target";     // the blank `field` has to be known
inline constexpr char targetIndependent[] = "target-independent";  // the result does not depend on the field
inline constexpr char targetAlwaysMet[] = "target-always-met";     // 1: the worst result, 2: the value that gives it
inline constexpr char targetOutOfReach[] = "target-out-of-reach";  // 1: the closest result, 2: the value that gives it
inline constexpr char targetResultFixed[] = "target-result-fixed"; // 1: the result, whatever the value
inline constexpr char targetNeedsMore[] = "target-needs-more";     // 1: the largest value that can be held
inline constexpr char targetNeedsLess[] = "target-needs-less";     // a value nearer to 0 than any that can be held
} // namespace code

} // namespace core
