// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/pair.h"

#include <algorithm>
#include <chrono>
#include <vector>

namespace benchmarks {

namespace {

double secondsOf(const std::function<void()>& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Of at least one time.
double median(std::vector<double> times)
{
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

} // namespace

void measurePair(benchmark::State& state, const std::function<void()>& ours, const std::function<void()>& bare)
{
    constexpr double milli = 1000;
    std::vector<double> oursTimes;
    std::vector<double> bareTimes;
    bool oursFirst = false;
    for ([[maybe_unused]] auto iteration : state) {
        oursFirst = !oursFirst;
        if (!oursFirst)
            bareTimes.push_back(secondsOf(bare));
        oursTimes.push_back(secondsOf(ours));
        if (oursFirst)
            bareTimes.push_back(secondsOf(bare));
        state.SetIterationTime(oursTimes.back());
    }
    const double oursMedian = median(std::move(oursTimes));
    const double bareMedian = median(std::move(bareTimes));
    state.counters["ours"] = oursMedian * milli;
    state.counters["bare"] = bareMedian * milli;
    state.counters["ratio"] = oursMedian / bareMedian;
}

} // namespace benchmarks
