// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/effective_batch/fields.h"

#include "core/calculator/declare.h"
#include "core/effective_batch/compute.h"
#include "core/effective_batch/solve.h"

namespace core::effective_batch {

namespace {

std::vector<FieldRow<Inputs>> fieldRows()
{
    return {
        {&Inputs::batchPerDevice,
         {.id = "batch-per-device",
          .symbol = "b",
          .kind = Kind::Count,
          .bounds = {.least = 1},
          .example = std::int64_t(8),
          .label = PLUMBLINE_TEXT("Effective batch", "Batch per device"),
          //: the three names are options of training frameworks; leave them as they are
          .help = PLUMBLINE_TEXT("Effective batch",
                                 "The microbatch: sequences that one data-parallel rank processes in one forward and "
                                 "backward pass. Known as micro-batch-size, train_micro_batch_size_per_gpu or "
                                 "per_device_train_batch_size."),
          .group = PLUMBLINE_TEXT("Effective batch", "Parallelism"),
          .reading = PLUMBLINE_PLURAL("Effective batch", "%1 sequences per device").by(1),
          .whenRaised =
              PLUMBLINE_TEXT("Effective batch", "A larger batch per device holds more activations in memory.")}},
        {&Inputs::devices,
         {.id = "devices",
          .symbol = "d",
          .kind = Kind::Count,
          .bounds = {.least = 1},
          .example = std::int64_t(64),
          .label = PLUMBLINE_TEXT("Effective batch", "Data-parallel devices"),
          .help =
              PLUMBLINE_TEXT("Effective batch",
                             "Data-parallel ranks whose gradients are averaged each step. Fully sharded and ZeRO ranks "
                             "count; tensor, pipeline and context parallel ranks do not."),
          .group = PLUMBLINE_TEXT("Effective batch", "Parallelism"),
          .reading = PLUMBLINE_PLURAL("Effective batch", "%1 devices").by(1)}},
        {&Inputs::accumulationSteps,
         {.id = "accumulation-steps",
          .symbol = "a",
          .kind = Kind::Count,
          .bounds = {.least = 1},
          .example = std::int64_t(4),
          .label = PLUMBLINE_TEXT("Effective batch", "Accumulation steps"),
          .help =
              PLUMBLINE_TEXT("Effective batch",
                             "Forward and backward passes whose gradients are summed before one optimizer update. They "
                             "enlarge the batch without holding more activations."),
          .group = PLUMBLINE_TEXT("Effective batch", "Parallelism"),
          .reading = PLUMBLINE_PLURAL("Effective batch", "%1 accumulation steps").by(1),
          .whenRaised =
              PLUMBLINE_TEXT("Effective batch", "More accumulation steps mean a longer time between updates.")}},
        {&Inputs::sequenceLength,
         {.id = "sequence-length",
          .symbol = "L",
          .kind = Kind::Count,
          .bounds = {.least = 1},
          .example = std::int64_t(4096),
          .label = PLUMBLINE_TEXT("Effective batch", "Sequence length"),
          .help = PLUMBLINE_TEXT("Effective batch", "Tokens per sequence."),
          .group = PLUMBLINE_TEXT("Effective batch", "Sequence"),
          .reading = PLUMBLINE_PLURAL("Effective batch", "%1 tokens per sequence").by(1),
          .whenRaised = PLUMBLINE_TEXT("Effective batch", "Longer sequences hold more activations in memory.")}},
    };
}

// Arguments of both: 1 batch per device, 2 devices, 3 accumulation steps, 4 sequence length, 5 batch, 6 tokens.
std::vector<ResultRow<Results>> resultRows()
{
    return {
        {&Results::effectiveBatch,
         {.id = "effective-batch",
          .symbol = "B",
          .kind = Kind::Count,
          .label = PLUMBLINE_TEXT("Effective batch", "Effective batch size"),
          .formula = "B = b × d × a",
          .working = "%1 × %2 × %3 = %5",
          //: the plural follows %5, a count of sequences
          .sentence = PLUMBLINE_PLURAL("Effective batch", "One optimizer update sees %5 sequences.").by(5),
          .reading = PLUMBLINE_PLURAL("Effective batch", "%1 sequences").by(1),
          //: a unit: behind a large number, and alone in a column
          .unit = PLUMBLINE_TEXT("Effective batch", "sequences"),
          .direction = Direction::Exactly,
          .range = {.least = 1},
          .exampleTarget = 4096}},
        {&Results::tokensPerStep,
         {.id = "tokens-per-step",
          .symbol = "T",
          .kind = Kind::Count,
          .label = PLUMBLINE_TEXT("Effective batch", "Tokens per step"),
          .formula = "T = B × L",
          .working = "%5 × %4 = %6",
          //: the plural follows %5; %5 a count of sequences, %4 the length of each in tokens
          .sentence = PLUMBLINE_PLURAL("Effective batch", "%5 sequences, each of length %4.").by(5),
          //: a point read off the chart, or a target; %1 a count
          .reading = PLUMBLINE_PLURAL("Effective batch", "%1 tokens per step").by(1),
          //: a unit: behind a large number, and alone in a column
          .unit = PLUMBLINE_TEXT("Effective batch", "tokens"),
          .direction = Direction::Exactly,
          .range = {.least = 1},
          .exampleTarget = 16777216}},
    };
}

std::optional<double> tokensAt(const Inputs& inputs, std::optional<std::int64_t> devices, double steps)
{
    if (!inputs.batchPerDevice || !devices || !inputs.sequenceLength)
        return std::nullopt;
    return static_cast<double>(*inputs.batchPerDevice) * static_cast<double>(*devices) * steps *
           static_cast<double>(*inputs.sequenceLength);
}

//: the name of a curve; %1 a count
constexpr Text devicesLabel = PLUMBLINE_PLURAL("Effective batch", "%1 devices").by(1);

std::vector<CurveRow<Inputs>> curveRows()
{
    return {
        {devicesLabel, [](const Inputs& inputs) { return countArgument(inputs.devices); },
         [](const Inputs& inputs, double x) { return tokensAt(inputs, inputs.devices, x); }},
        {devicesLabel, [](const Inputs& inputs) { return countArgument(half(inputs.devices)); },
         [](const Inputs& inputs, double x) { return tokensAt(inputs, half(inputs.devices), x); }},
        {devicesLabel, [](const Inputs& inputs) { return countArgument(twice(inputs.devices)); },
         [](const Inputs& inputs, double x) { return tokensAt(inputs, twice(inputs.devices), x); }},
    };
}

std::vector<Text> assumptions()
{
    return {
        PLUMBLINE_TEXT("Effective batch",
                       "Only data-parallel ranks count as devices, fully sharded and ZeRO ranks among them; tensor, "
                       "pipeline and context parallel ranks do not enlarge the batch."),
        PLUMBLINE_TEXT(
            "Effective batch",
            "All sequences have the same length; packed or variable batches need a token count of their own."),
        PLUMBLINE_TEXT("Effective batch", "All groups are complete; the last one of an epoch may be smaller."),
    };
}

} // namespace

Calculator calculator()
{
    return declare<Inputs, Results>(
        {.id = "effective-batch",
         .title = PLUMBLINE_TEXT("Effective batch", "Effective batch"),
         .summary = PLUMBLINE_TEXT("Effective batch", "How much data one optimizer update sees."),
         .fields = fieldRows(),
         .results = resultRows(),
         .warnings = {},
         .assumptions = assumptions(),
         .compute = compute,
         .figures = figures,
         .solve = solve,
         .chartTitle = PLUMBLINE_TEXT("Effective batch", "Tokens per step by accumulation steps"),
         .chartField = "accumulation-steps",
         .chartResult = "tokens-per-step",
         .curves = curveRows()});
}

} // namespace core::effective_batch
