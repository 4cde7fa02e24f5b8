// SPDX-License-Identifier: GPL-3.0-or-later
// The table of sensitivities: closed at first, live once open, copied as a spreadsheet takes it.
#include "tests/ui/window/shown_program.h"
#include "ui/widgets/copy_table.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QClipboard>
#include <QToolButton>

using Program = tests::ShownProgram;

namespace {

struct SensitivityProgram : Program
{
    void open() { QTest::mouseClick(&find<QToolButton>("sensitivity"), Qt::LeftButton); }
    ui::CopyTable& table() { return find<ui::CopyTable>("sensitivity-table"); }
    QString cell(int row, int column, int role = Qt::EditRole)
    {
        return table().model()->index(row, column).data(role).toString();
    }
    QString header(int column) { return table().model()->headerData(column, Qt::Horizontal).toString(); }
};

} // namespace

class SensitivityCardTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsClosedAtFirst();
    void theLargestEffectComesFirst();
    void itFollowsEveryKey();
    void whatCannotBeVariedHasADash();
    void everyRowIsSeenWithoutScrolling();
    void screenReadersHearWholeSentences();
    void aSelectionIsCopiedForASpreadsheet();
    void aMadeUpCalculatorHasATableToo();
};

void SensitivityCardTest::itIsClosedAtFirst()
{
    SensitivityProgram program;
    QVERIFY(!program.window->page(0).findChild<ui::CopyTable*>("sensitivity-table"));
    program.open();
    QVERIFY(program.table().isVisible());
    program.open();
    QVERIFY(!program.table().isVisible());
}

void SensitivityCardTest::theLargestEffectComesFirst()
{
    SensitivityProgram program;
    program.open();
    QCOMPARE(program.header(1), "Bubble fraction\nhalved");
    QCOMPARE(program.header(4), "Pipeline efficiency\ndoubled");
    QCOMPARE(program.table().model()->rowCount(), 2);
    QCOMPARE(program.cell(0, 0), "Pipeline stages (4 · 16 stages)");
    // 3/35 and 15/47 against 7/39.
    QCOMPARE(program.cell(0, 1), "8.6% (−9.38 points)");
    QCOMPARE(program.cell(0, 2), "31.9% (+14.0 points)");
    QCOMPARE(program.cell(1, 0), "Microbatches (16 · 64 microbatches)");
    QCOMPARE(program.cell(1, 2), "9.9% (−8.09 points)");
    QCOMPARE(program.cell(0, 1, Qt::DisplayRole), "8.6%\n−9.38 points");
}

void SensitivityCardTest::itFollowsEveryKey()
{
    SensitivityProgram program;
    program.open();
    program.typeOver("stages", "4");
    QCOMPARE(program.cell(0, 0), "Pipeline stages (2 · 8 stages)");
    QCOMPARE(program.cell(0, 1), "3.03% (−5.54 points)"); // 1/33 against 3/35
    program.typeOver("stages", "");
    QCOMPARE(program.cell(0, 1), "…");
}

void SensitivityCardTest::whatCannotBeVariedHasADash()
{
    SensitivityProgram program;
    program.open();
    program.typeOver("stages", "1");
    for (int row = 0; row < 2; ++row)
        if (program.cell(row, 0).startsWith("Pipeline stages")) {
            QCOMPARE(program.cell(row, 0), "Pipeline stages (– · 2 stages)");
            QCOMPARE(program.cell(row, 1), "–");
            QCOMPARE(program.cell(row, 1, Qt::AccessibleTextRole), "This value cannot be halved or doubled.");
        }
    QCOMPARE(program.cell(0, 0), "Pipeline stages (– · 2 stages)"); // without stages to wait for, only they matter
}

void SensitivityCardTest::everyRowIsSeenWithoutScrolling()
{
    SensitivityProgram program;
    for (int page = 0; page < 4; ++page) {
        program.window->showCalculator(page);
        program.open();
        QCoreApplication::processEvents();
        const ui::CopyTable& table = program.table();
        const QRect last = table.visualRect(table.model()->index(table.model()->rowCount() - 1, 0));
        QVERIFY(table.viewport()->rect().contains(last));
    }
}

void SensitivityCardTest::screenReadersHearWholeSentences()
{
    SensitivityProgram program;
    program.open();
    QCOMPARE(program.cell(0, 0, Qt::AccessibleTextRole), "Pipeline stages, halved 4, doubled 16");
    QCOMPARE(program.cell(0, 1, Qt::AccessibleTextRole), "Pipeline stages 4: Bubble fraction 8.6%, −9.38 points");
}

void SensitivityCardTest::aSelectionIsCopiedForASpreadsheet()
{
    SensitivityProgram program;
    program.open();
    ui::CopyTable& table = program.table();
    table.setFocus();
    table.selectionModel()->select(QItemSelection(table.model()->index(0, 0), table.model()->index(1, 1)),
                                   QItemSelectionModel::ClearAndSelect);
    QTest::keySequence(&table, QKeySequence::Copy);
    QCOMPARE(QApplication::clipboard()->text(), "Pipeline stages (4 · 16 stages)\t8.6% (−9.38 points)\n"
                                                "Microbatches (16 · 64 microbatches)\t30.4% (+12.5 points)");
}

void SensitivityCardTest::aMadeUpCalculatorHasATableToo()
{
    SensitivityProgram program;
    program.window->showCalculator(3);
    program.open();
    QCOMPARE(program.table().model()->rowCount(), 3);
    QCOMPARE(program.table().model()->columnCount(), 7); // three main results
}

QTEST_MAIN(SensitivityCardTest)
#include "sensitivity_card_test.moc"
