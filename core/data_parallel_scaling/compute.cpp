// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data_parallel_scaling/compute.h"

#include "core/calculator/declare.h"
#include "core/numbers/short_decimal.h"

#include <array>

namespace core::data_parallel_scaling {

namespace {

// A product of decimals as a result: rounded once, and too large beyond the largest double.
Figure product(std::initializer_list<ShortDecimal> factors)
{
    const std::optional<double> value = nearestProduct(factors);
    return {value ? std::optional<Number>(*value) : std::nullopt, !value};
}

// d v (1 - E)
Figure lostThroughput(const ShortDecimal& devices, const ShortDecimal& throughput, const ShortDecimal& efficiency)
{
    if (const auto loss = restToOne(efficiency))
        return product({devices, throughput, *loss});
    const Rational exact = toRational(devices) * toRational(throughput) * (1 - toRational(efficiency));
    const std::optional<double> value = exact.toDouble();
    return {value ? std::optional<Number>(*value) : std::nullopt, !value};
}

std::optional<ShortDecimal> decimal(std::optional<double> real)
{
    return real ? std::optional(shortDecimal(*real)) : std::nullopt;
}

} // namespace

double speedup(double devices, double scalingEfficiency)
{
    return devices * scalingEfficiency;
}

bool figures(const Inputs& inputs, std::span<Figure> results)
{
    const auto d =
        inputs.devices ? std::optional(ShortDecimal{static_cast<std::uint64_t>(*inputs.devices), 0}) : std::nullopt;
    const auto v = decimal(inputs.throughputPerDevice);
    const auto e = decimal(inputs.scalingEfficiency);
    results[0] = d && v && e ? product({*d, *v, *e}) : Figure{};
    results[1] = d && e ? product({*d, *e}) : Figure{};
    results[2] = d && v ? product({*d, *v}) : Figure{};
    results[3] = d && v && e ? lostThroughput(*d, *v, *e) : Figure{};
    return false;
}

Results compute(const Inputs& inputs)
{
    const auto& [devices, throughput, efficiency] = inputs;
    std::array<Figure, 4> row;
    figures(inputs, row);
    const auto& [actual, gain, ideal, overhead] = row;
    const std::vector<Argument> arguments{countArgument(devices),
                                          argument(throughput, Kind::Real),
                                          argument(efficiency, Kind::Percent),
                                          argument(ideal.value, Kind::Real),
                                          argument(actual.value, Kind::Real),
                                          argument(gain.value, Kind::Real),
                                          argument(overhead.value, Kind::Real)};
    const auto answer = [&arguments](const Figure& figure) { return Answer{figure.value, figure.tooLarge, arguments}; };
    return {answer(actual), answer(gain), answer(ideal), answer(overhead), {}};
}

} // namespace core::data_parallel_scaling
