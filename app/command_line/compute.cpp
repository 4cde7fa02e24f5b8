// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/choice.h"
#include "app/command_line/reports.h"
#include "app/command_line/request.h"
#include "app/command_line/subcommands.h"
#include "core/run/fields.h"

#include <utility>

namespace app {

namespace {

const QString text = QStringLiteral("text");
const QString json = QStringLiteral("json");
const QString csv = QStringLiteral("csv");

// What is wrong with `computation`, and instead of its output the legal runs near it, where it is a run.
Reply notWhole(const Computation& computation, const QString& format)
{
    Reply reply;
    addProblems(reply.problems, computation.evaluation.errors, &computation.calculator);
    if (computation.calculator.id != core::run::id)
        return reply;
    const auto neighbours = core::run::neighbours(core::run::inputsFrom(computation.values));
    if (format == json)
        reply.output = QByteArray::fromStdString(jsonReport(computation, neighbours));
    else
        reply.remarks = neighbourTable(computation.calculator, neighbours).toUtf8();
    return reply;
}

} // namespace

Reply runCompute(const core::Registry& registry, Arguments arguments)
{
    const QString option = QStringLiteral("format");
    const std::vector<NamedText> given = arguments.take(option);
    Request request = readRequest(registry, arguments);
    const QString format = readChoice(option, given, {text, json, csv}, request.problems);
    if (!request.problems.empty())
        return {{}, {}, std::move(request.problems)};

    core::Evaluation evaluation = request.calculator->evaluate(request.values);
    const Computation computation{*request.calculator, std::move(request.values), std::move(evaluation)};
    if (!computation.evaluation.errors.empty())
        return notWhole(computation, format);
    if (format == json)
        return {QByteArray::fromStdString(jsonReport(computation)), {}, {}};
    if (format == csv)
        return {QByteArray::fromStdString(csvReport(computation)), warningLines(computation).toUtf8(), {}};
    return {textReport(computation).toUtf8(), {}, {}};
}

} // namespace app
