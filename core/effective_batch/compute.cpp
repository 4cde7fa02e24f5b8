// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/effective_batch/compute.h"

#include "core/calculator/declare.h"

namespace core::effective_batch {

std::optional<std::int64_t> product(std::initializer_list<std::int64_t> counts)
{
    std::int64_t result = 1;
    for (const std::int64_t count : counts) {
        if (result > largestCount / count)
            return std::nullopt;
        result *= count;
    }
    return result;
}

Results compute(const Inputs& inputs)
{
    const auto& [batch, devices, steps, length] = inputs;
    std::optional<std::int64_t> sequences;
    std::optional<std::int64_t> tokens;
    const bool sequencesKnown = batch && devices && steps;
    const bool tokensKnown = sequencesKnown && length;
    if (sequencesKnown)
        sequences = product({*batch, *devices, *steps});
    if (tokensKnown)
        tokens = product({*batch, *devices, *steps, *length});
    const std::vector<Argument> arguments{countArgument(batch),  countArgument(devices),   countArgument(steps),
                                          countArgument(length), countArgument(sequences), countArgument(tokens)};
    return {{countArgument(sequences).number, sequencesKnown && !sequences, arguments},
            {countArgument(tokens).number, tokensKnown && !tokens, arguments},
            {}};
}

} // namespace core::effective_batch
