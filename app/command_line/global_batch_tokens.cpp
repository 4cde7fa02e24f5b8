// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/global_batch_tokens.h"

#include "core/calculator/read_field.h"
#include "core/run/compute.h"
#include "core/run/fields.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>

#include <algorithm>

namespace app {

namespace {

const QString tokensOption = QStringLiteral("global-batch-tokens");
const QString batchOption = QStringLiteral("global-batch");
const QString lengthOption = QStringLiteral("sequence-length");

bool isGiven(const Arguments& arguments, const QString& name)
{
    return std::any_of(arguments.options.begin(), arguments.options.end(),
                       [&name](const NamedText& option) { return option.name == name; });
}

std::vector<Problem> wrongWithNames(const std::vector<NamedText>& tokens, const Arguments& rest)
{
    std::vector<Problem> problems;
    addProblems(problems, namingIssues(tokens), nullptr);
    if (isGiven(rest, batchOption))
        //: stands behind an option
        problems.push_back(
            {QStringLiteral("both-given"), tokensOption,
             QCoreApplication::translate("Command line", "Stands in place of --global-batch: give one of the two")});
    if (!isGiven(rest, lengthOption))
        //: stands behind an option
        problems.push_back({QStringLiteral("missing-sequence-length"), tokensOption,
                            QCoreApplication::translate("Command line", "Needs --sequence-length as well")});
    return problems;
}

// The same bounds as the sequences.
core::Field tokensField(const core::Field& sequences)
{
    core::Field field = sequences;
    field.id = "global-batch-tokens";
    return field;
}

} // namespace

std::vector<NamedText> takeGlobalBatchTokens(const core::Calculator& calculator, Arguments& arguments)
{
    return calculator.id == core::run::id ? arguments.take(tokensOption) : std::vector<NamedText>();
}

void applyGlobalBatchTokens(Request& request, const std::vector<NamedText>& tokens, const Arguments& rest)
{
    const core::Calculator& run = *request.calculator;
    std::vector<Problem> problems = wrongWithNames(tokens, rest);
    const std::size_t batch = run.fieldIndex(batchOption.toStdString()).value();
    const std::size_t length = run.fieldIndex(lengthOption.toStdString()).value();
    if (problems.empty()) {
        const core::Field field = tokensField(run.fields[batch]);
        const auto value = core::readMachineField(field, tokens.front().text.toStdString());
        if (!value) {
            problems.push_back(problemFrom(value.issue(), nullptr));
        } else if (request.values[length]) {
            const auto sequences =
                core::run::sequencesOf(std::get<std::int64_t>(*value), std::get<std::int64_t>(*request.values[length]));
            if (sequences)
                request.values[batch] = *sequences;
            else
                problems.push_back({QString::fromStdString(sequences.issue().code), tokensOption,
                                    ui::issueText(sequences.issue(), core::machineStyle())});
        }
    }
    request.problems.insert(request.problems.end(), problems.begin(), problems.end());
}

} // namespace app
