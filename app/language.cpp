// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include <QApplication>
#include <QDir>
#include <QFontInfo>
#include <QLibraryInfo>
#include <QTranslator>

#include <iterator>
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

const std::map<QString, QString>& scriptFamilies()
{
    static const std::map<QString, QString> families{{"zh_TW", "Noto Sans CJK TC"},
                                                     {"zh_CN", "Noto Sans CJK SC"},
                                                     {"ja", "Noto Sans CJK JP"},
                                                     {"ko", "Noto Sans CJK KR"},
                                                     {"ar", "Noto Sans Arabic"}};
    return families;
}

// The same family, written with another capital for each language. The toolkit keeps what stands behind a family under
// its name as it is written: after Chinese, Japanese would be shown in Chinese shapes.
QString spelledFor(const QString& language, const QString& family)
{
    const auto place = std::distance(scriptFamilies().begin(), scriptFamilies().find(language));
    QString spelled = family.toLower();
    int letters = 0;
    for (QChar& letter : spelled)
        if (letter.isLetter() && letters++ == place)
            letter = letter.toUpper();
    return spelled;
}

// The built-in language for a locale name, or nothing.
QString builtInFor(const QString& localeName)
{
    static const std::map<QString, QString> relatives{{"zh_HK", "zh_TW"},   {"zh_MO", "zh_TW"},   {"zh_SG", "zh_CN"},
                                                      {"zh_Hant", "zh_TW"}, {"zh_Hans", "zh_CN"}, {"zh", "zh_CN"},
                                                      {"pt", "pt_BR"}};
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
    return {};
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
    const auto family = scriptFamilies().find(language);
    return family == scriptFamilies().end() ? QString() : family->second;
}

QString languageFor(const QString& localeName)
{
    return languageFor(QStringList{localeName});
}

QString languageFor(const QStringList& localeNames)
{
    for (const QString& name : localeNames)
        if (const QString language = builtInFor(name); !language.isEmpty())
            return language;
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
    static const QString own = QFontInfo(QApplication::font()).family();
    QFont font = QApplication::font();
    const QString family = fontFamilyFor(language);
    font.setFamilies(family.isEmpty() ? QStringList{own} : QStringList{spelledFor(language, own), family});
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
