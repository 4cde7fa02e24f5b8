// SPDX-License-Identifier: GPL-3.0-or-later
// Solving for a count over solutions from 1 to 2^63 - 1: the time must not grow with the count.
#include "core/calculator/registry.h"
#include "core/calculator/solve.h"

#include <benchmark/benchmark.h>

#include <string>
#include <utility>

namespace {

struct Question
{
    core::Calculator calculator;
    core::Values values;
    std::size_t result;
    std::size_t field;
    core::Rational (*target)(const core::Rational& count); // which that count hits
};

Question question(const char* calculator, const char* result, const char* field, core::Values values,
                  core::Rational (*target)(const core::Rational&))
{
    const core::Registry registry = core::builtInCalculators();
    const core::Calculator& found = *core::findCalculator(registry, calculator);
    return {found, std::move(values), found.resultIndex(result).value(), found.fieldIndex(field).value(), target};
}

void solveForCount(benchmark::State& state, const Question& question)
{
    // One less, as the largest count of stages or devices would make the target one that all meet.
    const std::int64_t count = state.range(0) - 1;
    const core::Rational target = question.target(count);
    for (auto _ : state) {
        const auto solution =
            core::solve(question.calculator, question.values, question.result, target, question.field);
        if (!solution || solution->value != core::Value(count))
            state.SkipWithError("not the count that hits the target");
        benchmark::DoNotOptimize(solution);
    }
    state.SetComplexityN(state.range(0));
}

void addBenchmark(const std::string& name, const Question& asked)
{
    auto* made = benchmark::RegisterBenchmark(("solve/" + name).c_str(),
                                              [asked](benchmark::State& state) { solveForCount(state, asked); });
    constexpr int step = 12;
    for (int bits = 3; bits < 63; bits += step)
        made->Arg(std::int64_t(1) << bits);
    made->Arg(core::largestCount)->Complexity(benchmark::o1);
}

const bool added = [] {
    const std::int64_t one = 1;
    addBenchmark("bubble_fraction/microbatches",
                 question("pipeline-bubble", "bubble-fraction", "microbatches", {std::int64_t(8), {}},
                          [](const core::Rational& count) { return 7 / (count + 7); }));
    addBenchmark("bubble_fraction/stages",
                 question("pipeline-bubble", "bubble-fraction", "stages", {{}, std::int64_t(32)},
                          [](const core::Rational& count) { return (count - 1) / (count + 31); }));
    addBenchmark("actual_throughput/devices",
                 question("data-parallel-scaling", "actual-throughput", "devices", {{}, 184.1, 0.9},
                          [](const core::Rational& count) { return count * 1841 * 9 / 100; }));
    addBenchmark("tokens_per_step/accumulation_steps",
                 question("effective-batch", "tokens-per-step", "accumulation-steps", {one, one, {}, one},
                          [](const core::Rational& count) { return count; }));
    return true;
}();

} // namespace
