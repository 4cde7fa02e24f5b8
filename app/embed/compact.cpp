// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/embed/compact.h"

#include <QStringList>

namespace app {

namespace {

QStringList codeLines(const QString& source)
{
    QStringList lines;
    for (const QString& line : source.split(QLatin1Char('\n'))) {
        const QString code = line.trimmed();
        const bool comment = code.startsWith(QLatin1String("//")) || code.startsWith(QLatin1String("/*"));
        if (!code.isEmpty() && !comment)
            lines << code;
    }
    return lines;
}

bool isWord(QChar character)
{
    return character.isLetterOrNumber() || character == QLatin1Char('_') || character == QLatin1Char('$');
}

// Whether what stands at both sides of a blank would become another sign or word without it.
bool separates(QChar before, QChar behind)
{
    static const QString doubled = QStringLiteral("+-/"); // "+ +" is not "++"
    return (isWord(before) && isWord(behind)) || (before == behind && doubled.contains(before));
}

QString compactLine(const QString& line)
{
    QString result;
    bool quoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar character = line[i];
        if (character == QLatin1Char('"') && (i == 0 || line[i - 1] != QLatin1Char('\\')))
            quoted = !quoted;
        const bool blank = character == QLatin1Char(' ') && !quoted;
        if (!blank || separates(result.back(), line[i + 1]))
            result += character;
    }
    return result;
}

QString joined(const QStringList& lines, const QString& noEnd)
{
    QString result;
    for (const QString& line : lines) {
        result += line;
        if (!noEnd.contains(line.back()))
            result += QLatin1Char('\n');
    }
    return result;
}

} // namespace

QString compactScript(const QString& source)
{
    QStringList lines = codeLines(source);
    for (QString& line : lines)
        line = compactLine(line);
    return joined(lines, QStringLiteral("{([,;"));
}

QString compactStyle(const QString& source)
{
    QString style = joined(codeLines(source), QStringLiteral("{},;"));
    for (const char* sign : {"{ ", " {", "; ", ": ", " }", ", ", " > "})
        style.replace(QLatin1String(sign), QString::fromLatin1(sign).remove(QLatin1Char(' ')));
    return style.replace(QLatin1String(";}"), QLatin1String("}"));
}

} // namespace app
