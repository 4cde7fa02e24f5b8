// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guides.h"

#include <QFile>

namespace app {

QString guideText(std::string_view calculator, const QString& language)
{
    const QString name = QString::fromLatin1(calculator.data(), static_cast<qsizetype>(calculator.size()));
    for (const QString& folder : {language, QStringLiteral("en")}) {
        QFile file(QStringLiteral(":/guides/%1/%2.md").arg(folder, name));
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

} // namespace app
