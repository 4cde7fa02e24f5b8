// SPDX-License-Identifier: GPL-3.0-or-later
// What data-parallel scaling is computed from and what comes out.
#pragma once

#include "core/calculator/calculator.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core::data_parallel_scaling {

struct Inputs
{
    std::optional<std::int64_t> devices;
    std::optional<double> throughputPerDevice; // in the person's unit
    std::optional<double> scalingEfficiency;   // 0 to 1
};

struct Results
{
    Answer actualThroughput;
    Answer speedup;
    Answer idealThroughput;
    Answer overheadThroughput;
    std::vector<Issue> warnings;
};

} // namespace core::data_parallel_scaling
