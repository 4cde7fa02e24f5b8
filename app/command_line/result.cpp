// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/result.h"

#include "app/json/write.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace app {

Problem problemFrom(const core::Issue& issue, const core::Calculator* calculator)
{
    const QString field = QString::fromStdString(issue.field);
    if (issue.code == code::unknownField)
        //: stands behind an option such as --color that there is not
        return {QStringLiteral("unknown-option"), field, QCoreApplication::translate("Command line", "Unknown option")};
    return {QString::fromStdString(issue.code), field, inputMessage(issue, core::machineStyle(), calculator)};
}

void addProblems(std::vector<Problem>& problems, const std::vector<core::Issue>& issues,
                 const core::Calculator* calculator)
{
    for (const core::Issue& issue : issues)
        problems.push_back(problemFrom(issue, calculator));
}

Problem unknownChoice(const QString& option, const QString& value, const QStringList& choices)
{
    //: %1 what was given, %2 a list of the values that can be given
    return {QStringLiteral("unknown-choice"), option,
            QCoreApplication::translate("Command line", "%1 is not one of: %2")
                .arg(value, choices.join(QLatin1String(", ")))};
}

QByteArray problemText(const std::vector<Problem>& problems, ErrorFormat format)
{
    QString lines;
    nlohmann::ordered_json errors = nlohmann::ordered_json::array();
    for (const Problem& problem : problems) {
        if (!problem.field.isEmpty())
            lines += QLatin1String("--") + problem.field + QLatin1String(": ");
        lines += problem.message + QLatin1Char('\n');
        errors.push_back({{"code", problem.code.toStdString()},
                          {"field", problem.field.toStdString()},
                          {"message", problem.message.toStdString()}});
    }
    QByteArray text = lines.toUtf8();
    if (format == ErrorFormat::TextAndJson)
        text += jsonText({{"schema", 1}, {"errors", errors}}, JsonLayout::OneLine) + '\n';
    return text;
}

} // namespace app
