// SPDX-License-Identifier: GPL-3.0-or-later
// The run behind the pages, in the real window: what it fills, how fields are detached and attached, the whole runs
// near one that is not, fields kept in step without it, and the history over all of that.
#include "tests/ui/window/shown_program.h"
#include "ui/run/run_bar.h"

#include <QCheckBox>
#include <QPushButton>
#include <QToolButton>

using Program = tests::ShownProgram;

namespace {

struct RunProgram : Program
{
    template<class Widget> Widget& inBar(const QString& name)
    {
        auto* found = bar().findChild<Widget*>(name);
        Q_ASSERT(found);
        return *found;
    }
    ui::RunBar& bar() { return *window->findChild<ui::RunBar*>(); }
    QString summary() { return inBar<QLabel>("run-summary").text(); }
    QString text(const QString& field) { return find<ui::NumberEdit>(field).text(); }
    QToolButton& chain(const QString& field) { return find<QToolButton>(field + "-chain"); }
    void switchOn() { QTest::keyClick(window.get(), Qt::Key_R, Qt::ControlModifier); }
    void open() { bar().setOpen(true); }
    void typeInRun(const QString& field, const QString& typed)
    {
        auto& edit = inBar<ui::NumberEdit>(field);
        edit.setFocus();
        edit.selectAll();
        QTest::keyClick(&edit, Qt::Key_Backspace);
        QTest::keyClicks(&edit, typed);
    }
    void undo() { QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier); }
    void redo() { QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
};

} // namespace

class RunTest : public QObject
{
    Q_OBJECT

private slots:
    void theRunFillsTheThreePages();
    void switchingOnAndOffIsUndone();
    void aKeyInTheRunReachesThePages();
    void typingDetachesAndAClickAttaches();
    void theBubblesPriceIsSaid();
    void aRunThatIsNotWholeOffersItsNeighbours();
    void takingANeighbourIsOneStep();
    void aWrongFieldOfTheRunLeavesTheOthers();
    void theGlobalBatchCanBeGivenInTokens();
    void resetKeepsFieldsFromFollowingTheRun();
    void pairsAreKeptInStepWithoutTheRun();
    void aWrongValueDoesNotReachThePair();
};

void RunTest::theRunFillsTheThreePages()
{
    RunProgram program;
    QVERIFY(!program.chain("stages").isVisible());
    program.switchOn();
    QVERIFY(program.summary().contains("8 replicas"));
    QVERIFY(program.summary().contains("256 microbatches each"));
    QVERIFY(program.summary().contains("16,777,216 tokens a step"));
    QCOMPARE(program.text("stages"), "8");
    QCOMPARE(program.text("microbatches"), "256");
    QCOMPARE(program.value("bubble-fraction"), "2.66%");
    QVERIFY(program.chain("microbatches").isVisible() && program.chain("microbatches").isChecked());
    program.open();
    QStringList shown;
    for (const QLabel* label : program.bar().findChildren<QLabel*>())
        shown << label->text();
    QVERIFY(shown.contains("327.1")); // GPU-hours a day lost to the bubble
    program.window->showCalculator(1);
    QCOMPARE(program.text("devices"), "8");
    QVERIFY(!program.chain("scaling-efficiency").isVisible());
    program.window->showCalculator(2);
    QCOMPARE(program.text("batch-per-device"), "1");
    QCOMPARE(program.text("devices"), "8");
    QCOMPARE(program.text("accumulation-steps"), "256");
    QCOMPARE(program.text("sequence-length"), "8,192");
    QCOMPARE(program.value("effective-batch"), "2,048");
}

void RunTest::switchingOnAndOffIsUndone()
{
    RunProgram program;
    program.typeOver("microbatches", "40");
    program.switchOn();
    QCOMPARE(program.text("microbatches"), "256");
    program.undo();
    QVERIFY(!program.workspace->isRunOn());
    QCOMPARE(program.text("microbatches"), "40");
    QVERIFY(!program.inBar<QCheckBox>("run-switch").isChecked());
    program.redo();
    QCOMPARE(program.text("microbatches"), "256");
    QTest::mouseClick(&program.inBar<QCheckBox>("run-switch"), Qt::LeftButton);
    QVERIFY(!program.workspace->isRunOn());
    QCOMPARE(program.text("microbatches"), "256"); // what the run gave stays
}

void RunTest::aKeyInTheRunReachesThePages()
{
    RunProgram program;
    program.switchOn();
    program.open();
    program.typeInRun("global-batch", "4096");
    QCOMPARE(program.text("microbatches"), "512");
    QCOMPARE(program.value("bubble-fraction"), "1.35%");
    program.undo();
    QCOMPARE(program.text("microbatches"), "256");
}

void RunTest::typingDetachesAndAClickAttaches()
{
    RunProgram program;
    program.switchOn();
    program.typeOver("microbatches", "64");
    QCOMPARE(program.value("bubble-fraction"), "9.9%");
    QVERIFY(program.chain("microbatches").isVisible() && !program.chain("microbatches").isChecked());
    QVERIFY(program.chain("stages").isChecked());
    program.open();
    program.typeInRun("global-batch", "4096");
    QCOMPARE(program.text("microbatches"), "64"); // its own
    QTest::mouseClick(&program.chain("microbatches"), Qt::LeftButton);
    QCOMPARE(program.text("microbatches"), "512");
    QVERIFY(program.chain("microbatches").isChecked());
    program.undo();
    QCOMPARE(program.text("microbatches"), "64");
    QVERIFY(!program.chain("microbatches").isChecked());
    program.undo(); // the run's global batch
    program.undo(); // what was typed
    QCOMPARE(program.text("microbatches"), "256");
    QVERIFY(program.chain("microbatches").isChecked());
}

void RunTest::theBubblesPriceIsSaid()
{
    RunProgram program;
    QVERIFY(!program.find<QLabel>("remarks").isVisible());
    program.switchOn();
    QCOMPARE(program.find<QLabel>("remarks").text(), "Of the run's 12,288 GPU-hours a day, 327.1 go to this bubble.");
    program.typeOver("microbatches", "32");
    QCOMPARE(program.find<QLabel>("remarks").text(), "Of the run's 12,288 GPU-hours a day, 2,206 go to this bubble.");
    program.open();
    program.typeInRun("gpus", "1024");
    QVERIFY(program.find<QLabel>("remarks").text().contains("24,576"));
}

void RunTest::aRunThatIsNotWholeOffersItsNeighbours()
{
    RunProgram program;
    program.switchOn();
    program.open();
    program.typeInRun("gpus", "504");
    QVERIFY(program.inBar<QLabel>("gpus-hint").text().contains("7.875"));
    QVERIFY(program.summary().contains("7.875"));
    QCOMPARE(program.text("microbatches"), "");
    QCOMPARE(program.value("bubble-fraction"), "…");
    QVERIFY(program.find<QLabel>("microbatches-hint").text().startsWith("The run gives no value"));
    QVERIFY(!program.find<QLabel>("missing-values").isVisible()); // nothing to fill in here
    QVERIFY(program.sentence("bubble-fraction").endsWith("…"));
    QStringList offers;
    for (const QPushButton* button : program.bar().findChildren<QPushButton*>())
        if (button->objectName().startsWith("neighbour-"))
            offers << button->accessibleName();
    QCOMPARE(offers.size(), 3);
    QVERIFY(offers[0].contains("GPUs 504 → 512"));
    QVERIFY(offers.filter("2,048 → 2,044").size() == 1);
    QVERIFY(offers.filter("2,048 → 2,051").size() == 1);
}

void RunTest::takingANeighbourIsOneStep()
{
    RunProgram program;
    program.switchOn();
    program.open();
    program.typeInRun("gpus", "504");
    const int before = program.stack.index();
    QTest::mouseClick(&program.inBar<QPushButton>("neighbour-1"), Qt::LeftButton);
    QTRY_COMPARE(program.inBar<ui::NumberEdit>("gpus").text(), "512");
    QCOMPARE(program.stack.index(), before + 1);
    QVERIFY(program.inBar<ui::NumberEdit>("gpus").hasFocus()); // the button that had it is gone
    QCOMPARE(program.text("microbatches"), "256");
    QVERIFY(!program.bar().findChild<QPushButton*>("neighbour-1"));
    program.undo();
    QCOMPARE(program.inBar<ui::NumberEdit>("gpus").text(), "504");
}

void RunTest::aWrongFieldOfTheRunLeavesTheOthers()
{
    RunProgram program;
    program.switchOn();
    program.open();
    program.typeInRun("tensor-parallel", "x");
    QVERIFY(program.inBar<QLabel>("tensor-parallel-hint").text().contains("Not a number"));
    QCOMPARE(program.inBar<ui::NumberEdit>("gpus").text(), "512");
    QCOMPARE(program.text("stages"), "8"); // needs no tensor size
    QCOMPARE(program.text("microbatches"), "");
}

void RunTest::theGlobalBatchCanBeGivenInTokens()
{
    RunProgram program;
    program.switchOn();
    program.open();
    QCOMPARE(program.inBar<ui::NumberEdit>("global-batch-tokens").text(), "16,777,216");
    program.typeInRun("global-batch-tokens", "32Mi");
    QCOMPARE(program.inBar<ui::NumberEdit>("global-batch").text(), "4,096");
    QCOMPARE(program.text("microbatches"), "512");
    QCOMPARE(program.inBar<ui::NumberEdit>("global-batch-tokens").text(), "32Mi");
    program.typeInRun("global-batch-tokens", "10000");
    QVERIFY(program.inBar<QLabel>("global-batch-tokens-hint").text().contains("10,000 is not a multiple"));
    QCOMPARE(program.inBar<ui::NumberEdit>("global-batch").text(), "4,096"); // nothing is rounded
    program.inBar<ui::NumberEdit>("gpus").setFocus();
    QCOMPARE(program.inBar<ui::NumberEdit>("global-batch-tokens").text(), "10000"); // wrong, and still there
    program.typeInRun("global-batch-tokens", "33554432");
    program.inBar<ui::NumberEdit>("gpus").setFocus();
    QCOMPARE(program.inBar<ui::NumberEdit>("global-batch-tokens").text(), "33,554,432");
}

void RunTest::resetKeepsFieldsFromFollowingTheRun()
{
    RunProgram program;
    program.switchOn();
    program.workspace->model(0).reset();
    QCOMPARE(program.text("microbatches"), "32");
    QVERIFY(!program.chain("microbatches").isChecked());
    QVERIFY(program.chain("stages").isChecked()); // the example is what the run gives
    program.undo();
    QCOMPARE(program.text("microbatches"), "256");
}

void RunTest::pairsAreKeptInStepWithoutTheRun()
{
    RunProgram program;
    program.window->showCalculator(1);
    program.typeOver("devices", "128");
    program.window->showCalculator(2);
    QCOMPARE(program.text("devices"), "64");
    QVERIFY(program.chain("devices").isVisible() && !program.chain("devices").isChecked());
    QTest::mouseClick(&program.chain("devices"), Qt::LeftButton);
    QCOMPARE(program.text("devices"), "128"); // the clicked one takes the other's value
    QVERIFY(program.chain("devices").isChecked());
    program.typeOver("devices", "32");
    QVERIFY(program.chain("devices").isChecked()); // in step both ways
    program.window->showCalculator(1);
    QCOMPARE(program.text("devices"), "32");
    program.undo();
    program.window->showCalculator(1);
    QCOMPARE(program.text("devices"), "128");
    program.undo(); // the chain
    program.window->showCalculator(2);
    QCOMPARE(program.text("devices"), "64");
    QVERIFY(!program.chain("devices").isChecked());
    program.redo();
    QCOMPARE(program.text("devices"), "128");
    QVERIFY(program.chain("accumulation-steps").isVisible());
    QVERIFY(!program.chain("batch-per-device").isVisible());
}

void RunTest::aWrongValueDoesNotReachThePair()
{
    RunProgram program;
    QTest::mouseClick(&program.chain("microbatches"), Qt::LeftButton);
    QCOMPARE(program.text("microbatches"), "4");
    program.typeOver("microbatches", "4.5");
    program.window->showCalculator(2);
    QCOMPARE(program.text("accumulation-steps"), "4");
    program.window->showCalculator(0);
    program.typeOver("microbatches", "12");
    program.window->showCalculator(2);
    QCOMPARE(program.text("accumulation-steps"), "12");
}

QTEST_MAIN(RunTest)
#include "run_test.moc"
