// SPDX-License-Identifier: GPL-3.0-or-later
// What a training run is given by and what follows.
#pragma once

#include "core/calculator/calculator.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core::run {

struct Inputs
{
    std::optional<std::int64_t> gpus;
    std::optional<std::int64_t> tensorParallel;
    std::optional<std::int64_t> pipelineParallel;
    std::optional<std::int64_t> contextParallel;
    std::optional<std::int64_t> microbatch;  // sequences
    std::optional<std::int64_t> globalBatch; // sequences
    std::optional<std::int64_t> sequenceLength;
    std::optional<std::int64_t> passes; // over the pipeline, before one update

    bool operator==(const Inputs&) const = default;
};

struct Results
{
    Answer replicas;
    Answer microbatches;
    Answer accumulationSteps;
    Answer tokensPerStep;
    Answer bubbleFraction;
    Answer gpuHoursPerDay;
    Answer bubbleGpuHoursPerDay;
    std::vector<Issue> warnings;
    std::vector<Issue> errors;
};

} // namespace core::run
