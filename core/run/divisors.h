// SPDX-License-Identifier: GPL-3.0-or-later
// The divisors of a count nearest to a size, in bounded time.
#pragma once

#include <cstdint>
#include <optional>

namespace core::run {

/// How far a search for divisors goes: this many sizes, and this many cofactors, from each place where it starts.
inline constexpr std::int64_t divisorReach = 4096;

/// The largest divisor of `number` below `bound`; nothing for a bound of 1. Both at least 1.
///
/// Looks at the sizes within `divisorReach` below the bound, at the cofactors within as many above number / bound, and
/// at the sizes up to `divisorReach`: at most 12,288 remainders, however large the numbers. So it is exact for bounds
/// up to `divisorReach` + 1 and for numbers up to `divisorReach` squared (16,777,216), and otherwise wherever there is
/// a divisor that near; beyond that it gives a divisor below the bound that need not be the largest, at least 1.
std::optional<std::int64_t> divisorBelow(std::int64_t number, std::int64_t bound);

/// The least divisor of `number` above `bound`; nothing for a bound of at least `number`. `number` at least 1, `bound`
/// at least 0. The mirror image: exact where fewer than `divisorReach` + 1 of the cofactors lie below number / bound,
/// for numbers up to `divisorReach` squared, and wherever there is a divisor that near; beyond that some divisor above
/// the bound, at most `number` itself.
std::optional<std::int64_t> divisorAbove(std::int64_t number, std::int64_t bound);

} // namespace core::run
