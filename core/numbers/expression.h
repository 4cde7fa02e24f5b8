// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluates a typed number or expression exactly.
#pragma once

#include "core/base/outcome.h"
#include "core/numbers/rational.h"
#include "core/numbers/scan.h"
#include "core/numbers/style.h"

#include <string_view>
#include <vector>

namespace core {

struct ExpressionRules
{
    const NumberStyle& style;
    bool whole = false;        // separators are read as in a count
    bool percent = false;      // one "%" may end the text
    bool otherReading = false; // numbers in doubt are taken the other way
};

struct ExpressionValue
{
    Rational value;           // in the unit that was typed: 90 for "90%"
    bool percentSign = false; // the text ends with "%"
    bool plain = true;        // digits alone, with a sign, an exponent or "%" at most
    bool inDoubt = false;     // a single number (a suffix is no matter) that can be read another way
};

/// Evaluates `symbols`, which come from `text` and are not all blank:
///
///     text    = sum [ "%" ]
///     sum     = product { ( "+" | "-" ) product }
///     product = signed { ( "*" | "/" ) signed }
///     signed  = { "+" | "-" } power
///     power   = ( number | "(" sum ")" ) [ "^" signed ]
///     number  = digits with separators [ ( "e" | "E" ) [ "+" | "-" ] digits ] [ suffix ]
///     suffix  = "k" | "M" | "G" | "T" | "Ki" | "Mi" | "Gi" | "Ti"
///
/// So 2^3^2 is 2^9 and -2^2 is -4. Blanks may stand anywhere but within a number, where a single space groups.
Outcome<ExpressionValue> evaluate(std::string_view text, const std::vector<Symbol>& symbols,
                                  const ExpressionRules& rules);

} // namespace core
