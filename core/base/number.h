// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that the core takes and gives.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <variant>

namespace core {

/// What a number is, and so how it is read and written.
enum class Kind {
    Count,   // whole, 0 to 2^63 - 1
    Real,    // finite double
    Percent, // a fraction of one, written in percent
    Factor,  // a plain ratio, written with a multiplication sign; results only
};

/// The value of an input field in base units: counts as integers, reals and percents (0.9 for 90%) as doubles.
using Value = std::variant<std::int64_t, double>;

/// An exact non-negative fraction, not reduced: 14/78 stays 14/78. The denominator is never 0.
struct Fraction
{
    std::uint64_t numerator = 0;
    std::uint64_t denominator = 1;

    /// The nearest double, of two equally near ones the even one.
    double toDouble() const;
    bool operator==(const Fraction&) const = default;
};

/// A number in a result, a sentence or a message.
using Number = std::variant<std::uint64_t, Fraction, double>;

Number toNumber(const Value& value);
double toDouble(const Number& number);
double toDouble(const Value& value);

/// The largest count and the largest real that a field or a result can hold.
inline constexpr std::int64_t largestCount = std::numeric_limits<std::int64_t>::max();
inline constexpr double largestReal = std::numeric_limits<double>::max();

} // namespace core
