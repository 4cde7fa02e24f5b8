// SPDX-License-Identifier: GPL-3.0-or-later
// To which values the person's own point can be moved along the x axis: by the arrow keys and by dragging.
#pragma once

#include "core/calculator/field.h"
#include "core/chart/scale.h"

namespace core {

/// Every value that comes out lies within the bounds of the field; counts are whole.
struct Moves
{
    const Field* field = nullptr;
    Value own; // where the point stands, or stood when it was taken up; above 0

    /// The next stop up (`direction` 1) or down (-1) on a logarithmic axis that runs from the value divided by `reach`
    /// to the value times `reach`, as `Stops` has them: the next whole number where there are few, else about a
    /// sixty-fourth of that axis on, in two digits, never past one of its ticks. At a bound the bound itself.
    Value next(int direction, double reach) const;
    /// The next power of two up or down.
    Value nextPowerOfTwo(int direction) const;
    /// The value at a place on `axis` (0 to 1), clamped to its ends: ticks and the own value within `magnet`, a length
    /// on the same measure, else rounded to three digits.
    Value at(const Scale& axis, double position, double magnet) const;
    /// The power of two that is nearest on the axis; among those within its ends, where there is one.
    Value powerOfTwoAt(const Scale& axis, double position) const;
};

} // namespace core
