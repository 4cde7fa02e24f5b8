// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/effective_batch/compute.h"

#include "core/calculator/declare.h"

#include <array>

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

bool figures(const Inputs& inputs, std::span<Figure> results)
{
    const auto& [batch, devices, steps, length] = inputs;
    const auto figure = [](std::optional<std::int64_t> count) { return Figure{countArgument(count).number, !count}; };
    const bool sequencesKnown = batch && devices && steps;
    results[0] = sequencesKnown ? figure(product({*batch, *devices, *steps})) : Figure{};
    results[1] = sequencesKnown && length ? figure(product({*batch, *devices, *steps, *length})) : Figure{};
    return false;
}

Results compute(const Inputs& inputs)
{
    std::array<Figure, 2> results;
    figures(inputs, results);
    const auto& [sequences, tokens] = results;
    const std::vector<Argument> arguments{countArgument(inputs.batchPerDevice),    countArgument(inputs.devices),
                                          countArgument(inputs.accumulationSteps), countArgument(inputs.sequenceLength),
                                          argument(sequences.value, Kind::Count),  argument(tokens.value, Kind::Count)};
    return {{sequences.value, sequences.tooLarge, arguments}, {tokens.value, tokens.tooLarge, arguments}, {}};
}

} // namespace core::effective_batch
