// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calculator/read_field.h"

#include "core/numbers/read.h"

namespace core {

Outcome<Value> readMachineField(const Field& field, std::string_view text)
{
    Reading reading = readMachineNumber(text, field.kind);
    // A count below 0 is no count at all to the reader; the field knows its own least value.
    if (reading.issue && reading.issue->code == code::belowMinimum)
        reading = {Value(std::int64_t(-1)), {}, {}, false};
    if (reading.value) {
        if (const auto issue = outOfBounds(field, *reading.value))
            return *issue;
        return *reading.value;
    }
    Issue issue = reading.issue.value_or(Issue{code::notANumber, {}, {}, std::string(text)});
    issue.field = field.id;
    return issue;
}

} // namespace core
