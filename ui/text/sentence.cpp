// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/sentence.h"

#include "core/numbers/write.h"
#include "ui/text/isolation.h"
#include "ui/text/messages.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// Plural rules look at small numbers and at the last digits only, and the translator takes an int.
int translatorNumber(const core::Argument& argument)
{
    if (!argument.number)
        return 2;
    const double number = core::toDouble(*argument.number);
    if (number != std::floor(number))
        return 2;
    constexpr double fits = 1e9;
    return static_cast<int>(number < fits ? number : std::fmod(number, 1e6) + 1e6);
}

// Whether what stands between two numbers makes them one formula, as in "4 × 8".
bool joinsNumbers(QStringView between)
{
    static const QString signs = QStringLiteral("×+−/= ");
    return between.trimmed().size() > 0 &&
           std::all_of(between.begin(), between.end(), [](QChar character) { return signs.contains(character); });
}

QString withNumbers(const QString& text, const std::vector<core::Argument>& arguments, const core::NumberStyle& style)
{
    // One pass, so that nothing inside a number is taken for a place.
    QString result;
    result.reserve(text.size() + 32);
    for (const SentencePiece& piece : sentencePieces(text)) {
        result += piece.text;
        if (piece.argument)
            result += *piece.argument < arguments.size() ? numberText(arguments[*piece.argument], style) : ellipsis;
    }
    // A blank that ends a sentence is its full stop as well.
    for (const QString& blank : {ellipsis, QString(ellipsis + popIsolate)})
        result.replace(blank + QLatin1Char('.'), blank);
    return result;
}

// `text` with its places between isolates, those of one formula between the same two.
QString withIsolatedPlaces(const QString& text)
{
    QString result;
    bool inside = false;
    for (const SentencePiece& piece : sentencePieces(text)) {
        if (inside && !(piece.argument && joinsNumbers(piece.text))) {
            result += popIsolate;
            inside = false;
        }
        result += piece.text;
        if (!piece.argument)
            continue;
        if (!inside)
            result += leftToRightIsolate;
        inside = true;
        result += QLatin1Char('%') + QString::number(*piece.argument + 1);
    }
    return result;
}

} // namespace

QString translated(const core::Text& text, int number)
{
    if (text.empty())
        return {};
    const QString words = QCoreApplication::translate(text.context, text.source, nullptr, number);
    return QGuiApplication::layoutDirection() == Qt::RightToLeft ? withIsolatedPercentages(words) : words;
}

int pluralNumber(const core::Text& text, const std::vector<core::Argument>& arguments)
{
    if (text.plural <= 0)
        return -1;
    const auto place = static_cast<std::size_t>(text.plural);
    return place <= arguments.size() ? translatorNumber(arguments[place - 1]) : 2;
}

// At most nine places.
std::vector<SentencePiece> sentencePieces(const QString& text)
{
    const QStringView view(text);
    std::vector<SentencePiece> pieces;
    qsizetype start = 0;
    for (qsizetype i = 0; i + 1 < view.size(); ++i) {
        const int place = view[i] == QLatin1Char('%') ? view[i + 1].digitValue() : -1;
        if (place < 1)
            continue;
        pieces.push_back({view.sliced(start, i - start), static_cast<std::size_t>(place - 1)});
        start = i + 2;
        ++i;
    }
    pieces.push_back({view.sliced(start), std::nullopt});
    return pieces;
}

QString sentence(const core::Text& text, const std::vector<core::Argument>& arguments, const core::NumberStyle& style)
{
    const QString words = translated(text, pluralNumber(text, arguments));
    return withNumbers(style.rightToLeft ? withIsolatedPlaces(withIsolatedPercentages(words)) : words, arguments,
                       style);
}

QString working(const core::Result& result, const core::Answer& answer, const core::NumberStyle& style)
{
    const auto formula = QString::fromUtf8(result.working.data(), static_cast<qsizetype>(result.working.size()));
    return leftToRight(withNumbers(formula, answer.arguments, style), style);
}

QString readingText(const core::Text& reading, const core::Argument& number, const QString& shown)
{
    if (reading.empty())
        return shown;
    const int plural = reading.plural > 0 ? translatorNumber(number) : -1;
    return QCoreApplication::translate(reading.context, reading.source, nullptr, plural)
        .replace(QLatin1String("%1"), shown);
}

QString numberText(const core::Argument& argument, const core::NumberStyle& style)
{
    if (!argument.number)
        return ellipsis;
    return QString::fromStdString(core::displayText(*argument.number, argument.kind, style));
}

QString issueText(const core::Issue& issue, const core::NumberStyle& style, const core::Calculator* calculator)
{
    if (calculator) {
        for (const core::WarningText& warning : calculator->warnings)
            if (warning.code == issue.code)
                return sentence(warning.sentence, issue.arguments, style);
        const auto field = calculator->fieldIndex(issue.field);
        if (field && issue.code == core::code::aboveMaximum && !calculator->fields[*field].aboveMost.empty())
            return sentence(calculator->fields[*field].aboveMost, issue.arguments, style);
    }
    QString text = sentence(messageFor(issue), issue.arguments, style);
    return text.replace(QLatin1String("%text"), isolated(QString::fromStdString(issue.text), style));
}

QString doubtText(const core::Doubt& doubt, core::Kind kind, const core::NumberStyle& style)
{
    //: two ways to read a typed number: %1 the one taken, %2 the other
    return QCoreApplication::translate("ui::FieldRow", "Read as %1. Did you mean %2?")
        .arg(isolated(numberText({core::toNumber(doubt.readAs), kind}, style), style),
             isolated(numberText({core::toNumber(doubt.alternative), kind}, style), style));
}

QString boundsText(const core::Field& field, const core::NumberStyle& style)
{
    const core::Argument least{core::Number(field.bounds.least), field.kind};
    if (field.bounds.leastExcluded)
        return sentence(boundsMessage(Bound::Above), {least}, style);
    if (!field.bounds.most)
        return sentence(boundsMessage(Bound::AtLeast), {least}, style);
    return sentence(boundsMessage(Bound::Between), {least, {core::Number(*field.bounds.most), field.kind}}, style);
}

} // namespace ui
