// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/translations/wording.h"

#include <QRegularExpression>

namespace tests {

namespace {

// Ideographs alone; \p{Han} also takes the punctuation that Chinese shares with Japanese.
const QString han = QStringLiteral("[\\x{3400}-\\x{4dbf}\\x{4e00}-\\x{9fff}]");

void findAll(const QString& text, const QString& pattern, const QString& fault, QStringList& faults)
{
    constexpr qsizetype around = 8;
    const QRegularExpression expression(pattern);
    for (auto match = expression.globalMatch(text); match.hasNext();) {
        const qsizetype start = qMax<qsizetype>(match.next().capturedStart() - around, 0);
        faults << fault.arg(text.mid(start, 3 * around));
    }
}

} // namespace

QStringList refusedWords(const QString& readme)
{
    QStringList words;
    for (const QString& line : readme.split(QLatin1Char('\n'))) {
        const QStringList cells = line.split(QLatin1Char('|'));
        if (cells.size() != 5)
            continue;
        for (const QString& word : cells[3].split(QStringLiteral("、"), Qt::SkipEmptyParts))
            if (word.contains(QRegularExpression(han)))
                words << word.trimmed();
    }
    return words;
}

QStringList wordingFaults(const QString& text, const QStringList& refused)
{
    QStringList faults;
    for (const QString& word : refused)
        findAll(text, QRegularExpression::escape(word), word + QStringLiteral(" in: %1"), faults);
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
