// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/stops.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {
constexpr int steps = 64;
constexpr int mostTicks = 12;
} // namespace

double Stops::tidy(double value, int digits) const
{
    double rounded = roundedTo(value, digits);
    // Three-digit counts are short enough to be told apart one by one.
    if (whole)
        rounded = value < 1000 ? std::round(value) : std::round(rounded);
    return std::clamp(rounded, axis.least, axis.most);
}

double Stops::stepped(double from, int direction) const
{
    const double end = direction > 0 ? axis.most : axis.least;
    const auto isBeyond = [from, direction](double value) { return direction * (value - from) > 0; };
    const auto isNearer = [direction](double value, double other) { return direction * (other - value) > 0; };
    const double place = std::clamp(axis.position(from), 0.0, 1.0) + static_cast<double>(direction) / steps;
    const double raw = place <= 0 || place >= 1 ? end : axis.value(place);
    double next = tidy(raw, 2);
    if (!isBeyond(next))
        next = whole ? std::round(raw) : raw;
    if (!isBeyond(next))
        next = std::round(from) + direction;
    std::vector<double> kept = axis.ticks(mostTicks, whole);
    kept.push_back(own);
    for (const double stop : kept)
        if (isBeyond(stop) && isNearer(stop, next))
            next = stop;
    return isNearer(end, next) ? end : next;
}

double Stops::after(double from) const
{
    return stepped(from, 1);
}

double Stops::before(double from) const
{
    return stepped(from, -1);
}

double Stops::nearest(double position, double reach) const
{
    std::vector<double> magnets = axis.ticks(mostTicks, whole);
    magnets.insert(magnets.begin(), own);
    for (const double magnet : magnets)
        if (std::abs(axis.position(magnet) - position) <= reach)
            return magnet;
    if (position <= 0 || position >= 1)
        return position <= 0 ? axis.least : axis.most;
    return tidy(axis.value(position), 3);
}

} // namespace core
