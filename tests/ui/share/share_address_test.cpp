// SPDX-License-Identifier: GPL-3.0-or-later
// The addresses of mail, X, LINE and Facebook: hostile texts stay texts, links stay whole, and lengths are kept.
#include "ui/share/share_address.h"

#include <QFile>
#include <QTest>
#include <QTextBoundaryFinder>
#include <QUrlQuery>

using namespace ui;

namespace {

// The notation of the table.
QString expanded(const QString& text)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            result += text[i];
            continue;
        }
        const QChar kind = text[++i];
        if (kind == 'u') {
            const qsizetype end = text.indexOf('}', i);
            const uint number = text.mid(i + 2, end - i - 2).toUInt(nullptr, 16);
            if (number < 0x10000)
                result += QChar(static_cast<char16_t>(number)); // also half a pair
            else
                result += QString::fromUcs4(reinterpret_cast<const char32_t*>(&number), 1);
            i = end;
        } else {
            const QString letters = QStringLiteral("0nrteb\\");
            const QString characters = QString::fromUtf8("\0\n\r\t\x1b\b\\", 7);
            result += characters[letters.indexOf(kind)];
        }
    }
    if (result.startsWith('{') && result.endsWith('}') && result.contains('*')) {
        const QString part = result.mid(1).section('*', 0, 0);
        result = part.repeated(result.section('*', 1).chopped(1).toInt());
    }
    return result;
}

QByteArray postOf(const QUrl& url)
{
    return url.toEncoded().mid(QByteArray("https://x.com/intent/post?text=").size());
}

QString decoded(const QByteArray& encoded)
{
    return QString::fromUtf8(QByteArray::fromPercentEncoding(encoded));
}

const QString exampleLink = QStringLiteral("plumbline:pipeline-bubble?stages=8&microbatches=32");
const QByteArray encodedLink = "plumbline%3Apipeline-bubble%3Fstages%3D8%26microbatches%3D32";

} // namespace

class ShareAddressTest : public QObject
{
    Q_OBJECT

private slots:
    void hostileTextsStayTexts_data();
    void hostileTextsStayTexts();
    void aMailHasItsPartsInOrder();
    void aSubjectStaysOnOneLine();
    void aRecipientCannotBringOthers();
    void aLongMailIsShortenedAndKeepsItsLink();
    void aPostIsShortenedAndKeepsItsLink_data();
    void aPostIsShortenedAndKeepsItsLink();
    void aPostCountsAsTheNetworkDoes_data();
    void aPostCountsAsTheNetworkDoes();
    void aLinkThatFillsThePostStandsAlone();
    void nothingIsCutInsideACharacter();
    void aMessageForLineKeepsItsLink();
    void facebookGetsTheAddressAlone();
    void onlyWebAddressesAreTaken_data();
    void onlyWebAddressesAreTaken();
};

void ShareAddressTest::hostileTextsStayTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("encoded");
    QFile file(UI_TESTS_DIR "/share/hostile_texts.tsv");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    int rows = 0;
    for (const QByteArray& line : lines) {
        const QList<QByteArray> cells = line.split('\t');
        if (line.startsWith("# ") || cells.size() != 2)
            continue;
        QTest::addRow("%d: %s", ++rows, cells[0].constData()) << expanded(QString::fromUtf8(cells[0])) << cells[1];
    }
    QVERIFY(rows >= 60);
}

void ShareAddressTest::hostileTextsStayTexts()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, encoded);
    const QByteArray line = QByteArray(encoded).replace("%0A", "%20");
    const QByteArray mail = QByteArray(encoded).replace("%0A", "%0D%0A");
    QCOMPARE(xAddress(text, {}).toEncoded(), "https://x.com/intent/post?text=" + encoded);
    QCOMPARE(lineAddress(text, {}).toEncoded(), "https://line.me/R/share?text=" + encoded);
    QCOMPARE(mailAddress({}, text, text).toEncoded(), "mailto:?subject=" + line + "&body=" + mail);
    for (const QUrl& url :
         {xAddress(text, exampleLink), lineAddress(text, exampleLink), mailAddress({}, text, text, exampleLink)}) {
        const QByteArray bytes = url.toEncoded();
        QVERIFY(url.isValid());
        QVERIFY(!url.hasFragment());
        QVERIFY(!bytes.contains("%00"));
        for (const char byte : bytes)
            QVERIFY2(byte > 0x20 && byte < 0x7f && !strchr("\"'<>`{}|\\^+;", byte), bytes.constData());
        QCOMPARE(QUrlQuery(url).queryItems().size(), url.scheme() == "mailto" ? 2 : 1);
        QVERIFY(bytes.endsWith(encodedLink));
    }
    QCOMPARE(xAddress(text, exampleLink).host(), "x.com");
    QCOMPARE(lineAddress(text, exampleLink).host(), "line.me");
}

void ShareAddressTest::aMailHasItsPartsInOrder()
{
    QCOMPARE(mailAddress("a.b+c@example.org", "What if", "two\nlines", exampleLink).toEncoded(),
             "mailto:a.b%2Bc@example.org?subject=What%20if&body=two%0D%0Alines%0D%0A%0D%0A" + encodedLink);
    QCOMPARE(mailAddress({}, "What if", {}, exampleLink).toEncoded(), "mailto:?subject=What%20if&body=" + encodedLink);
}

void ShareAddressTest::aSubjectStaysOnOneLine()
{
    const QByteArray bytes = mailAddress({}, "one\r\nBcc: two@example.org", "x").toEncoded();
    QVERIFY(bytes.startsWith("mailto:?subject=one%20Bcc%3A%20two%40example.org&"));
}

void ShareAddressTest::aRecipientCannotBringOthers()
{
    QCOMPARE(mailAddress("a@example.org,b@example.org?bcc=c@example.org", "s", "t").toEncoded(),
             "mailto:a@example.org%2Cb@example.org%3Fbcc%3Dc@example.org?subject=s&body=t");
}

void ShareAddressTest::aLongMailIsShortenedAndKeepsItsLink()
{
    const QString text = QString::fromUtf8("階段數 8\n").repeated(2000);
    QVERIFY(!fitsInMail({}, "s", text));
    const QByteArray bytes = mailAddress({}, "s", text, exampleLink).toEncoded();
    QVERIFY(bytes.size() <= longestAddress);
    QVERIFY(bytes.size() > longestAddress - 100); // as much as fits
    QVERIFY(bytes.endsWith("%E2%80%A6%0D%0A%0D%0A" + encodedLink));
    QVERIFY(fitsInMail({}, "s", text.left(500)));
    QVERIFY(mailAddress({}, "s", text.left(500), exampleLink).toEncoded().indexOf("%E2%80%A6") < 0);
}

void ShareAddressTest::aPostIsShortenedAndKeepsItsLink_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("letters") << QString("a").repeated(400);
    QTest::newRow("Chinese") << QString::fromUtf8("管").repeated(400);
    QTest::newRow("words") << QString("eight stages ").repeated(60);
    QTest::newRow("emoji of several parts") << QString::fromUtf8("\U0001F469\u200D\U0001F4BB").repeated(100);
}

void ShareAddressTest::aPostIsShortenedAndKeepsItsLink()
{
    QFETCH(QString, text);
    const QString post = decoded(postOf(xAddress(text, exampleLink)));
    QVERIFY2(post.endsWith("…\n" + exampleLink), qPrintable(post));
    QVERIFY(postLength(post) <= longestPost);
    QVERIFY(postLength(post) > longestPost - 14); // as much as fits: no character or word here is longer
    QVERIFY(text.startsWith(post.chopped(exampleLink.size() + 2)));
}

void ShareAddressTest::aPostCountsAsTheNetworkDoes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("length");
    QTest::newRow("nothing") << QString() << 0;
    QTest::newRow("letters") << QString("abc") << 3;
    QTest::newRow("accents") << QString::fromUtf8("éß") << 2;
    QTest::newRow("Arabic") << QString::fromUtf8("سلام") << 4;
    QTest::newRow("Chinese") << QString::fromUtf8("管線") << 4;
    QTest::newRow("an emoji") << QString::fromUtf8("\U0001F600") << 2;
    QTest::newRow("quotes and dashes") << QString::fromUtf8("“–”") << 3;
    QTest::newRow("an ellipsis") << QString::fromUtf8("…") << 2;
}

void ShareAddressTest::aPostCountsAsTheNetworkDoes()
{
    QFETCH(QString, text);
    QTEST(postLength(text), "length");
}

void ShareAddressTest::aLinkThatFillsThePostStandsAlone()
{
    const QString longLink = "plumbline:pipeline-bubble?stages=" + QString("1").repeated(300);
    QCOMPARE(decoded(postOf(xAddress("a text", longLink))), longLink);
    QCOMPARE(decoded(postOf(xAddress("a text", {}))), "a text");
    QCOMPARE(decoded(postOf(xAddress({}, exampleLink))), exampleLink);
}

void ShareAddressTest::nothingIsCutInsideACharacter()
{
    const QString couple = QString::fromUtf8("\U0001F469\u200D\U0001F4BB");
    for (int before = 0; before < 12; ++before) {
        const QString text = QString("a").repeated(before) + couple.repeated(100);
        const QString post = decoded(postOf(xAddress(text, {})));
        QVERIFY(post.endsWith("…"));
        QCOMPARE((post.size() - 1 - before) % couple.size(), 0);
    }
}

void ShareAddressTest::aMessageForLineKeepsItsLink()
{
    const QByteArray bytes = lineAddress(QString::fromUtf8("管").repeated(5000), exampleLink).toEncoded();
    QVERIFY(bytes.size() <= longestAddress);
    QVERIFY(bytes.endsWith("%E2%80%A6%0A" + encodedLink));
}

void ShareAddressTest::facebookGetsTheAddressAlone()
{
    QCOMPARE(
        facebookAddress(QUrl("https://example.org/a page?x=1&y=2#top")).toEncoded(),
        "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.org%2Fa%2520page%3Fx%3D1%26y%3D2%23top");
}

void ShareAddressTest::onlyWebAddressesAreTaken_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("taken");
    QTest::newRow("https") << QString("https://example.org/training") << true;
    QTest::newRow("http with a port") << QString("http://localhost:8000") << true;
    QTest::newRow("blanks around it") << QString("  https://example.org \n") << true;
    QTest::newRow("capital letters") << QString("HTTPS://EXAMPLE.ORG") << true;
    QTest::newRow("letters of any script") << QString::fromUtf8("https://例え.jp/頁") << true;
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("no scheme") << QString("example.org/training") << false;
    QTest::newRow("another scheme") << QString("ftp://example.org") << false;
    QTest::newRow("a file") << QString("file:///etc/passwd") << false;
    QTest::newRow("a script") << QString("javascript:alert(1)//https://example.org") << false;
    QTest::newRow("one of our links") << exampleLink << false;
    QTest::newRow("no host") << QString("https:///training") << false;
    QTest::newRow("the scheme alone") << QString("https://") << false;
    QTest::newRow("a password in it") << QString("https://me:secret@example.org") << false;
    QTest::newRow("a blank in it") << QString("https://example.org/a b") << false;
    QTest::newRow("two lines") << QString("https://example.org/\nhttps://example.com/") << false;
    QTest::newRow("a NUL in it") << QString("https://example.org/").append(QChar(0)) + 'x' << false;
    QTest::newRow("a port that is none") << QString("https://example.org:99999") << false;
    QTest::newRow("too long") << QString("https://example.org/") + QString("a").repeated(2000) << false;
}

void ShareAddressTest::onlyWebAddressesAreTaken()
{
    QFETCH(QString, typed);
    QFETCH(bool, taken);
    QCOMPARE(webAddress(typed).has_value(), taken);
    if (taken)
        QCOMPARE(webAddress(webAddress(typed)->toString()), webAddress(typed));
}

QTEST_GUILESS_MAIN(ShareAddressTest)
#include "share_address_test.moc"
