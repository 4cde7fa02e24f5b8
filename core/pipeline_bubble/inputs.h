// SPDX-License-Identifier: GPL-3.0-or-later
// What the pipeline bubble is computed from and what comes out.
#pragma once

#include "core/calculator/calculator.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core::pipeline_bubble {

struct Inputs
{
    std::optional<std::int64_t> stages;
    std::optional<std::int64_t> microbatches;
};

struct Results
{
    Answer bubbleFraction;
    Answer pipelineEfficiency;
    Answer bubbleToIdealRatio;
    std::vector<Issue> warnings;
};

} // namespace core::pipeline_bubble
