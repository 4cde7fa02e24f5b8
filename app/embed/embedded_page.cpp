// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/embed/embedded_page.h"

#include "app/embed/compact.h"
#include "app/embed/language_texts.h"
#include "app/embed/page_description.h"
#include "app/identity.h"
#include "app/json/write.h"
#include "app/qt_text.h"
#include "ui/embed/page_texts.h"
#include "ui/widgets/look.h"
#include "ui/window/theme.h"

#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <map>

namespace app {

namespace {

constexpr int frameHeight = 820; // in pixels; the page scrolls within where it is higher

QString part(const QString& name)
{
    QFile file(QStringLiteral(":/embed/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// JSON is a JavaScript expression; within HTML it must not seem to end the script or to open a comment.
QString scriptLiteral(const nlohmann::ordered_json& json)
{
    QString text = QString::fromStdString(jsonText(json, JsonLayout::OneLine));
    text.replace(QLatin1Char('<'), QLatin1String("\\u003c"));
    text.replace(QChar(0x2028), QLatin1String("\\u2028"));
    return text.replace(QChar(0x2029), QLatin1String("\\u2029"));
}

QString colors(const QPalette& palette)
{
    const std::pair<const char*, QColor> named[] = {
        {"window", palette.color(QPalette::Window)},
        {"base", palette.color(QPalette::Base)},
        {"button", palette.color(QPalette::Button)},
        {"text", palette.color(QPalette::Text)},
        {"muted", palette.color(QPalette::PlaceholderText)},
        {"line", palette.color(QPalette::Mid)},
        {"edge", palette.color(QPalette::Disabled, QPalette::Text)},
        {"accent", palette.color(QPalette::Highlight)},
        {"error", ui::look::errorColor(palette)},
        {"warning", ui::look::warningColor(palette)},
    };
    QString text;
    for (const auto& [name, color] : named)
        text += QStringLiteral("--%1:%2;").arg(QLatin1String(name), color.name());
    return text;
}

// Puts the words in place of {{name}}, in one pass: what is put in is not read again.
QString filledIn(const QString& page, const std::map<QString, QString>& words)
{
    static const QRegularExpression place(QStringLiteral("\\{\\{(\\w+)\\}\\}"));
    QString result;
    qsizetype end = 0;
    for (auto found = place.globalMatch(page); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        result += QStringView(page).sliced(end, match.capturedStart() - end);
        result += words.at(match.captured(1));
        end = match.capturedEnd();
    }
    return result += QStringView(page).sliced(end);
}

QByteArray attribute(QByteArray value)
{
    return value.replace('&', "&amp;").replace('\'', "&#39;");
}

} // namespace

QByteArray embeddedPage(const core::Calculator& calculator, const core::Values& values, const QString& language,
                        const QStringList& languages)
{
    const QString formulas = part(qtText(calculator.id) + QStringLiteral(".js"));
    if (formulas.isEmpty())
        return {};
    QString script;
    for (const char* name : {"rational.js", "read_number.js", "write_number.js"})
        script += part(QLatin1String(name));
    script += formulas + part(QStringLiteral("page.js"));
    const LanguageTexts texts(language);
    QString tag = language;
    const bool rightToLeft = QLocale(language).textDirection() == Qt::RightToLeft;
    return filledIn(part(QStringLiteral("page.html")),
                    {{"tag", tag.replace(QLatin1Char('_'), QLatin1Char('-'))},
                     {"direction", rightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr")},
                     {"title", texts.text(calculator.title).toHtmlEscaped()},
                     {"summary", texts.text(calculator.summary).toHtmlEscaped()},
                     {"noscript", texts.text(ui::scriptNeeded()).toHtmlEscaped()},
                     {"disclaimer", texts.text(ui::pageText("disclaimer")).toHtmlEscaped()},
                     {"program", QString::fromUtf8(identity::name).toHtmlEscaped()},
                     {"light", colors(ui::lightPalette())},
                     {"dark", colors(ui::darkPalette())},
                     {"style", compactStyle(part(QStringLiteral("page.css")))},
                     {"description", scriptLiteral(pageDescription(calculator, values, language, languages, formulas))},
                     {"script", compactScript(script)}})
        .toUtf8();
}

// Single quotes around the page: it has few of them and many double ones, which would each take six letters.
QByteArray embedSnippet(const QByteArray& page, const QString& title)
{
    return "<iframe title='" + attribute(title.toUtf8()) + "' width='100%' height='" + QByteArray::number(frameHeight) +
           "' style='border:0;color-scheme:light dark' loading='lazy' sandbox='allow-scripts' srcdoc='" +
           attribute(page) + "'></iframe>\n";
}

QByteArray embedSnippet(const core::Calculator& calculator, const QByteArray& page, const QString& language)
{
    return page.isEmpty() ? QByteArray() : embedSnippet(page, LanguageTexts(language).text(calculator.title));
}

} // namespace app
