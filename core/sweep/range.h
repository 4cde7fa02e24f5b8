// SPDX-License-Identifier: GPL-3.0-or-later
// The values that a sweep gives to one field, as typed: FROM:TO, FROM:TO:STEP or FROM:TO:xFACTOR.
#pragma once

#include "core/calculator/field.h"
#include "core/numbers/long_decimal.h"

#include <optional>
#include <string_view>
#include <vector>

namespace core {

/// From `from` up to `to`, by a step above 0 or, `geometric`, by a factor above 1. The numbers are those of the text,
/// not doubles near them.
struct Range
{
    Kind kind = Kind::Count;
    LongDecimal from;
    LongDecimal to; // not below `from`
    LongDecimal step;
    bool geometric = false;
};

/// The codes of what is wrong with a range, beside those of its numbers.
namespace code {
inline constexpr char rangeForm[] = "range-form";         // not two or three parts; text: what was typed
inline constexpr char rangeDescends[] = "range-descends"; // FROM is above TO
inline constexpr char stepMissing[] = "step-missing";     // only a count has a step by itself
inline constexpr char stepNotPositive[] = "step-not-positive";
inline constexpr char stepVanishes[] = "step-vanishes"; // too small beside TO to make another double
inline constexpr char factorNotAboveOne[] = "factor-not-above-one";
inline constexpr char factorFromZero[] = "factor-from-zero"; // no factor leads away from 0
} // namespace code

enum class RangePart { Whole, From, To, Step, Factor };

struct RangeIssue
{
    RangePart part = RangePart::Whole;
    Issue issue;
};

/// What a text came to: a range, or all that is wrong with it.
struct RangeReading
{
    std::optional<Range> range;
    std::vector<RangeIssue> issues;
};

/// Reads the range of `field`, in machine text as in read.h: a percent is 90% or 0.9, its step 5% or 0.05. FROM and TO
/// are values within the field's bounds, and so is then all between them, whether or not the steps reach TO. A step
/// that is left out is 1 for a count. FROM may be TO, which is one value; descending ranges there are not.
RangeReading readRange(const Field& field, std::string_view text);

} // namespace core
