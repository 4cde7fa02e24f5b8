// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/embed/language_texts.h"

#include "app/language.h"
#include "ui/text/isolation.h"

namespace app {

LanguageTexts::LanguageTexts(const QString& language)
{
    loadCatalogue(m_catalogue, language);
}

QString LanguageTexts::text(const core::Text& text, int number) const
{
    if (text.empty())
        return {};
    const QString translation = m_catalogue.translate(text.context, text.source, nullptr, number);
    if (translation.isEmpty())
        return QString::fromUtf8(text.source);
    return translation.isRightToLeft() ? ui::withIsolatedPercentages(translation) : translation;
}

} // namespace app
