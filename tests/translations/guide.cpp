// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/translations/guide.h"

#include <QMap>
#include <QRegularExpression>

namespace tests {

namespace {

QString qtText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// Without the marks of direction, which the program puts around signs in right-to-left text.
QString withoutMarks(QString text)
{
    return text.remove(QChar(0x200e));
}

struct ScaleWord
{
    const char* language;
    const char* word;
    double factor;
};

// The words by which a language rounds large numbers; a language without a row here writes out its numbers.
constexpr ScaleWord scaleWords[] = {
    {"en", " million", 1e6},    {"zh_TW", " 萬", 1e4},     {"zh_CN", " 万", 1e4},    {"ja", " 万", 1e4},
    {"ko", "만", 1e4},          {"de", " Millionen", 1e6}, {"fr", " millions", 1e6}, {"es", " millones", 1e6},
    {"pt_BR", " milhões", 1e6}, {"ar", " مليون", 1e6},
};

QString withoutScaleWords(QString text, std::string_view language)
{
    for (const ScaleWord& scale : scaleWords) {
        if (language != scale.language)
            continue;
        const QRegularExpression scaled(QStringLiteral("(\\d+(?:\\.\\d+)?)") + QString::fromUtf8(scale.word));
        for (auto match = scaled.match(text); match.hasMatch(); match = scaled.match(text))
            text.replace(match.capturedStart(), match.capturedLength(),
                         QString::number(match.captured(1).toDouble() * scale.factor, 'f', 0));
    }
    return text;
}

// The text with its numbers as machines write them: no groups, a point, no space before the percent sign.
QString plainNumbers(QString text, const core::NumberStyle& style)
{
    text = withoutMarks(text);
    const auto escaped = [](std::string_view sign) { return QRegularExpression::escape(withoutMarks(qtText(sign))); };
    if (!style.group.empty())
        text.remove(QRegularExpression(QStringLiteral("(?<=\\d)%1(?=\\d{3}(?!\\d))").arg(escaped(style.group))));
    text.replace(QRegularExpression(QStringLiteral("(?<=\\d)%1(?=\\d)").arg(escaped(style.decimal))),
                 QStringLiteral("."));
    text.replace(QRegularExpression(QStringLiteral("(?<=\\d)%1").arg(escaped(style.percentSuffix))),
                 QStringLiteral("%"));
    return withoutScaleWords(text, style.language);
}

QStringList allMatches(const QString& text, const QString& pattern, int group)
{
    QStringList found;
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    for (auto match = expression.globalMatch(text); match.hasNext();)
        found << match.next().captured(group);
    return found;
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

// What one list has more often than the other.
QStringList surplus(QStringList list, const QStringList& other)
{
    for (const QString& item : other)
        list.removeOne(item);
    return list;
}

} // namespace

Guide readGuide(const QString& markdown, const core::NumberStyle& style)
{
    const QString text = plainNumbers(markdown, style);
    Guide guide;
    for (const QString& marks : allMatches(text, QStringLiteral("^(#+) "), 1))
        guide.headings << static_cast<int>(marks.size());
    guide.formulas = allMatches(text, QStringLiteral("^!\\[([^\\]]+\\]\\(formula:[^)]+)\\)$"), 1);
    guide.formulas.replaceInStrings(QStringLiteral("](formula:"), QStringLiteral(" = "));
    guide.links = allMatches(text, QStringLiteral("(?<!!)\\[[^\\]]+\\]\\(([^)]+)\\)"), 1);
    guide.code = sorted(allMatches(text, QStringLiteral("`([^`]+)`"), 1));
    guide.numbers = sorted(allMatches(text, QStringLiteral("\\d+(?:\\.\\d+)?%?"), 0));
    return guide;
}

QStringList differences(const Guide& one, const Guide& other)
{
    QStringList faults;
    if (one.headings != other.headings)
        faults << QStringLiteral("the headings differ");
    if (one.formulas != other.formulas)
        faults << QStringLiteral("the formulas differ");
    if (one.links != other.links)
        faults << QStringLiteral("the links differ");
    const auto compare = [&faults](const QStringList& here, const QStringList& there, const QString& sentence) {
        if (const QStringList more = surplus(here, there); !more.isEmpty())
            faults << sentence.arg(more.join(QLatin1String(" | ")));
    };
    compare(one.code, other.code, QStringLiteral("only the first has the code %1"));
    compare(other.code, one.code, QStringLiteral("only the second has the code %1"));
    compare(one.numbers, other.numbers, QStringLiteral("only the first has the numbers %1"));
    compare(other.numbers, one.numbers, QStringLiteral("only the second has the numbers %1"));
    return faults;
}

bool hasNumber(const QString& text, const QString& number)
{
    const QRegularExpression whole(
        QStringLiteral("(?<!\\d)(?<!\\d[.,])%1(?!\\d)(?![.,]\\d)").arg(QRegularExpression::escape(number)));
    return text.contains(whole);
}

} // namespace tests
