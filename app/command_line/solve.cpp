// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/solve.h"

#include "app/command_line/choice.h"
#include "app/command_line/request.h"
#include "app/command_line/subcommands.h"
#include "app/qt_text.h"
#include "core/calculator/read_target.h"

#include <QCoreApplication>

#include <utility>

namespace app {

namespace {

const QString targetOption = QStringLiteral("target");
const QString fieldOption = QStringLiteral("for");

template<class Row> QStringList idsOf(const std::vector<Row>& rows)
{
    QStringList ids;
    for (const Row& row : rows)
        ids << qtText(row.id);
    return ids;
}

// What an option without which nothing can be solved was given, or nothing and a problem.
std::optional<QString> givenOnce(const std::vector<NamedText>& given, const Problem& missing,
                                 std::vector<Problem>& problems)
{
    const std::vector<core::Issue> naming = namingIssues(given);
    addProblems(problems, naming, nullptr);
    if (given.empty())
        problems.push_back(missing);
    return given.empty() || !naming.empty() ? std::nullopt : std::optional(given.front().text);
}

std::optional<std::size_t> readSolvedField(const core::Calculator& calculator, const std::vector<NamedText>& given,
                                           std::vector<Problem>& problems)
{
    const QStringList ids = idsOf(calculator.fields);
    //: %1 a list of names
    const Problem missing{QStringLiteral("missing-option"), fieldOption,
                          QCoreApplication::translate("Command line", "Name the field to solve for: %1")
                              .arg(ids.join(QLatin1String(", ")))};
    const std::optional<QString> id = givenOnce(given, missing, problems);
    const auto field = id ? calculator.fieldIndex(id->toStdString()) : std::nullopt;
    if (id && !field)
        problems.push_back(unknownChoice(fieldOption, *id, ids));
    return field;
}

struct Target
{
    std::size_t result = 0;
    core::Rational value;
};

// The target is the option at fault, whatever result it names.
Problem targetProblem(core::Issue issue)
{
    issue.field = targetOption.toStdString();
    return problemFrom(issue, nullptr);
}

std::optional<Target> readTarget(const core::Calculator& calculator, const std::vector<NamedText>& given,
                                 std::vector<Problem>& problems)
{
    const QStringList ids = idsOf(calculator.results);
    //: RESULT=VALUE stays as it is; %1 a list of names
    const Problem missing{QStringLiteral("missing-option"), targetOption,
                          QCoreApplication::translate("Command line", "Give a target as RESULT=VALUE. The results: %1")
                              .arg(ids.join(QLatin1String(", ")))};
    const std::optional<QString> text = givenOnce(given, missing, problems);
    if (!text)
        return std::nullopt;
    const qsizetype equals = text->indexOf(QLatin1Char('='));
    if (equals < 0) {
        problems.push_back(missing);
        return std::nullopt;
    }
    const QString id = text->left(equals);
    const auto result = calculator.resultIndex(id.toStdString());
    if (!result) {
        problems.push_back(unknownChoice(targetOption, id, ids));
        return std::nullopt;
    }
    const std::string number = text->mid(equals + 1).toStdString();
    const core::Outcome<core::Rational> value = number.empty()
                                                    ? core::Issue{code::emptyValue, {}, {}, {}}
                                                    : core::readMachineTarget(calculator.results[*result], number);
    if (value)
        return Target{*result, *value};
    problems.push_back(targetProblem(value.issue()));
    return std::nullopt;
}

Reply report(const SolvedTarget& solved, const QString& format)
{
    if (format == QLatin1String("json"))
        return {QByteArray::fromStdString(solveJsonReport(solved)), {}, {}};
    if (format == QLatin1String("csv"))
        return {QByteArray::fromStdString(solveCsvReport(solved)), {}, {}};
    return {solveTextReport(solved).toUtf8(), {}, {}};
}

} // namespace

Reply runSolve(const core::Registry& registry, Arguments arguments)
{
    const QString formatOption = QStringLiteral("format");
    const std::vector<NamedText> formats = arguments.take(formatOption);
    const std::vector<NamedText> targets = arguments.take(targetOption);
    const std::vector<NamedText> fields = arguments.take(fieldOption);
    Request request = readRequest(registry, arguments);
    std::vector<Problem>& problems = request.problems;
    const QString format = readChoice(
        formatOption, formats, {QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("csv")}, problems);
    if (!request.calculator)
        return {{}, {}, std::move(problems)};
    const std::optional<Target> target = readTarget(*request.calculator, targets, problems);
    const std::optional<std::size_t> field = readSolvedField(*request.calculator, fields, problems);
    if (!problems.empty())
        return {{}, {}, std::move(problems)};

    const auto solution = core::solve(*request.calculator, request.values, target->result, target->value, *field);
    if (!solution) {
        const bool ofTarget = request.calculator->resultIndex(solution.issue().field).has_value();
        return {
            {}, {}, {ofTarget ? targetProblem(solution.issue()) : problemFrom(solution.issue(), request.calculator)}};
    }
    return report({*request.calculator, std::move(request.values), target->result, target->value, *field, *solution},
                  format);
}

} // namespace app
