// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does to the chart of a page with mouse, keys and wheel, and what comes of it in fields and undo steps.
#include "core/calculator/registry.h"
#include "tests/support/made_up_calculator.h"
#include "ui/charts/chart_panel.h"
#include "ui/form/number_edit.h"
#include "ui/page/calculator_page.h"

#include <QScrollBar>
#include <QUndoStack>
#include <QtTest>

#include <memory>

using namespace ui;

class ChartMovesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { open(0); }
    void cleanup();

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
    void arrowKeysStepTheValue();
    void arrowKeysAreOneStepPerVisit();
    void shiftAndArrowsGoByPowersOfTwo();
    void arrowKeysStopAtTheBounds();
    void controlAndArrowsOnlyRead();
    void aStepIsSpoken();
    void theWheelZoomsTheFocusedChart();
    void withoutTheFocusTheWheelScrollsThePage();
    void keysZoom_data();
    void keysZoom();
    void doubleClickResetsTheZoom();
    void zoomEndsAtBothEnds();
    void zoomGoesWithBothKindsOfAxes();
    void zoomIsNoEdit();

private:
    void open(std::size_t calculator);
    ChartView& view() const { return *m_page->chart().view(); }
    QPoint point() const { return view().picture().layout.point->toPoint(); }
    QPoint at(double x) const;
    const core::Scale& axis() const { return m_page->chart().plot().x; }
    void press(const QPoint& place) const { QTest::mousePress(view().viewport(), Qt::LeftButton, {}, place); }
    void release(const QPoint& place) const { QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, place); }
    void moveTo(const QPoint& place, Qt::KeyboardModifiers modifiers = {}) const;
    void drag(double x, Qt::KeyboardModifiers modifiers = {}) const;
    bool turnWheel(int notches) const;
    qint64 count() const
    {
        return qint64(std::get<std::int64_t>(*m_model->values()[m_model->calculator().chart.xField]));
    }
    QString text() const { return m_model->text(m_model->calculator().chart.xField); }

    core::Registry m_calculators;
    std::unique_ptr<QUndoStack> m_stack;
    std::unique_ptr<CalculatorModel> m_model;
    std::unique_ptr<CalculatorPage> m_page;
};

void ChartMovesTest::initTestCase()
{
    m_calculators = core::builtInCalculators();
    m_calculators.push_back(tests::madeUpCalculator());
}

void ChartMovesTest::open(std::size_t calculator)
{
    cleanup();
    m_stack = std::make_unique<QUndoStack>();
    m_model = std::make_unique<CalculatorModel>(m_calculators[calculator], *m_stack);
    m_page = std::make_unique<CalculatorPage>(*m_model);
    m_page->resize(1080, 800);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    view().setFocus();
    QTRY_COMPARE(view().picture().layout.area.size(), QSizeF(view().viewport()->size()));
}

void ChartMovesTest::cleanup()
{
    m_page.reset();
    m_model.reset();
    m_stack.reset();
}

// The place of a value of the x field, at the height of the point.
QPoint ChartMovesTest::at(double x) const
{
    const ChartLayout& layout = view().picture().layout;
    return {qRound(layout.at({axis().position(x), 0}).x()), point().y()};
}

// QTest::mouseMove knows no buttons.
void ChartMovesTest::moveTo(const QPoint& place, Qt::KeyboardModifiers modifiers) const
{
    QMouseEvent move(QEvent::MouseMove, place, view().viewport()->mapToGlobal(place), Qt::NoButton, Qt::LeftButton,
                     modifiers);
    QApplication::sendEvent(view().viewport(), &move);
}

void ChartMovesTest::drag(double x, Qt::KeyboardModifiers modifiers) const
{
    const QPoint to = at(x);
    const QPoint from = point();
    press(from);
    moveTo((from + to) / 2, modifiers);
    moveTo(to, modifiers);
    release(to);
}

bool ChartMovesTest::turnWheel(int notches) const
{
    const QPointF place = point();
    QWheelEvent wheel(place, view().viewport()->mapToGlobal(place), {}, {0, 120 * notches}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&wheel); // only such go on to the parents
    QApplication::instance()->notify(view().viewport(), &wheel);
    return wheel.isAccepted();
}

void ChartMovesTest::draggingChangesTheField()
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

void ChartMovesTest::aDragIsOneStep()
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

void ChartMovesTest::theAxisStaysWhileDragging()
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

void ChartMovesTest::shiftSnapsToPowersOfTwo()
{
    drag(70, Qt::ShiftModifier);
    QCOMPARE(count(), 64);
    drag(100, Qt::ShiftModifier);
    QCOMPARE(count(), 128);
}

void ChartMovesTest::aPressAloneChangesNothing()
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

void ChartMovesTest::thePointDoesNotJumpToTheMouse()
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

void ChartMovesTest::beyondTheEndsItStopsAtThem()
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

void ChartMovesTest::theBoundsOfTheFieldStopItToo()
{
    open(3); // apples: 2 to 100
    QCOMPARE(m_model->calculator().fields[m_model->calculator().chart.xField].bounds.least, 2);
    press(point());
    moveTo(QPoint(-500, 10));
    QCOMPARE(count(), 2);
    moveTo(QPoint(view().width() + 500, 10));
    QCOMPARE(count(), 100);
    release(QPoint(view().width() + 500, 10));
    QVERIFY(!m_model->entry(m_model->calculator().chart.xField).issue);
}

void ChartMovesTest::escapePutsTheValueBack()
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

void ChartMovesTest::undoWhileDraggingIsNotLost()
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

void ChartMovesTest::elsewhereNothingIsDragged()
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

void ChartMovesTest::thePointShowsThatItCanBeDragged()
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

void ChartMovesTest::hidingThePageEndsTheDrag()
{
    press(point());
    moveTo(at(64));
    m_page->hide();
    QVERIFY(!view().isDragging());
    QCOMPARE(count(), 64);
    QCOMPARE(m_stack->count(), 1);
}

void ChartMovesTest::arrowKeysStepTheValue()
{
    QTest::keyClick(&view(), Qt::Key_Right);
    QCOMPARE(count(), 35);
    QCOMPARE(m_page->findChild<NumberEdit*>("microbatches")->text(), QStringLiteral("35"));
    QTest::keyClick(&view(), Qt::Key_Left);
    QCOMPARE(count(), 32);
    m_model->setValue(1, std::int64_t(4));
    QTest::keyClick(&view(), Qt::Key_Right);
    QCOMPARE(count(), 5);
    QTest::keyClick(&view(), Qt::Key_Home);
    QTest::keyClick(&view(), Qt::Key_End);
    QCOMPARE(count(), 5);
}

void ChartMovesTest::arrowKeysAreOneStepPerVisit()
{
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&view(), Qt::Key_Right);
    QCOMPARE(m_stack->count(), 1);
    view().clearFocus();
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Right);
    QCOMPARE(m_stack->count(), 2);
    m_stack->undo();
    m_stack->undo();
    QCOMPARE(count(), 32);
}

void ChartMovesTest::shiftAndArrowsGoByPowersOfTwo()
{
    QTest::keyClick(&view(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(count(), 64);
    QTest::keyClick(&view(), Qt::Key_Left);
    QCOMPARE(count(), 59);
    QTest::keyClick(&view(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(count(), 32);
    QCOMPARE(m_stack->count(), 1);
}

void ChartMovesTest::arrowKeysStopAtTheBounds()
{
    m_model->setValue(1, std::int64_t(1));
    const int steps = m_stack->count();
    QTest::keyClick(&view(), Qt::Key_Left);
    QTest::keyClick(&view(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(count(), 1);
    QCOMPARE(m_stack->count(), steps);
    m_model->setValue(1, core::largestCount);
    QTest::keyClick(&view(), Qt::Key_Right);
    QCOMPARE(count(), core::largestCount);
    QTest::keyClick(&view(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(count(), qint64(1) << 62);
}

void ChartMovesTest::controlAndArrowsOnlyRead()
{
    QTest::keyClick(&view(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(view().readValue(), 35.0);
    QTest::keyClick(&view(), Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(view().readValue(), 512.0);
    QCOMPARE(count(), 32);
    QCOMPARE(m_stack->count(), 0);
    QTest::keyClick(&view(), Qt::Key_Escape);
    QVERIFY(!view().readValue());
}

void ChartMovesTest::aStepIsSpoken()
{
    QSignalSpy spy(&view(), &ChartView::readingChanged);
    QTest::keyClick(&view(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(view().accessibleName(), QStringLiteral("9.9% bubble at 64 microbatches"));
    QCOMPARE(spy.size(), 1);
    view().clearFocus();
    QCOMPARE(view().accessibleName(), QStringLiteral("Bubble fraction by microbatches"));
}

void ChartMovesTest::theWheelZoomsTheFocusedChart()
{
    QVERIFY(turnWheel(1));
    QCOMPARE(axis(), (core::Scale{true, 4, 256}));
    QCOMPARE(view().picture().layout.xTicks.front().text, QStringLiteral("4"));
    QVERIFY(turnWheel(-3));
    QCOMPARE(axis(), (core::Scale{true, 1, 2048}));
    QCOMPARE(view().picture().layout.xTicks.front().text, QStringLiteral("1"));
    QCOMPARE(count(), 32);
}

void ChartMovesTest::withoutTheFocusTheWheelScrollsThePage()
{
    m_page->resize(960, 420); // too low for the page
    view().clearFocus();
    QTRY_VERIFY(m_page->verticalScrollBar()->maximum() > 0);
    turnWheel(-1);
    QVERIFY(m_page->verticalScrollBar()->value() > 0);
    QCOMPARE(m_page->chart().zoom(), 0);
}

void ChartMovesTest::keysZoom_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<int>("zoom");
    QTest::newRow("plus") << Qt::Key_Plus << Qt::KeyboardModifiers() << 3;
    QTest::newRow("plus with Shift, where the keyboard needs it")
        << Qt::Key_Plus << Qt::KeyboardModifiers(Qt::ShiftModifier) << 3;
    QTest::newRow("plus of the keypad") << Qt::Key_Plus << Qt::KeyboardModifiers(Qt::KeypadModifier) << 3;
    QTest::newRow("Ctrl and plus") << Qt::Key_Plus << Qt::KeyboardModifiers(Qt::ControlModifier) << 3;
    QTest::newRow("minus") << Qt::Key_Minus << Qt::KeyboardModifiers() << 1;
    QTest::newRow("Ctrl and minus") << Qt::Key_Minus << Qt::KeyboardModifiers(Qt::ControlModifier) << 1;
    QTest::newRow("0") << Qt::Key_0 << Qt::KeyboardModifiers() << 0;
    QTest::newRow("Ctrl and 0") << Qt::Key_0 << Qt::KeyboardModifiers(Qt::ControlModifier) << 0;
    QTest::newRow("Alt and plus is not ours") << Qt::Key_Plus << Qt::KeyboardModifiers(Qt::AltModifier) << 2;
}

void ChartMovesTest::keysZoom()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(int, zoom);
    m_page->chart().zoomBy(2);
    QTest::keyClick(&view(), key, modifiers);
    QCOMPARE(m_page->chart().zoom(), zoom);
}

void ChartMovesTest::doubleClickResetsTheZoom()
{
    m_page->chart().zoomBy(-2);
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, QPoint(100, 40));
    QCOMPARE(m_page->chart().zoom(), 0);
    m_page->chart().zoomBy(-2);
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, point());
    QCOMPARE(m_page->chart().zoom(), 0);
    QCOMPARE(count(), 32);
    QVERIFY(!view().isDragging());
}

void ChartMovesTest::zoomEndsAtBothEnds()
{
    m_model->setValue(1, std::int64_t(65536));
    turnWheel(50);
    QCOMPARE(axis(), (core::Scale{true, 32768, 131072}));
    turnWheel(-1);
    QCOMPARE(axis(), (core::Scale{true, 16384, 262144}));
    turnWheel(-50);
    QCOMPARE(axis(), (core::Scale{true, 16, 268435456}));
}

void ChartMovesTest::zoomGoesWithBothKindsOfAxes()
{
    m_page->chart().zoomBy(2);
    m_page->chart().setLogarithmic(false);
    QCOMPARE(axis(), (core::Scale{false, 8, 128}));
    QVERIFY(m_page->chart().describe().endsWith(QStringLiteral("on an axis from 8 to 128.")));
    m_page->chart().zoomBy(1);
    m_page->chart().setLogarithmic(true);
    QCOMPARE(axis(), (core::Scale{true, 16, 64}));
    drag(50);
    QCOMPARE(count(), 50);
}

void ChartMovesTest::zoomIsNoEdit()
{
    QSignalSpy spy(m_model.get(), &CalculatorModel::changed);
    turnWheel(2);
    QTest::keyClick(&view(), Qt::Key_0);
    QCOMPARE(spy.size(), 0);
    QCOMPARE(m_stack->count(), 0);
}

QTEST_MAIN(ChartMovesTest)
#include "chart_moves_test.moc"
