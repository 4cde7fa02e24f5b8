// SPDX-License-Identifier: GPL-3.0-or-later
// The legal runs near one that is not whole, over growing counts: the time must not grow with them.
#include "core/run/neighbours.h"

#include <benchmark/benchmark.h>

namespace {

constexpr std::int64_t least = 1 << 10;
constexpr std::int64_t most = std::int64_t(1) << 60;
constexpr int factor = 1 << 10;

// Replicas are not whole: multiples.
void neighboursOfGpus(benchmark::State& state)
{
    const core::run::Inputs inputs{state.range(0) - 1, 8, 8, 1, 1, state.range(0), 8192, 1};
    for ([[maybe_unused]] auto iteration : state)
        benchmark::DoNotOptimize(core::run::neighbours(inputs));
}

// Microbatches are not: multiples and divisors. One less than a power of two has few divisors.
void neighboursOfGlobalBatch(benchmark::State& state)
{
    const core::run::Inputs inputs{64 * 7, 8, 8, 1, 2, (state.range(0) / 2 - 1) * 2 + 1, 8192, 1};
    for ([[maybe_unused]] auto iteration : state)
        benchmark::DoNotOptimize(core::run::neighbours(inputs));
}

// The dearest search: both sizes far from 1, and no divisor near.
void neighboursOfMicrobatch(benchmark::State& state)
{
    std::int64_t root = 1;
    while (root < state.range(0) / root)
        root *= 2;
    const core::run::Inputs inputs{1, 1, 1, 1, root + 1, state.range(0) + 1, 8192, 1};
    for ([[maybe_unused]] auto iteration : state)
        benchmark::DoNotOptimize(core::run::neighbours(inputs));
}

void nextAllowed(benchmark::State& state)
{
    const core::run::Inputs inputs{512, 8, 8, 1, 1, 8 * (state.range(0) / 8), 8192, 1};
    for ([[maybe_unused]] auto iteration : state)
        benchmark::DoNotOptimize(core::run::nextAllowed(inputs, state.range(0) / 8 + 1));
}

} // namespace

BENCHMARK(neighboursOfGpus)->RangeMultiplier(factor)->Range(least, most);
BENCHMARK(neighboursOfGlobalBatch)->RangeMultiplier(factor)->Range(least, most);
BENCHMARK(neighboursOfMicrobatch)->RangeMultiplier(factor)->Range(least, most);
BENCHMARK(nextAllowed)->RangeMultiplier(factor)->Range(least, most);
