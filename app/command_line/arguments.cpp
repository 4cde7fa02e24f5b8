// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/arguments.h"

#include <algorithm>

namespace app {

namespace {
const QString dashes = QStringLiteral("--");
}

std::optional<QString> Arguments::take(const QString& name)
{
    const auto found =
        std::find_if(options.begin(), options.end(), [&name](const NamedText& option) { return option.name == name; });
    if (found == options.end())
        return std::nullopt;
    const QString text = found->text;
    options.erase(found);
    return text;
}

Arguments parseArguments(const QStringList& arguments)
{
    Arguments parsed;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& argument = arguments[i];
        if (argument == QLatin1String("--help") || argument == QLatin1String("-h")) {
            parsed.help = true;
        } else if (argument == QLatin1String("--version") || argument == QLatin1String("-v")) {
            parsed.version = true;
        } else if (!argument.startsWith(dashes) || argument == dashes) {
            parsed.words << argument;
        } else if (const qsizetype equals = argument.indexOf(QLatin1Char('=')); equals >= 0) {
            parsed.options.push_back({argument.mid(2, equals - 2), argument.mid(equals + 1)});
        } else {
            const bool hasValue = i + 1 < arguments.size() && !arguments[i + 1].startsWith(dashes);
            parsed.options.push_back({argument.mid(2), hasValue ? arguments[++i] : QString()});
        }
    }
    return parsed;
}

} // namespace app
