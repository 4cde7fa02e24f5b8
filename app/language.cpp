// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include <QApplication>
#include <QDir>
#include <QFontInfo>
#include <QLibraryInfo>
#include <QTranslator>

#include <map>
#include <utility>

namespace app {

namespace {

const QString catalogueFolder = QStringLiteral(":/i18n");
const QString cataloguePrefix = QStringLiteral("plumbline_");

QString& inUse()
{
    static QString language = QStringLiteral("en");
    return language;
}

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

QString languageName(const QString& code)
{
    static const std::map<QString, QString> names{
        {"en", "English"},  {"zh_TW", "繁體中文"}, {"zh_CN", "简体中文"},
        {"ja", "日本語"},   {"ko", "한국어"},      {"de", "Deutsch"},
        {"fr", "Français"}, {"es", "Español"},     {"pt_BR", "Português (Brasil)"},
        {"ar", "العربية"}};
    const auto name = names.find(code);
    return name == names.end() ? code : name->second;
}

QString fontFamilyFor(const QString& language)
{
    static const std::map<QString, QString> families{{"zh_TW", "Noto Sans CJK TC"},
                                                     {"zh_CN", "Noto Sans CJK SC"},
                                                     {"ja", "Noto Sans CJK JP"},
                                                     {"ko", "Noto Sans CJK KR"},
                                                     {"ar", "Noto Sans Arabic"}};
    const auto family = families.find(language);
    return family == families.end() ? QString() : family->second;
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

QString languageInUse()
{
    return inUse();
}

bool loadCatalogue(QTranslator& catalogue, const QString& language)
{
    return catalogue.load(cataloguePrefix + language, catalogueFolder);
}

void useFontFor(const QString& language)
{
    static const QStringList own{QFontInfo(QApplication::font()).family()};
    QFont font = QApplication::font();
    const QString family = fontFamilyFor(language);
    font.setFamilies(family.isEmpty() ? own : own + QStringList{family});
    if (font != QApplication::font())
        QApplication::setFont(font);
}

void useLanguage(const QString& language)
{
    inUse() = language;
    // Qt's own texts (the menu of a text field, dialog buttons) come with Qt, ours are built in.
    static QTranslator* own = nullptr;
    static QTranslator* toolkit = nullptr;
    auto* newOwn = new QTranslator(QCoreApplication::instance());
    auto* newToolkit = new QTranslator(QCoreApplication::instance());
    if (loadCatalogue(*newOwn, language))
        QCoreApplication::installTranslator(newOwn);
    if (newToolkit->load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(newToolkit);
    delete std::exchange(own, newOwn);
    delete std::exchange(toolkit, newToolkit);
}

} // namespace app
