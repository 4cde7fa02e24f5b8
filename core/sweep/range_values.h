// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a range, one after the other, in constant memory.
#pragma once

#include "core/sweep/range.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace core {

/// Gives FROM, FROM + STEP, FROM + 2 STEP... or FROM, FROM x FACTOR, FROM x FACTOR^2... while they are not above TO,
/// which is thus given exactly if it is one of them: 0.1:0.9:0.1 ends with 0.9, 1:10:4 with 9.
/// - Counts are exact up to 2^63 - 1. Those of a factor are rounded, halves up, and given once; what rounds to TO is
///   not above it.
/// - Reals and percents are exact decimals, each rounded once to its double: the third of 0.1:0.9:0.1 is 0.3. By a
///   factor the digits grow with each value; beyond a thousand bits the last ones are dropped, which no double shows.
class RangeValues
{
public:
    explicit RangeValues(const Range& range);

    /// The next value, or nothing once there are no more.
    std::optional<Value> next();

private:
    // Whole numbers that fit, in units of 10^exponent.
    struct ShortSteps
    {
        std::int64_t next;
        std::int64_t to;
        std::int64_t step;
        int exponent;
        bool count;
        bool done = false;
    };
    // Anything else.
    struct LongSteps
    {
        Range range;
        LongDecimal next;
        std::optional<std::int64_t> lastCount;
    };

    static std::variant<ShortSteps, LongSteps> stepsOf(const Range& range);
    static std::optional<Value> advance(ShortSteps& steps);
    static std::optional<Value> advance(LongSteps& steps);

    std::variant<ShortSteps, LongSteps> m_steps;
};

} // namespace core
