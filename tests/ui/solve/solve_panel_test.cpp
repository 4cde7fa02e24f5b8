// SPDX-License-Identifier: GPL-3.0-or-later
// "What would it take?" in the real window, with real keys and clicks: answers on a page alone and within the run.
#include "tests/ui/window/shown_program.h"
#include "ui/solve/solve_panel.h"

#include <QComboBox>
#include <QPushButton>

using Program = tests::ShownProgram;

namespace {

struct SolveProgram : Program
{
    QString sentence() { return find<QLabel>("solve-sentence").text(); }
    QString detail() { return find<QLabel>("solve-detail").text(); }
    QString issue() { return find<QLabel>("solve-issue").text(); }
    QString text(const QString& field) { return find<ui::NumberEdit>(field).text(); }
    QString offer(int number) { return find<QLabel>(QString("solve-offer-%1").arg(number)).text(); }
    QPushButton* useButton(int number)
    {
        return window->page(window->currentCalculator()).findChild<QPushButton*>(QString("solve-use-%1").arg(number));
    }
    bool offers(int number) { return useButton(number) && useButton(number)->isVisible(); }
    void use(int number) { QTest::mouseClick(useButton(number), Qt::LeftButton); }
    // Chooses an entry as a person does with the keyboard: by its first letters.
    void choose(const QString& name, const QString& entry)
    {
        auto& choice = find<QComboBox>(name);
        choice.setFocus();
        QTest::keyClicks(&choice, entry);
        QCOMPARE(choice.currentText().left(entry.size()), entry);
    }
    void show(const char* calculator)
    {
        for (std::size_t i = 0; i < registry.size(); ++i)
            if (registry[i].id == calculator)
                window->showCalculator(static_cast<int>(i));
    }
    void undo() { QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier); }
    void switchRunOn() { QTest::keyClick(window.get(), Qt::Key_R, Qt::ControlModifier); }
    core::Value runValue(const char* field)
    {
        const ui::CalculatorModel& run = workspace->run();
        return run.values()[*run.calculator().fieldIndex(field)].value_or(std::int64_t(0));
    }
    void setRun(const char* field, std::int64_t value)
    {
        workspace->run().setValue(*workspace->run().calculator().fieldIndex(field), value);
    }
};

} // namespace

class SolvePanelTest : public QObject
{
    Q_OBJECT

private slots:
    void aTenthOfBubbleIsAskedFirst();
    void theAnswerFollowsEveryKey();
    void usingTheAnswerIsOneStep();
    void enterUsesTheAnswer();
    void otherFieldsStayAsTheyWereTyped();
    void arrowKeysMoveTheTarget();
    void aWrongTargetChangesNothingElse();
    void aBlankTargetIsAskedFor();
    void theSignsOfTheFormStandInTheField();
    void onlyFieldsThatTheResultDependsOnAreOffered();
    void anExactTargetThatNoCountHitsOffersBothNeighbours();
    void whyThereIsNoAnswer_data();
    void whyThereIsNoAnswer();
    void aMadeUpCalculatorIsSolvedToo();
    void theRunAnswersWithTheCountsThatItAllows();
    void theRunIsChangedInOneStep();
    void aRunThatMeetsTheTargetSaysSo();
    void stagesOfTheRunTakeTheirGpusAlong();
    void aRunThatIsNotWholeSaysSo();
    void aDetachedFieldIsAnsweredAlone();
    void theOtherLanguageIsSpokenAtOnce();
};

void SolvePanelTest::aTenthOfBubbleIsAskedFirst()
{
    SolveProgram program;
    QCOMPARE(program.text("solve-target"), "10");
    QCOMPARE(program.find<QLabel>("solve-direction").text(), "at most");
    QCOMPARE(program.sentence(), "At most 10% bubble: 63 microbatches.");
    QCOMPARE(program.detail(), "This is the least value that meets the target. It hits it exactly.\n"
                               "More microbatches mean a larger global batch, smaller microbatches or fewer replicas.");
    QCOMPARE(program.useButton(1)->text(), "Use 63");
    QVERIFY(!program.offers(2));
    program.show("data-parallel-scaling");
    QCOMPARE(program.sentence(), "At least 200,000 per second: 112 devices.");
    QVERIFY(program.detail().startsWith("This is the least value that meets the target. It gives 201,600."));
    program.show("effective-batch");
    QCOMPARE(program.sentence(), "Exactly 4,096 sequences: 8 accumulation steps.");
    QVERIFY(program.detail().startsWith("This value hits the target exactly."));
}

void SolvePanelTest::theAnswerFollowsEveryKey()
{
    SolveProgram program;
    program.typeOver("solve-target", "5");
    QCOMPARE(program.sentence(), "At most 5% bubble: 133 microbatches.");
    program.press(Qt::Key_0);
    QCOMPARE(program.sentence(), "At most 50% bubble: 7 microbatches.");
    program.typeOver("stages", "16");
    QCOMPARE(program.sentence(), "At most 50% bubble: 15 microbatches.");
    program.choose("solve-field", "Pipeline");
    QCOMPARE(program.sentence(), "At most 50% bubble: 33 stages.");
    program.typeOver("solve-target", "2*10");
    QCOMPARE(program.sentence(), "At most 20% bubble: 9 stages.");
    QCOMPARE(program.stack.count(), 1); // only the typed stages
}

void SolvePanelTest::usingTheAnswerIsOneStep()
{
    SolveProgram program;
    program.use(1);
    QCOMPARE(program.text("microbatches"), "63");
    QCOMPARE(program.value("bubble-fraction"), "10%");
    QVERIFY(!program.useButton(1)->isEnabled()); // it is there
    QCOMPARE(program.stack.count(), 1);
    program.typeOver("microbatches", "70"); // another step, not part of that one
    program.undo();
    QCOMPARE(program.text("microbatches"), "63");
    program.undo();
    QCOMPARE(program.text("microbatches"), "32");
    QCOMPARE(program.text("solve-target"), "10");
    QVERIFY(program.useButton(1)->isEnabled());
}

void SolvePanelTest::enterUsesTheAnswer()
{
    SolveProgram program;
    program.typeOver("solve-target", "20");
    program.press(Qt::Key_Return);
    QCOMPARE(program.text("microbatches"), "28");
    QCOMPARE(program.value("bubble-fraction"), "20%");
    program.press(Qt::Key_Return); // once more: nothing is left to do
    QCOMPARE(program.stack.count(), 1);
}

void SolvePanelTest::otherFieldsStayAsTheyWereTyped()
{
    SolveProgram program;
    program.show("effective-batch");
    program.typeOver("sequence-length", "4k*");
    program.typeOver("batch-per-device", "2*4");
    program.typeOver("solve-target", "2048");
    program.press(Qt::Key_Return);
    QCOMPARE(program.text("accumulation-steps"), "4");
    QCOMPARE(program.text("sequence-length"), "4k*");
    program.typeOver("solve-target", "1024");
    program.press(Qt::Key_Return);
    QCOMPARE(program.text("accumulation-steps"), "2");
    QCOMPARE(program.text("sequence-length"), "4k*");
}

void SolvePanelTest::arrowKeysMoveTheTarget()
{
    SolveProgram program;
    auto& target = program.find<ui::NumberEdit>("solve-target");
    target.setFocus();
    QTest::keyClick(&target, Qt::Key_Up);
    QCOMPARE(target.text(), "11");
    QTest::keyClick(&target, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(target.text(), "1");
    QCOMPARE(program.sentence(), "At most 1% bubble: 693 microbatches.");
    QCOMPARE(program.stack.count(), 0);
}

void SolvePanelTest::aWrongTargetChangesNothingElse()
{
    SolveProgram program;
    program.typeOver("solve-target", "120");
    QCOMPARE(program.issue(), "At most 100%");
    QVERIFY(program.find<ui::NumberEdit>("solve-target").isWrong());
    QVERIFY(!program.find<QLabel>("solve-sentence").isVisible());
    QVERIFY(!program.offers(1));
    QCOMPARE(program.value("bubble-fraction"), "17.9%");
    program.press(Qt::Key_Return);
    QCOMPARE(program.text("microbatches"), "32");
    program.typeOver("solve-target", "ten");
    QCOMPARE(program.issue(), "Not a number: ten");
    program.typeOver("solve-target", "10");
    QVERIFY(!program.find<QLabel>("solve-issue").isVisible());
    QVERIFY(program.offers(1));
}

void SolvePanelTest::aBlankTargetIsAskedFor()
{
    SolveProgram program;
    program.typeOver("solve-target", "");
    QCOMPARE(program.sentence(), "Enter a target to see what it would take.");
    QVERIFY(!program.find<ui::NumberEdit>("solve-target").isWrong());
    QVERIFY(!program.offers(1));
}

void SolvePanelTest::theSignsOfTheFormStandInTheField()
{
    SolveProgram program;
    const auto trailing = [&program] {
        return program.find<ui::NumberEdit>("solve-target").findChild<QLabel*>()->text();
    };
    QCOMPARE(trailing(), "%");
    program.typeOver("solve-target", "2*5");
    QCOMPARE(trailing(), "= 10%");
    program.show("data-parallel-scaling");
    QCOMPARE(trailing(), "per second");
    program.choose("solve-result", "Speedup");
    QCOMPARE(trailing(), "×");
    QCOMPARE(program.text("solve-target"), "100");
    QCOMPARE(program.find<QLabel>("solve-direction").text(), "at least");
    QCOMPARE(program.sentence(), "At least 100× speedup: 112 devices.");
}

void SolvePanelTest::onlyFieldsThatTheResultDependsOnAreOffered()
{
    SolveProgram program;
    program.show("data-parallel-scaling");
    QCOMPARE(program.find<QComboBox>("solve-field").count(), 3);
    program.choose("solve-result", "Speedup");
    QCOMPARE(program.find<QComboBox>("solve-field").count(), 2); // not the throughput of a device
    program.show("effective-batch");
    QCOMPARE(program.find<QComboBox>("solve-field").count(), 3); // not the sequence length
}

void SolvePanelTest::anExactTargetThatNoCountHitsOffersBothNeighbours()
{
    SolveProgram program;
    program.show("effective-batch");
    program.typeOver("batch-per-device", "2");
    program.typeOver("devices", "7");
    program.typeOver("solve-target", "256");
    QCOMPARE(program.sentence(), "Exactly 256 sequences: no whole number gives that.");
    QCOMPARE(program.offer(1), "18 accumulation steps: 252 sequences");
    QCOMPARE(program.offer(2), "19 accumulation steps: 266 sequences");
    program.press(Qt::Key_Return); // two answers: Enter leads to the first
    QVERIFY(program.useButton(1)->hasFocus());
    QCOMPARE(program.text("accumulation-steps"), "4");
    program.use(2);
    QCOMPARE(program.text("accumulation-steps"), "19");
    QCOMPARE(program.value("effective-batch"), "266");
}

void SolvePanelTest::whyThereIsNoAnswer_data()
{
    QTest::addColumn<QString>("calculator");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("a blank field that the target depends on")
        << "pipeline-bubble"
        << "stages"
        << ""
        << "10"
        << "Pipeline stages: A value is needed: the target depends on it";
    QTest::newRow("no number of microbatches leaves no bubble")
        << "pipeline-bubble"
        << "stages"
        << "8"
        << "0"
        << "Out of reach: 7 steps of fill and drain remain with 8 stages, however many microbatches there are";
    QTest::newRow("every number of microbatches does") << "pipeline-bubble"
                                                       << "stages"
                                                       << "8"
                                                       << "90"
                                                       << "Every value meets the target: at worst the result is 87.5%";
}

void SolvePanelTest::whyThereIsNoAnswer()
{
    QFETCH(QString, calculator);
    QFETCH(QString, field);
    QFETCH(QString, typed);
    QFETCH(QString, target);
    SolveProgram program;
    program.show(calculator.toLatin1().constData());
    program.typeOver(field, typed);
    program.typeOver("solve-target", target);
    QTEST(program.sentence(), "sentence");
    QVERIFY(!program.offers(1));
}

void SolvePanelTest::aMadeUpCalculatorIsSolvedToo()
{
    SolveProgram program;
    program.show("made-up");
    QCOMPARE(program.text("solve-target"), "50");
    QCOMPARE(program.sentence(), "At least 50%: 50%."); // neither has a reading
    program.typeOver("solve-target", "90");
    program.press(Qt::Key_Return);
    QCOMPARE(program.text("discount"), "10");
    QCOMPARE(program.value("share-kept"), "90%");
}

void SolvePanelTest::theRunAnswersWithTheCountsThatItAllows()
{
    SolveProgram program;
    program.switchRunOn();
    program.setRun("microbatch", 8);
    QCOMPARE(program.text("microbatches"), "32");
    QCOMPARE(program.sentence(), "At most 10% bubble: 63 microbatches.");
    QCOMPARE(program.detail(),
             "This global batch does not divide into 63 microbatches; the next count that it allows is 64.");
    QCOMPARE(program.useButton(1)->text(), "Use 64");
    QCOMPARE(program.offer(1), "Microbatch 8 → 4 (−50%): 9.9% bubble");
    QCOMPARE(program.offer(2), "GPUs 512 → 256 (−50%): 9.9% bubble");
    QCOMPARE(program.offer(3), "Global batch 2,048 → 4,032 (+96.9%): 10% bubble");
    QVERIFY(!program.offers(4));
}

void SolvePanelTest::theRunIsChangedInOneStep()
{
    SolveProgram program;
    program.switchRunOn();
    program.setRun("microbatch", 8);
    const int before = program.stack.count();
    program.use(1);
    QCOMPARE(program.runValue("microbatch"), core::Value(std::int64_t(4)));
    QCOMPARE(program.text("microbatches"), "64");
    QCOMPARE(program.stack.count(), before + 1);
    program.undo();
    QCOMPARE(program.runValue("microbatch"), core::Value(std::int64_t(8)));
    program.use(3);
    QCOMPARE(program.runValue("global-batch"), core::Value(std::int64_t(4032)));
    QCOMPARE(program.text("microbatches"), "63");
}

void SolvePanelTest::aRunThatMeetsTheTargetSaysSo()
{
    SolveProgram program;
    program.switchRunOn();
    QVERIFY(program.detail().startsWith("The run meets it already: 256 microbatches, 2.66% bubble."));
    QCOMPARE(program.useButton(1)->text(), "Use 64"); // the closest count all the same
}

void SolvePanelTest::stagesOfTheRunTakeTheirGpusAlong()
{
    SolveProgram program;
    program.switchRunOn();
    program.setRun("microbatch", 8);
    program.choose("solve-field", "Pipeline");
    QCOMPARE(program.sentence(), "At most 10% bubble: 4 stages.");
    QCOMPARE(program.offer(1), "GPUs 512 → 256 (−50%) · Pipeline parallel 8 → 4 (−50%): 8.6% bubble");
    program.use(1);
    QCOMPARE(program.text("stages"), "4");
    QCOMPARE(program.text("microbatches"), "32");
}

void SolvePanelTest::aRunThatIsNotWholeSaysSo()
{
    SolveProgram program;
    program.switchRunOn();
    program.setRun("gpus", 504);
    QCOMPARE(program.sentence(), "At most 10% bubble: 63 microbatches.");
    QCOMPARE(program.detail(), "The run is not whole yet. Until it is, it cannot take this.");
    QVERIFY(!program.offers(1));
}

void SolvePanelTest::aDetachedFieldIsAnsweredAlone()
{
    SolveProgram program;
    program.switchRunOn();
    program.typeOver("microbatches", "32");
    QCOMPARE(program.useButton(1)->text(), "Use 63");
    program.use(1);
    QCOMPARE(program.text("microbatches"), "63");
    QCOMPARE(program.runValue("microbatch"), core::Value(std::int64_t(1)));
}

void SolvePanelTest::theOtherLanguageIsSpokenAtOnce()
{
    SolveProgram program;
    program.show("data-parallel-scaling");
    program.typeOver("solve-target", "150000.5");
    program.workspace->setStyle(core::numberStyle("de"));
    QCOMPARE(program.text("solve-target"), "150.000,5");
    QVERIFY(program.sentence().startsWith("At least 150.000,5"));
}

QTEST_MAIN(SolvePanelTest)
#include "solve_panel_test.moc"
