// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/chart_output.h"
#include "app/command_line/request.h"
#include "app/command_line/subcommands.h"
#include "app/language.h"
#include "app/qt_text.h"

#include <QCoreApplication>

#include <utility>

namespace app {

namespace {

// The fields without which the chart is empty.
void addMissing(const core::Calculator& calculator, const core::Values& values, std::vector<Problem>& problems)
{
    const core::Values example = calculator.example();
    for (std::size_t field = 0; field < values.size(); ++field) {
        if (values[field])
            continue;
        core::Values others = values;
        for (std::size_t i = 0; i < others.size(); ++i)
            if (i != field && !others[i])
                others[i] = example[i];
        if (core::plot(calculator, others, calculator.evaluate(others), true).curves.empty())
            problems.push_back({QStringLiteral("missing-field"), qtText(calculator.fields[field].id),
                                QCoreApplication::translate("Command line", "The chart needs a value for it")});
    }
}

// Why there is nothing to draw: a value is missing, or a rule across fields is broken.
std::vector<Problem> emptyProblems(const ui::ChartSource& source)
{
    std::vector<Problem> problems;
    addMissing(*source.calculator, source.values, problems);
    if (problems.empty())
        addProblems(problems, source.evaluation.errors, source.calculator);
    if (problems.empty())
        problems.push_back({QStringLiteral("empty-chart"),
                            {},
                            QCoreApplication::translate("Command line", "There is nothing to draw for these values")});
    return problems;
}

} // namespace

Reply runChart(const core::Registry& registry, Arguments arguments)
{
    std::vector<Problem> problems;
    const ChartOutput output = takeChartOutput(arguments, problems);
    Request request = readRequest(registry, arguments);
    if (request.calculator && !request.calculator->chart)
        //: %1 the id of a calculator
        problems.push_back(
            {QStringLiteral("no-chart"),
             {},
             QCoreApplication::translate("Command line", "%1 has no chart").arg(qtText(request.calculator->id))});
    problems.insert(problems.end(), request.problems.begin(), request.problems.end());
    if (!problems.empty())
        return {{}, {}, std::move(problems)};
    ui::ChartSource source{request.calculator, request.values, request.calculator->evaluate(request.values),
                           &core::numberStyle(languageInUse().toStdString())};
    source.compute();
    if (source.isEmpty())
        problems = emptyProblems(source);
    if (!problems.empty())
        return {{}, {}, std::move(problems)};
    return writeChart(ui::chartDrawing(source), output);
}

} // namespace app
