// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/opening.h"

#include "app/links/link.h"

#include <QUrl>

#include <string_view>

namespace app {

namespace {

constexpr std::string_view languageOption = "--language";
constexpr std::string_view joinedLanguage = "--language=";
constexpr std::string_view newWindowOption = "--new-window";

// Takes the options at the front of the arguments out; of several languages the last counts.
void takeOptions(QStringList& arguments, Opening& opening)
{
    const auto is = [&](std::string_view option) {
        return arguments.first() == QLatin1String(option.data(), static_cast<qsizetype>(option.size()));
    };
    while (!arguments.isEmpty()) {
        if (is(languageOption) && arguments.size() > 1) {
            opening.language = arguments[1];
            arguments.remove(0, 2);
        } else if (arguments.first().startsWith(QLatin1String(joinedLanguage.data()))) {
            opening.language = arguments.takeFirst().mid(static_cast<qsizetype>(joinedLanguage.size()));
        } else if (is(newWindowOption)) {
            opening.newWindow = true;
            arguments.removeFirst();
        } else {
            break;
        }
    }
}

// Desktops hand a file over by its path or by its address.
QString pathOf(const QString& text)
{
    if (!text.startsWith(QLatin1String("file:/"), Qt::CaseInsensitive))
        return text;
    QUrl address(text);
    if (address.host() == QLatin1String("localhost"))
        address.setHost(QString());
    return address.isLocalFile() ? address.toLocalFile() : text;
}

} // namespace

std::optional<Opening> openingFrom(QStringList arguments)
{
    Opening opening;
    takeOptions(arguments, opening);
    if (!arguments.isEmpty() && arguments.first() == QLatin1String("--"))
        arguments.removeFirst();
    if (arguments.size() > 1)
        return std::nullopt;
    if (!arguments.isEmpty()) {
        const QString& text = arguments.first();
        opening.what = isLink(text) ? Opening::What::Link : Opening::What::File;
        opening.text = isLink(text) ? text : pathOf(text);
    }
    return opening;
}

int windowOptionLength(int argumentCount, const char* const* arguments, int next)
{
    if (next >= argumentCount)
        return 0;
    const std::string_view word = arguments[next];
    if (word == languageOption)
        return next + 1 < argumentCount ? 2 : 0;
    return word == newWindowOption || word.starts_with(joinedLanguage) ? 1 : 0;
}

} // namespace app
