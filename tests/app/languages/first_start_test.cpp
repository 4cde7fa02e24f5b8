// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the first start and of later ones, and of guides that are not there.
#include "app/guides.h"
#include "app/language.h"
#include "app/session/session.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {
constexpr int patience = 20000; // in ms
}

class FirstStartTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }
    void everyLocaleTakesItsLanguage_data();
    void everyLocaleTakesItsLanguage();
    void theFirstLanguageThatIsThereIsTaken();
    void theSystemDecidesOnceAndTheChoiceIsRemembered();
    void theCallOverridesAndIsRemembered();
    void anUnknownLanguageListsAll_data();
    void anUnknownLanguageListsAll();
    void aGuideThatIsMissingIsShownInEnglish();

private:
    void start(QProcess& program, const QStringList& arguments, const QString& locale);
    QString languageAfter(const QStringList& arguments, const QString& locale);

    std::unique_ptr<QTemporaryDir> m_home;
};

void FirstStartTest::everyLocaleTakesItsLanguage_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("language");
    for (const auto& [locale, language] :
         std::initializer_list<std::pair<const char*, const char*>>{{"zh_HK", "zh_TW"},
                                                                    {"zh_MO", "zh_TW"},
                                                                    {"zh_SG", "zh_CN"},
                                                                    {"zh_TW", "zh_TW"},
                                                                    {"zh_CN", "zh_CN"},
                                                                    {"zh", "zh_CN"},
                                                                    {"zh-Hant", "zh_TW"},
                                                                    {"zh-Hans", "zh_CN"},
                                                                    {"zh-Hant-HK", "zh_TW"},
                                                                    {"zh-Hans-SG", "zh_CN"},
                                                                    {"pt", "pt_BR"},
                                                                    {"pt_PT", "pt_BR"},
                                                                    {"pt_BR", "pt_BR"},
                                                                    {"de_AT", "de"},
                                                                    {"de", "de"},
                                                                    {"fr_CA", "fr"},
                                                                    {"es_MX", "es"},
                                                                    {"ar_EG", "ar"},
                                                                    {"ja_JP", "ja"},
                                                                    {"ja-Jpan-JP", "ja"},
                                                                    {"ko_KR", "ko"},
                                                                    {"en_GB", "en"},
                                                                    {"it_IT", "en"},
                                                                    {"C", "en"},
                                                                    {"", "en"},
                                                                    {"POSIX", "en"},
                                                                    {"de_DE.UTF-8@euro", "de"}})
        QTest::newRow(*locale ? locale : "nothing") << locale << language;
}

void FirstStartTest::everyLocaleTakesItsLanguage()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, language);
    QCOMPARE(app::languageFor(locale), language);
}

void FirstStartTest::theFirstLanguageThatIsThereIsTaken()
{
    QCOMPARE(app::languageFor(QStringList{"it-IT", "fr-CA", "de"}), "fr");
    QCOMPARE(app::languageFor(QStringList{"en-GB", "de"}), "en");
    QCOMPARE(app::languageFor(QStringList{"it-IT"}), "en");
    QCOMPARE(app::languageFor(QStringList{}), "en");
}

void FirstStartTest::start(QProcess& program, const QStringList& arguments, const QString& locale)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES"})
        environment.remove(QLatin1String(name));
    environment.insert("LANG", locale);
    environment.insert("LC_NUMERIC", "es_ES.UTF-8"); // says how numbers look, not what is spoken
    environment.insert("HOME", m_home->path());
    environment.insert("XDG_CONFIG_HOME", m_home->filePath("config"));
    environment.insert("XDG_RUNTIME_DIR", m_home->path());
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    program.setProcessEnvironment(environment);
    program.start(PLUMBLINE, arguments);
    QVERIFY(program.waitForStarted());
}

// The language of the session that a start leaves behind when it is ended.
QString FirstStartTest::languageAfter(const QStringList& arguments, const QString& locale)
{
    const QString path = m_home->filePath("config/plumbline/session.json");
    const auto session = [&path] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? app::readSession(file.readAll(), core::builtInCalculators())
                                              : std::nullopt;
    };
    // A value of its own tells this session from the one before.
    static int stages = 100;
    ++stages;
    QProcess program;
    start(program, arguments + QStringList{QStringLiteral("plumbline:pipeline-bubble?stages=%1").arg(stages)}, locale);
    const auto isWritten = [&] {
        const auto written = session();
        return written && written->forms.at("pipeline-bubble").values[0] == core::Value(std::int64_t(stages));
    };
    const bool done = QTest::qWaitFor(isWritten, patience);
    program.kill();
    program.waitForFinished();
    return done ? session()->language : QStringLiteral("no session");
}

void FirstStartTest::theSystemDecidesOnceAndTheChoiceIsRemembered()
{
    QCOMPARE(languageAfter({}, "zh_HK.UTF-8"), "zh_TW");
    QCOMPARE(languageAfter({}, "de_DE.UTF-8"), "zh_TW");
}

void FirstStartTest::theCallOverridesAndIsRemembered()
{
    QCOMPARE(languageAfter({"--language", "ja"}, "de_AT.UTF-8"), "ja");
    QCOMPARE(languageAfter({}, "de_AT.UTF-8"), "ja");
    QCOMPARE(languageAfter({"--language=pt_BR"}, "de_AT.UTF-8"), "pt_BR");
}

void FirstStartTest::anUnknownLanguageListsAll_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("for the window") << QStringList{"--language", "xx"};
    QTest::newRow("for the command line") << QStringList{"compute", "pipeline-bubble", "--language", "xx"};
}

void FirstStartTest::anUnknownLanguageListsAll()
{
    QFETCH(const QStringList, arguments);
    QProcess program;
    start(program, arguments, "C.UTF-8");
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 2);
    QVERIFY(program.readAllStandardOutput().isEmpty());
    const QString said = QString::fromUtf8(program.readAllStandardError());
    QVERIFY2(said.contains(app::languages().join(", ")), qPrintable(said));
}

void FirstStartTest::aGuideThatIsMissingIsShownInEnglish()
{
    const QString english = app::guideText("pipeline-bubble", "en");
    QVERIFY(!english.isEmpty());
    QCOMPARE(app::guideText("pipeline-bubble", "it"), english);
    QVERIFY(app::guideText("pipeline-bubble", "zh_TW") != english);
    QVERIFY(app::guideText("no-such-topic", "zh_TW").isEmpty());
}

QTEST_GUILESS_MAIN(FirstStartTest)
#include "first_start_test.moc"
