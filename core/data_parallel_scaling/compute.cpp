// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data_parallel_scaling/compute.h"

#include "core/calculator/declare.h"

#include <cmath>

namespace core::data_parallel_scaling {

namespace {

Answer answerFrom(std::optional<double> value)
{
    if (value && !std::isfinite(*value))
        return {std::nullopt, true, {}};
    return {value ? std::optional<Number>(*value) : std::nullopt, false, {}};
}

std::optional<Number> finite(std::optional<double> value)
{
    return value && std::isfinite(*value) ? std::optional<Number>(*value) : std::nullopt;
}

} // namespace

double idealThroughput(double devices, double throughputPerDevice)
{
    return devices * throughputPerDevice;
}

double speedup(double devices, double scalingEfficiency)
{
    return devices * scalingEfficiency;
}

double actualThroughput(double devices, double throughputPerDevice, double scalingEfficiency)
{
    const double ideal = idealThroughput(devices, throughputPerDevice);
    return std::isfinite(ideal) ? ideal * scalingEfficiency : speedup(devices, scalingEfficiency) * throughputPerDevice;
}

double overheadThroughput(double devices, double throughputPerDevice, double scalingEfficiency)
{
    const double ideal = idealThroughput(devices, throughputPerDevice);
    return std::isfinite(ideal) ? ideal - ideal * scalingEfficiency
                                : devices * (1 - scalingEfficiency) * throughputPerDevice;
}

Results compute(const Inputs& inputs)
{
    const auto& [devices, throughput, efficiency] = inputs;
    const auto count = devices ? std::optional(static_cast<double>(*devices)) : std::nullopt;
    std::optional<double> ideal;
    std::optional<double> actual;
    std::optional<double> overhead;
    std::optional<double> times;
    if (count && throughput)
        ideal = idealThroughput(*count, *throughput);
    if (count && efficiency)
        times = speedup(*count, *efficiency);
    if (ideal && efficiency) {
        actual = actualThroughput(*count, *throughput, *efficiency);
        overhead = overheadThroughput(*count, *throughput, *efficiency);
    }

    Results results{answerFrom(actual), answerFrom(times), answerFrom(ideal), answerFrom(overhead), {}};
    const std::vector<Argument> arguments{countArgument(devices),
                                          argument(finite(throughput), Kind::Real),
                                          argument(finite(efficiency), Kind::Percent),
                                          argument(finite(ideal), Kind::Real),
                                          argument(finite(actual), Kind::Real),
                                          argument(finite(times), Kind::Real),
                                          argument(finite(overhead), Kind::Real)};
    for (Answer* answer :
         {&results.actualThroughput, &results.speedup, &results.idealThroughput, &results.overheadThroughput})
        answer->arguments = arguments;
    return results;
}

} // namespace core::data_parallel_scaling
