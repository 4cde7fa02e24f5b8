// SPDX-License-Identifier: GPL-3.0-or-later
// Links from a page to those that share fields with it: the common values go along as one step.
#include "tests/ui/window/shown_program.h"
#include "ui/page/links_row.h"

#include <QPushButton>

using Program = tests::ShownProgram;

class LinksRowTest : public QObject
{
    Q_OBJECT

private slots:
    void theCommonValueGoesAlongAsOneStep();
    void whatWasTypedThereStays();
    void theLinkSaysWhatGoesAlong();
    void aBlankFieldTakesNothingAlong();
    void aCalculatorWithNothingInCommonHasNoLink();
};

void LinksRowTest::theCommonValueGoesAlongAsOneStep()
{
    Program program;
    program.typeOver("microbatches", "48");
    const int before = program.stack.count();
    QTest::mouseClick(&program.find<QPushButton>("open-in-effective-batch"), Qt::LeftButton);
    QCOMPARE(program.window->currentCalculator(), 2);
    QCOMPARE(program.find<ui::NumberEdit>("accumulation-steps").text(), "48");
    QCOMPARE(program.find<ui::NumberEdit>("devices").text(), "64");
    QCOMPARE(program.stack.count(), before + 1);
    program.press(Qt::Key_Z | Qt::ControlModifier);
    QCOMPARE(program.find<ui::NumberEdit>("accumulation-steps").text(), "4");
    QCOMPARE(program.window->currentCalculator(), 2);
}

void LinksRowTest::whatWasTypedThereStays()
{
    Program program;
    program.window->showCalculator(2);
    program.typeOver("sequence-length", "8k+");
    program.window->showCalculator(1);
    program.typeOver("devices", "128");
    QTest::mouseClick(&program.find<QPushButton>("open-in-effective-batch"), Qt::LeftButton);
    QCOMPARE(program.find<ui::NumberEdit>("devices").text(), "128");
    QCOMPARE(program.find<ui::NumberEdit>("sequence-length").text(), "8k+");
    QTest::mouseClick(&program.find<QPushButton>("open-in-data-parallel-scaling"), Qt::LeftButton);
    QCOMPARE(program.window->currentCalculator(), 1);
    QCOMPARE(program.find<ui::NumberEdit>("devices").text(), "128");
}

void LinksRowTest::theLinkSaysWhatGoesAlong()
{
    Program program;
    auto& link = program.find<QPushButton>("open-in-effective-batch");
    QCOMPARE(link.text(), "Effective batch");
    QCOMPARE(link.accessibleDescription(), "Goes along: Microbatches 32 → Accumulation steps");
    program.typeOver("microbatches", "1k");
    QCOMPARE(link.accessibleDescription(), "Goes along: Microbatches 1,000 → Accumulation steps");
    QCOMPARE(link.toolTip(), link.accessibleDescription());
}

void LinksRowTest::aBlankFieldTakesNothingAlong()
{
    Program program;
    program.typeOver("microbatches", "");
    auto& link = program.find<QPushButton>("open-in-effective-batch");
    QCOMPARE(link.accessibleDescription(), "No value goes along: the common fields are empty.");
    QTest::mouseClick(&link, Qt::LeftButton);
    QCOMPARE(program.find<ui::NumberEdit>("accumulation-steps").text(), "4");
}

void LinksRowTest::aCalculatorWithNothingInCommonHasNoLink()
{
    Program program;
    program.window->showCalculator(3);
    auto* row = program.window->page(3).findChild<ui::LinksRow*>();
    QVERIFY(!row->isVisible());
    QVERIFY(row->findChildren<QPushButton*>().isEmpty());
    program.window->showCalculator(1);
    QCOMPARE(program.window->page(1).findChild<ui::LinksRow*>()->findChildren<QPushButton*>().size(), 1);
}

QTEST_MAIN(LinksRowTest)
#include "links_row_test.moc"
