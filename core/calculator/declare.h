// SPDX-License-Identifier: GPL-3.0-or-later
// Turns a calculator written with plain structs (Inputs, Results, a compute function) into a Calculator. Each row names
// the struct member it stands for, so that no order or index has to agree by hand.
#pragma once

#include "core/calculator/calculator.h"

#include <utility>

namespace core {

template<class Inputs>
using InputMember = std::variant<std::optional<std::int64_t> Inputs::*, std::optional<double> Inputs::*>;

template<class Inputs> struct FieldRow
{
    InputMember<Inputs> member;
    Field field;
};

template<class Results> struct ResultRow
{
    Answer Results::*member;
    Result result;
};

template<class Inputs> struct CurveRow
{
    Text label;
    Argument (*argument)(const Inputs&);
    std::optional<double> (*value)(const Inputs&, double x);
};

/// What is declared of a calculator. `Results` holds an Answer per row and a `warnings` vector; an `errors` vector
/// where there are rules across fields. Without a `chartField` there is no chart.
template<class Inputs, class Results> struct Declaration
{
    std::string_view id;
    Text title;
    Text summary;
    std::vector<FieldRow<Inputs>> fields;
    std::vector<ResultRow<Results>> results;
    std::vector<WarningText> warnings;
    std::vector<Text> assumptions = {};
    Results (*compute)(const Inputs&);
    /// See Calculator; null: taken from what is computed. True: there are warnings. Not for rules across fields.
    bool (*figures)(const Inputs&, std::span<Figure>) = nullptr;
    void (*warn)(const Inputs&, std::vector<Issue>&) = nullptr; // see Calculator; null: taken from what is computed
    /// The formulas read backwards, or null. What `result` needs is there, but for `field`; the target is in range.
    Outcome<Inverse> (*solve)(const Inputs&, Answer Results::*result, const InputMember<Inputs>& field,
                              const Rational& target) = nullptr;
    Text chartTitle = {};
    std::string_view chartField = {};
    std::string_view chartResult = {};
    std::vector<CurveRow<Inputs>> curves = {};
};

/// The plain struct that holds `values`; the members stand in the order of the values.
template<class Inputs> Inputs bind(const std::vector<InputMember<Inputs>>& members, const Values& values)
{
    Inputs inputs;
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (i >= values.size() || !values[i])
            continue;
        std::visit(
            [&](auto member) {
                using Held = typename std::remove_reference_t<decltype(inputs.*member)>::value_type;
                inputs.*member = std::get<Held>(*values[i]);
            },
            members[i]);
    }
    return inputs;
}

namespace detail {

template<class Inputs> Curve eraseCurve(const CurveRow<Inputs>& row, const std::vector<InputMember<Inputs>>& members)
{
    return {row.label, [row, members](const Values& values) { return row.argument(bind(members, values)); },
            [row, members](const Values& values, double x) { return row.value(bind(members, values), x); }};
}

template<class Results> Evaluation collect(const std::vector<Answer Results::*>& members, Results results)
{
    Evaluation evaluation;
    for (const auto member : members)
        evaluation.answers.push_back(std::move(results.*member));
    evaluation.warnings = std::move(results.warnings);
    if constexpr (requires { results.errors; })
        evaluation.errors = std::move(results.errors);
    return evaluation;
}

// The figures of a calculator that has no leaner way to them.
inline std::function<Beside(const Values&, std::span<Figure>)>
figuresOf(const std::function<Evaluation(const Values&)>& evaluate)
{
    return [evaluate](const Values& values, std::span<Figure> figures) {
        const Evaluation evaluation = evaluate(values);
        for (std::size_t i = 0; i < figures.size(); ++i)
            figures[i] = {evaluation.answers[i].value, evaluation.answers[i].tooLarge};
        return Beside{!evaluation.warnings.empty(), !evaluation.errors.empty()};
    };
}

} // namespace detail

template<class Inputs, class Results> Calculator declare(const Declaration<Inputs, Results>& declaration)
{
    Calculator calculator;
    calculator.id = declaration.id;
    calculator.title = declaration.title;
    calculator.summary = declaration.summary;
    calculator.warnings = declaration.warnings;
    calculator.assumptions = declaration.assumptions;
    std::vector<InputMember<Inputs>> inputs;
    for (const auto& row : declaration.fields) {
        inputs.push_back(row.member);
        calculator.fields.push_back(row.field);
    }
    std::vector<Answer Results::*> answers;
    for (const auto& row : declaration.results) {
        answers.push_back(row.member);
        calculator.results.push_back(row.result);
    }
    calculator.evaluate = [inputs, answers, compute = declaration.compute](const Values& values) {
        return detail::collect(answers, compute(bind(inputs, values)));
    };
    calculator.figures = detail::figuresOf(calculator.evaluate);
    if (declaration.figures)
        calculator.figures = [inputs, figures = declaration.figures](const Values& values, std::span<Figure> row) {
            return Beside{figures(bind(inputs, values), row), false};
        };
    calculator.warn = [evaluate = calculator.evaluate](const Values& values, std::vector<Issue>& warnings) {
        warnings = evaluate(values).warnings;
    };
    if (declaration.warn)
        calculator.warn = [inputs, warn = declaration.warn](const Values& values, std::vector<Issue>& warnings) {
            warn(bind(inputs, values), warnings);
        };
    if (declaration.solve) {
        calculator.solve = [inputs, answers, solve = declaration.solve](const Values& values, std::size_t result,
                                                                        std::size_t field, const Rational& target) {
            return solve(bind(inputs, values), answers[result], inputs[field], target);
        };
    }
    if (declaration.chartField.empty())
        return calculator;
    Chart& chart = calculator.chart.emplace();
    chart.title = declaration.chartTitle;
    chart.xField = *calculator.fieldIndex(declaration.chartField);
    chart.yResult = *calculator.resultIndex(declaration.chartResult);
    chart.xReading = calculator.fields[chart.xField].reading;
    chart.yReading = calculator.results[chart.yResult].reading;
    for (const auto& row : declaration.curves)
        chart.curves.push_back(detail::eraseCurve(row, inputs));
    return calculator;
}

/// Arguments of sentences: a number, or a blank where it is missing.
inline Argument countArgument(std::optional<std::int64_t> count)
{
    return {count ? std::optional<Number>(static_cast<std::uint64_t>(*count)) : std::nullopt, Kind::Count};
}
inline Argument argument(std::optional<Number> number, Kind kind)
{
    return {number, kind};
}
inline Argument argument(std::optional<double> number, Kind kind)
{
    return {number ? std::optional<Number>(*number) : std::nullopt, kind};
}

/// Half and twice a count, for the curves beside the person's own; nothing where that is not a count.
inline std::optional<std::int64_t> half(std::optional<std::int64_t> count)
{
    return count && *count > 1 ? std::optional(*count / 2) : std::nullopt;
}
inline std::optional<std::int64_t> twice(std::optional<std::int64_t> count)
{
    return count && *count <= largestCount / 2 ? std::optional(*count * 2) : std::nullopt;
}

} // namespace core
