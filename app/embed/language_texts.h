// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of one built-in language, whichever is in use.
#pragma once

#include "core/base/text.h"

#include <QString>
#include <QTranslator>

namespace app {

class LanguageTexts
{
public:
    /// English where no catalogue of that language is built in.
    explicit LanguageTexts(const QString& language);

    /// The translation of a text, its places %1, %2... as they are; of one with plural forms, the form for `number`.
    QString text(const core::Text& text, int number = -1) const;

private:
    QTranslator m_catalogue;
};

} // namespace app
