// SPDX-License-Identifier: GPL-3.0-or-later
// The languages that are built in, and the one in use.
#pragma once

#include <QString>
#include <QStringList>

QT_BEGIN_NAMESPACE
class QTranslator;
QT_END_NAMESPACE

namespace app {

/// The codes of the built-in catalogues ("en", "zh_TW", ...): English first, the others sorted.
QStringList languages();

/// What a language is called in itself ("繁體中文").
QString languageName(const QString& code);

/// The built-in language for a locale name such as "zh_HK" or "de-AT", or English where there is none: the name itself,
/// then its relatives (zh_HK and zh_MO take zh_TW, zh_SG takes zh_CN, pt takes pt_BR), then its language alone.
QString languageFor(const QString& localeName);

/// The same for several in the order in which a person prefers them: for the first that has one.
QString languageFor(const QStringList& localeNames);

/// A font with the characters of that language in the shapes its readers expect, to stand behind the application's own:
/// the same code has other shapes in Taiwan, China, Japan and Korea. Empty where the script needs none.
QString fontFamilyFor(const QString& language);

/// The language that `useLanguage` was called with last; English before.
QString languageInUse();

/// Fills `catalogue` with the sentences of a built-in language; whether there is one. English has its plurals alone.
bool loadCatalogue(QTranslator& catalogue, const QString& language);

/// Gives the application its own font first, then one for the script of `language`. Needs a QApplication.
void useFontFor(const QString& language);

/// Puts the sentences of a built-in language in use, in place of those of the last one. Does not touch QLocale.
void useLanguage(const QString& language);

} // namespace app
