// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calculator/read_target.h"

#include "core/calculator/read_field.h"
#include "core/calculator/solve.h"

#include <utility>

namespace core {

namespace {

// The bounds once more for the number itself: the field's are for the double that it is rounded to.
Reading inRange(const Result& result, Reading reading)
{
    reading = inField(targetField(result), std::move(reading));
    if (!reading.exact)
        return reading;
    reading.issue = outOfRange(result, *reading.exact);
    if (reading.issue) {
        reading.value.reset();
        reading.exact.reset();
        reading.doubt.reset();
    }
    return reading;
}

} // namespace

Field targetField(const Result& result)
{
    return {.id = result.id,
            .symbol = result.symbol,
            .kind = result.kind == Kind::Factor ? Kind::Real : result.kind,
            .bounds = result.range,
            .example = {},
            .label = result.label,
            .help = {},
            .group = {}};
}

Reading readTarget(const Result& result, std::string_view text, const NumberStyle& style)
{
    return inRange(result, readNumber(text, targetField(result).kind, style));
}

Outcome<Rational> readMachineTarget(const Result& result, std::string_view text)
{
    const Reading reading = inRange(result, readMachineNumber(text, targetField(result).kind));
    if (reading.exact)
        return *reading.exact;
    return reading.issue.value_or(Issue{code::notANumber, std::string(result.id), {}, std::string(text)});
}

} // namespace core
