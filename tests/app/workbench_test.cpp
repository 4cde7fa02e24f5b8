// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program in its window: what comes back after a restart, and what happens when the disk does not play along.
#include "tests/app/shown_workbench.h"
#include "tests/support/bad_targets.h"
#include "ui/window/takeaways.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QProcess>
#include <QScopeGuard>
#include <QScreen>
#include <QTemporaryDir>
#include <QToolButton>

using tests::registry;
using tests::shown;
using tests::typeOver;

namespace {

QString notice(app::Workbench& workbench)
{
    return workbench.window().findChild<QLabel*>("notice")->text();
}

} // namespace

class WorkbenchTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everythingComesBackAfterARestart();
    void whatAPageWasAskedComesBackAfterARestart();
    void thePaperOfReportsComesBackAfterARestart();
    void howChartsAreExportedComesBackAfterARestart();
    void theRunComesBackAfterARestart();
    void fieldsInStepComeBackAfterARestart();
    void aLinkToTheRunSwitchesItOnAsOneStep();
    void aHalfTypedTextComesBackToo();
    void aDamagedStateIsSetAsideAndSaid_data();
    void aDamagedStateIsSetAsideAndSaid();
    void aFolderThatCannotBeWrittenIsSaidOnce();
    void aFullDiskKeepsTheOldStateWhole();
    void theStateIsWrittenOnlyWhenItChanged();
    void aWindowFromALostScreenComesBackOntoThisOne();
    void aLinkFillsThePageAsOneStep();
    void typingAtOnceReplacesTheFirstField();

private:
    QString state() const { return m_folder->filePath("plumbline/session.json"); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void WorkbenchTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void WorkbenchTest::everythingComesBackAfterARestart()
{
    {
        app::Workbench workbench(registry(), state(), "en");
        workbench.show();
        typeOver(workbench, "stages", "16");
        workbench.window().showCalculator(1);
        typeOver(workbench, "scaling-efficiency", "87.5");
        workbench.model(1).setUnit(1, 2);
        workbench.setLanguage("zh_TW");
        workbench.setTheme(ui::Theme::Dark);
        workbench.window().setChartChoices({false, true});
        workbench.window().setGeometry(0, 40, 960, 700);
        workbench.save();
    }
    app::Workbench workbench(registry(), state());
    QCOMPARE(workbench.window().currentCalculator(), 1);
    QCOMPARE(workbench.window().findChildren<ui::CalculatorPage*>().size(), 1); // the one in view
    QCOMPARE(shown(workbench, 0, "stages"), "16");
    QCOMPARE(shown(workbench, 1, "scaling-efficiency"), "87.5");
    QCOMPARE(workbench.model(1).state().units[1], 2);
    QCOMPARE(QCoreApplication::translate("Pipeline bubble", "Microbatches"), "微批次數");
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < 128);
    QVERIFY(!workbench.window().chartChoices().logarithmic);
    QVERIFY(workbench.window().chartChoices().table);
    QCOMPARE(workbench.window().geometry(), QRect(0, 40, 960, 700));
    QVERIFY(!workbench.undoStack().canUndo());
}

void WorkbenchTest::whatAPageWasAskedComesBackAfterARestart()
{
    {
        app::Workbench workbench(registry(), state(), "en");
        workbench.show();
        QCoreApplication::sendPostedEvents(); // the language of the test before
        typeOver(workbench, "solve-target", "12.5+");
        auto& page = workbench.window().page(0);
        QTest::keyClicks(page.findChild<QComboBox*>("solve-result"), "Pipeline");
        typeOver(workbench, "solve-target", "87.5");
        QTest::keyClicks(page.findChild<QComboBox*>("solve-field"), "Pipeline");
        QTest::mouseClick(page.findChild<QToolButton*>("sensitivity"), Qt::LeftButton);
        QCOMPARE(page.findChild<QComboBox*>("solve-result")->currentText(), "Pipeline efficiency");
        QCOMPARE(workbench.undoStack().count(), 0); // none of that is an edit
        workbench.save();
    }
    app::Workbench workbench(registry(), state(), "en");
    workbench.show();
    QCoreApplication::sendPostedEvents();
    auto& page = workbench.window().page(0);
    QCOMPARE(page.findChild<QComboBox*>("solve-result")->currentText(), "Pipeline efficiency");
    QCOMPARE(page.findChild<QComboBox*>("solve-field")->currentText(), "Pipeline stages");
    QCOMPARE(shown(workbench, 0, "solve-target"), "87.5");
    QCOMPARE(page.findChild<QLabel*>("solve-sentence")->text(), "At least 87.5% efficiency: 5 stages.");
    QVERIFY(page.findChild<QToolButton*>("sensitivity")->isChecked());
    workbench.window().showCalculator(1);
    QVERIFY(!workbench.window().page(1).findChild<QToolButton*>("sensitivity")->isChecked());
    QCOMPARE(shown(workbench, 1, "solve-target"), "200,000");
}

void WorkbenchTest::thePaperOfReportsComesBackAfterARestart()
{
    {
        app::Workbench workbench(registry(), state(), "en");
        QVERIFY(!workbench.window().takeaways().paper()); // nobody chose one: that of the place
        workbench.window().takeaways().setPaper(ui::Paper::Letter, ui::Paper::A4);
        workbench.save();
    }
    app::Workbench workbench(registry(), state());
    QCOMPARE(workbench.window().takeaways().paper(), ui::Paper::Letter);
}

void WorkbenchTest::howChartsAreExportedComesBackAfterARestart()
{
    ui::ExportOptions chosen{ui::ChartFormat::Svg, ui::LengthUnit::Millimetres, 85.5, 60, 2, 600, true, false, true};
    {
        app::Workbench workbench(registry(), state(), "en");
        QCOMPARE(workbench.window().takeaways().exportOptions(), ui::ExportOptions());
        workbench.window().takeaways().setExportOptions(chosen);
        workbench.save();
    }
    {
        app::Workbench workbench(registry(), state());
        QCOMPARE(workbench.window().takeaways().exportOptions(), chosen);
        chosen.width = 3; // nothing that can be drawn
        workbench.window().takeaways().setExportOptions(chosen);
        workbench.save();
    }
    app::Workbench workbench(registry(), state());
    QCOMPARE(workbench.window().takeaways().exportOptions(), ui::ExportOptions());
    QVERIFY(!QDir(m_folder->filePath("plumbline")).entryList({"*damaged*"}).size());
}

void WorkbenchTest::theRunComesBackAfterARestart()
{
    {
        app::Workbench workbench(registry(), state(), "en");
        workbench.show();
        workbench.workspace().setRunOn(true);
        workbench.workspace().run().type(0, "2*512");
        workbench.window().setRunOpen(true);
        typeOver(workbench, "stages", "4");
        workbench.save();
    }
    app::Workbench workbench(registry(), state());
    QVERIFY(workbench.workspace().isRunOn());
    QVERIFY(workbench.window().isRunOpen());
    QCOMPARE(workbench.workspace().run().text(0), "2*512");
    QCOMPARE(shown(workbench, 0, "microbatches"), "128");
    QCOMPARE(shown(workbench, 0, "stages"), "4");
    QCOMPARE(workbench.model(0).chain(0), ui::Chain::Detached);
    QCOMPARE(workbench.model(0).chain(1), ui::Chain::FromRun);
    QVERIFY(!workbench.undoStack().canUndo());
}

void WorkbenchTest::fieldsInStepComeBackAfterARestart()
{
    {
        app::Workbench workbench(registry(), state(), "en");
        workbench.show();
        workbench.model(0).toggleChain(1);
        typeOver(workbench, "microbatches", "48");
        workbench.save();
    }
    app::Workbench workbench(registry(), state());
    QCOMPARE(workbench.model(0).chain(1), ui::Chain::InStep);
    QCOMPARE(shown(workbench, 2, "accumulation-steps"), "48");
}

void WorkbenchTest::aLinkToTheRunSwitchesItOnAsOneStep()
{
    app::Workbench workbench(registry(), state(), "en");
    workbench.show();
    const std::int64_t one = 1;
    workbench.open("run", {std::int64_t(64), one, std::int64_t(4), one, one, std::int64_t(512), std::nullopt, one});
    QVERIFY(workbench.workspace().isRunOn());
    QCOMPARE(shown(workbench, 0, "microbatches"), "32");
    QCOMPARE(workbench.undoStack().index(), 1);
    workbench.undoStack().undo();
    QVERIFY(!workbench.workspace().isRunOn());
    QCOMPARE(workbench.workspace().run().text(0), "512");
}

void WorkbenchTest::aHalfTypedTextComesBackToo()
{
    {
        app::Workbench workbench(registry(), state(), "en");
        workbench.show();
        typeOver(workbench, "stages", "4*");
        typeOver(workbench, "microbatches", "");
        workbench.save();
    }
    app::Workbench workbench(registry(), state());
    QCOMPARE(shown(workbench, 0, "stages"), "4*");
    QVERIFY(workbench.model(0).entry(0).issue.has_value());
    QCOMPARE(shown(workbench, 0, "microbatches"), "");
}

void WorkbenchTest::aDamagedStateIsSetAsideAndSaid_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut in the middle") << QByteArray(R"({"schema": 1, "calculator": "pipeli)");
    QTest::newRow("a count with decimals")
        << QByteArray(R"({"schema":1,"calculator":"","language":"","theme":"light","system-was-dark":false,
            "charts":{"logarithmic":true,"table":false},"window":{"x":0,"y":0,"width":0,"height":0,"maximised":false},
            "forms":{"pipeline-bubble":{"inputs":{"stages":8.5},"texts":{},"units":{}}}})");
    QTest::newRow("a newer schema") << QByteArray(R"({"schema": 99})");
    QTest::newRow("not text") << QByteArray("\0\xff\xfe", 3);
}

void WorkbenchTest::aDamagedStateIsSetAsideAndSaid()
{
    QFETCH(QByteArray, content);
    QDir().mkpath(QFileInfo(state()).path());
    QFile file(state());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    {
        app::Workbench workbench(registry(), state(), "en");
        QCOMPARE(shown(workbench, 0, "stages"), "8");
        workbench.show();
        QCoreApplication::processEvents(); // the language's own event must not wipe the notice away
        QVERIFY2(notice(workbench).contains(state() + ".damaged-1"), qPrintable(notice(workbench)));
        workbench.save();
    }
    QFile aside(state() + ".damaged-1");
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), content);
    app::Workbench again(registry(), state(), "en");
    QVERIFY(!notice(again).contains("damaged"));
}

void WorkbenchTest::aFolderThatCannotBeWrittenIsSaidOnce()
{
    // A file where the folder should be: nobody can write there, not even root.
    QFile file(m_folder->filePath("plumbline"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    app::Workbench workbench(registry(), state(), "en");
    workbench.show();
    typeOver(workbench, "stages", "16");
    workbench.save();
    QVERIFY2(notice(workbench).contains("cannot be saved"), qPrintable(notice(workbench)));
    QCOMPARE(shown(workbench, 0, "stages"), "16");
    workbench.window().notify({});
    workbench.save();
    QVERIFY(!notice(workbench).contains("cannot be saved"));
    QVERIFY(file.remove());
    workbench.save();
    QVERIFY(QFile::exists(state()));
}

void WorkbenchTest::aFullDiskKeepsTheOldStateWhole()
{
    const QString small = m_folder->filePath("small");
    if (!tests::mountSmall(small))
        QSKIP("a small file system can only be mounted as root");
    const auto unmount = qScopeGuard([&small] { QProcess::execute("umount", {small}); });
    const QString path = small + "/session.json";
    {
        app::Workbench workbench(registry(), path, "en");
        workbench.show();
        typeOver(workbench, "stages", "16");
        workbench.save();
        QFile filler(small + "/filler");
        QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (filler.write(QByteArray(4096, 'x')) == 4096) {
        }
        filler.close();
        typeOver(workbench, "stages", "24");
        workbench.save();
        QVERIFY2(notice(workbench).contains("cannot be saved"), qPrintable(notice(workbench)));
        QCOMPARE(shown(workbench, 0, "stages"), "24");
    }
    app::Workbench workbench(registry(), path);
    QCOMPARE(shown(workbench, 0, "stages"), "16");
}

void WorkbenchTest::theStateIsWrittenOnlyWhenItChanged()
{
    app::Workbench workbench(registry(), state(), "en");
    workbench.save();
    QVERIFY(QFile::remove(state()));
    workbench.save();
    QVERIFY(!QFile::exists(state()));
    workbench.model(0).setValue(0, std::int64_t(9));
    workbench.save();
    QVERIFY(QFile::exists(state()));
}

void WorkbenchTest::aWindowFromALostScreenComesBackOntoThisOne()
{
    {
        app::Workbench workbench(registry(), state(), "en");
        workbench.window().setGeometry(9000, 7000, 1100, 700);
        workbench.save();
    }
    app::Workbench workbench(registry(), state());
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    QVERIFY(screen.intersects(workbench.window().geometry()));
    QVERIFY(screen.contains(workbench.window().geometry().topLeft()));
}

void WorkbenchTest::aLinkFillsThePageAsOneStep()
{
    app::Workbench workbench(registry(), state(), "en");
    workbench.open("effective-batch", {std::int64_t(2), std::int64_t(4), std::nullopt, std::int64_t(2048)});
    QCOMPARE(workbench.window().currentCalculator(), 2);
    QCOMPARE(shown(workbench, 2, "devices"), "4");
    QCOMPARE(shown(workbench, 2, "accumulation-steps"), "");
    workbench.undoStack().undo();
    QCOMPARE(shown(workbench, 2, "devices"), "64");
    QVERIFY(!workbench.undoStack().canUndo());
}

void WorkbenchTest::typingAtOnceReplacesTheFirstField()
{
    app::Workbench workbench(registry(), state(), "en");
    workbench.show();
    workbench.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&workbench.window()));
    QTest::keyClicks(workbench.window().focusWidget(), "16");
    QCOMPARE(shown(workbench, 0, "stages"), "16");
}

QTEST_MAIN(WorkbenchTest)
#include "workbench_test.moc"
