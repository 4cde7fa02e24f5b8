// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/moves.h"

#include "core/chart/stops.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

namespace {

constexpr double mostCount = static_cast<double>(largestCount);

bool isWhole(const Field& field)
{
    return field.kind == Kind::Count;
}

double withinBounds(const Field& field, double value)
{
    const Bounds& bounds = field.bounds;
    const double most = bounds.most.value_or(isWhole(field) ? mostCount : largestReal);
    const double least = bounds.leastExcluded ? std::nextafter(bounds.least, most) : bounds.least;
    return std::clamp(value, least, most);
}

// The own value stays as it is: a count above 2^53 is not what its double says.
Value toValue(const Moves& moves, double x)
{
    const double value = withinBounds(*moves.field, x);
    if (value == toDouble(moves.own))
        return moves.own;
    if (!isWhole(*moves.field))
        return value;
    return value >= mostCount ? largestCount : static_cast<std::int64_t>(std::round(value));
}

} // namespace

Value Moves::next(int direction, double reach) const
{
    const double from = toDouble(own);
    const double least = std::max(from / reach, isWhole(*field) ? 1 : std::numeric_limits<double>::min());
    const Stops stops{{true, least, std::min(from * reach, largestReal)}, isWhole(*field), from};
    return toValue(*this, direction > 0 ? stops.after(from) : stops.before(from));
}

Value Moves::nextPowerOfTwo(int direction) const
{
    const double from = toDouble(own);
    const double next = direction > 0 ? powerOfTwoBelow(from) * 2 : powerOfTwoAbove(from) / 2;
    return toValue(*this, std::min(next, largestReal));
}

Value Moves::at(const Scale& axis, double position, double magnet) const
{
    const Stops stops{axis, isWhole(*field), toDouble(own)};
    return toValue(*this, stops.nearest(std::clamp(position, 0.0, 1.0), magnet));
}

Value Moves::powerOfTwoAt(const Scale& axis, double position) const
{
    const double place = std::clamp(position, 0.0, 1.0);
    const double value = std::clamp(axis.value(place), axis.least, axis.most);
    const double below = powerOfTwoBelow(value);
    const double above = powerOfTwoAbove(value);
    const bool belowOutside = below < axis.least;
    const bool aboveNearer = axis.position(above) - place < place - axis.position(below);
    if (above <= axis.most && (belowOutside || aboveNearer))
        return toValue(*this, above);
    return toValue(*this, below);
}

} // namespace core
