// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, started again while it runs: it hands over, opens another window, or stands alone.
#include "app/running/window_place.h"
#include "app/session/session_store.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>

namespace {

constexpr int patience = 20000;

} // namespace

class SecondStartTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }
    void aLinkGoesToTheRunningWindow();
    void aFileGoesThereByItsWholePath();
    void aStartWithoutAnythingEndsAtOnce();
    void aLinkMayStandBehindTheDashes();
    void aLanguageGoesThereToo();
    void anotherWindowHasASessionOfItsOwn();
    void aWindowThatHangsIsLeftAlone();
    void afterACrashTheFirstWindowComesBack();
    void aSecondWindowTakesLinksWhereTheFirstIsGone();
    void twoStartsAtOnceMakeOneWindow();

private:
    std::unique_ptr<QProcess> start(const QStringList& arguments)
    {
        auto program = std::make_unique<QProcess>();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("HOME", m_home->path());
        environment.insert("XDG_CONFIG_HOME", m_home->filePath("config"));
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        program->setProcessEnvironment(environment);
        program->setWorkingDirectory(m_home->path());
        program->start(PLUMBLINE, arguments);
        if (!program->waitForStarted())
            qFatal("the program does not start");
        return program;
    }
    std::unique_ptr<QProcess> running(const QStringList& arguments = {})
    {
        auto program = start(arguments);
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!state().isEmpty(), patience); }();
        return program;
    }
    // The exit code of a start that hands over; -1: it is still there.
    int codeOf(const QStringList& arguments)
    {
        const auto program = start(arguments);
        const bool ended = program->waitForFinished(patience);
        const int code = ended && program->exitStatus() == QProcess::NormalExit ? program->exitCode() : -1;
        if (!ended)
            end(*program);
        return code;
    }
    static void end(QProcess& program)
    {
        program.kill();
        program.waitForFinished();
    }
    QByteArray state(const QString& name = "session.json") const
    {
        QFile file(m_home->filePath("config/plumbline/" + name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void writeFile(const QString& name)
    {
        QFile file(m_home->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"schema": 1, "scenarios": [{"name": "from the file", "calculator": "pipeline-bubble",)"
                   R"( "inputs": {}}]})");
    }

    std::unique_ptr<QTemporaryDir> m_home;
};

void SecondStartTest::aLinkGoesToTheRunningWindow()
{
    const auto first = running();
    QCOMPARE(codeOf({"plumbline:pipeline-bubble?stages=24&microbatches=96"}), 0);
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("\"stages\": 24"), patience);
    QCOMPARE(first->state(), QProcess::Running);
    QVERIFY(state("session-2.json").isEmpty());
    end(*first);
}

void SecondStartTest::aFileGoesThereByItsWholePath()
{
    const auto first = running();
    writeFile("--runs.plumbline");
    QCOMPARE(codeOf({"--", "--runs.plumbline"}), 0);
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("from the file"), patience);
    const auto session = app::readSession(state(), core::builtInCalculators());
    QVERIFY(session.has_value());
    QCOMPARE(session->file, m_home->filePath("--runs.plumbline"));
    end(*first);
}

void SecondStartTest::aStartWithoutAnythingEndsAtOnce()
{
    const auto first = running();
    const QByteArray before = state();
    QCOMPARE(codeOf({}), 0);
    QCOMPARE(codeOf({"nothing-of-that-name"}), 2);
    QCOMPARE(first->state(), QProcess::Running);
    first->terminate();
    QVERIFY(first->waitForFinished(patience));
    QCOMPARE(state(), before);
}

void SecondStartTest::aLinkMayStandBehindTheDashes()
{
    const auto first = running();
    QCOMPARE(codeOf({"--", "plumbline:effective-batch?devices=3"}), 0);
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("\"devices\": 3"), patience);
    end(*first);
}

void SecondStartTest::aLanguageGoesThereToo()
{
    const auto first = running({"--language", "en"});
    QCOMPARE(codeOf({"--language", "zh_TW"}), 0);
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("\"language\": \"zh_TW\""), patience);
    end(*first);
}

void SecondStartTest::anotherWindowHasASessionOfItsOwn()
{
    const auto first = running({"--language", "zh_TW", "plumbline:pipeline-bubble?stages=24&microbatches=96"});
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("\"stages\": 24"), patience);
    const QByteArray before = state();
    auto second = start({"--new-window", "plumbline:pipeline-bubble?stages=5&microbatches=96"});
    QTRY_VERIFY_WITH_TIMEOUT(state("session-2.json").contains("\"stages\": 5"), patience);
    QVERIFY(state("session-2.json").contains("\"language\": \"zh_TW\"")); // as the first one speaks
    QCOMPARE(state(), before);
    end(*second);
    end(*first);
    // Each comes back.
    const auto again = start({"plumbline:effective-batch?devices=3"});
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("\"devices\": 3"), patience);
    QVERIFY(state().contains("\"stages\": 24"));
    second = start({"plumbline:effective-batch?devices=7", "--new-window"});
    QVERIFY(second->waitForFinished(patience));
    QCOMPARE(second->exitCode(), 2); // the option comes first
    second = start({"--new-window", "--language=en", "plumbline:effective-batch?devices=7"});
    QTRY_VERIFY_WITH_TIMEOUT(state("session-2.json").contains("\"devices\": 7"), patience);
    QVERIFY(state("session-2.json").contains("\"stages\": 5"));
    end(*second);
    end(*again);
}

void SecondStartTest::aWindowThatHangsIsLeftAlone()
{
    const auto first = running();
    QCOMPARE(kill(static_cast<pid_t>(first->processId()), SIGSTOP), 0);
    QElapsedTimer time;
    time.start();
    const auto second = start({"plumbline:pipeline-bubble?stages=5&microbatches=96"});
    QTRY_VERIFY_WITH_TIMEOUT(state("session-2.json").contains("\"stages\": 5"), patience);
    QVERIFY(time.elapsed() >= 2000);
    QVERIFY(!state().contains("\"stages\": 5"));
    kill(static_cast<pid_t>(first->processId()), SIGCONT);
    end(*second);
    end(*first);
}

void SecondStartTest::afterACrashTheFirstWindowComesBack()
{
    end(*running({"plumbline:pipeline-bubble?stages=24&microbatches=96"}));
    const auto again = start({"plumbline:effective-batch?devices=3"});
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("\"devices\": 3"), patience);
    QCOMPARE(codeOf({"plumbline:effective-batch?devices=4"}), 0);
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("\"devices\": 4"), patience);
    QVERIFY(state("session-2.json").isEmpty());
    end(*again);
}

void SecondStartTest::aSecondWindowTakesLinksWhereTheFirstIsGone()
{
    const auto first = running();
    const auto second = start({"--new-window"});
    QTRY_VERIFY_WITH_TIMEOUT(!state("session-2.json").isEmpty(), patience);
    end(*first);
    QCOMPARE(codeOf({"plumbline:pipeline-bubble?stages=5&microbatches=96"}), 0);
    QTRY_VERIFY_WITH_TIMEOUT(state("session-2.json").contains("\"stages\": 5"), patience);
    QVERIFY(!state().contains("\"stages\": 5"));
    end(*second);
}

void SecondStartTest::twoStartsAtOnceMakeOneWindow()
{
    const auto one = start({"plumbline:pipeline-bubble?stages=24&microbatches=96"});
    const auto other = start({"plumbline:effective-batch?devices=3"});
    QTRY_VERIFY_WITH_TIMEOUT(one->state() == QProcess::NotRunning || other->state() == QProcess::NotRunning, patience);
    QProcess& last = one->state() == QProcess::Running ? *one : *other;
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("\"stages\": 24") && state().contains("\"devices\": 3"), patience);
    QCOMPARE(last.state(), QProcess::Running);
    QVERIFY(state("session-2.json").isEmpty());
    end(last);
}

QTEST_GUILESS_MAIN(SecondStartTest)
#include "second_start_test.moc"
