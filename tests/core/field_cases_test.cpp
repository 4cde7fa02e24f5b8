// SPDX-License-Identifier: GPL-3.0-or-later
// People's own numbers from public reports (tests/core/field_cases.csv, the source of each in its last column): every
// row of kind "compute" against the calculators and each of kind "run" against the run. Fractions are compared exactly.
#include "core/calculator/read_field.h"
#include "core/calculator/read_target.h"
#include "core/calculator/registry.h"
#include "core/calculator/solve.h"
#include "core/numbers/rational.h"
#include "core/numbers/write.h"
#include "core/run/compute.h"
#include "core/run/fields.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

namespace core {

namespace {

struct Case
{
    std::string id;
    std::string calculator;
    std::string inputs;
    std::string expected;
    std::string tolerance;
};

// gtest names a failing row by this.
void PrintTo(const Case& row, std::ostream* out)
{
    *out << row.id << ": " << row.inputs << " -> " << row.expected;
}

// One line of CSV; quotes only around a whole cell, as in this file.
std::vector<std::string> cellsOf(const std::string& line)
{
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (const char c : line) {
        if (c == '"')
            quoted = !quoted;
        else if (c == ',' && !quoted)
            cells.emplace_back();
        else
            cells.back() += c;
    }
    return cells;
}

std::vector<std::string> split(const std::string& text, char separator)
{
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);)
        parts.push_back(part);
    return parts;
}

std::vector<Case> casesOf(const std::string& kind)
{
    std::ifstream file(CORE_TESTS_DIR "/field_cases.csv");
    std::vector<Case> cases;
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
        const auto cells = cellsOf(line);
        if (cells.size() == 7 && cells[2] == kind)
            cases.push_back({cells[0], cells[1], cells[3], cells[4], cells[5]});
    }
    return cases;
}

// A plain number or a fraction such as 7/39 or 110/122.
Rational exact(const std::string& text)
{
    const auto parts = split(text, '/');
    const Rational numerator = *Rational::fromDecimal(parts.at(0));
    return parts.size() == 2 ? numerator / *Rational::fromDecimal(parts[1]) : numerator;
}

// A fraction such as 110/122 as the decimal number nearest to it, which a field can read.
std::string fieldText(const std::string& text)
{
    return text.find('/') == std::string::npos ? text : machineText(Value(exact(text).toDouble().value()));
}

void readInputs(const Calculator& calculator, const std::string& inputs, Values& values)
{
    values = calculator.blank();
    for (const std::string& assignment : split(inputs, ';')) {
        const auto parts = split(assignment, '=');
        ASSERT_EQ(parts.size(), 2u) << assignment;
        const auto index = calculator.fieldIndex(parts[0]);
        ASSERT_TRUE(index) << parts[0];
        const auto value = readMachineField(calculator.fields[*index], fieldText(parts[1]));
        ASSERT_TRUE(value) << assignment;
        values[*index] = *value;
    }
}

std::vector<std::string> codesOf(const std::vector<Issue>& warnings)
{
    std::vector<std::string> codes;
    for (const Issue& warning : warnings)
        codes.push_back(warning.code);
    return codes;
}

void expectNumber(const Number& actual, const std::string& expected, const std::string& tolerance)
{
    if (tolerance == "exact") {
        const auto* fraction = std::get_if<Fraction>(&actual);
        ASSERT_TRUE(fraction || std::holds_alternative<std::uint64_t>(actual));
        const Rational value = fraction ? Rational(*fraction) : Rational(std::get<std::uint64_t>(actual));
        EXPECT_EQ(value, exact(expected)) << expected;
        return;
    }
    ASSERT_EQ(tolerance, "5e-4 relative");
    const double value = exact(expected).toDouble().value();
    EXPECT_NEAR(toDouble(actual), value, 5e-4 * std::abs(value));
}

// A row of kind "solve": "FIELD=VALUE;...;target RESULT=VALUE;for FIELD".
struct SolveQuestion
{
    Values values;
    std::size_t result = 0;
    Rational target;
    std::size_t field = 0;
};

void readQuestion(const Calculator& calculator, const std::string& text, SolveQuestion& question)
{
    const std::string targetWord = "target ";
    const std::string fieldWord = "for ";
    std::string inputs;
    for (const std::string& part : split(text, ';')) {
        if (part.starts_with(fieldWord)) {
            question.field = calculator.fieldIndex(part.substr(fieldWord.size())).value();
        } else if (part.starts_with(targetWord)) {
            const auto target = split(part.substr(targetWord.size()), '=');
            question.result = calculator.resultIndex(target.at(0)).value();
            const auto value = readMachineTarget(calculator.results[question.result], target.at(1));
            ASSERT_TRUE(value) << part;
            question.target = *value;
        } else {
            inputs += part + ';';
        }
    }
    ASSERT_NO_FATAL_FAILURE(readInputs(calculator, inputs, question.values));
}

// A solution in the words of the table.
std::string solutionText(const Calculator& calculator, const SolveQuestion& question, const Solution& solution)
{
    const std::string field(calculator.fields[question.field].id);
    if (solution.value)
        return field + '=' + machineText(*solution.value);
    return "unreachable; nearest " + field + '=' + std::to_string(solution.below.value().value) + " gives " +
           machineText(solution.below->result) + ", " + std::to_string(solution.above.value().value) + " gives " +
           machineText(solution.above->result);
}

class RunCases : public testing::TestWithParam<Case>
{
};

class FieldCases : public testing::TestWithParam<Case>
{
};

class SolveCases : public testing::TestWithParam<Case>
{
};

} // namespace

TEST_P(FieldCases, ComeOutAsReported)
{
    const Case& row = GetParam();
    const Registry registry = builtInCalculators();
    const Calculator* calculator = findCalculator(registry, row.calculator);
    ASSERT_NE(calculator, nullptr);
    Values values;
    ASSERT_NO_FATAL_FAILURE(readInputs(*calculator, row.inputs, values));
    const Evaluation evaluation = calculator->evaluate(values);
    std::vector<std::string> warnings;
    for (const std::string& expectation : split(row.expected, ';')) {
        const auto parts = split(expectation, '=');
        ASSERT_EQ(parts.size(), 2u) << expectation;
        if (parts[0] == "warning") {
            warnings.push_back(parts[1]);
            continue;
        }
        const auto index = calculator->resultIndex(parts[0]);
        ASSERT_TRUE(index) << parts[0];
        ASSERT_TRUE(evaluation.answers[*index].value);
        ASSERT_NO_FATAL_FAILURE(expectNumber(*evaluation.answers[*index].value, parts[1], row.tolerance));
    }
    EXPECT_EQ(codesOf(evaluation.warnings), warnings);
}

INSTANTIATE_TEST_SUITE_P(PublicReports, FieldCases, testing::ValuesIn(casesOf("compute")),
                         [](const auto& instance) { return instance.param.id; });

// The one kind of expectation: "no whole number of replicas (0.5)", in full.
TEST_P(RunCases, SayWhyTheRunIsNotWhole)
{
    const Case& row = GetParam();
    const Calculator calculator = run::calculator();
    Values values;
    ASSERT_NO_FATAL_FAILURE(readInputs(calculator, row.inputs, values));
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!values[i])
            values[i] = calculator.fields[i].whenLeftOut;
    const Evaluation evaluation = calculator.evaluate(values);
    ASSERT_EQ(evaluation.errors.size(), 1u);
    EXPECT_EQ(evaluation.errors[0].code, run::code::replicasNotWhole);
    const Argument& value = evaluation.errors[0].arguments.front();
    EXPECT_EQ("no whole number of replicas (" + displayText(*value.number, value.kind, machineStyle()) + ")",
              row.expected);
}

INSTANTIATE_TEST_SUITE_P(PublicReports, RunCases, testing::ValuesIn(casesOf("run")),
                         [](const auto& instance) { return instance.param.id; });

TEST_P(SolveCases, ComeOutAsReported)
{
    const Case& row = GetParam();
    const Registry registry = builtInCalculators();
    const Calculator* calculator = findCalculator(registry, row.calculator);
    ASSERT_NE(calculator, nullptr);
    SolveQuestion question;
    ASSERT_NO_FATAL_FAILURE(readQuestion(*calculator, row.inputs, question));
    const auto solution = solve(*calculator, question.values, question.result, question.target, question.field);
    ASSERT_TRUE(solution) << solution.issue().code;
    // Exactly, even where the report is rounded.
    EXPECT_EQ(solutionText(*calculator, question, *solution), row.expected);
    EXPECT_EQ(solution->exact, solution->value.has_value());
}

INSTANTIATE_TEST_SUITE_P(PublicReports, SolveCases, testing::ValuesIn(casesOf("solve")),
                         [](const auto& instance) { return instance.param.id; });

TEST(FieldCaseTable, IsReadInFull)
{
    EXPECT_EQ(casesOf("compute").size(), 19u);
    EXPECT_EQ(casesOf("run").size(), 1u);
    EXPECT_EQ(casesOf("solve").size(), 6u);
}

} // namespace core
