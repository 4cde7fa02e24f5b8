// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/output_file.h"

#include "app/files/atomic_file.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace app {

std::optional<OutputFile> takeOutput(Arguments& arguments, const QStringList& suffixes, std::vector<Problem>& problems)
{
    const QString option = QStringLiteral("output");
    const std::vector<NamedText> given = arguments.take(option);
    const std::vector<core::Issue> naming = namingIssues(given);
    addProblems(problems, naming, nullptr);
    QStringList endings;
    for (const QString& suffix : suffixes)
        endings << QLatin1Char('.') + suffix;
    if (given.empty())
        //: %1 a list of endings such as .png
        problems.push_back({QStringLiteral("missing-option"), option,
                            QCoreApplication::translate("Command line", "Name a file that ends in one of: %1")
                                .arg(endings.join(QLatin1String(", ")))});
    if (given.empty() || !naming.empty())
        return std::nullopt;
    const QString& path = given.front().text;
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffixes.contains(suffix))
        return OutputFile{path, suffix};
    problems.push_back(unknownChoice(option, path, endings));
    problems.back().message = QCoreApplication::translate("Command line", "%1 does not end in one of: %2")
                                  .arg(path, endings.join(QLatin1String(", ")));
    return std::nullopt;
}

Reply writeOutput(const QString& path, const QByteArray& content)
{
    Reply reply;
    const QString reason =
        content.isEmpty() ? QCoreApplication::translate("Command line", "There is not enough memory for the picture")
                          : writeAtomically(path, content);
    if (!reason.isEmpty())
        //: %1 the name of a file, %2 why
        reply.failure = QCoreApplication::translate("Command line", "%1 cannot be written: %2").arg(path, reason);
    return reply;
}

} // namespace app
