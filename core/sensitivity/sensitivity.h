// SPDX-License-Identifier: GPL-3.0-or-later
// What each input, halved and doubled by itself, does to the results.
#pragma once

#include "core/calculator/calculator.h"
#include "core/numbers/difference.h"

#include <optional>
#include <vector>

namespace core {

/// What a result is after an input was varied. Blank where it cannot be known, before or after.
struct VariedResult
{
    std::optional<Number> value;
    std::optional<Difference> difference; // from what it was before
};

/// One input varied.
struct Variation
{
    enum class Standing {
        Computed,
        Blank,       // the field has no value
        Unchanged,   // nothing to halve or to double: a count of 1, a 0
        OutOfBounds, // the field does not take the varied value, or nothing can hold it
    };

    Standing standing = Standing::Blank;
    std::optional<Value> value;        // only where computed
    std::vector<VariedResult> results; // in the order of the result table; empty unless computed
};

struct SensitivityRow
{
    std::size_t field = 0; // in the field table
    Variation halved;      // counts rounded down, at least 1
    Variation doubled;
    double effect = 0; // 0 to 2; see `sensitivity`
};

/// A row for every field, that with the largest effect first, equal ones in the order of the form. The effect of a
/// field is the largest change of any result that is no detail, over halved and doubled: |after - before| against the
/// larger of |after| and |before|. So it is 0.5 for a result that is halved and for one that is doubled, 1 for one that
/// comes from 0 or goes there, never more than 2, and counts for small percentages as for large numbers. It is compared
/// to 12 decimals, so that the last bit of a double decides nothing.
std::vector<SensitivityRow> sensitivity(const Calculator& calculator, const Values& values);

} // namespace core
