// SPDX-License-Identifier: GPL-3.0-or-later
// Writes numbers for people (in a language's style) and for machines (shortest text that reads back the same).
#pragma once

#include "core/base/number.h"
#include "core/numbers/rational.h"
#include "core/numbers/style.h"

#include <string>

namespace core {

/// Places behind the decimal sign at most, however near a number is to 0, to 100% or to a whole number.
inline constexpr int mostDecimals = 12;

// Doubles must be finite everywhere here. -0.0 is written as 0.

/// The shortest decimal text that reads back to the same value, without grouping, never with an exponent for counts.
/// Reals use the form of std::to_chars ("0.9", "1e+22"); a Percent value is written as the fraction it is.
std::string machineText(const Value& value);
std::string machineText(const Number& number);

/// The text of an input field: every digit of the value, grouped, so that reading it back in the same style gives the
/// same value. A percent is written in percent without the sign ("90"); reals beyond 1e15 or below 1e-5 with an
/// exponent ("1.5e20"). A minus is "-", as it is typed.
std::string fieldText(const Value& value, Kind kind, const NumberStyle& style);

/// A number as a person reads it in a result or a sentence, rounded exactly, halves away from zero (a double counts as
/// the decimal number that its shortest text names), with the minus of the style:
/// Count: all digits, grouped. Fraction of kind Count: "7/39".
/// Percent: one decimal from 5% on, three significant digits below; never rounds to 0% or 100% what is not exactly
/// that (up to 12 decimals); zeros at the end are dropped where the value is exact ("20%", but "20.0%" for 19.99%).
/// Real: six significant digits, all digits of the integer part up to 1e15, beyond that and below 1e-4 an exponent;
/// zeros at the end are dropped. A Fraction of kind Real shows that it is not whole (up to 12 decimals: 2000001/2 is
/// "1,000,000.5"), and never has an exponent for being large.
/// Factor: as Real with the style's "×" behind it.
std::string displayText(const Number& number, Kind kind, const NumberStyle& style);

/// A percentage as displayText writes it; `percent` is in percent (90 for 90%) and not negative.
std::string displayPercent(const Rational& percent, const NumberStyle& style);

} // namespace core
