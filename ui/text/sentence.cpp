// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/sentence.h"

#include "core/numbers/write.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

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
    return result.replace(ellipsis + QLatin1Char('.'), ellipsis);
}

} // namespace

QString translated(const core::Text& text, int number)
{
    return text.empty() ? QString() : QCoreApplication::translate(text.context, text.source, nullptr, number);
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
    return withNumbers(translated(text, pluralNumber(text, arguments)), arguments, style);
}

QString working(const core::Result& result, const core::Answer& answer, const core::NumberStyle& style)
{
    return withNumbers(QString::fromUtf8(result.working.data(), static_cast<qsizetype>(result.working.size())),
                       answer.arguments, style);
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
    return text.replace(QLatin1String("%text"), QString::fromStdString(issue.text));
}

QString doubtText(const core::Doubt& doubt, core::Kind kind, const core::NumberStyle& style)
{
    //: two ways to read a typed number: %1 the one taken, %2 the other
    return QCoreApplication::translate("ui::FieldRow", "Read as %1. Did you mean %2?")
        .arg(numberText({core::toNumber(doubt.readAs), kind}, style),
             numberText({core::toNumber(doubt.alternative), kind}, style));
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
