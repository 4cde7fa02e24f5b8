// SPDX-License-Identifier: GPL-3.0-or-later
// How a language writes numbers, as plain data; the core never asks the system for it.
#pragma once

#include <string_view>

namespace core {

struct NumberStyle
{
    std::string_view language;         // "en", "zh_TW", ...; "C" for machines
    std::string_view group;            // between groups of three digits, UTF-8; empty: none
    std::string_view decimal;          // UTF-8
    int leastGroupedDigits = 4;        // digits before the decimal sign from which grouping starts (5 in Spanish)
    std::string_view percentSuffix;    // what follows a percentage, its space included
    std::string_view minus = "\u2212"; // before a negative number that is shown, not edited
    std::string_view factorSuffix = "\u00d7"; // what follows a factor
    bool rightToLeft = false; // the direction of the language's sentences; its numbers run left to right
};

/// The style of one of the ten languages, as CLDR has it (Latin digits in Arabic). A language that is not among them
/// gets the style of English.
const NumberStyle& numberStyle(std::string_view language);

/// The style of machine text: no grouping, a point, "%" without a space.
const NumberStyle& machineStyle();

} // namespace core
