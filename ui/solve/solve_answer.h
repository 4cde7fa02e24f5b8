// SPDX-License-Identifier: GPL-3.0-or-later
// What it would take for a result to come out as wanted, in words and with what taking the answer puts where.
#pragma once

#include "core/calculator/solve.h"
#include "core/run/ways.h"
#include "ui/model/workspace.h"

#include <optional>
#include <vector>

namespace ui {

/// What a page is asked: a result, the field to solve for, and the target as it was typed.
struct SolveQuestion
{
    std::size_t result = 0;
    std::size_t field = 0;
    QString target;
    bool isTyped = false; // by the person: only then can its text be in doubt
};

/// A value that can be used, on the page or in the run.
struct SolveOffer
{
    QString text;         // what it changes and gives; empty where the answer says so already
    QString value;        // of the solved field, written
    bool inRun = false;   // `values` are those of the run, else of the page
    core::Values values;  // nothing for a field that stays as it is
    bool isThere = false; // what it would put is there already
};

struct SolveAnswer
{
    QString targetIssue; // what is wrong with the target, or doubtful; then there is nothing else, but for a doubt
    bool targetWrong = false;
    QString targetValue; // "= 10%" for a target that is an expression
    QString hint;        // without a target: what to do
    QString sentence;    // the answer, or why there is none
    QString detail;      // what the answer gives, and what it takes beside
    std::vector<SolveOffer> offers;
};

/// The first question of a page: the first result that is wanted in some way, with its round target, for the field of
/// the chart's x axis if it depends on that and else the first that it depends on. Nothing for a calculator that cannot
/// be solved.
std::optional<SolveQuestion> firstQuestion(const CalculatorModel& model);

/// The results that can be asked for, and the fields that one of them can be solved for, in the order of the tables.
std::vector<std::size_t> solvableResults(const core::Calculator& calculator);
std::vector<std::size_t> solvableFields(const core::Calculator& calculator, std::size_t result);

/// The field to begin with for a result: see `firstQuestion`. `fields` are those of `solvableFields`, not empty.
std::size_t firstField(const core::Calculator& calculator, const std::vector<std::size_t>& fields);

/// The round target of a result as it is typed; empty where the table has none.
QString exampleTargetText(const core::Result& result, const core::NumberStyle& style);

/// The answer with the values of `model`. A field that the run of `workspace` fills is answered within the run.
SolveAnswer solveAnswer(const CalculatorModel& model, const Workspace& workspace, const SolveQuestion& question);

} // namespace ui
