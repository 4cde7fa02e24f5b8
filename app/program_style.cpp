// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program_style.h"

#include "app/language.h"

namespace app {

int ProgramStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returned) const
{
    if (hint == SH_UnderlineShortcut && languageInUse() == QLatin1String("ar"))
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

} // namespace app
