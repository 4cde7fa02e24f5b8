// SPDX-License-Identifier: GPL-3.0-or-later
// How far one number is from another, as it is told beside the two.
#pragma once

#include "core/numbers/rational.h"
#include "core/numbers/style.h"

#include <optional>
#include <string>

namespace core {

/// From one number to another: percentages differ by points, all else by percent of the first.
struct Difference
{
    enum class Unit { Points, Percent };

    /// -10 for 90% and 80%, in points; 100 for 2048 and 4096, in percent. Nothing in percent of 0, unless both are 0,
    /// which is no difference.
    std::optional<Rational> amount;
    Unit unit = Unit::Percent;

    bool operator==(const Difference&) const = default;
};

/// Exact: doubles count as the decimal numbers that their shortest texts name.
Difference difference(const Number& from, const Number& to, Kind kind);

/// The difference with its sign, "+" or the minus of the style, to be set beside the displayTexts of the two numbers;
/// empty where there is no amount, "0" or "0%" for none.
/// - In points, without the word: as many decimals as the two texts have, and one more where their rounding would make
///   it seem wrong (17.9% and 9.9% are 8.09 points apart, not 8.0).
/// - In percent, with the sign of the style: as a percentage in displayText.
/// Both have as many digits as it takes (up to 12 decimals, then an exponent) to not show 0 for what is a difference.
std::string differenceText(const Number& from, const Number& to, Kind kind, const NumberStyle& style);

} // namespace core
