// SPDX-License-Identifier: GPL-3.0-or-later
// What the effective batch is computed from and what comes out.
#pragma once

#include "core/calculator/calculator.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core::effective_batch {

struct Inputs
{
    std::optional<std::int64_t> batchPerDevice;
    std::optional<std::int64_t> devices;
    std::optional<std::int64_t> accumulationSteps;
    std::optional<std::int64_t> sequenceLength;
};

struct Results
{
    Answer effectiveBatch;
    Answer tokensPerStep;
    std::vector<Issue> warnings;
};

} // namespace core::effective_batch
