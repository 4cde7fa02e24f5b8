// SPDX-License-Identifier: GPL-3.0-or-later
// Decimal numbers of at most 128 bits and their exact products: what `Rational` computes, for tables of many rows.
#pragma once

#include "core/numbers/rational.h"

#include <cstdint>
#include <initializer_list>
#include <optional>

namespace core {

__extension__ using WideInteger = unsigned __int128;

/// The number digits * 10^exponent, never negative.
struct ShortDecimal
{
    WideInteger digits = 0;
    int exponent = 0;

    bool operator==(const ShortDecimal&) const = default;
};

/// The decimal number that the shortest text of `value` names: 9 * 10^-1 for 0.9, as Rational::fromShortest. `value`
/// must be finite and not negative. Digits may end with zeros.
ShortDecimal shortDecimal(double value);

Rational toRational(const ShortDecimal& decimal);

/// 1 - `part`, or nothing where that is negative or takes more than 18 decimals.
std::optional<ShortDecimal> restToOne(const ShortDecimal& part);

/// The double nearest to the exact product of `factors`, of two equally near ones the even one: bit for bit what
/// Rational::toDouble gives, and nothing where that gives nothing: beyond the largest double. Where 128 bits hold all
/// the digits on the way, as they do for usual numbers, this allocates nothing and is a hundred times as fast.
std::optional<double> nearestProduct(std::initializer_list<ShortDecimal> factors);

} // namespace core
