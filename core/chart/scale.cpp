// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/scale.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace core {

namespace {

constexpr double mostInPowersOfTwo = 1048576;
constexpr std::array decimalSteps{1, 2, 5};
// Rounding of logarithms and quotients must not lose a tick that stands on the end of the axis.
constexpr double slack = 1e-9;

// mantissa * 10^exponent as the double nearest to that decimal number, as far as powers of ten are exact (10^22).
double decimal(double mantissa, int exponent)
{
    if (exponent < -300) // 10^-exponent alone would be infinite
        return mantissa * std::pow(10.0, exponent);
    return exponent < 0 ? mantissa / std::pow(10.0, -exponent) : mantissa * std::pow(10.0, exponent);
}

int exponentOfTen(double value)
{
    return static_cast<int>(std::floor(std::log10(value)));
}

// The largest round value (1, 2 or 5 times a power of ten) not above `value`, and the least not below.
double roundBelow(double value)
{
    const int exponent = exponentOfTen(value);
    for (auto step = decimalSteps.rbegin(); step != decimalSteps.rend(); ++step)
        if (decimal(*step, exponent) <= value)
            return decimal(*step, exponent);
    return decimal(5, exponent - 1);
}

double roundAbove(double value)
{
    const int exponent = exponentOfTen(value);
    for (const int step : decimalSteps)
        if (decimal(step, exponent) >= value)
            return decimal(step, exponent);
    return decimal(1, exponent + 1);
}

bool inPowersOfTwo(double least, double most)
{
    return least >= 1 && most <= mostInPowersOfTwo;
}

// Every n-th power of two on the axis, starting with its first.
std::vector<double> powersOfTwo(const Scale& scale, int most)
{
    const int first = std::ilogb(powerOfTwoAbove(scale.least));
    const int last = std::ilogb(powerOfTwoBelow(scale.most));
    const int stride = std::max(1, (last - first + most) / most);
    std::vector<double> ticks;
    for (int exponent = first; exponent <= last; exponent += stride)
        ticks.push_back(std::ldexp(1.0, exponent));
    return ticks;
}

std::vector<double> powersOfTen(const Scale& scale, int most, bool whole)
{
    const int last = exponentOfTen(scale.most * (1 + slack));
    const int first = static_cast<int>(std::ceil(std::log10(whole ? std::max(scale.least, 1.0) : scale.least) - slack));
    const auto collect = [&](int stride, bool between) {
        std::vector<double> ticks;
        for (int exponent = between ? first - 1 : first; exponent <= last; exponent += stride)
            for (const int step : decimalSteps) {
                const double tick = decimal(step, exponent);
                const bool inside = tick >= scale.least * (1 - slack) && tick <= scale.most * (1 + slack);
                if (inside && (between || step == 1) && (!whole || tick >= 1))
                    ticks.push_back(tick);
            }
        return ticks;
    };
    std::vector<double> ticks = collect(1, true);
    for (int stride = 1; static_cast<int>(ticks.size()) > most && stride <= last - first + 1; ++stride)
        ticks = collect(stride, false);
    return ticks;
}

std::vector<double> linearTicks(const Scale& scale, int most, bool whole)
{
    const double range = scale.most - scale.least;
    int exponent = exponentOfTen(range / most);
    if (whole)
        exponent = std::max(0, exponent);
    for (;; ++exponent)
        for (const int step : decimalSteps) {
            const double size = decimal(step, exponent);
            const double first = std::ceil(scale.least / size - slack);
            const double last = std::floor(scale.most / size + slack);
            if (last - first + 1 > most)
                continue;
            const int count = static_cast<int>(last - first) + 1;
            std::vector<double> ticks;
            ticks.reserve(static_cast<std::size_t>(count));
            for (int i = 0; i < count; ++i)
                ticks.push_back(decimal((first + i) * step, exponent));
            return ticks;
        }
}

} // namespace

double Scale::position(double value) const
{
    if (!logarithmic)
        return (value - least) / (most - least);
    if (!(value > 0))
        return -std::numeric_limits<double>::infinity();
    return std::log2(value / least) / std::log2(most / least);
}

double Scale::value(double position) const
{
    if (logarithmic)
        return least * std::exp2(position * std::log2(most / least));
    return least + position * (most - least);
}

std::vector<double> Scale::ticks(int atMost, bool whole) const
{
    if (atMost < 1)
        return {};
    if (!logarithmic)
        return linearTicks(*this, atMost, whole);
    return inPowersOfTwo(least, most) ? powersOfTwo(*this, atMost) : powersOfTen(*this, atMost, whole);
}

double powerOfTwoBelow(double value)
{
    return std::ldexp(1.0, std::ilogb(value));
}

double powerOfTwoAbove(double value)
{
    const double below = powerOfTwoBelow(value);
    return below == value ? below : 2 * below;
}

double roundedUp(double value)
{
    constexpr double steps = 8;
    const double step = roundAbove(value / steps);
    const int exponent = exponentOfTen(step * (1 + slack));
    const double mantissa = std::round(step / decimal(1, exponent));
    return decimal(std::ceil(value / step - slack) * mantissa, exponent);
}

Scale logarithmicScale(double least, double most)
{
    if (inPowersOfTwo(least, most)) {
        const double start = powerOfTwoBelow(least);
        return {true, start, std::max(powerOfTwoAbove(most), 2 * start)};
    }
    const double start = roundBelow(least);
    return {true, start, std::max(roundAbove(most), 10 * start)};
}

double roundedTo(double value, int digits)
{
    if (value == 0)
        return 0;
    const int exponent = exponentOfTen(std::abs(value)) - digits + 1;
    return exponent <= 0 ? std::round(value * std::pow(10.0, -exponent)) / std::pow(10.0, -exponent)
                         : std::round(value / std::pow(10.0, exponent)) * std::pow(10.0, exponent);
}

} // namespace core
