// SPDX-License-Identifier: GPL-3.0-or-later
// The style of all widgets: the toolkit's own, which asks the language in use where it has to.
#pragma once

#include <QProxyStyle>

namespace app {

class ProgramStyle : public QProxyStyle
{
public:
    ProgramStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

    /// The line under a mnemonic would tear the joined letters of Arabic apart; there it is left out.
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* returned = nullptr) const override;
    /// On dark grounds the toolkit draws the outlines of check boxes and radio buttons darker still; here they are
    /// seen.
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
};

} // namespace app
