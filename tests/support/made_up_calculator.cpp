// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/made_up_calculator.h"

#include "core/calculator/declare.h"

namespace tests {

namespace {

using core::Kind;

struct Inputs
{
    std::optional<std::int64_t> apples;
    std::optional<double> price;
    std::optional<double> discount;
};

struct Results
{
    core::Answer total;
    core::Answer crates;
    core::Answer shareKept;
    core::Answer timesDearer;
    std::vector<core::Issue> warnings;
};

std::optional<core::Number> times(std::optional<double> left, std::optional<double> right)
{
    return left && right ? std::optional<core::Number>(*left * *right) : std::nullopt;
}

Results compute(const Inputs& inputs)
{
    const auto& [apples, price, discount] = inputs;
    const auto count = apples ? std::optional(static_cast<double>(*apples)) : std::nullopt;
    const auto kept = discount ? std::optional(1 - *discount) : std::nullopt;
    const auto full = times(count, price);
    Results results;
    results.total.value = full ? times(core::toDouble(*full), kept) : std::nullopt;
    results.crates.value =
        apples ? std::optional<core::Number>(std::uint64_t(*apples) * std::uint64_t(*apples)) : std::nullopt;
    results.shareKept.value = kept ? std::optional<core::Number>(*kept) : std::nullopt;
    results.timesDearer.value = price ? std::optional<core::Number>(*price) : std::nullopt;
    const std::vector<core::Argument> arguments{core::countArgument(apples), core::argument(price, Kind::Real),
                                                core::argument(discount, Kind::Percent)};
    for (core::Answer* answer : {&results.total, &results.crates, &results.shareKept, &results.timesDearer})
        answer->arguments = arguments;
    if (apples && *apples < 4)
        results.warnings.push_back({"few-apples", "apples", {core::countArgument(apples)}, {}});
    return results;
}

core::Text text(const char* source)
{
    return {"Made up", source};
}

const std::vector<core::FieldRow<Inputs>> fieldRows{
    {&Inputs::apples,
     {.id = "apples",
      .symbol = "n",
      .kind = Kind::Count,
      .bounds = {.least = 2, .most = 100},
      .example = std::int64_t(6),
      .label = text("Apples"),
      .help = text("How many apples are bought."),
      .group = text("Fruit"),
      .reading = text("%1 apples"),
      .whenRaised = text("More apples need more room.")}},
    {&Inputs::price,
     {.id = "price",
      .symbol = "c",
      .kind = Kind::Real,
      .bounds = {.least = 0, .leastExcluded = true},
      .example = 1.5,
      .label = text("Price"),
      .help = text("What one apple costs."),
      .group = text("Money"),
      .units = {text("coins"), text("notes")}}},
    {&Inputs::discount,
     {.id = "discount",
      .symbol = "r",
      .kind = Kind::Percent,
      .bounds = {.least = 0, .most = 1},
      .example = 0.25,
      .label = text("Discount"),
      .help = text("What is taken off."),
      .group = text("Money"),
      .aboveMost = text("At most %1, or the apples are stolen.")}},
};

const std::vector<core::ResultRow<Results>> resultRows{
    {&Results::total,
     {.id = "total",
      .symbol = "T",
      .kind = Kind::Real,
      .label = text("Total"),
      .working = "%1 × %2 × (1 − %3)",
      .sentence = text("%1 apples with %3 off."),
      .reading = text("total %1"),
      .unitOf = "price"}},
    {&Results::crates,
     {.id = "crates",
      .symbol = "K",
      .kind = Kind::Count,
      .label = text("Crates"),
      .working = "%1 × %1",
      .sentence = text("%1 crates of %1."),
      .unit = text("crates")}},
    {&Results::shareKept,
     {.id = "share-kept",
      .symbol = "S",
      .kind = Kind::Percent,
      .label = text("Share kept"),
      .working = "1 − %3",
      .sentence = text("What is left after %3."),
      .direction = core::Direction::AtLeast,
      .range = {.least = 0, .most = 1},
      .exampleTarget = 0.5}},
    {&Results::timesDearer,
     {.id = "times-dearer",
      .symbol = "D",
      .kind = Kind::Factor,
      .label = text("Times dearer"),
      .working = "%2 / 1",
      .sentence = text("Against a price of one."),
      .detail = true}},
};

// The share that is kept, for the discount; nothing else can be solved.
core::Outcome<core::Inverse> solve(const Inputs&, core::Answer Results::*, const core::InputMember<Inputs>&,
                                   const core::Rational& target)
{
    return core::realUpTo(core::Rational(1) - target, {.least = 0, .most = 1});
}

std::optional<double> totalAt(const Inputs& inputs, double apples)
{
    if (!inputs.price || !inputs.discount)
        return std::nullopt;
    return apples * *inputs.price * (1 - *inputs.discount);
}

} // namespace

core::Calculator madeUpCalculator()
{
    return core::declare<Inputs, Results>(
        {.id = "made-up",
         .title = text("Made-up calculator"),
         .summary = text("What apples cost."),
         .fields = fieldRows,
         .results = resultRows,
         .warnings = {{"few-apples", text("Only %1 apples.")}},
         .compute = compute,
         .solve = solve,
         .chartTitle = text("Total by apples"),
         .chartField = "apples",
         .chartResult = "total",
         .curves = {
             {text("at %1"), [](const Inputs& inputs) { return core::argument(inputs.price, Kind::Real); }, totalAt}}});
}

} // namespace tests
