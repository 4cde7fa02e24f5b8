// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with scenarios, by real keys and clicks, and that each of it is one step of the history.
#include "tests/ui/scenarios/shown_scenarios.h"

using Program = tests::ScenarioProgram;

class ScenarioStepsTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsShownUntilSomethingIsPinned();
    void aKeyPinsUnderANameThatSaysWhatDiffers();
    void proposedNamesAreNeverTheSame();
    void pinningIsUndoneAndDoneAgain();
    void aNameIsTypedInPlace();
    void anEmptyNameKeepsTheOldOne();
    void escapeKeepsTheName();
    void aLongNameEndsAtTheLongest();
    void aDoubleClickOpensTheName();
    void rowsMoveWithTheKeyboard();
    void aCopyStandsBehindItsOriginal();
    void aDeletedScenarioComesBack();
    void theLastOneDeletedLeavesTheFocusWithThePin();
    void enterPutsTheValuesIntoTheFieldsAsOneStep();
    void aDoubleClickOnAValueDoesTheSame();
    void theButtonDoesTheSame();
    void whatWasBlankIsBlankAgain();
    void theHistoryLeadsToThePageOfTheScenario();
    void buttonsThatCanDoNothingAreDisabled();
    void aColourIsUsedAgainWhenItIsFree();
};

void ScenarioStepsTest::nothingIsShownUntilSomethingIsPinned()
{
    Program program;
    QVERIFY(!program.table().isVisible());
    QVERIFY(program.button("pin").isVisible());
    QVERIFY(!program.button("delete").isVisible());
    program.click("pin");
    QVERIFY(program.table().isVisible());
    QVERIFY(program.button("delete").isVisible());
    QCOMPARE(program.names(), QStringList{"Worked example"});
}

void ScenarioStepsTest::aKeyPinsUnderANameThatSaysWhatDiffers()
{
    Program program;
    program.pin("microbatches", "64");
    QCOMPARE(program.names(), QStringList{"64 microbatches"});
    program.pin("stages", "16");
    QCOMPARE(program.names().last(), "Pipeline stages 16");
    program.pin("microbatches", "128");
    QCOMPARE(program.names().last(), "Pipeline stages 16, 128 microbatches");
    QVERIFY(program.window->findChild<QLabel*>("notice")->text().contains("Pipeline stages 16, 128 microbatches"));
    program.window->showCalculator(1);
    program.pin("scaling-efficiency", "95");
    QCOMPARE(program.names(), QStringList{"Scaling efficiency 95%"});
}

void ScenarioStepsTest::proposedNamesAreNeverTheSame()
{
    Program program;
    program.pin("microbatches", "64");
    program.pinKey();
    program.pinKey();
    const QStringList expected{"64 microbatches", "64 microbatches (2)", "64 microbatches (3)"};
    QCOMPARE(program.names(), expected);
}

void ScenarioStepsTest::pinningIsUndoneAndDoneAgain()
{
    Program program;
    program.pin("microbatches", "64");
    program.undo();
    QVERIFY(!program.table().isVisible());
    QCOMPARE(program.text("microbatches"), "64");
    QVERIFY(!program.window->findChild<QLabel*>("notice")->text().contains("Pinned"));
    program.redo();
    QCOMPARE(program.names(), QStringList{"64 microbatches"});
}

void ScenarioStepsTest::aNameIsTypedInPlace()
{
    Program program;
    program.pin("microbatches", "64");
    program.select(1);
    program.keyInTable(Qt::Key_F2);
    program.nameEditor().selectAll();
    QTest::keyClicks(&program.nameEditor(), "  <b>twice</b> the   batches ");
    program.enterName();
    QCOMPARE(program.names(), QStringList{"<b>twice</b> the batches"});
    QVERIFY(!program.table().model()->index(1, 0).data(Qt::ToolTipRole).toString().contains('<'));
    program.undo();
    QCOMPARE(program.names(), QStringList{"64 microbatches"});
    program.redo();
    QCOMPARE(program.names(), QStringList{"<b>twice</b> the batches"});
}

void ScenarioStepsTest::anEmptyNameKeepsTheOldOne()
{
    Program program;
    program.pin("microbatches", "64");
    const int steps = program.stack.count();
    program.select(1);
    program.click("rename");
    program.nameEditor().selectAll();
    QTest::keyClicks(&program.nameEditor(), "   ");
    program.enterName();
    QCOMPARE(program.names(), QStringList{"64 microbatches"});
    QCOMPARE(program.stack.count(), steps);
}

void ScenarioStepsTest::escapeKeepsTheName()
{
    Program program;
    program.pin("microbatches", "64");
    program.select(1);
    program.keyInTable(Qt::Key_F2);
    QTest::keyClicks(&program.nameEditor(), "another");
    QTest::keyClick(&program.nameEditor(), Qt::Key_Escape);
    QTRY_VERIFY(!program.isEditing());
    QCOMPARE(program.names(), QStringList{"64 microbatches"});
}

void ScenarioStepsTest::aLongNameEndsAtTheLongest()
{
    Program program;
    program.pinKey();
    program.select(1);
    program.keyInTable(Qt::Key_F2);
    program.nameEditor().selectAll();
    QTest::keyClicks(&program.nameEditor(), QString(150, 'x'));
    program.enterName();
    QCOMPARE(program.names(), QStringList{QString(100, 'x')});
    program.click("duplicate");
    QCOMPARE(program.names().last(), QString(96, 'x') + " (2)");
}

void ScenarioStepsTest::aDoubleClickOpensTheName()
{
    Program program;
    program.pin("microbatches", "64");
    const QPoint name = program.cellAt(1, 0).center();
    QTest::mouseClick(program.table().viewport(), Qt::LeftButton, {}, name);
    QTest::mouseDClick(program.table().viewport(), Qt::LeftButton, {}, name);
    QVERIFY(program.isEditing());
    QCOMPARE(program.nameEditor().text(), "64 microbatches");
    QCOMPARE(program.text("microbatches"), "64");
}

void ScenarioStepsTest::rowsMoveWithTheKeyboard()
{
    Program program;
    for (const char* count : {"1", "2", "3"})
        program.pin("microbatches", count);
    const QStringList before{"1 microbatches", "2 microbatches", "3 microbatches"};
    QCOMPARE(program.names(), before);
    program.select(3);
    program.keyInTable(Qt::Key_Up, Qt::AltModifier);
    program.keyInTable(Qt::Key_Up, Qt::AltModifier);
    const QStringList after{"3 microbatches", "1 microbatches", "2 microbatches"};
    QCOMPARE(program.names(), after);
    QCOMPARE(program.table().currentIndex().row(), 1);
    const int steps = program.stack.count();
    program.keyInTable(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(program.names(), after);
    QCOMPARE(program.stack.count(), steps);
    program.undo();
    program.undo();
    QCOMPARE(program.names(), before);
    program.redo();
    program.redo();
    QCOMPARE(program.names(), after);
    program.select(1);
    program.click("down");
    program.keyInTable(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(program.names(), before);
    // The results go along.
    QCOMPARE(program.cell(3, 2), "3");
    QCOMPARE(program.cell(3, 3), "70%");
}

void ScenarioStepsTest::aCopyStandsBehindItsOriginal()
{
    Program program;
    program.pin("microbatches", "64");
    program.pin("microbatches", "128");
    program.select(1);
    program.click("duplicate");
    const QStringList expected{"64 microbatches", "64 microbatches (2)", "128 microbatches"};
    QCOMPARE(program.names(), expected);
    QCOMPARE(program.cell(2, 2), "64");
    QCOMPARE(program.table().currentIndex().row(), 2);
    program.undo();
    QCOMPARE(program.names().size(), 2);
    program.redo();
    QCOMPARE(program.names(), expected);
}

void ScenarioStepsTest::aDeletedScenarioComesBack()
{
    Program program;
    program.pin("microbatches", "64");
    program.pin("microbatches", "128");
    program.select(1);
    program.keyInTable(Qt::Key_Delete);
    QCOMPARE(program.names(), QStringList{"128 microbatches"});
    program.undo();
    const QStringList both{"64 microbatches", "128 microbatches"};
    QCOMPARE(program.names(), both);
    QCOMPARE(program.cell(1, 2), "64");
    program.redo();
    QCOMPARE(program.names(), QStringList{"128 microbatches"});
    program.select(0);
    program.keyInTable(Qt::Key_Delete);
    QCOMPARE(program.names(), QStringList{"128 microbatches"});
}

void ScenarioStepsTest::theLastOneDeletedLeavesTheFocusWithThePin()
{
    Program program;
    program.pinKey();
    program.select(1);
    program.keyInTable(Qt::Key_Delete);
    QVERIFY(!program.table().isVisible());
    QVERIFY(program.button("pin").hasFocus());
}

void ScenarioStepsTest::enterPutsTheValuesIntoTheFieldsAsOneStep()
{
    Program program;
    program.pin("microbatches", "64");
    program.typeOver("microbatches", "5");
    program.typeOver("stages", "3");
    program.select(1);
    const int step = program.stack.index();
    program.keyInTable(Qt::Key_Return);
    QCOMPARE(program.text("stages"), "8");
    QCOMPARE(program.text("microbatches"), "64");
    QCOMPARE(program.stack.index(), step + 1);
    program.undo();
    QCOMPARE(program.text("stages"), "3");
    QCOMPARE(program.text("microbatches"), "5");
    program.redo();
    QCOMPARE(program.text("microbatches"), "64");
    program.select(0);
    program.keyInTable(Qt::Key_Return);
    QCOMPARE(program.stack.index(), step + 1);
}

void ScenarioStepsTest::aDoubleClickOnAValueDoesTheSame()
{
    Program program;
    program.pin("microbatches", "64");
    program.typeOver("microbatches", "5");
    const QPoint value = program.cellAt(1, 3).center();
    QTest::mouseClick(program.table().viewport(), Qt::LeftButton, {}, value);
    QCOMPARE(program.text("microbatches"), "5");
    QTest::mouseDClick(program.table().viewport(), Qt::LeftButton, {}, value);
    QCOMPARE(program.text("microbatches"), "64");
}

void ScenarioStepsTest::theButtonDoesTheSame()
{
    Program program;
    program.pin("microbatches", "64");
    program.typeOver("microbatches", "5");
    program.select(1);
    program.click("use");
    QCOMPARE(program.text("microbatches"), "64");
}

void ScenarioStepsTest::whatWasBlankIsBlankAgain()
{
    Program program;
    program.typeOver("stages", "");
    program.pinKey();
    QCOMPARE(program.names(), QStringList{"Pipeline stages …"});
    QCOMPARE(program.cell(1, 1), "…");
    QCOMPARE(program.cell(1, 3), "…");
    program.typeOver("stages", "4");
    QCOMPARE(program.difference(1, 3), "");
    program.select(1);
    program.click("use");
    QCOMPARE(program.text("stages"), "");
}

void ScenarioStepsTest::theHistoryLeadsToThePageOfTheScenario()
{
    Program program;
    program.pin("microbatches", "64");
    program.window->showCalculator(2);
    program.undo();
    QCOMPARE(program.window->currentCalculator(), 0);
    program.window->showCalculator(2);
    program.redo();
    QCOMPARE(program.window->currentCalculator(), 0);
}

void ScenarioStepsTest::buttonsThatCanDoNothingAreDisabled()
{
    Program program;
    program.pin("microbatches", "64");
    program.pin("microbatches", "128");
    const auto enabled = [&program] {
        QStringList names;
        for (const char* name : {"pin", "use", "rename", "duplicate", "delete", "up", "down"})
            if (program.button(name).isEnabled())
                names << name;
        return names.join(' ');
    };
    program.select(0);
    QCOMPARE(enabled(), "pin");
    program.select(1);
    QCOMPARE(enabled(), "pin use rename duplicate delete down");
    program.select(2);
    QCOMPARE(enabled(), "pin use rename duplicate delete up");
}

void ScenarioStepsTest::aColourIsUsedAgainWhenItIsFree()
{
    Program program;
    for (int i = 0; i < 10; ++i)
        program.pinKey();
    const auto color = [&program](int row) {
        return program.table().model()->index(row, 0).data(ui::ScenarioTableModel::ColorRole).toInt();
    };
    QCOMPARE(color(0), -1);
    for (int row = 1; row <= 10; ++row)
        QCOMPARE(color(row), row - 1);
    program.select(4);
    program.keyInTable(Qt::Key_Delete);
    program.pinKey();
    QCOMPARE(color(10), 3);
    program.pinKey();
    QCOMPARE(color(11), 0);
}

QTEST_MAIN(ScenarioStepsTest)
#include "scenario_steps_test.moc"
