// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/paper.h"

#include <algorithm>
#include <array>

namespace ui {

Paper paperFor(QLocale::Territory territory)
{
    static constexpr std::array letter{
        QLocale::Belize,      QLocale::Canada,     QLocale::Chile,        QLocale::Colombia,  QLocale::CostaRica,
        QLocale::ElSalvador,  QLocale::Guatemala,  QLocale::Mexico,       QLocale::Nicaragua, QLocale::Panama,
        QLocale::Philippines, QLocale::PuertoRico, QLocale::UnitedStates, QLocale::Venezuela};
    return std::find(letter.begin(), letter.end(), territory) == letter.end() ? Paper::A4 : Paper::Letter;
}

QPageSize pageSize(Paper paper)
{
    return QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter);
}

QString paperId(Paper paper)
{
    return paper == Paper::A4 ? QStringLiteral("a4") : QStringLiteral("letter");
}

std::optional<Paper> paperWithId(const QString& id)
{
    for (const Paper paper : {Paper::A4, Paper::Letter})
        if (paperId(paper) == id)
            return paper;
    return std::nullopt;
}

} // namespace ui
