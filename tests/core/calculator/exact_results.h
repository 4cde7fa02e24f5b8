// SPDX-License-Identifier: GPL-3.0-or-later
// The formulas once more, in exact fractions, and every pair of a result and a field: what solving is held against.
#pragma once

#include "core/calculator/registry.h"
#include "core/calculator/solve.h"

#include <ostream>
#include <string>
#include <vector>

namespace core {

/// The number that a value's shortest text names.
inline Rational exactValue(const Value& value)
{
    const auto* count = std::get_if<std::int64_t>(&value);
    return count ? Rational(*count) : Rational::fromShortest(std::get<double>(value));
}

/// A result of one of the shipped calculators, not rounded, from the fields it needs.
inline Rational exactResult(const Calculator& calculator, std::size_t result, const Values& values)
{
    const std::string_view id = calculator.results[result].id;
    const auto field = [&](std::size_t index) { return exactValue(values[index].value()); };
    if (id == "bubble-fraction")
        return (field(0) - 1) / (field(1) + field(0) - 1);
    if (id == "pipeline-efficiency")
        return field(1) / (field(1) + field(0) - 1);
    if (id == "bubble-to-ideal-ratio")
        return (field(0) - 1) / field(1);
    if (id == "actual-throughput")
        return field(0) * field(1) * field(2);
    if (id == "speedup")
        return field(0) * field(2);
    if (id == "ideal-throughput")
        return field(0) * field(1);
    if (id == "overhead-throughput")
        return field(0) * field(1) * (1 - field(2));
    if (id == "effective-batch")
        return field(0) * field(1) * field(2);
    return field(0) * field(1) * field(2) * field(3); // tokens-per-step
}

inline bool meetsTarget(Direction direction, const Rational& result, const Rational& target)
{
    return direction == Direction::AtMost    ? result <= target
           : direction == Direction::AtLeast ? result >= target
                                             : result == target;
}

/// A result solved for a field that it depends on.
struct Pair
{
    Calculator calculator;
    std::size_t result = 0;
    std::size_t field = 0;

    const Result& wanted() const { return calculator.results[result]; }
    const Field& solved() const { return calculator.fields[field]; }
    std::string name() const { return std::string(wanted().id) + " for " + std::string(solved().id); }
    Rational resultWith(Values values, const Value& value) const
    {
        values[field] = value;
        return exactResult(calculator, result, values);
    }
    bool isMet(const Values& values, const Value& value, const Rational& target) const
    {
        return meetsTarget(wanted().direction, resultWith(values, value), target);
    }
};

inline void PrintTo(const Pair& pair, std::ostream* out)
{
    *out << pair.name();
}

inline std::vector<Pair> allPairs()
{
    std::vector<Pair> pairs;
    for (const Calculator& calculator : builtInCalculators())
        for (std::size_t result = 0; result < calculator.results.size(); ++result)
            for (std::size_t field = 0; field < calculator.fields.size(); ++field)
                if (dependsOn(calculator, result, field))
                    pairs.push_back({calculator, result, field});
    return pairs;
}

} // namespace core
