// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/fields.h"

#include "core/calculator/declare.h"
#include "core/run/compute.h"

namespace core::run {

namespace {

FieldRow<Inputs> gpusRow()
{
    return {&Inputs::gpus,
            {.id = "gpus",
             .symbol = "N",
             .bounds = {.least = 1},
             .example = std::int64_t(512),
             .label = PLUMBLINE_TEXT("Run", "GPUs"),
             .help = PLUMBLINE_TEXT("Run", "All accelerators of the run."),
             .group = PLUMBLINE_TEXT("Run", "Parallelism")}};
}

// A size that is 1 where that kind of parallelism is not used.
FieldRow<Inputs> sizeRow(InputMember<Inputs> member, std::string_view fieldId, std::string_view symbol,
                         std::int64_t example, Text label, Text help)
{
    return {member,
            {.id = fieldId,
             .symbol = symbol,
             .bounds = {.least = 1},
             .example = example,
             .label = label,
             .help = help,
             .group = PLUMBLINE_TEXT("Run", "Parallelism"),
             .whenLeftOut = std::int64_t(1)}};
}

std::vector<FieldRow<Inputs>> parallelismRows()
{
    return {
        gpusRow(),
        sizeRow(&Inputs::tensorParallel, "tensor-parallel", "t", 8, PLUMBLINE_TEXT("Run", "Tensor parallel"),
                PLUMBLINE_TEXT("Run", "GPUs that share each layer; 1 without tensor parallelism.")),
        sizeRow(&Inputs::pipelineParallel, "pipeline-parallel", "p", 8, PLUMBLINE_TEXT("Run", "Pipeline parallel"),
                PLUMBLINE_TEXT("Run", "Stages in sequence, as the pipeline has them; 1 without a pipeline.")),
        sizeRow(&Inputs::contextParallel, "context-parallel", "c", 1, PLUMBLINE_TEXT("Run", "Context parallel"),
                PLUMBLINE_TEXT("Run",
                               "GPUs that share each sequence; 1 without context parallelism. Expert parallel and "
                               "fully sharded ranks are carved out of the replicas and not counted here.")),
    };
}

std::vector<FieldRow<Inputs>> batchRows()
{
    return {
        {&Inputs::microbatch,
         {.id = "microbatch",
          .symbol = "b",
          .bounds = {.least = 1},
          .example = std::int64_t(1),
          .label = PLUMBLINE_TEXT("Run", "Microbatch"),
          .help = PLUMBLINE_TEXT("Run", "Sequences that one replica takes into the pipeline at a time."),
          .group = PLUMBLINE_TEXT("Run", "Batch")}},
        {&Inputs::globalBatch,
         {.id = "global-batch",
          .symbol = "G",
          .bounds = {.least = 1},
          .example = std::int64_t(2048),
          .label = PLUMBLINE_TEXT("Run", "Global batch"),
          .help = PLUMBLINE_TEXT("Run", "Sequences that one optimizer update sees, over all replicas."),
          .group = PLUMBLINE_TEXT("Run", "Batch")}},
        {&Inputs::sequenceLength,
         {.id = "sequence-length",
          .symbol = "L",
          .bounds = {.least = 1},
          .example = std::int64_t(8192),
          .label = PLUMBLINE_TEXT("Run", "Sequence length"),
          .help = PLUMBLINE_TEXT("Run", "Tokens per sequence."),
          .group = PLUMBLINE_TEXT("Run", "Batch")}},
        {&Inputs::passes,
         {.id = "passes",
          .symbol = "k",
          .bounds = {.least = 1},
          .example = std::int64_t(1),
          .label = PLUMBLINE_TEXT("Run", "Passes per update"),
          //: the names are training frameworks; leave them as they are
          .help = PLUMBLINE_TEXT(
              "Run", "1 where gradients accumulate inside the pipeline (Megatron-LM, DeepSpeed). More where "
                     "the whole pipeline is passed several times before an update (torchtitan): it fills "
                     "and drains in every pass."),
          .group = PLUMBLINE_TEXT("Run", "Batch"),
          .whenLeftOut = std::int64_t(1)}},
    };
}

std::vector<FieldRow<Inputs>> fieldRows()
{
    std::vector<FieldRow<Inputs>> rows = parallelismRows();
    for (FieldRow<Inputs>& row : batchRows())
        rows.push_back(std::move(row));
    return rows;
}

// The arguments of each stand in the order of its working; of the replicas, 6 are the GPUs of one.
std::vector<ResultRow<Results>> countRows()
{
    return {
        {&Results::replicas,
         {.id = "replicas",
          .symbol = "d",
          .label = PLUMBLINE_TEXT("Run", "Replicas (data parallel)"),
          .formula = "d = N / (t × p × c)",
          .working = "%1 / (%2 × %3 × %4) = %5",
          //: the plural follows %5; %5 how many copies of the model, %6 how many GPUs each of them takes
          .sentence = PLUMBLINE_PLURAL("Run", "%5 copies of the model train side by side. GPUs for each: %6.").by(5)}},
        {&Results::microbatches,
         {.id = "microbatches",
          .symbol = "m",
          .label = PLUMBLINE_TEXT("Run", "Microbatches per pass"),
          .formula = "m = G / (d × b × k)",
          .working = "%1 / (%2 × %3 × %4) = %5",
          //: the plural follows %5; %5 a count of microbatches, %3 how many sequences are in one
          .sentence =
              PLUMBLINE_PLURAL("Run", "In one pass, each replica works through %5 microbatches. Sequences in each: %3.")
                  .by(5)}},
        {&Results::accumulationSteps,
         {.id = "accumulation-steps",
          .symbol = "a",
          .label = PLUMBLINE_TEXT("Run", "Accumulation steps"),
          .formula = "a = m × k",
          .working = "%1 × %2 = %3",
          .sentence = PLUMBLINE_PLURAL("Run", "The gradients of %3 microbatches are summed before one update.").by(3)}},
        {&Results::tokensPerStep,
         {.id = "tokens-per-step",
          .symbol = "T",
          .label = PLUMBLINE_TEXT("Run", "Tokens per step"),
          .formula = "T = G × L",
          .working = "%1 × %2 = %3",
          //: %1 a count of sequences, %2 the length of each in tokens
          .sentence = PLUMBLINE_PLURAL("Run", "One update sees %1 sequences, each of length %2.").by(1),
          .unit = PLUMBLINE_TEXT("Run", "tokens")}},
    };
}

std::vector<ResultRow<Results>> bubbleRows()
{
    return {
        {&Results::bubbleFraction,
         {.id = "bubble-fraction",
          .symbol = "B",
          .kind = Kind::Percent,
          .label = PLUMBLINE_TEXT("Run", "Bubble fraction"),
          .formula = "B = (p − 1) / (m + p − 1)",
          .working = "(%1 − 1) / (%2 + %1 − 1) = %3/%4",
          //: the plural follows %3; %3 idle steps, %4 all steps
          .sentence = PLUMBLINE_PLURAL("Run", "%3 of %4 steps of a pass are fill and drain.").by(3)}},
        {&Results::gpuHoursPerDay,
         {.id = "gpu-hours-per-day",
          .symbol = "",
          .kind = Kind::Real,
          .label = PLUMBLINE_TEXT("Run", "GPU-hours a day"),
          .formula = "24 × N",
          .working = "24 × %1 = %2",
          .sentence = PLUMBLINE_PLURAL("Run", "What %1 GPUs come to in 24 hours.").by(1),
          .unit = PLUMBLINE_TEXT("Run", "GPU-hours")}},
        {&Results::bubbleGpuHoursPerDay,
         {.id = "bubble-gpu-hours-per-day",
          .symbol = "",
          .kind = Kind::Real,
          .label = PLUMBLINE_TEXT("Run", "Lost to the bubble a day"),
          .formula = "24 × N × B",
          .working = "%1 × %2/%3 = %4",
          //: %1 GPU-hours a day in all
          .sentence = PLUMBLINE_TEXT("Run", "What fill and drain leave idle of %1 GPU-hours."),
          .unit = PLUMBLINE_TEXT("Run", "GPU-hours")}},
    };
}

std::vector<ResultRow<Results>> resultRows()
{
    std::vector<ResultRow<Results>> rows = countRows();
    for (ResultRow<Results>& row : bubbleRows())
        rows.push_back(std::move(row));
    return rows;
}

// Arguments as listed beside the codes.
std::vector<WarningText> errorRows()
{
    return {
        {code::replicasNotWhole,
         //: the plural follows %3; %1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes
         PLUMBLINE_PLURAL("Run", "No whole number of replicas (%1): each takes %3 GPUs, and %2 is not a multiple")
             .by(3)},
        {code::microbatchesNotWhole,
         //: %1 such as 292.571, %2 sequences; the words in parentheses name %3, %4 and %5
         PLUMBLINE_TEXT("Run", "No whole number of microbatches (%1): a global batch of %2 is not a multiple of "
                               "%3 × %4 × %5 (replicas × microbatch × passes)")},
    };
}

std::vector<Text> assumptions()
{
    return {
        PLUMBLINE_TEXT("Run", "Replicas and microbatches are whole numbers; nothing is rounded."),
        PLUMBLINE_TEXT("Run", "Fully sharded (FSDP, ZeRO) ranks are replicas here; expert parallel ranks are carved "
                              "out of the ranks and do not divide the replicas."),
        PLUMBLINE_TEXT("Run", "The bubble is that of a synchronous schedule with equal stages, one model chunk on each "
                              "device and transfers that take no time."),
    };
}

} // namespace

Calculator calculator()
{
    return declare<Inputs, Results>(
        {.id = id,
         .title = PLUMBLINE_TEXT("Run", "Run"),
         .summary = PLUMBLINE_TEXT("Run", "What follows from GPUs, parallel sizes and global batch."),
         .fields = fieldRows(),
         .results = resultRows(),
         .warnings = errorRows(),
         .assumptions = assumptions(),
         .compute = compute});
}

Inputs inputsFrom(const Values& values)
{
    std::vector<InputMember<Inputs>> members;
    for (const FieldRow<Inputs>& row : fieldRows())
        members.push_back(row.member);
    return core::bind(members, values);
}

Values valuesFrom(const Inputs& inputs)
{
    Values values;
    for (const FieldRow<Inputs>& row : fieldRows())
        values.push_back(std::visit(
            [&inputs](auto member) {
                return (inputs.*member) ? std::optional<Value>(*(inputs.*member)) : std::nullopt;
            },
            row.member));
    return values;
}

} // namespace core::run
