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
    /// At most `most` round values on the axis, rising, about evenly spread. On a linear axis multiples of 1, 2 or 5
    /// times a power of ten; on a logarithmic one powers of two (or every second, third... of them) where all stay
    /// between 1 and 2^20, and beyond that 1, 2 and 5 times powers of ten, or powers of ten alone: nobody reads
    /// 1,073,741,824 at a glance. With `whole` only whole numbers. Each is the double nearest to its decimal text.
    std::vector<double> ticks(int most, bool whole) const;

    bool operator==(const Scale&) const = default;
};

/// The largest power of two that is not above `value`, and the least one not below. `value` above 0.
double powerOfTwoBelow(double value);
double powerOfTwoAbove(double value);

/// A value not below `value` at which a linear axis from 0 can end: a multiple of a round step about an eighth of it.
/// `value` above 0.
double roundedUp(double value);

/// A logarithmic axis whose ends are ticks and which holds `least` to `most`. Both above 0.
Scale logarithmicScale(double least, double most);

/// `value` with at most `digits` decimal digits that are not 0, rounded to the nearest.
double roundedTo(double value, int digits);

} // namespace core
