// SPDX-License-Identifier: GPL-3.0-or-later
// The person's point under the mouse, and what comes of it in the field and in undo steps.
#include "tests/ui/charts/charted_page.h"

using namespace ui;

class ChartDragTest : public QObject, protected tests::ChartedPage
{
    Q_OBJECT

private slots:
    void init() { open(0); }
    void cleanup() { close(); }

    void draggingChangesTheField();
    void aDragIsOneStep();
    void theAxisStaysWhileDragging();
    void shiftSnapsToPowersOfTwo();
    void aPressAloneChangesNothing();
    void thePointDoesNotJumpToTheMouse();
    void beyondTheEndsItStopsAtThem();
    void theBoundsOfTheFieldStopItToo();
    void escapePutsTheValueBack();
    void undoWhileDraggingIsNotLost();
    void elsewhereNothingIsDragged();
    void thePointShowsThatItCanBeDragged();
    void hidingThePageEndsTheDrag();
};

void ChartDragTest::draggingChangesTheField()
{
    const QPoint to = at(128);
    press(point());
    moveTo(to);
    QCOMPARE(count(), 128);
    QCOMPARE(m_page->findChild<NumberEdit*>("microbatches")->text(), QStringLiteral("128"));
    QCOMPARE(view().picture().tip.first, QStringLiteral("128 microbatches"));
    moveTo(QPoint(10, 10)); // wherever the mouse goes meanwhile
    QCOMPARE(count(), 2);
    moveTo(to);
    release(to);
    QCOMPARE(count(), 128);
    QCOMPARE(axis(), (core::Scale{true, 8, 2048}));
    QCOMPARE(point().x(), qRound(view().picture().layout.plot.center().x())); // it recentred
}

void ChartDragTest::aDragIsOneStep()
{
    drag(128);
    QCOMPARE(m_stack->count(), 1);
    drag(64);
    QCOMPARE(count(), 64);
    QCOMPARE(m_stack->count(), 2);
    m_stack->undo();
    QCOMPARE(count(), 128);
    m_stack->undo();
    QCOMPARE(count(), 32);
}

void ChartDragTest::theAxisStaysWhileDragging()
{
    const std::vector<Tick> ticks = view().picture().layout.xTicks;
    const double top = view().picture().layout.plot.top();
    press(point());
    for (const double x : {64.0, 128.0, 500.0, 3.0}) {
        const QPoint place = at(x);
        moveTo(place);
        QCOMPARE(view().picture().layout.xTicks, ticks);
        QCOMPARE(view().picture().layout.plot.top(), top);
        QVERIFY(std::abs(view().picture().layout.point->x() - place.x()) <= 5);
    }
    release(point());
    QVERIFY(view().picture().layout.xTicks != ticks);
}

void ChartDragTest::shiftSnapsToPowersOfTwo()
{
    drag(70, Qt::ShiftModifier);
    QCOMPARE(count(), 64);
    drag(100, Qt::ShiftModifier);
    QCOMPARE(count(), 128);
}

void ChartDragTest::aPressAloneChangesNothing()
{
    press(point());
    release(point());
    QCOMPARE(count(), 32);
    QCOMPARE(m_stack->count(), 0);
    // There and back is nothing either.
    const QPoint start = point();
    press(start);
    moveTo(at(64));
    moveTo(start);
    release(start);
    QCOMPARE(count(), 32);
    QCOMPARE(m_stack->count(), 0);
}

void ChartDragTest::thePointDoesNotJumpToTheMouse()
{
    const QPoint grip(9, 4);
    press(point() + grip);
    QVERIFY(view().isDragging());
    moveTo(point() + grip + QPoint(1, 0));
    QCOMPARE(count(), 32);
    moveTo(at(64) + grip);
    QCOMPARE(count(), 64);
    release(at(64));
}

void ChartDragTest::beyondTheEndsItStopsAtThem()
{
    press(point());
    moveTo(QPoint(view().width() + 500, 10));
    QCOMPARE(count(), 512);
    moveTo(QPoint(-500, 10));
    QCOMPARE(count(), 2);
    release(QPoint(-500, 10));
    QCOMPARE(count(), 2);
    QCOMPARE(axis(), (core::Scale{true, 1, 32}));
    press(point());
    moveTo(QPoint(-500, 10));
    release(QPoint(-500, 10));
    QCOMPARE(count(), 1);
}

void ChartDragTest::theBoundsOfTheFieldStopItToo()
{
    open(3); // apples: 2 to 100
    QCOMPARE(m_model->calculator().fields[xField()].bounds.least, 2);
    press(point());
    moveTo(QPoint(-500, 10));
    QCOMPARE(count(), 2);
    moveTo(QPoint(view().width() + 500, 10));
    QCOMPARE(count(), 100);
    release(QPoint(view().width() + 500, 10));
    QVERIFY(!m_model->entry(xField()).issue);
}

void ChartDragTest::escapePutsTheValueBack()
{
    m_model->type(1, QStringLiteral("4*8"));
    m_stack->undo();
    QCOMPARE(m_stack->count(), 1); // to be redone
    press(point());
    moveTo(at(128));
    QCOMPARE(count(), 128);
    QTest::keyClick(&view(), Qt::Key_Escape);
    QCOMPARE(count(), 32);
    QVERIFY(!view().isDragging());
    moveTo(at(256)); // the button is still down
    release(at(256));
    QCOMPARE(count(), 32);
    QCOMPARE(axis(), (core::Scale{true, 2, 512}));
    QCOMPARE(m_stack->count(), 1);
    QVERIFY(m_stack->canRedo());
    m_stack->redo();
    QCOMPARE(text(), QStringLiteral("4*8"));
    press(point());
    moveTo(at(128));
    QTest::keyClick(&view(), Qt::Key_Escape);
    QCOMPARE(text(), QStringLiteral("4*8")); // as it was typed
    release(point());
}

void ChartDragTest::undoWhileDraggingIsNotLost()
{
    m_model->setValue(0, std::int64_t(16));
    press(point());
    moveTo(at(128));
    m_stack->undo();
    QCOMPARE(count(), 32);
    QCOMPARE(m_model->values()[0], core::Value(std::int64_t(8)));
    moveTo(at(256));
    release(at(256));
    QCOMPARE(count(), 256);
    m_stack->undo();
    QCOMPARE(count(), 32);
    QCOMPARE(m_model->values()[0], core::Value(std::int64_t(8)));
}

void ChartDragTest::elsewhereNothingIsDragged()
{
    const QPoint aside = point() + QPoint(40, 0);
    press(aside);
    QVERIFY(!view().isDragging());
    moveTo(at(256));
    release(at(256));
    QCOMPARE(count(), 32);
    QTest::mousePress(view().viewport(), Qt::RightButton, {}, point());
    QVERIFY(!view().isDragging());
    QTest::mouseRelease(view().viewport(), Qt::RightButton, {}, point());
}

void ChartDragTest::thePointShowsThatItCanBeDragged()
{
    const QImage before = view().grab().toImage();
    QTest::mouseMove(view().viewport(), point() + QPoint(10, 0));
    QTRY_VERIFY(view().picture().pointHeld);
    QCOMPARE(view().viewport()->cursor().shape(), Qt::SizeHorCursor);
    QVERIFY(view().grab().toImage() != before);
    QVERIFY(view().picture().tip.own);
    QTest::mouseMove(view().viewport(), point() + QPoint(14, 0));
    QTRY_VERIFY(!view().picture().pointHeld);
    QCOMPARE(view().viewport()->cursor().shape(), Qt::ArrowCursor);
    QVERIFY(!view().picture().tip.own); // reads off, as everywhere else
}

void ChartDragTest::hidingThePageEndsTheDrag()
{
    press(point());
    moveTo(at(64));
    m_page->hide();
    QVERIFY(!view().isDragging());
    QCOMPARE(count(), 64);
    QCOMPARE(m_stack->count(), 1);
}

QTEST_MAIN(ChartDragTest)
#include "chart_drag_test.moc"
