// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what a person typed into a number field: numbers in any language's separators, suffixes, expressions.
#pragma once

#include "core/base/issue.h"
#include "core/numbers/rational.h"
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
    std::optional<Value> value;    // base units (0.9 for 90%)
    std::optional<Rational> exact; // the same before it was rounded to a double
    std::optional<Issue> issue;    // why there is no value; `field` is left empty
    std::optional<Doubt> doubt;    // only beside a value
    bool expression = false;       // operators, parentheses or a suffix: show what it came to
};

inline constexpr int longestNumberText = 256;
inline constexpr int deepestParentheses = 64;

/// Reads `text` (UTF-8) as a number of `kind` (Count, Real or Percent), the way of `style` where the text alone does
/// not decide; the grammar is in expression.h, the meaning of separators in separators.h. Evaluates exactly, in
/// rationals; only the final value is judged.
/// - Counts beyond 2^63 - 1 and reals beyond the largest double are `too-large`, reals other than 0 that no double
///   but 0 is near are `too-small`, and so is any step of an expression beyond `Rational::largestBits`. Bounds of a
///   field are not checked here: "-3" is a count of -3. Only what nothing can hold, a count below -2^63 or a real
///   below the least double, is `below-minimum`, with the least count or real.
/// - A percent is typed in percent; one "%" may end the text, and belongs to the whole of it (`2*45%` is 90%).
///   Other kinds take no "%".
/// - The value of a not whole count comes exactly with the issue: as a Fraction of kind Real. Where it does not fit, or
///   is so near to a whole number that its text would not show it, the issue has `text` in place of a number.
/// - A doubt about separators is told for a single number only, with or without a sign or a suffix; within an
///   expression the language's way decides. A percent above 0 and up to 1 without "%" is in doubt however it was
///   computed (`9/10`), and this doubt goes before the other.
/// - Text that is not UTF-8 is `not-a-number`, without a quotation.
Reading readNumber(std::string_view text, Kind kind, const NumberStyle& style);

/// Reads machine text, as on the command line, in links and in files: a plain number in the C locale ("32", "0.9",
/// "1e6"), no expression, no grouping, no suffix, no blank, no sign but a minus (an exponent may have a plus).
/// An empty text is `unfinished`. A count may be written with decimals or an exponent as long as it is whole.
/// A percent is a fraction ("0.9") or carries the sign ("90%"); anything else, and a bare number above 1 for a percent,
/// is an issue (`percent-needs-sign` for the latter). Bounds, that 1 among them, are for the double that a text is
/// rounded to: with the sign or without, 1 and a 1 in the twentieth decimal is 100%.
Reading readMachineNumber(std::string_view text, Kind kind);

} // namespace core
