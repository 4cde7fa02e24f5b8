// SPDX-License-Identifier: GPL-3.0-or-later
// The report as a neutral tree: what stands on which page, as texts to be translated, numbers and codes. A builder
// turns it into a document and knows no calculator; language, fonts, paper and the time are the builder's.
#pragma once

#include "core/calculator/calculator.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core::report {

/// A number with its unit. Without a value an ellipsis stands there, or "too large" where that is why there is none.
struct Quantity
{
    std::optional<Number> value;
    Kind kind = Kind::Count;
    bool tooLarge = false;
    Text unit = {}; // empty: none
};

/// What the page is about.
struct Title
{
    Text text;
};

/// The name of the values of the page: plain text as the person typed it, UTF-8, never empty.
struct ScenarioName
{
    std::string name;
};

/// An input.
struct Fact
{
    std::string_view id; // of the field
    Text label;
    std::string_view symbol;
    Quantity quantity;
    bool asInRun = false; // the run behind the page gives this very value
};

struct Facts
{
    Text heading;
    std::vector<Fact> facts;
};

/// A result with how it came about. `working` and `sentence` take `arguments`, blank ones as an ellipsis.
struct Finding
{
    std::string_view id; // of the result
    Text label;
    std::string_view symbol; // may be empty
    Quantity quantity;
    std::string_view working;
    Text sentence;
    std::vector<Argument> arguments;
    bool detail = false; // to be shown smaller than the others
};

/// In the order of the table: the main results before the details.
struct Findings
{
    Text heading;
    std::vector<Finding> findings;
};

/// Sentences about the results; the calculator that knows the codes is null for those of the program.
struct Notes
{
    const Calculator* calculator = nullptr;
    std::vector<Issue> issues; // at least one
    bool warning = true;       // false: only worth to know
};

/// A scenario that a chart shows beside the values it is drawn for. `color` counts the scenarios' colours.
struct Mark
{
    std::string name;
    Values values;
    int color = 0;
};

/// Where the chart of a calculator stands, which has one. Nothing is drawn where the values give no curve.
struct ChartPlace
{
    const Calculator* calculator = nullptr;
    Values values;
    std::vector<Mark> marks;
};

/// The formula of a result, as one line of plain text; `calculator` and `result` are the ids of its typeset form.
struct Formula
{
    std::string_view calculator;
    std::string_view result;
    Text label; // of the result
    std::string_view text;
};

struct Formulas
{
    Text heading;
    std::vector<Formula> formulas;
};

/// What the results take for granted, a sentence each.
struct Assumptions
{
    Text heading;
    std::vector<Text> sentences;
};

struct Disclaimer
{
    Text text;
};

/// A column of a comparison: a field or a result.
struct Column
{
    std::string_view id;
    Text label;
    std::string_view symbol;
    Text unit = {};
    bool result = false;
};

/// A row of a comparison. Without a name: the values that stand in the fields.
struct Row
{
    std::string name;
    std::vector<Quantity> cells; // one for each column, without its unit
};

/// Scenarios compared: all fields, and the results that are no details.
struct Comparison
{
    Text heading;
    std::vector<Column> columns;
    std::vector<Row> rows; // at least two
};

using Block = std::variant<Title, ScenarioName, Facts, Findings, Notes, ChartPlace, Formulas, Assumptions, Comparison,
                           Disclaimer>;

struct Page
{
    std::vector<Block> blocks; // from top to bottom
};

struct Report
{
    std::vector<Page> pages; // each begins on a new sheet; a long comparison goes on over several
};

/// The values of one page.
struct Scenario
{
    const Calculator* calculator = nullptr;
    std::string name; // empty: the values that stand in the fields
    Values values;    // of all fields; nothing where a field is blank or wrong
    int color = 0;
};

/// The units that a person chose, by field of a calculator; 0 and fields beyond the end: the neutral one.
struct Units
{
    std::string_view calculator;
    std::vector<int> byField;
};

/// The run behind the pages.
struct Run
{
    const Calculator* calculator = nullptr;
    Values values;
};

/// What is to be reported.
struct Contents
{
    std::vector<Scenario> scenarios;
    std::vector<Units> units;
    std::optional<Run> run; // where it is on
};

/// A page for each scenario in their order: its title, name, inputs, those of the run, results, notes, chart, formulas,
/// assumptions and disclaimer, each only where there is something to say. Then, for each calculator with two scenarios
/// or more, in the order of their first, a page that compares them, drawn on the chart of the first one that has a
/// curve. Keeps pointers to the calculators, which outlive the report.
Report compose(const Contents& contents);

} // namespace core::report
