// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/opening.h"

#include "app/links/link.h"

namespace app {

namespace {

// The last of the languages at the front of the arguments, which are taken out.
QString takeLanguage(QStringList& arguments)
{
    const QLatin1String option("--language");
    const QLatin1String joined("--language=");
    QString language;
    while (!arguments.isEmpty()) {
        if (arguments.first() == option && arguments.size() > 1) {
            language = arguments[1];
            arguments.remove(0, 2);
        } else if (arguments.first().startsWith(joined)) {
            language = arguments.takeFirst().mid(joined.size());
        } else {
            break;
        }
    }
    return language;
}

} // namespace

std::optional<Opening> openingFrom(QStringList arguments)
{
    const QString language = takeLanguage(arguments);
    if (!arguments.isEmpty() && arguments.first() == QLatin1String("--"))
        arguments.removeFirst();
    if (arguments.isEmpty())
        return Opening{Opening::What::Nothing, {}, language};
    if (arguments.size() > 1)
        return std::nullopt;
    const QString& text = arguments.first();
    return Opening{isLink(text) ? Opening::What::Link : Opening::What::File, text, language};
}

} // namespace app
