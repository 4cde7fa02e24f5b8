// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/isolation.h"

#include "core/calculator/registry.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace {

// Made-up sentences in Arabic letters; what they say does not matter here.
class SomeArabic : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        static const std::map<QByteArray, QString> sentences{
            {"One number", QStringLiteral("نص %1 نص.")},
            {"One that ends", QStringLiteral("نص %1.")},
            {"A product", QStringLiteral("نص %1 × %2 (نص %3).")},
            {"A list", QStringLiteral("نص %1، %2.")},
        };
        const auto found = sentences.find(source);
        return qstrcmp(context, "Isolation") == 0 && found != sentences.end() ? found->second : QString();
    }
};

const core::NumberStyle& arabic()
{
    return core::numberStyle("ar");
}

core::Argument count(std::uint64_t number)
{
    return {core::Number(number), core::Kind::Count};
}

} // namespace

class IsolationTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QCoreApplication::installTranslator(&m_translator); }
    void languagesFromLeftToRightGetTextsAsTheyAre();
    void sentencesIsolateTheirNumbers_data();
    void sentencesIsolateTheirNumbers();
    void aWorkingIsOnePiece();
    void aNumberAloneHasNoIsolates();
    void anEmptyTextStaysEmpty();
    void otherProgramsGetNoIsolates();
    void codeOfAGuideIsOnePiece_data();
    void codeOfAGuideIsOnePiece();

private:
    SomeArabic m_translator;
};

void IsolationTest::languagesFromLeftToRightGetTextsAsTheyAre()
{
    for (const char* language : {"en", "zh_TW", "zh_CN", "ja", "ko", "de", "fr", "es", "pt_BR"}) {
        const core::NumberStyle& style = core::numberStyle(language);
        QCOMPARE(ui::isolated(u"4 GB"_s, style), u"4 GB"_s);
        QCOMPARE(ui::leftToRight(u"4 × 8 = 32"_s, style), u"4 × 8 = 32"_s);
        QCOMPARE(ui::sentence({"Isolation", "One number"}, {count(8)}, style), u"نص 8 نص."_s);
    }
    QCOMPARE(ui::isolated(u"4 GB"_s, core::machineStyle()), u"4 GB"_s);
}

void IsolationTest::sentencesIsolateTheirNumbers_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<bool>("blank");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a number among words") << QByteArray("One number") << false << u"نص \u20662,048\u2069 نص."_s;
    QTest::newRow("numbers with a sign between them are one piece")
        << QByteArray("A product") << false << u"نص \u20662,048 × 8\u2069 (نص \u20664\u2069)."_s;
    QTest::newRow("numbers with a comma between them are two")
        << QByteArray("A list") << false << u"نص \u20662,048\u2069، \u20668\u2069."_s;
    QTest::newRow("a blank at the end is the full stop")
        << QByteArray("One that ends") << true << u"نص \u2066…\u2069"_s;
}

void IsolationTest::sentencesIsolateTheirNumbers()
{
    QFETCH(QByteArray, source);
    QFETCH(bool, blank);
    QFETCH(QString, expected);
    const core::Argument first = blank ? core::Argument{} : count(2048);
    QCOMPARE(ui::sentence({"Isolation", source.constData()}, {first, count(8), count(4)}, arabic()), expected);
}

void IsolationTest::aWorkingIsOnePiece()
{
    const core::Registry registry = core::builtInCalculators();
    for (const core::Calculator& calculator : registry) {
        const core::Evaluation evaluation = calculator.evaluate(calculator.example());
        for (std::size_t i = 0; i < calculator.results.size(); ++i) {
            const QString text = ui::working(calculator.results[i], evaluation.answers[i], arabic());
            QCOMPARE(text.front(), ui::leftToRightIsolate);
            QCOMPARE(text.back(), ui::popIsolate);
            QCOMPARE(ui::withoutIsolates(text).size(), text.size() - 2);
        }
    }
}

void IsolationTest::aNumberAloneHasNoIsolates()
{
    QCOMPARE(ui::numberText(count(2048), arabic()), u"2,048"_s);
}

void IsolationTest::anEmptyTextStaysEmpty()
{
    QCOMPARE(ui::isolated({}, arabic()), QString());
    QCOMPARE(ui::leftToRight({}, arabic()), QString());
}

void IsolationTest::otherProgramsGetNoIsolates()
{
    const QString text = ui::isolated(u"4 GB"_s, arabic()) + ui::leftToRight(u"4 × 8"_s, arabic());
    QCOMPARE(ui::withoutIsolates(text), u"4 GB4 × 8"_s);
}

void IsolationTest::codeOfAGuideIsOnePiece_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a code span") << u"نص `(8 − 1) / 39` نص"_s << u"نص \u2066`(8 − 1) / 39`\u2069 نص"_s;
    QTest::newRow("a percentage") << u"نص 17.9% نص"_s << u"نص \u206617.9%\u2069 نص"_s;
    QTest::newRow("a percentage at the end") << u"نص **17.9%**."_s << u"نص **\u206617.9%\u2069**."_s;
    QTest::newRow("a negative number") << u"نص −3 نص"_s << u"نص \u2066−3\u2069 نص"_s;
    QTest::newRow("a plain number stays") << u"نص 2,048، نص"_s << u"نص 2,048، نص"_s;
    QTest::newRow("a numbered list stays") << u"1. نص"_s << u"1. نص"_s;
    QTest::newRow("the address of a link stays") << u"[نص](page:a%20b5%)"_s << u"[نص](page:a%20b5%)"_s;
    QTest::newRow("a date stays") << u"2026-12-01"_s << u"2026-12-01"_s;
}

void IsolationTest::codeOfAGuideIsOnePiece()
{
    QFETCH(QString, markdown);
    QFETCH(QString, expected);
    QCOMPARE(ui::withIsolatedCode(markdown), expected);
}

QTEST_GUILESS_MAIN(IsolationTest)
#include "isolation_test.moc"
