// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline_bubble/fields.h"

#include "core/calculator/declare.h"
#include "core/pipeline_bubble/compute.h"
#include "core/pipeline_bubble/solve.h"

namespace core::pipeline_bubble {

namespace {

std::vector<FieldRow<Inputs>> fieldRows()
{
    return {
        {&Inputs::stages,
         {.id = "stages",
          .symbol = "p",
          .kind = Kind::Count,
          .bounds = {.least = 1},
          .example = std::int64_t(8),
          .label = PLUMBLINE_TEXT("Pipeline bubble", "Pipeline stages"),
          .help =
              PLUMBLINE_TEXT("Pipeline bubble",
                             "Sequential stages the model is cut into, one device group each. The last stage waits one "
                             "step for every stage before it."),
          .group = PLUMBLINE_TEXT("Pipeline bubble", "Inputs"),
          .reading = PLUMBLINE_PLURAL("Pipeline bubble", "%1 stages").by(1),
          .whenRaised =
              PLUMBLINE_TEXT("Pipeline bubble", "More stages mean more GPUs for each replica, or fewer replicas.")}},
        {&Inputs::microbatches,
         {.id = "microbatches",
          .symbol = "m",
          .kind = Kind::Count,
          .bounds = {.least = 1},
          .example = std::int64_t(32),
          .label = PLUMBLINE_TEXT("Pipeline bubble", "Microbatches"),
          .help =
              PLUMBLINE_TEXT("Pipeline bubble",
                             "Pieces that one pipeline works through in one pass: its replica's share of the global "
                             "batch, divided by the microbatch size. The more, the longer the stages stay busy."),
          .group = PLUMBLINE_TEXT("Pipeline bubble", "Inputs"),
          .reading = PLUMBLINE_PLURAL("Pipeline bubble", "%1 microbatches").by(1),
          .whenRaised = PLUMBLINE_TEXT("Pipeline bubble",
                                       "More microbatches mean a larger global batch, smaller microbatches or fewer "
                                       "replicas.")}},
    };
}

// Arguments of all three: 1 stages, 2 microbatches, 3 idle steps, 4 all steps, 5 ratio to the ideal time.
std::vector<ResultRow<Results>> resultRows()
{
    return {
        {&Results::bubbleFraction,
         {.id = "bubble-fraction",
          .symbol = "B",
          .kind = Kind::Percent,
          .label = PLUMBLINE_TEXT("Pipeline bubble", "Bubble fraction"),
          .formula = "B = (p − 1) / (m + p − 1)",
          .working = "(%1 − 1) / (%2 + %1 − 1) = %3/%4",
          //: the plural follows %3; %3 idle steps, %4 all steps, %5 a percentage: the second definition in circulation
          .sentence =
              PLUMBLINE_PLURAL("Pipeline bubble",
                               "%3 of %4 steps of the whole schedule are fill and drain. Against the ideal time "
                               "alone that is %5.")
                  .by(3),
          //: %1 a percentage: a point read off the chart, or a target
          .reading = PLUMBLINE_TEXT("Pipeline bubble", "%1 bubble"),
          .direction = Direction::AtMost,
          .range = {.least = 0, .most = 1},
          .exampleTarget = 0.1}},
        {&Results::pipelineEfficiency,
         {.id = "pipeline-efficiency",
          .symbol = "E",
          .kind = Kind::Percent,
          .label = PLUMBLINE_TEXT("Pipeline bubble", "Pipeline efficiency"),
          .formula = "E = m / (m + p − 1) = 1 − B",
          .working = "%2 / (%2 + %1 − 1) = %2/%4",
          //: the plural follows %2; %2 useful steps, %4 all steps
          .sentence = PLUMBLINE_PLURAL("Pipeline bubble", "%2 of %4 steps do useful work.").by(2),
          //: %1 a percentage that is a target
          .reading = PLUMBLINE_TEXT("Pipeline bubble", "%1 efficiency"),
          .direction = Direction::AtLeast,
          .range = {.least = 0, .most = 1},
          .exampleTarget = 0.9}},
        {&Results::bubbleToIdealRatio,
         {.id = "bubble-to-ideal-ratio",
          .symbol = "r",
          .kind = Kind::Percent,
          .label = PLUMBLINE_TEXT("Pipeline bubble", "Bubble to ideal time"),
          .formula = "r = (p − 1) / m = B / (1 − B)",
          .working = "(%1 − 1) / %2 = %3/%2",
          //: %3 idle steps, %2 useful steps
          .sentence = PLUMBLINE_TEXT(
              "Pipeline bubble", "Idle steps against useful ones, %3 to %2: the ratio that the Megatron-LM papers call "
                                 "the bubble."),
          //: %1 a percentage that is a target
          .reading = PLUMBLINE_TEXT("Pipeline bubble", "%1 bubble to ideal time"),
          .detail = true,
          .direction = Direction::AtMost,
          .exampleTarget = 0.1}},
    };
}

// Arguments: 1 microbatches, 2 stages, 3 the bubble, 4 four microbatches per stage, 5 the bubble there. Of the last
// one, which says why no number of microbatches meets a target: 1 idle steps, 2 stages.
std::vector<WarningText> warningRows()
{
    return {
        {"fewer-microbatches-than-stages",
         //: %1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches
         PLUMBLINE_PLURAL(
             "Pipeline bubble",
             "%1 microbatches for %2 stages: the bubble is %3, and at no time are all stages busy. At four "
             "microbatches per stage (%4) it would be %5; that means a larger global batch, smaller "
             "microbatches or fewer replicas.")
             .by(1)},
        {"few-microbatches",
         //: %1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches
         PLUMBLINE_PLURAL(
             "Pipeline bubble",
             "%1 microbatches for %2 stages: the bubble is %3. The usual rule of thumb, four per stage (%4), "
             "still leaves %5; more microbatches mean a larger global batch, smaller microbatches or fewer "
             "replicas.")
             .by(1)},
        {"fill-and-drain-remain",
         //: %1 idle steps, %2 stages
         PLUMBLINE_PLURAL("Pipeline bubble",
                          "Out of reach: %1 steps of fill and drain remain with %2 stages, however many microbatches "
                          "there are")
             .by(1)},
    };
}

std::optional<double> curve(std::optional<std::int64_t> stages, double microbatches, double chunks)
{
    if (!stages || *stages < 1)
        return std::nullopt;
    return bubbleFractionAt(static_cast<double>(*stages), microbatches, chunks);
}

//: the name of a curve; %1 a count
constexpr Text stagesLabel = PLUMBLINE_PLURAL("Pipeline bubble", "%1 stages").by(1);
//: the name of a curve; %1 how many model chunks stand on each device (interleaved schedule)
constexpr Text chunksLabel = PLUMBLINE_PLURAL("Pipeline bubble", "%1 chunks").by(1);

std::vector<CurveRow<Inputs>> curveRows()
{
    return {
        {stagesLabel, [](const Inputs& inputs) { return countArgument(inputs.stages); },
         [](const Inputs& inputs, double x) { return curve(inputs.stages, x, 1); }},
        {stagesLabel, [](const Inputs& inputs) { return countArgument(half(inputs.stages)); },
         [](const Inputs& inputs, double x) { return curve(half(inputs.stages), x, 1); }},
        {stagesLabel, [](const Inputs& inputs) { return countArgument(twice(inputs.stages)); },
         [](const Inputs& inputs, double x) { return curve(twice(inputs.stages), x, 1); }},
        {chunksLabel, [](const Inputs&) { return countArgument(2); },
         [](const Inputs& inputs, double x) { return curve(inputs.stages, x, 2); }},
        {chunksLabel, [](const Inputs&) { return countArgument(4); },
         [](const Inputs& inputs, double x) { return curve(inputs.stages, x, 4); }},
    };
}

std::vector<Text> assumptions()
{
    return {
        PLUMBLINE_TEXT("Pipeline bubble",
                       "The schedule is synchronous: every update waits until the pipeline has drained."),
        PLUMBLINE_TEXT("Pipeline bubble", "All stages cost the same, and transfers between them take no time. Uneven "
                                          "stages and heavy transfers make the bubble larger."),
        PLUMBLINE_TEXT("Pipeline bubble",
                       "Each device holds one model chunk. Interleaving several makes the bubble smaller."),
    };
}

} // namespace

Calculator calculator()
{
    return declare<Inputs, Results>(
        {.id = "pipeline-bubble",
         .title = PLUMBLINE_TEXT("Pipeline bubble", "Pipeline bubble"),
         .summary = PLUMBLINE_TEXT("Pipeline bubble", "How much of a pipeline schedule is lost to fill and drain."),
         .fields = fieldRows(),
         .results = resultRows(),
         .warnings = warningRows(),
         .assumptions = assumptions(),
         .compute = compute,
         .figures = figures,
         .warn = warn,
         .solve = solve,
         .chartTitle = PLUMBLINE_TEXT("Pipeline bubble", "Bubble fraction by microbatches"),
         .chartField = "microbatches",
         .chartResult = "bubble-fraction",
         .curves = curveRows()});
}

} // namespace core::pipeline_bubble
