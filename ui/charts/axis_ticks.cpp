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
constexpr int enoughTicks = 3;          // with fewer, compact labels are tried
constexpr double widestShare = 1.0 / 6; // of the axis, for one label: beyond that, too
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

// Two ticks that stand far enough apart, where round values alone would leave one: the outer ones of a finer row.
std::vector<Tick> outerTicks(const AxisText& axis, double length, const MeasureText& measure)
{
    for (int most = 3; most <= mostTicks; ++most) {
        std::vector<Tick> ticks = ticksFor(axis, most, true, measure);
        if (ticks.size() < 2)
            continue;
        ticks.erase(ticks.begin() + 1, ticks.end() - 1);
        if (standApart(ticks, length))
            return ticks;
    }
    return {};
}

} // namespace

std::vector<Tick> horizontalTicks(const AxisText& axis, double length, const MeasureText& measure)
{
    std::vector<Tick> full = mostThatFit(axis, length, false, measure);
    const bool wide = widestText(full) > length * widestShare;
    if (full.size() >= enoughTicks && !wide)
        return full;
    std::vector<Tick> compact = mostThatFit(axis, length, true, measure);
    std::vector<Tick>& better = compact.size() > full.size() || wide ? compact : full;
    if (better.size() > 1)
        return better;
    std::vector<Tick> outer = outerTicks(axis, length, measure);
    return outer.empty() ? better : outer;
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
