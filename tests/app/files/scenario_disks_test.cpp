// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario files on disks that do not play along: the old file stays, and the person hears why.
#include "tests/app/files/shown_document.h"

using tests::bytesOf;
using tests::example;

class ScenarioDisksTest : public QObject, private tests::ShownDocument
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void aFullDiskKeepsTheOldFile();
    void aReadOnlyDiskKeepsTheOldFile();
    void aTargetThatIsNoFileIsRefused();
};

void ScenarioDisksTest::aFullDiskKeepsTheOldFile()
{
    const QString small = path("small");
    if (!tests::mountSmall(small))
        QSKIP("a small file system can only be mounted as root");
    const auto unmount = qScopeGuard([&small] { QProcess::execute("umount", {small}); });
    scenarios().pin("mine", example);
    saveAs("small/runs.plumbline");
    const QByteArray before = bytesOf(path("small/runs.plumbline"));
    QFile filler(small + "/filler");
    QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (filler.write(QByteArray(4096, 'x')) == 4096) {
    }
    filler.close();
    scenarios().rename(0, "ours");
    press(Qt::Key_S);
    QVERIFY2(notice().contains("cannot be saved") && notice().contains("runs.plumbline"), qPrintable(notice()));
    QCOMPARE(bytesOf(path("small/runs.plumbline")), before);
    QCOMPARE(QDir(small).entryList(QDir::Files | QDir::Hidden), (QStringList{"filler", "runs.plumbline"}));
    QVERIFY(m_workbench->window().isWindowModified());
    m_answers.answer = app::FilePrompts::Answer::Save;
    press(Qt::Key_N);
    QCOMPARE(scenarios().at(0).name, "ours"); // what cannot be saved is not replaced
}

void ScenarioDisksTest::aReadOnlyDiskKeepsTheOldFile()
{
    const QString small = path("small");
    if (!tests::mountSmall(small))
        QSKIP("a small file system can only be mounted as root");
    const auto unmount = qScopeGuard([&small] { QProcess::execute("umount", {small}); });
    scenarios().pin("mine", example);
    saveAs("small/runs.plumbline");
    const QByteArray before = bytesOf(path("small/runs.plumbline"));
    QCOMPARE(QProcess::execute("mount", {"-o", "remount,ro", small}), 0);
    scenarios().rename(0, "ours");
    press(Qt::Key_S);
    QVERIFY2(notice().contains("cannot be saved"), qPrintable(notice()));
    QCOMPARE(bytesOf(path("small/runs.plumbline")), before);
    m_answers.file = path("small/other.plumbline");
    press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(notice().contains("other.plumbline cannot be saved"), qPrintable(notice()));
    QCOMPARE(m_workbench->document().path(), path("small/runs.plumbline"));
}

void ScenarioDisksTest::aTargetThatIsNoFileIsRefused()
{
    QVERIFY(QDir().mkpath(path("folder.plumbline")));
    m_answers.file = path("folder.plumbline");
    press(Qt::Key_S);
    QVERIFY2(notice().contains("It is not a regular file"), qPrintable(notice()));
    press(Qt::Key_O);
    QVERIFY2(notice().contains("cannot be opened (It is not a regular file)"), qPrintable(notice()));
    QVERIFY(m_workbench->document().path().isEmpty());
}

QTEST_MAIN(ScenarioDisksTest)
#include "scenario_disks_test.moc"
