// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/translations/catalogue.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

namespace tests {

namespace {

void readTranslation(QXmlStreamReader& xml, Message& message)
{
    message.state = xml.attributes().value(QLatin1String("type")).toString();
    if (!message.plural) {
        message.forms << xml.readElementText(QXmlStreamReader::IncludeChildElements);
        return;
    }
    while (xml.readNextStartElement())
        message.forms << xml.readElementText(QXmlStreamReader::IncludeChildElements);
}

Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message;
    message.context = context;
    message.plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source"))
            message.source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment"))
            message.comment = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

// Of every message those forms, with their source, that `accepts` refuses.
template<class Accepts> QStringList refused(const std::vector<Message>& messages, Accepts accepts)
{
    QStringList faults;
    for (const Message& message : messages)
        for (const QString& form : message.forms)
            if (!accepts(message, form))
                faults << QStringLiteral("%1 -> %2").arg(message.key(), form);
    return faults;
}

QSet<QString> placesOf(const QString& text)
{
    static const QRegularExpression place(QStringLiteral("%([1-9]|n|text\\b)"));
    QSet<QString> places;
    for (auto match = place.globalMatch(text); match.hasNext();)
        places << match.next().captured();
    return places;
}

qsizetype mnemonicsOf(const QString& text)
{
    static const QRegularExpression mnemonic(QStringLiteral("&[^&\\s]"));
    return text.count(mnemonic);
}

} // namespace

QString Message::key() const
{
    return QStringLiteral("[%1] %2").arg(context, source) +
           (comment.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(comment));
}

std::vector<Message> readCatalogue(const QString& text)
{
    std::vector<Message> messages;
    QXmlStreamReader xml(text);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            messages.push_back(readMessage(xml, context));
    }
    return xml.hasError() ? std::vector<Message>() : messages;
}

QStringList unfinished(const std::vector<Message>& messages)
{
    QStringList faults = refused(messages, [](const Message& message, const QString& form) {
        return message.state.isEmpty() && !form.trimmed().isEmpty();
    });
    for (const Message& message : messages)
        if (message.forms.isEmpty())
            faults << message.key() + QStringLiteral(" has no translation");
    return faults;
}

QStringList wrongPlaces(const std::vector<Message>& messages)
{
    return refused(messages, [](const Message& message, const QString& form) {
        return placesOf(message.source) == placesOf(form);
    });
}

QStringList wrongMnemonics(const std::vector<Message>& messages)
{
    return refused(messages, [](const Message& message, const QString& form) {
        return mnemonicsOf(message.source) == mnemonicsOf(form);
    });
}

QStringList differences(const std::vector<Message>& inCode, const std::vector<Message>& inCatalogue)
{
    QMap<QString, qsizetype> left; // key to number of forms
    for (const Message& message : inCatalogue)
        left[message.key()] = message.forms.size();
    QStringList faults;
    for (const Message& message : inCode) {
        const auto found = left.find(message.key());
        if (found == left.end()) {
            faults << message.key() + QStringLiteral(" is in the code, not in the catalogue");
            continue;
        }
        if (*found != message.forms.size())
            faults << QStringLiteral("%1 has %2 forms, the language %3")
                          .arg(message.key(), QString::number(*found), QString::number(message.forms.size()));
        left.erase(found);
    }
    for (auto rest = left.keyBegin(); rest != left.keyEnd(); ++rest)
        faults << *rest + QStringLiteral(" is in the catalogue, not in the code");
    return faults;
}

} // namespace tests
