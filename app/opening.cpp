// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opening.h"

#include "app/link.h"

namespace app {

std::optional<Opening> openingFrom(QStringList arguments)
{
    if (!arguments.isEmpty() && arguments.first() == QLatin1String("--"))
        arguments.removeFirst();
    if (arguments.isEmpty())
        return Opening{};
    if (arguments.size() > 1)
        return std::nullopt;
    const QString& text = arguments.first();
    return Opening{isLink(text) ? Opening::What::Link : Opening::What::File, text};
}

} // namespace app
