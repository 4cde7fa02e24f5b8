// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/link.h"

#include "app/field_texts.h"
#include "app/qt_text.h"
#include "core/numbers/write.h"
#include "ui/model/scenario_list.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>
#include <QStringDecoder>
#include <QUrl>

#include <cctype>
#include <utility>

namespace app {

namespace {

const QString scheme = QStringLiteral("plumbline:");

core::Issue refusal(const char* code, const QString& text = {})
{
    return {code, {}, {}, text.toStdString()};
}

// QUrl lets a stray "%" pass; a link that was cut or garbled on its way is not to be guessed at.
bool wellEncoded(const QByteArray& bytes)
{
    const auto isHexDigit = [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; };
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        if (bytes[i] != '%')
            continue;
        if (i + 2 >= bytes.size() || !isHexDigit(bytes[i + 1]) || !isHexDigit(bytes[i + 2]))
            return false;
    }
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded = decode(QByteArray::fromPercentEncoding(bytes));
    return !decoded.isNull() && !decode.hasError();
}

QString decoded(QStringView text)
{
    return QString::fromUtf8(QByteArray::fromPercentEncoding(text.toUtf8()));
}

std::optional<core::Issue> wrongAsAWhole(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    if (!isLink(text))
        return refusal(code::otherScheme);
    if (bytes.size() > longestLink)
        return core::Issue{code::linkTooLong, {}, {{core::Number(std::uint64_t(longestLink)), core::Kind::Count}}, {}};
    if (bytes.contains('\0') || bytes.contains("%00"))
        return refusal(code::nulByte);
    if (!wellEncoded(bytes))
        return refusal(code::badEncoding);
    if (bytes.contains('#'))
        return refusal(code::fragment);
    return std::nullopt;
}

std::vector<NamedText> pairsOf(QStringView query)
{
    std::vector<NamedText> pairs;
    if (query.isEmpty())
        return pairs;
    for (const QStringView pair : query.split(QLatin1Char('&'))) {
        const qsizetype equals = pair.indexOf(QLatin1Char('='));
        const QStringView value = equals < 0 ? QStringView() : pair.mid(equals + 1);
        pairs.push_back({decoded(equals < 0 ? pair : pair.left(equals)), decoded(value)});
    }
    return pairs;
}

} // namespace

bool isLink(const QString& text)
{
    return text.startsWith(scheme, Qt::CaseInsensitive);
}

QString linkText(const core::Calculator& calculator, const core::Values& values)
{
    QString link = scheme + qtText(calculator.id);
    QChar join = QLatin1Char('?');
    for (std::size_t i = 0; i < calculator.fields.size() && i < values.size(); ++i) {
        if (!values[i])
            continue;
        link += join + qtText(calculator.fields[i].id) + QLatin1Char('=');
        // The "+" of 1e+22 is encoded: some readers of links take it for a blank.
        link += QUrl::toPercentEncoding(QString::fromStdString(core::machineText(*values[i])));
        join = QLatin1Char('&');
    }
    return link;
}

core::Outcome<Link> readLink(const core::Registry& registry, const QString& text)
{
    if (const auto issue = wrongAsAWhole(text))
        return *issue;
    const QStringView rest = QStringView(text).mid(scheme.size());
    const qsizetype mark = rest.indexOf(QLatin1Char('?'));
    const QString id = decoded(mark < 0 ? rest : rest.left(mark));
    const core::Calculator* calculator = core::findCalculator(registry, id.toStdString());
    if (!calculator)
        return refusal(code::unknownCalculator, id);
    FieldReading reading = readFields(*calculator, pairsOf(mark < 0 ? QStringView() : rest.mid(mark + 1)));
    if (!reading.issues.empty())
        return reading.issues.front();
    return Link{calculator, std::move(reading.values)};
}

QString linkMessage(const core::Issue& issue, const core::NumberStyle& style)
{
    if (issue.code == code::otherScheme)
        return QCoreApplication::translate("Link", "Not a link of this program");
    if (issue.code == code::linkTooLong)
        //: %1 a count of bytes
        return ui::sentence(PLUMBLINE_TEXT("Link", "The link is too long: at most %1 bytes"), issue.arguments, style);
    if (issue.code == code::nulByte || issue.code == code::badEncoding)
        return QCoreApplication::translate("Link", "The link is damaged: a character in it is not encoded correctly");
    if (issue.code == code::fragment)
        return QCoreApplication::translate("Link", "The link has a part behind # that means nothing here");
    const QString message = inputMessage(issue, style, nullptr);
    if (issue.field.empty())
        return message;
    // What stands for a field may be anything: on one line, and cut.
    const QString field = ui::ScenarioList::tidied(QString::fromStdString(issue.field));
    //: %1 the name of a field, %2 what is wrong with it
    return QCoreApplication::translate("Link", "%1: %2").arg(field, message);
}

} // namespace app
