// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data_parallel_scaling/compute.h"

#include "core/calculator/declare.h"
#include "core/numbers/rational.h"

namespace core::data_parallel_scaling {

namespace {

Answer answerFrom(const std::optional<Rational>& exact)
{
    if (!exact)
        return {};
    const std::optional<double> value = exact->toDouble();
    return {value ? std::optional<Number>(*value) : std::nullopt, !value, {}};
}

std::optional<Rational> operator*(const std::optional<Rational>& left, const std::optional<Rational>& right)
{
    return left && right ? std::optional(*left * *right) : std::nullopt;
}

} // namespace

double speedup(double devices, double scalingEfficiency)
{
    return devices * scalingEfficiency;
}

Results compute(const Inputs& inputs)
{
    const auto& [devices, throughput, efficiency] = inputs;
    const auto d = devices ? std::optional(Rational(*devices)) : std::nullopt;
    const auto v = throughput ? std::optional(Rational::fromShortest(*throughput)) : std::nullopt;
    const auto e = efficiency ? std::optional(Rational::fromShortest(*efficiency)) : std::nullopt;
    const auto loss = e ? std::optional(1 - *e) : std::nullopt;
    const auto ideal = d * v;

    Results results{answerFrom(ideal * e), answerFrom(d * e), answerFrom(ideal), answerFrom(ideal * loss), {}};
    const std::vector<Argument> arguments{countArgument(devices),
                                          argument(throughput, Kind::Real),
                                          argument(efficiency, Kind::Percent),
                                          argument(results.idealThroughput.value, Kind::Real),
                                          argument(results.actualThroughput.value, Kind::Real),
                                          argument(results.speedup.value, Kind::Real),
                                          argument(results.overheadThroughput.value, Kind::Real)};
    for (Answer* answer :
         {&results.actualThroughput, &results.speedup, &results.idealThroughput, &results.overheadThroughput})
        answer->arguments = arguments;
    return results;
}

} // namespace core::data_parallel_scaling
