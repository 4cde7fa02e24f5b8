// SPDX-License-Identifier: GPL-3.0-or-later
// Files that the window cannot write, scenarios and charts: the person hears why, the old file stays, nothing is left
// beside it.
#include "tests/app/files/shown_document.h"
#include "tests/support/bad_targets.h"
#include "ui/charts/export_dialog.h"

using tests::bytesOf;
using tests::example;

class ScenarioDisksTest : public QObject, private tests::ShownDocument
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void whatCannotBeSavedIsSaidAndNotReplaced();
    void scenariosAreNotWrittenWhereTheyCannotBe();
    void chartsAreNotWrittenWhereTheyCannotBe();
    void whatCouldNotBeReadAgainIsNotWritten();
    void aTargetThatIsNoFileIsNotOpened();
    void aLinkStaysAndItsFileIsReplaced();

private:
    ui::ExportDialog* exportDialog()
    {
        press(Qt::Key_E);
        return m_workbench->window().findChild<ui::ExportDialog*>();
    }
};

void ScenarioDisksTest::whatCannotBeSavedIsSaidAndNotReplaced()
{
    const QString small = path("small");
    if (!tests::mountSmall(small))
        QSKIP("a small file system can only be mounted as root");
    const auto unmount = qScopeGuard([&small] { QProcess::execute("umount", {small}); });
    scenarios().pin("mine", example);
    saveAs("small/runs.plumbline");
    const QByteArray before = bytesOf(path("small/runs.plumbline"));
    tests::fill(small);
    scenarios().rename(0, "ours");
    press(Qt::Key_S);
    QVERIFY2(notice().endsWith("runs.plumbline cannot be saved (No space left on device). "
                               "The file is as it was before."),
             qPrintable(notice()));
    QCOMPARE(bytesOf(path("small/runs.plumbline")), before);
    QCOMPARE(QDir(small).entryList(QDir::Files | QDir::Hidden), (QStringList{"filler", "runs.plumbline"}));
    QVERIFY(m_workbench->window().isWindowModified());
    m_answers.answer = app::FilePrompts::Answer::Save;
    press(Qt::Key_N);
    QCOMPARE(scenarios().at(0).name, "ours");
}

void ScenarioDisksTest::scenariosAreNotWrittenWhereTheyCannotBe()
{
    QVERIFY(QDir().mkpath(path("bad")));
    const tests::BadTargets targets(path("bad"), ".plumbline");
    scenarios().pin("mine", example);
    for (const auto& target : targets.all()) {
        m_answers.file = target.path;
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(notice().contains("cannot be saved (" + target.reason), qPrintable(target.what + ": " + notice()));
        QVERIFY2(targets.areUntouched(), qPrintable(target.what));
        QVERIFY2(m_workbench->document().path().isEmpty(), qPrintable(target.what));
        QVERIFY2(m_workbench->document().recent().isEmpty(), qPrintable(target.what));
        QVERIFY2(m_workbench->document().isModified(), qPrintable(target.what));
    }
    if (!targets.complete())
        QSKIP("without root there is no full and no read-only disk");
}

void ScenarioDisksTest::chartsAreNotWrittenWhereTheyCannotBe()
{
    QVERIFY(QDir().mkpath(path("bad")));
    const tests::BadTargets targets(path("bad"), ".png");
    ui::ExportDialog* dialog = exportDialog();
    QVERIFY(dialog);
    for (const auto& target : targets.all()) {
        dialog->save(target.path);
        const QString message = dialog->findChild<QLabel*>("message")->text();
        QVERIFY2(message.contains("The chart cannot be saved: " + target.reason),
                 qPrintable(target.what + ": " + message));
        QVERIFY2(targets.areUntouched(), qPrintable(target.what));
        QVERIFY2(dialog->isVisible(), qPrintable(target.what));
    }
    QVERIFY(QDir().mkpath(path("good")));
    dialog->save(path("good/a.png"));
    QVERIFY(bytesOf(path("good/a.png")).startsWith("\x89PNG"));
    if (!targets.complete())
        QSKIP("without root there is no full and no read-only disk");
}

void ScenarioDisksTest::whatCouldNotBeReadAgainIsNotWritten()
{
    scenarios().pin("mine", example);
    saveAs("runs.plumbline");
    const QByteArray before = bytesOf(path("runs.plumbline"));
    ui::CalculatorModel& unseen = m_workbench->model(2); // whose page would take its time
    const ui::Scenario one{QString(ui::ScenarioList::longestName, QChar(0x5b57)), unseen.values(), 0};
    unseen.scenarios().restore(std::vector<ui::Scenario>(25'000, one));
    press(Qt::Key_S);
    QVERIFY2(notice().contains("cannot be saved (The file is too long: at most 10,000,000 bytes)"),
             qPrintable(notice()));
    QCOMPARE(bytesOf(path("runs.plumbline")), before);
    QVERIFY(m_workbench->window().isWindowModified());
}

void ScenarioDisksTest::aTargetThatIsNoFileIsNotOpened()
{
    QVERIFY(QDir().mkpath(path("folder.plumbline")));
    for (const QString& file : {path("folder.plumbline"), QString("/dev/zero"), QString("/dev/null")}) {
        m_answers.file = file;
        press(Qt::Key_O);
        QVERIFY2(notice().contains("cannot be opened (It is not a regular file)"), qPrintable(notice()));
    }
    QVERIFY(m_workbench->document().path().isEmpty());
}

void ScenarioDisksTest::aLinkStaysAndItsFileIsReplaced()
{
    scenarios().pin("mine", example);
    saveAs("runs.plumbline");
    QVERIFY(QFile::link("runs.plumbline", path("link.plumbline")));
    QVERIFY(m_workbench->document().open(path("link.plumbline")));
    scenarios().rename(0, "ours");
    press(Qt::Key_S);
    QVERIFY(QFileInfo(path("link.plumbline")).isSymLink());
    QVERIFY(bytesOf(path("runs.plumbline")).contains("\"name\": \"ours\""));
    QCOMPARE(m_answers.conflicts, 0);
}

QTEST_MAIN(ScenarioDisksTest)
#include "scenario_disks_test.moc"
