// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data_parallel_scaling/fields.h"

#include "core/calculator/declare.h"
#include "core/data_parallel_scaling/compute.h"
#include "core/data_parallel_scaling/solve.h"

namespace core::data_parallel_scaling {

namespace {

std::vector<FieldRow<Inputs>> fieldRows()
{
    return {
        {&Inputs::devices,
         {.id = "devices",
          .symbol = "d",
          .kind = Kind::Count,
          .bounds = {.least = 1},
          .example = std::int64_t(64),
          .label = PLUMBLINE_TEXT("Data-parallel scaling", "Devices"),
          .help =
              PLUMBLINE_TEXT("Data-parallel scaling",
                             "Data-parallel units that share the work. Where one model spans several GPUs, count the "
                             "replicas and give the throughput of one replica."),
          .group = PLUMBLINE_TEXT("Data-parallel scaling", "Inputs"),
          .reading = PLUMBLINE_PLURAL("Data-parallel scaling", "%1 devices").by(1),
          .whenRaised = PLUMBLINE_TEXT("Data-parallel scaling",
                                       "Scaling efficiency falls as devices are added; this holds it where it is.")}},
        {&Inputs::throughputPerDevice,
         {.id = "throughput-per-device",
          .symbol = "v",
          .kind = Kind::Real,
          .bounds = {.least = 0, .leastExcluded = true},
          .example = 2000.0,
          .label = PLUMBLINE_TEXT("Data-parallel scaling", "Throughput per device"),
          .help = PLUMBLINE_TEXT("Data-parallel scaling",
                                 "What one such unit sustains alone. The unit you choose carries over to the results."),
          .group = PLUMBLINE_TEXT("Data-parallel scaling", "Inputs"),
          //: %1 a throughput with its unit
          .reading = PLUMBLINE_TEXT("Data-parallel scaling", "%1 per device"),
          //: units of a throughput: they stand behind a number ("2,000 per second"), and alone in a list to choose from
          .units = {PLUMBLINE_TEXT("Data-parallel scaling", "per second"),
                    PLUMBLINE_TEXT("Data-parallel scaling", "samples/s"),
                    PLUMBLINE_TEXT("Data-parallel scaling", "tokens/s")}}},
        {&Inputs::scalingEfficiency,
         {.id = "scaling-efficiency",
          .symbol = "E",
          .kind = Kind::Percent,
          .bounds = {.least = 0, .most = 1},
          .example = 0.9,
          .label = PLUMBLINE_TEXT("Data-parallel scaling", "Scaling efficiency"),
          .help = PLUMBLINE_TEXT("Data-parallel scaling",
                                 "Share of ideal linear scaling that is reached. Communication, synchronisation and "
                                 "imbalance pull it below 100%."),
          .group = PLUMBLINE_TEXT("Data-parallel scaling", "Inputs"),
          //: %1 a percentage
          .reading = PLUMBLINE_TEXT("Data-parallel scaling", "%1 scaling efficiency"),
          //: %1 the largest value, a percentage
          .aboveMost = PLUMBLINE_TEXT("Data-parallel scaling",
                                      "At most %1. A measured value above that is superlinear: give the single-device "
                                      "baseline a second look.")}},
    };
}

// Arguments of all: 1 devices, 2 throughput per device, 3 efficiency, 4 ideal, 5 actual, 6 speedup, 7 overhead.
std::vector<ResultRow<Results>> resultRows()
{
    return {
        {&Results::actualThroughput,
         {.id = "actual-throughput",
          .symbol = "A",
          .kind = Kind::Real,
          .label = PLUMBLINE_TEXT("Data-parallel scaling", "Actual throughput"),
          .formula = "A = d × v × E",
          .working = "%1 × %2 × %3 = %5",
          //: %3 a percentage, %4 the ideal throughput, a number without its unit
          .sentence = PLUMBLINE_TEXT("Data-parallel scaling", "%3 of the ideal %4."),
          .unitOf = "throughput-per-device",
          .direction = Direction::AtLeast,
          .exampleTarget = 200000}},
        {&Results::speedup,
         {.id = "speedup",
          .symbol = "S",
          .kind = Kind::Factor,
          .label = PLUMBLINE_TEXT("Data-parallel scaling", "Speedup"),
          .formula = "S = d × E",
          .working = "%1 × %3 = %6",
          //: %1 devices, %6 how many ideal devices they are worth
          .sentence = PLUMBLINE_PLURAL("Data-parallel scaling", "%1 devices do the work of %6 ideal ones.").by(1),
          //: %1 a factor such as 57.6×: a point read off the chart, or a target
          .reading = PLUMBLINE_TEXT("Data-parallel scaling", "%1 speedup"),
          .direction = Direction::AtLeast,
          .exampleTarget = 100}},
        {&Results::idealThroughput,
         {.id = "ideal-throughput",
          .symbol = "I",
          .kind = Kind::Real,
          .label = PLUMBLINE_TEXT("Data-parallel scaling", "Ideal throughput"),
          .formula = "I = d × v",
          .working = "%1 × %2 = %4",
          .sentence = PLUMBLINE_PLURAL("Data-parallel scaling", "%1 devices at %2 each, with nothing lost.").by(1),
          .unitOf = "throughput-per-device",
          .detail = true,
          .direction = Direction::AtLeast,
          .range = {.least = 0, .leastExcluded = true},
          .exampleTarget = 200000}},
        {&Results::overheadThroughput,
         {.id = "overhead-throughput",
          .symbol = "",
          .kind = Kind::Real,
          .label = PLUMBLINE_TEXT("Data-parallel scaling", "Lost to overhead"),
          .formula = "I − A",
          .working = "%4 − %5 = %7",
          .sentence = PLUMBLINE_TEXT("Data-parallel scaling",
                                     "What communication, synchronisation and imbalance take from the ideal."),
          .unitOf = "throughput-per-device",
          .detail = true,
          .direction = Direction::AtMost,
          .exampleTarget = 10000}},
    };
}

std::optional<double> atEfficiency(const Inputs& inputs, double devices)
{
    if (!inputs.scalingEfficiency)
        return std::nullopt;
    return speedup(devices, *inputs.scalingEfficiency);
}

std::vector<CurveRow<Inputs>> curveRows()
{
    return {
        //: the name of a curve; %1 a percentage. Efficiency falls as devices are added, so the curve is only an
        //: assumption.
        {PLUMBLINE_TEXT("Data-parallel scaling", "if %1 held"),
         [](const Inputs& inputs) { return argument(inputs.scalingEfficiency, Kind::Percent); }, atEfficiency},
        //: the name of a curve: linear scaling without loss
        {PLUMBLINE_TEXT("Data-parallel scaling", "ideal"), [](const Inputs&) { return Argument{}; },
         [](const Inputs&, double x) { return std::optional(speedup(x, 1)); }},
    };
}

std::vector<Text> assumptions()
{
    return {
        PLUMBLINE_TEXT(
            "Data-parallel scaling",
            "One efficiency stands for every loss. It is given, not derived from bandwidth, model size or batch."),
        PLUMBLINE_TEXT("Data-parallel scaling",
                       "Efficiency falls as devices are added: a value measured at one size does not hold at another."),
        PLUMBLINE_TEXT("Data-parallel scaling",
                       "Data parallelism alone: all devices do the same work on their own share of the batch."),
    };
}

} // namespace

Calculator calculator()
{
    return declare<Inputs, Results>(
        {.id = "data-parallel-scaling",
         .title = PLUMBLINE_TEXT("Data-parallel scaling", "Data-parallel scaling"),
         .summary = PLUMBLINE_TEXT("Data-parallel scaling", "What a cluster really delivers, beside the ideal."),
         .fields = fieldRows(),
         .results = resultRows(),
         .warnings = {},
         .assumptions = assumptions(),
         .compute = compute,
         .figures = figures,
         .solve = solve,
         .chartTitle = PLUMBLINE_TEXT("Data-parallel scaling", "Speedup by devices"),
         .chartField = "devices",
         .chartResult = "speedup",
         .curves = curveRows()});
}

} // namespace core::data_parallel_scaling
