// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what a person typed into a number field: numbers in any language's separators, suffixes, expressions.
#pragma once

#include "core/base/issue.h"
#include "core/numbers/style.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// A text that can be taken two ways: it was read as `readAs`; `alternative` may have been meant.
struct Doubt
{
    Value readAs;
    Value alternative;
};

/// What a typed text came to. A blank text has neither value nor issue.
struct Reading
{
    std::optional<Value> value; // base units (0.9 for 90%)
    std::optional<Issue> issue; // why there is no value; `field` is left empty
    std::optional<Doubt> doubt; // only beside a value
    bool expression = false;    // more than one plain number: show what it came to
};

inline constexpr int longestNumberText = 256;
inline constexpr int deepestParentheses = 64;

/// Reads `text` (UTF-8) as a number of `kind` (Count, Real or Percent), the way of `style` where the text alone does
/// not decide. Evaluates exactly, in rationals; only the final value is judged. Counts beyond 2^63 - 1 and reals beyond
/// the largest double are `too-large`. Bounds of a field are not checked here.
Reading readNumber(std::string_view text, Kind kind, const NumberStyle& style);

/// Reads machine text, as on the command line, in links and in files: a plain number in the C locale ("32", "0.9",
/// "1e6"), no expression, no grouping, no suffix, no blank, no sign but a minus.
/// A percent is a fraction ("0.9") or carries the sign ("90%"); anything else, and a bare number above 1 for a percent,
/// is an issue (`percent-needs-sign` for the latter).
Reading readMachineNumber(std::string_view text, Kind kind);

} // namespace core
