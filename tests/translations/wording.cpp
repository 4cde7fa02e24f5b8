// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/translations/wording.h"

#include <QRegularExpression>

namespace tests {

namespace {

// Ideographs alone; \p{Han} also takes the punctuation that Chinese shares with Japanese.
const QString han = QStringLiteral("[\\x{3400}-\\x{4dbf}\\x{4e00}-\\x{9fff}]");

// Scripts whose words stand without spaces between them, or take endings (Korean).
const QString unspaced = QStringLiteral("[\\p{Han}\\p{Hiragana}\\p{Katakana}\\p{Hangul}]");

void findAll(const QString& text, const QString& pattern, const QString& fault, QStringList& faults)
{
    constexpr qsizetype around = 8;
    const QRegularExpression expression(pattern, QRegularExpression::UseUnicodePropertiesOption);
    for (auto match = expression.globalMatch(text); match.hasNext();) {
        const qsizetype start = qMax<qsizetype>(match.next().capturedStart() - around, 0);
        faults << fault.arg(text.mid(start, 3 * around));
    }
}

} // namespace

QStringList refusedWords(const QString& readme, const QString& language)
{
    const qsizetype heading = readme.indexOf(QStringLiteral("(`%1`)\n").arg(language));
    const qsizetype next = heading < 0 ? 0 : readme.indexOf(QStringLiteral("\n## "), heading);
    const QString section = heading < 0 ? QString() : readme.mid(heading, next < 0 ? -1 : next - heading);
    QStringList words;
    for (const QString& line : section.split(QLatin1Char('\n'))) {
        const QStringList cells = line.split(QLatin1Char('|'));
        if (cells.size() != 5 || cells[3].trimmed() == QLatin1String("not") || cells[3].startsWith(QLatin1Char('-')))
            continue;
        for (const QString& word : cells[3].split(QRegularExpression(QStringLiteral("[、,،]")), Qt::SkipEmptyParts))
            if (!word.trimmed().isEmpty())
                words << word.trimmed();
    }
    return words;
}

QStringList refusedIn(const QString& text, const QStringList& refused)
{
    QString plain = text;
    plain.remove(QRegularExpression(QStringLiteral("`[^`]*`|\\]\\([^)]*\\)")));
    QStringList faults;
    for (const QString& word : refused) {
        const bool hasWords = !word.contains(QRegularExpression(unspaced));
        const QString pattern = QRegularExpression::escape(word);
        findAll(plain, hasWords ? QStringLiteral("(?<![\\w-])%1(?![\\w-])").arg(pattern) : pattern,
                word + QStringLiteral(" in: %1"), faults);
    }
    return faults;
}

QStringList spacingFaults(const QString& text)
{
    QStringList faults;
    QString plain = text;
    plain.remove(QRegularExpression(QStringLiteral("\\(&\\w\\)")));
    plain.replace(QRegularExpression(QStringLiteral("`[^`]*`|%([1-9]|text)")), QStringLiteral("\u25a1"));
    plain.replace(QRegularExpression(QStringLiteral("!?\\[([^\\]]*)\\]\\([^)]*\\)")), QStringLiteral("\\1"));
    plain.remove(QStringLiteral("**"));
    findAll(plain, QStringLiteral("%1[,;:?!()]|[,;:?!()]%1|%1\\.(\\s|$)").arg(han),
            QStringLiteral("half-width punctuation in: %1"), faults);
    findAll(plain, QStringLiteral("%1[A-Za-z0-9]|[A-Za-z0-9%]%1").arg(han), QStringLiteral("no space in: %1"), faults);
    findAll(plain, QStringLiteral(" [，。：；？！、（）]|[，。：；？！、（）] (?!\\|)"),
            QStringLiteral("a space beside full-width punctuation in: %1"), faults);
    return faults;
}

} // namespace tests
