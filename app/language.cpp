// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QTranslator>

#include <map>

namespace app {

namespace {

const QString catalogueFolder = QStringLiteral(":/i18n");
const QString cataloguePrefix = QStringLiteral("plumbline_");

} // namespace

QStringList languages()
{
    QStringList found;
    const QStringList files = QDir(catalogueFolder).entryList({cataloguePrefix + QStringLiteral("*.qm")}, QDir::Files);
    for (const QString& file : files)
        found << file.chopped(3).mid(cataloguePrefix.size());
    found.removeAll(QStringLiteral("en"));
    found.prepend(QStringLiteral("en"));
    return found;
}

QString languageFor(const QString& localeName)
{
    static const std::map<QString, QString> relatives{
        {"zh_HK", "zh_TW"}, {"zh_MO", "zh_TW"}, {"zh_SG", "zh_CN"}, {"zh", "zh_CN"}, {"pt", "pt_BR"}};
    const QStringList known = languages();
    QString name = localeName.section(QLatin1Char('.'), 0, 0).section(QLatin1Char('@'), 0, 0);
    name.replace(QLatin1Char('-'), QLatin1Char('_'));
    // zh_Hant_HK: the script says nothing here that the territory does not.
    const QStringList parts = name.split(QLatin1Char('_'));
    if (parts.size() == 3)
        name = parts.first() + QLatin1Char('_') + parts.last();
    for (const QString& candidate : {name, parts.first()}) {
        const auto relative = relatives.find(candidate);
        const QString chosen = relative == relatives.end() ? candidate : relative->second;
        if (known.contains(chosen))
            return chosen;
    }
    return QStringLiteral("en");
}

void useLanguage(const QString& language)
{
    static QTranslator* current = nullptr;
    auto* translator = new QTranslator(qApp);
    if (!translator->load(cataloguePrefix + language, catalogueFolder)) {
        delete translator;
        return;
    }
    if (current) {
        QCoreApplication::removeTranslator(current);
        delete current;
    }
    current = translator;
    QCoreApplication::installTranslator(translator);
}

} // namespace app
