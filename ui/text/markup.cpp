// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/markup.h"

namespace ui {

QString escaped(const QString& text)
{
    QString result = text.toHtmlEscaped();
    // What somebody pasted into a name: signs that steer, and halves of characters.
    qsizetype kept = 0;
    for (qsizetype i = 0; i < result.size(); ++i) {
        const QChar each = result[i];
        const bool pair = each.isHighSurrogate() && i + 1 < result.size() && result[i + 1].isLowSurrogate();
        const bool holds =
            pair || !(each.isSurrogate() || each.unicode() >= 0xfffe || (each.unicode() < ' ' && !each.isSpace()) ||
                      each.unicode() == 0x0b || each.unicode() == 0x0c);
        if (!holds)
            continue;
        result[kept++] = each;
        if (pair)
            result[kept++] = result[++i];
    }
    result.truncate(kept);
    return result;
}

} // namespace ui
