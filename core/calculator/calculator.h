// SPDX-License-Identifier: GPL-3.0-or-later
// A calculator as the rest of the program sees it: its tables, its computation and its chart, where it has one. A
// calculator's own folder declares it from plain structs with `declare`.
#pragma once

#include "core/calculator/field.h"
#include "core/calculator/inverse.h"

#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace core {

/// The values of all fields in the order of the table; nothing where a field is blank or wrong.
using Values = std::vector<std::optional<Value>>;

/// One result: its value unless an input it needs is missing or it is too large to hold, and the numbers of its
/// sentences (blank where they cannot be known).
struct Answer
{
    std::optional<Number> value;
    bool tooLarge = false;
    std::vector<Argument> arguments;
};

/// A result without its sentence, as it stands in a table of many rows.
struct Figure
{
    std::optional<Number> value;
    bool tooLarge = false;

    bool operator==(const Figure&) const = default;
};

/// Which issues `evaluate` gives beside the figures.
struct Beside
{
    bool warnings = false;
    bool errors = false;

    bool operator==(const Beside&) const = default;
};

/// Everything computed from one set of values. Answers stand in the order of the result table.
struct Evaluation
{
    std::vector<Answer> answers;
    std::vector<Issue> warnings;
    std::vector<Issue> errors; // rules across fields that the values break, each naming the field at fault
};

/// A named curve over the x field. The label's %1 is `argument`.
struct Curve
{
    Text label;
    std::function<Argument(const Values&)> argument;                     // blank: the label has no number
    std::function<std::optional<double>(const Values&, double x)> value; // nothing: the curve is not drawn
};

struct Chart
{
    Text title;
    std::size_t xField = 0;
    std::size_t yResult = 0;
    Text xReading;             // a point read off the chart: %1 the value of the field, as in "32 microbatches"
    Text yReading;             // the same of the result, as in "17.9% bubble"
    std::vector<Curve> curves; // the person's own first, the guides behind it after
};

struct Calculator
{
    std::string_view id;
    Text title;
    Text summary; // one line: the question it answers
    std::vector<Field> fields;
    std::vector<Result> results;
    std::vector<WarningText> warnings; // and errors of rules across fields
    std::vector<Text> assumptions;     // what the results take for granted; sentences
    std::optional<Chart> chart;
    std::function<Evaluation(const Values&)> evaluate;
    /// The results alone, in the order of their table and as `evaluate` gives them, into as many figures as there are
    /// results; says which issues stand beside them. Allocates nothing where the calculator has declared its figures.
    std::function<Beside(const Values&, std::span<Figure>)> figures;
    /// The warnings alone, as `evaluate` gives them, in place of what the vector holds. Where the calculator has
    /// declared how it warns, the memory of the vector is used again and a row of many allocates nothing.
    std::function<void(const Values&, std::vector<Issue>&)> warn;
    /// Which value of a field gives a result its target; empty where nothing can be solved. Called by `solve` only,
    /// which checks what is common to all calculators.
    std::function<Outcome<Inverse>(const Values&, std::size_t result, std::size_t field, const Rational& target)> solve;

    /// The index of the field or result with that id, or nothing.
    std::optional<std::size_t> fieldIndex(std::string_view fieldId) const;
    std::optional<std::size_t> resultIndex(std::string_view resultId) const;
    /// The worked example.
    Values example() const;
    /// All fields blank.
    Values blank() const { return Values(fields.size()); }
};

/// What stands in place of a result that is too large to hold: `too-large` with the largest value that is not.
Issue tooLargeIssue(const Result& result);

/// The warnings of an evaluation, and a `too-large` for each result that is: what machine output lists.
std::vector<Issue> allWarnings(const Calculator& calculator, const Evaluation& evaluation);

} // namespace core
