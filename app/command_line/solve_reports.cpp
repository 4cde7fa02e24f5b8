// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/columns.h"
#include "app/command_line/solve.h"
#include "app/command_line/value_text.h"
#include "app/json/write.h"
#include "core/numbers/write.h"
#include "ui/text/sentence.h"
#include "ui/text/solution_text.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace app {

namespace {

using nlohmann::ordered_json;

// In range, so that its kind can hold it.
core::Value targetValue(const SolvedTarget& solved)
{
    if (solved.calculator.results[solved.result].kind == core::Kind::Count)
        return solved.target.toInt64().value();
    return solved.target.toDouble().value();
}

ordered_json nearJson(const std::optional<core::NearCount>& near)
{
    if (!near)
        return nullptr;
    return {{"value", near->value}, {"result", toJson(std::optional(near->result))}};
}

} // namespace

QString solveTextReport(const SolvedTarget& solved)
{
    const auto& [calculator, values, result, target, field, solution] = solved;
    const core::Field& wantedField = calculator.fields[field];
    const core::Result& wantedResult = calculator.results[result];
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < calculator.fields.size(); ++i)
        if (i != field && values[i])
            rows.push_back({ui::translated(calculator.fields[i].label), valueText(calculator.fields[i], *values[i]),
                            neutralUnit(calculator.fields[i])});
    rows.push_back({ui::translated(wantedResult.label), ui::targetText(wantedResult, target, core::machineStyle()),
                    neutralUnit(calculator, wantedResult)});
    rows.push_back({ui::translated(wantedField.label),
                    solution.value ? valueText(wantedField, *solution.value) : ui::ellipsis,
                    solution.value ? neutralUnit(wantedField) : QString()});
    QStringList lines = inColumns(rows);
    lines.insert(lines.size() - 1, QString());
    return ui::translated(calculator.title) + QLatin1String("\n\n") + lines.join(QLatin1Char('\n')) +
           QLatin1String("\n    ") + ui::solutionText(solution, wantedResult, wantedField, core::machineStyle()) +
           QLatin1Char('\n');
}

std::string solveJsonReport(const SolvedTarget& solved)
{
    const core::Solution& solution = solved.solution;
    const ordered_json report{{"schema", 1},
                              {"calculator", solved.calculator.id},
                              {"solved", solved.calculator.fields[solved.field].id},
                              {"target",
                               {{"result", solved.calculator.results[solved.result].id},
                                {"value", toJson(std::optional(targetValue(solved)))}}},
                              {"exact", solution.exact},
                              {"solution", toJson(solution.value)},
                              {"below", nearJson(solution.below)},
                              {"above", nearJson(solution.above)}};
    return jsonText(report, JsonLayout::Indented) + '\n';
}

std::string solveCsvReport(const SolvedTarget& solved)
{
    const core::Solution& solution = solved.solution;
    std::string header = "solved,target-result,target-value,exact,solution";
    std::string row(solved.calculator.fields[solved.field].id);
    row += ',' + std::string(solved.calculator.results[solved.result].id);
    row += ',' + core::machineText(targetValue(solved));
    row += solution.exact ? ",true" : ",false";
    row += ',' + (solution.value ? core::machineText(*solution.value) : std::string());
    for (const auto& [name, near] : {std::pair("below", solution.below), std::pair("above", solution.above)}) {
        header += std::string(",") + name + "-value," + name + "-result";
        row += ',' + (near ? std::to_string(near->value) : std::string());
        row += ',' + (near ? core::machineText(near->result) : std::string());
    }
    return header + '\n' + row + '\n';
}

} // namespace app
