// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/axis_ticks.h"

#include "ui/charts/tick_text.h"

#include <algorithm>

namespace ui {

namespace {

constexpr double gap = 10;            // between neighbouring labels
constexpr double leastTickWidth = 32; // closer ticks are noise even where their labels would fit
constexpr int mostTicks = 10;
constexpr int mostRows = 7;
constexpr int enoughTicks = 4; // with fewer, compact labels are tried
constexpr double linesPerRow = 2.4;

std::vector<Tick> ticksFor(const AxisText& axis, int most, bool compact, const MeasureText& measure)
{
    std::vector<Tick> ticks;
    const bool whole = axis.kind == core::Kind::Count;
    for (const double value : axis.scale.ticks(most, whole)) {
        Tick tick;
        tick.position = std::clamp(axis.scale.position(value), 0.0, 1.0);
        tick.text = tickText(value, axis.kind, *axis.style, compact);
        tick.width = measure(tick.text);
        ticks.push_back(std::move(tick));
    }
    return ticks;
}

bool standApart(const std::vector<Tick>& ticks, double length)
{
    for (std::size_t i = 1; i < ticks.size(); ++i) {
        const double distance = (ticks[i].position - ticks[i - 1].position) * length;
        if (distance < (ticks[i].width + ticks[i - 1].width) / 2 + gap)
            return false;
    }
    return true;
}

std::vector<Tick> mostThatFit(const AxisText& axis, double length, bool compact, const MeasureText& measure)
{
    int most = std::clamp(static_cast<int>(length / leastTickWidth), 1, mostTicks);
    while (true) {
        std::vector<Tick> ticks = ticksFor(axis, most, compact, measure);
        if (standApart(ticks, length) || most == 1)
            return ticks;
        most = std::min(most, static_cast<int>(ticks.size())) - 1;
    }
}

} // namespace

std::vector<Tick> horizontalTicks(const AxisText& axis, double length, const MeasureText& measure)
{
    std::vector<Tick> full = mostThatFit(axis, length, false, measure);
    if (full.size() >= enoughTicks && widestText(full) < length)
        return full;
    std::vector<Tick> compact = mostThatFit(axis, length, true, measure);
    const bool better = compact.size() > full.size() || widestText(full) >= length;
    return better ? compact : full;
}

std::vector<Tick> verticalTicks(const AxisText& axis, double length, double lineHeight, double widest,
                                const MeasureText& measure)
{
    const int most = std::clamp(static_cast<int>(length / (lineHeight * linesPerRow)) + 1, 2, mostRows);
    std::vector<Tick> ticks = ticksFor(axis, most, false, measure);
    return widestText(ticks) <= widest ? ticks : ticksFor(axis, most, true, measure);
}

double widestText(const std::vector<Tick>& ticks)
{
    double widest = 0;
    for (const Tick& tick : ticks)
        widest = std::max(widest, tick.width);
    return widest;
}

} // namespace ui
