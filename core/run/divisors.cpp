// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/divisors.h"

#include <algorithm>

namespace core::run {

namespace {

// The first divisor of `number` among `from`, `from` - 1 ..., at most `divisorReach` of them, down to 1.
std::optional<std::int64_t> fallingFrom(std::int64_t number, std::int64_t from)
{
    const std::int64_t last = std::max<std::int64_t>(from - divisorReach, 0);
    for (std::int64_t size = from; size > last; --size)
        if (number % size == 0)
            return size;
    return std::nullopt;
}

// The first divisor of `number` among `from`, `from` + 1 ..., at most `divisorReach` of them, up to `number`.
std::optional<std::int64_t> risingFrom(std::int64_t number, std::int64_t from)
{
    for (std::int64_t i = 0; i < divisorReach && i <= number - from; ++i)
        if (number % (from + i) == 0)
            return from + i;
    return std::nullopt;
}

} // namespace

// Divisors come in pairs: size x cofactor = number. Sizes below the bound have cofactors above number / bound.
std::optional<std::int64_t> divisorBelow(std::int64_t number, std::int64_t bound)
{
    if (bound > number)
        return number;
    if (const auto size = fallingFrom(number, bound - 1))
        return size;
    if (bound == 1)
        return std::nullopt;
    if (const auto cofactor = risingFrom(number, number / bound + 1))
        return number / *cofactor;
    return fallingFrom(number, std::min(bound - 1, divisorReach));
}

std::optional<std::int64_t> divisorAbove(std::int64_t number, std::int64_t bound)
{
    if (bound >= number)
        return std::nullopt;
    if (const auto size = risingFrom(number, bound + 1))
        return size;
    // The largest cofactor of a size above the bound: below number / bound, which need not be whole.
    const std::int64_t largestCofactor = bound == 0 ? number : (number - 1) / bound;
    if (const auto cofactor = fallingFrom(number, largestCofactor))
        return number / *cofactor;
    return number / *fallingFrom(number, std::min(largestCofactor, divisorReach));
}

} // namespace core::run
