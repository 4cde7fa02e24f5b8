// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, killed without warning: what was entered is on disk and comes back.
#include "app/workbench.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

class RestartTest : public QObject
{
    Q_OBJECT

private slots:
    void whatWasEnteredSurvivesAKill();
    void aFreshStartWritesNothingUntilItIsThere();
    void aFileIsOpenedAtTheStart();
    void aFileThatIsNotThereIsComplainedOf();
    void aFullHomeIsNoReasonToStayAway();

private:
    void start(QProcess& program, const QStringList& arguments = {})
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("HOME", m_home.path());
        environment.insert("XDG_CONFIG_HOME", m_home.filePath("config"));
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        program.setProcessEnvironment(environment);
        program.start(PLUMBLINE, arguments);
        QVERIFY(program.waitForStarted());
    }
    QByteArray state() const
    {
        QFile file(m_home.filePath("config/plumbline/session.json"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_home;
};

static_assert(app::Workbench::saveDelay <= 2000, "two seconds are all that a kill may cost");

void RestartTest::whatWasEnteredSurvivesAKill()
{
    QProcess program;
    start(program, {"plumbline:pipeline-bubble?stages=24&microbatches=96"});
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("\"stages\": 24"), 20000);
    program.kill();
    QVERIFY(program.waitForFinished());
    const core::Registry registry = core::builtInCalculators();
    const auto session = app::readSession(state(), registry);
    QVERIFY(session.has_value());
    const core::Values expected{std::int64_t(24), std::int64_t(96)};
    QCOMPARE(session->forms.at("pipeline-bubble").values, expected);

    QProcess again;
    start(again, {"plumbline:effective-batch?devices=3"});
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("\"devices\": 3"), 20000);
    again.kill();
    QVERIFY(again.waitForFinished());
    QVERIFY(state().contains("\"stages\": 24"));
}

void RestartTest::aFreshStartWritesNothingUntilItIsThere()
{
    QProcess program;
    start(program);
    QTRY_VERIFY_WITH_TIMEOUT(!state().isEmpty(), 20000);
    program.terminate();
    QVERIFY(program.waitForFinished());
    QVERIFY(app::readSession(state(), core::builtInCalculators()).has_value());
}

void RestartTest::aFileIsOpenedAtTheStart()
{
    QFile file(m_home.filePath("runs.plumbline"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        R"({"schema": 1, "scenarios": [{"name": "from the file", "calculator": "pipeline-bubble", "inputs": {}}]})");
    file.close();
    QProcess program;
    program.setWorkingDirectory(m_home.path());
    start(program, {"runs.plumbline"});
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("from the file"), 20000);
    program.kill();
    QVERIFY(program.waitForFinished());
    const auto session = app::readSession(state(), core::builtInCalculators());
    QVERIFY(session.has_value());
    QCOMPARE(session->file, file.fileName());
    QCOMPARE(session->recentFiles, QStringList{file.fileName()});
}

void RestartTest::aFileThatIsNotThereIsComplainedOf()
{
    QProcess program;
    start(program, {"computes"});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 2);
    const QByteArray said = program.readAllStandardError(); // the toolkit may have its own remarks before
    QVERIFY2(said.endsWith("computes is no subcommand, no link and no file; plumbline --help says what there is\n"),
             said.constData());
}

void RestartTest::aFullHomeIsNoReasonToStayAway()
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("HOME", "/dev/null");
    environment.insert("XDG_CONFIG_HOME", "/dev/null");
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    program.setProcessEnvironment(environment);
    program.start(PLUMBLINE, {});
    QVERIFY(program.waitForStarted());
    QVERIFY(!program.waitForFinished(2 * app::Workbench::saveDelay)); // still there after it could not save
    program.kill();
    QVERIFY(program.waitForFinished());
}

QTEST_GUILESS_MAIN(RestartTest)
#include "restart_test.moc"
