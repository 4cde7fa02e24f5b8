// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/share/share_address.h"

#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace ui {

namespace {

constexpr qsizetype longestWebAddress = 2000;
constexpr QChar replacement(u'\uFFFD');

bool isLineEnd(QChar character)
{
    return character == u'\n' || character == u'\r' || character == u'\u2028' || character == u'\u2029';
}

// Well-formed, with "\n" as the only control character.
QString cleaned(const QString& text)
{
    QString result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar character = text[i];
        const bool pair = character.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (pair) {
            result += character;
            result += text[++i];
        } else if (character.isSurrogate()) {
            result += replacement;
        } else if (isLineEnd(character)) {
            if (character != u'\n' || i == 0 || text[i - 1] != u'\r')
                result += u'\n';
        } else if (character.category() != QChar::Other_Control || character == u'\t') {
            result += character;
        }
    }
    return result;
}

QByteArray encoded(const QString& text)
{
    return cleaned(text).toUtf8().toPercentEncoding();
}

QByteArray encodedLine(const QString& text)
{
    return encoded(cleaned(text).replace(u'\n', u' '));
}

QByteArray encodedMail(const QString& text)
{
    return encoded(text).replace("%0A", "%0D%0A");
}

QString joined(const QString& text, const QString& between, const QString& link)
{
    return text.isEmpty() || link.isEmpty() ? text + link : text + between + link;
}

// The text, or as much from its beginning as fits, with an ellipsis where it is cut; never half a character.
QString shortened(const QString& given, const std::function<bool(const QString&)>& fits)
{
    const QString text = cleaned(given);
    if (fits(text))
        return text;
    QList<qsizetype> ends{0};
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, text);
    while (characters.toNextBoundary() > 0)
        ends << characters.position();
    const auto cut = [&text](qsizetype end) { return end == 0 ? QString() : text.left(end).trimmed() + QChar(u'…'); };
    const auto tooLong = std::partition_point(ends.begin(), ends.end(), [&](qsizetype end) { return fits(cut(end)); });
    return tooLong == ends.begin() ? QString() : cut(*(tooLong - 1));
}

QUrl address(const QByteArray& bytes)
{
    return QUrl::fromEncoded(bytes, QUrl::StrictMode);
}

QByteArray mailBytes(const QString& recipient, const QString& subject, const QString& body)
{
    return "mailto:" + cleaned(recipient).toUtf8().toPercentEncoding("@") + "?subject=" + encodedLine(subject) +
           "&body=" + encodedMail(body);
}

} // namespace

QUrl mailAddress(const QString& recipient, const QString& subject, const QString& text, const QString& link)
{
    const auto bytes = [&](const QString& shown) {
        return mailBytes(recipient, subject, joined(shown, QStringLiteral("\n\n"), link));
    };
    return address(bytes(shortened(text, [&](const QString& shown) { return bytes(shown).size() <= longestAddress; })));
}

bool fitsInMail(const QString& recipient, const QString& subject, const QString& text)
{
    return mailBytes(recipient, subject, text).size() <= longestAddress;
}

int postLength(const QString& text)
{
    const QList<uint> characters = text.toUcs4();
    int length = 0;
    for (const uint character : characters) {
        const bool single = character <= 0x10ff || (character >= 0x2000 && character <= 0x200d) ||
                            (character >= 0x2010 && character <= 0x201f) ||
                            (character >= 0x2032 && character <= 0x2037);
        length += single ? 1 : 2;
    }
    return length;
}

QUrl xAddress(const QString& text, const QString& link)
{
    const auto post = [&link](const QString& shown) { return joined(shown, QStringLiteral("\n"), link); };
    const QString fitting =
        shortened(text, [&](const QString& shown) { return postLength(post(shown)) <= longestPost; });
    return address("https://x.com/intent/post?text=" + encoded(post(fitting)));
}

QUrl lineAddress(const QString& text, const QString& link)
{
    const auto bytes = [&link](const QString& shown) {
        return "https://line.me/R/share?text=" + encoded(joined(shown, QStringLiteral("\n"), link));
    };
    return address(bytes(shortened(text, [&](const QString& shown) { return bytes(shown).size() <= longestAddress; })));
}

QUrl facebookAddress(const QUrl& page)
{
    return address("https://www.facebook.com/sharer/sharer.php?u=" + page.toEncoded().toPercentEncoding());
}

std::optional<QUrl> webAddress(const QString& typed)
{
    const QString text = typed.trimmed();
    const bool hasBlank = std::any_of(text.begin(), text.end(), [](QChar character) {
        return character.isSpace() || character.category() == QChar::Other_Control || character.isSurrogate();
    });
    const QUrl url(text);
    const bool isWeb = url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http");
    if (hasBlank || !url.isValid() || !isWeb || url.host().isEmpty() || !url.userInfo().isEmpty() ||
        url.toEncoded().size() > longestWebAddress)
        return std::nullopt;
    return url;
}

} // namespace ui
