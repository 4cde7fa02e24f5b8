// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of one chart axis: from values to positions and back, and where the ticks stand. A copyable value.
#pragma once

#include <vector>

namespace core {

struct Scale
{
    bool logarithmic = false;
    double least = 0; // the value at the start of the axis; above 0 on a logarithmic one
    double most = 1;  // the value at its end; above `least`

    /// Where `value` stands on the axis: 0 at its start, 1 at its end, outside beyond them. On a logarithmic axis a
    /// value of 0 or less stands at minus infinity.
    double position(double value) const;
    /// The value at a position.
    double value(double position) const;
    /// At most `most` round values on the axis, rising, evenly spread: powers of two (or, over wider ranges, of a power
    /// of two) on a logarithmic axis, multiples of 1, 2 or 5 times a power of ten on a linear one. With `whole` only
    /// whole numbers.
    std::vector<double> ticks(int most, bool whole) const;

    bool operator==(const Scale&) const = default;
};

} // namespace core
