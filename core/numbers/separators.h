// SPDX-License-Identifier: GPL-3.0-or-later
// Decides what the commas, points and spaces within one typed number mean.
#pragma once

#include "core/numbers/style.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// The digits of one number and what stands between them: "1.234,5" is {"1", "234", "5"} and {'.', ','}.
/// The first piece alone may be empty (".5").
struct DigitRun
{
    std::vector<std::string> pieces;
    std::u32string signs; // one fewer than pieces
    bool scaled = false;  // a suffix or an exponent follows
};

/// The number as plain text ("1234.5"), and the other way to take it where there is doubt.
struct DigitReading
{
    std::string number;
    std::optional<std::string> other;
};

/// Whether `sign` can stand between groups or before decimals at all.
bool isSeparator(char32_t sign);
/// Whether `sign` can stand before decimals.
bool isDecimalSign(char32_t sign);

/// Reads `run`; nothing if its digits are not grouped regularly.
/// - Two different signs: the last is decimal, those before it group. The same sign twice or more groups.
/// - A single space, apostrophe or underscore groups.
/// - A single comma or point, if the number must be whole: groups before exactly three digits, unless a suffix, an
///   exponent or a leading 0 shows that it is decimal; decimal otherwise.
/// - A single comma or point in any other number: between one to three digits, the first not 0, and exactly three it is
///   read the language's way, in doubt. Elsewhere it is decimal, and in doubt if that is not the language's own sign
///   and the number does not begin with 0 (for "0,85" there is no other reading).
/// Groups have three digits, the first one to three and no leading 0.
std::optional<DigitReading> readDigits(const DigitRun& run, bool whole, const NumberStyle& style);

} // namespace core
