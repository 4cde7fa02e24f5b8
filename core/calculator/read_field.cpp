// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calculator/read_field.h"

namespace core {

namespace {

// The least and the largest value that the kind of `field` can hold.
Value leastOf(const Field& field)
{
    return field.kind == Kind::Count ? Value(std::numeric_limits<std::int64_t>::min()) : Value(-largestReal);
}

Value largestOf(const Field& field)
{
    return field.kind == Kind::Count ? Value(largestCount) : Value(largestReal);
}

std::optional<Issue> issueIn(const Field& field, const Reading& reading)
{
    if (reading.value)
        return outOfBounds(field, *reading.value);
    if (!reading.issue)
        return std::nullopt;
    // What is beyond all values is beyond the field's bounds too, where it has them.
    std::optional<Issue> beyond;
    if (reading.issue->code == code::belowMinimum)
        beyond = outOfBounds(field, leastOf(field));
    else if (reading.issue->code == code::tooLarge)
        beyond = outOfBounds(field, largestOf(field));
    return beyond ? beyond : reading.issue;
}

} // namespace

Reading inField(const Field& field, Reading reading)
{
    reading.issue = issueIn(field, reading);
    if (reading.issue) {
        reading.issue->field = field.id;
        reading.value.reset();
        reading.exact.reset();
        reading.doubt.reset();
    }
    return reading;
}

Outcome<Value> readMachineField(const Field& field, std::string_view text)
{
    const Reading reading = inField(field, readMachineNumber(text, field.kind));
    if (reading.value)
        return *reading.value;
    return reading.issue.value_or(Issue{code::notANumber, std::string(field.id), {}, std::string(text)});
}

} // namespace core
