// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/arguments.h"

#include <algorithm>

namespace app {

namespace {
const QString dashes = QStringLiteral("--");
}

std::vector<NamedText> Arguments::take(const QString& name)
{
    const auto rest = std::stable_partition(options.begin(), options.end(),
                                            [&name](const NamedText& option) { return option.name != name; });
    std::vector<NamedText> taken(rest, options.end());
    options.erase(rest, options.end());
    return taken;
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
        } else if (!argument.startsWith(dashes) || argument == dashes || argument.startsWith(QLatin1String("--="))) {
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
