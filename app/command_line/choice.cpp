// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/choice.h"

namespace app {

QString readChoice(const QString& option, const std::vector<NamedText>& given, const QStringList& choices,
                   std::vector<Problem>& problems)
{
    if (given.empty())
        return choices.first();
    if (const std::vector<core::Issue> naming = namingIssues(given); !naming.empty()) {
        addProblems(problems, naming, nullptr);
        return choices.first();
    }
    if (choices.contains(given.front().text))
        return given.front().text;
    problems.push_back(unknownChoice(option, given.front().text, choices));
    return choices.first();
}

} // namespace app
