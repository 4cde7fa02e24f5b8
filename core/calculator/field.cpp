// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calculator/field.h"

namespace core {

std::optional<Issue> outOfBounds(const Field& field, const Value& value)
{
    const double number = toDouble(value);
    const Bounds& bounds = field.bounds;
    const auto issue = [&field](const char* code, double bound) {
        return Issue{code, std::string(field.id), {Argument{Number(bound), field.kind}}, {}};
    };
    if (bounds.leastExcluded && number <= bounds.least)
        return issue(code::notPositive, bounds.least);
    if (!bounds.leastExcluded && number < bounds.least)
        return issue(code::belowMinimum, bounds.least);
    if (bounds.most && number > *bounds.most)
        return issue(code::aboveMaximum, *bounds.most);
    return std::nullopt;
}

} // namespace core
