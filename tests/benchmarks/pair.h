// SPDX-License-Identifier: GPL-3.0-or-later
// Two ways that are timed in turn, so that both meet the same noise of the machine, and compared by their medians.
#pragma once

#include <benchmark/benchmark.h>

#include <functional>

namespace benchmarks {

/// Runs both once in each iteration, each as often first as second. Reports the medians in milliseconds as `ours` and
/// `bare`, and their quotient as `ratio`; the time of the benchmark itself is that of `ours`.
void measurePair(benchmark::State& state, const std::function<void()>& ours, const std::function<void()>& bare);

} // namespace benchmarks
