// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/request.h"

#include "app/command_line/global_batch_tokens.h"
#include "app/qt_text.h"

#include <QCoreApplication>

#include <utility>

namespace app {

namespace {

constexpr qsizetype calculatorWord = 1; // behind the subcommand

bool nameCalculator(const QStringList& words)
{
    return words.size() > calculatorWord && !words[calculatorWord].isEmpty();
}

QString knownCalculators(const core::Registry& registry)
{
    QStringList ids;
    for (const core::Calculator& calculator : registry)
        ids << qtText(calculator.id);
    return ids.join(QLatin1String(", "));
}

} // namespace

Request readCalculator(const core::Registry& registry, const QStringList& words)
{
    Request request;
    if (!nameCalculator(words))
        return request;
    const QString& id = words[calculatorWord];
    request.calculator = core::findCalculator(registry, id.toStdString());
    if (!request.calculator)
        //: %1 the word that was given, %2 a list of names
        request.problems.push_back(
            {qtText(code::unknownCalculator),
             {},
             QCoreApplication::translate("Command line", "No calculator is called %1. The calculators: %2")
                 .arg(id, knownCalculators(registry))});
    for (qsizetype i = calculatorWord + 1; i < words.size(); ++i)
        //: %1 the word that was given
        request.problems.push_back(
            {QStringLiteral("unexpected-argument"),
             {},
             QCoreApplication::translate("Command line", "Unexpected argument: %1").arg(words[i])});
    return request;
}

Request readRequest(const core::Registry& registry, const Arguments& arguments)
{
    Request request = readCalculator(registry, arguments.words);
    if (!nameCalculator(arguments.words))
        //: %1 a list of names
        request.problems.push_back(
            {QStringLiteral("missing-calculator"),
             {},
             QCoreApplication::translate("Command line", "Name a calculator: %1").arg(knownCalculators(registry))});
    if (!request.calculator)
        return request;
    Arguments rest = arguments;
    const std::vector<NamedText> tokens = takeGlobalBatchTokens(*request.calculator, rest);
    FieldReading reading = readFields(*request.calculator, rest.options);
    request.values = std::move(reading.values);
    addProblems(request.problems, reading.issues, request.calculator);
    if (!tokens.empty())
        applyGlobalBatchTokens(request, tokens, rest);
    for (std::size_t i = 0; i < request.values.size(); ++i)
        if (!request.values[i])
            request.values[i] = request.calculator->fields[i].whenLeftOut;
    return request;
}

} // namespace app
