// SPDX-License-Identifier: GPL-3.0-or-later
// Keys and the wheel on the chart of a page: steps of the value, reading, zoom.
#include "tests/ui/charts/charted_page.h"

#include <QScrollBar>

using namespace ui;

class ChartKeysTest : public QObject, protected tests::ChartedPage
{
    Q_OBJECT

private slots:
    void init() { open(0); }
    void cleanup() { close(); }

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
};

void ChartKeysTest::arrowKeysStepTheValue()
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

void ChartKeysTest::arrowKeysAreOneStepPerVisit()
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

void ChartKeysTest::shiftAndArrowsGoByPowersOfTwo()
{
    QTest::keyClick(&view(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(count(), 64);
    QTest::keyClick(&view(), Qt::Key_Left);
    QCOMPARE(count(), 59);
    QTest::keyClick(&view(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(count(), 32);
    QCOMPARE(m_stack->count(), 1);
}

void ChartKeysTest::arrowKeysStopAtTheBounds()
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

void ChartKeysTest::controlAndArrowsOnlyRead()
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

void ChartKeysTest::aStepIsSpoken()
{
    QSignalSpy spy(&view(), &ChartView::readingChanged);
    QTest::keyClick(&view(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(view().accessibleName(), QStringLiteral("9.9% bubble at 64 microbatches"));
    QCOMPARE(spy.size(), 1);
    view().clearFocus();
    QCOMPARE(view().accessibleName(), QStringLiteral("Bubble fraction by microbatches"));
}

void ChartKeysTest::theWheelZoomsTheFocusedChart()
{
    QVERIFY(turnWheel(1));
    QCOMPARE(axis(), (core::Scale{true, 4, 256}));
    QCOMPARE(view().picture().layout.xTicks.front().text, QStringLiteral("4"));
    QVERIFY(turnWheel(-3));
    QCOMPARE(axis(), (core::Scale{true, 1, 2048}));
    QCOMPARE(view().picture().layout.xTicks.front().text, QStringLiteral("1"));
    QCOMPARE(count(), 32);
}

void ChartKeysTest::withoutTheFocusTheWheelScrollsThePage()
{
    m_page->resize(960, 420); // too low for the page
    view().clearFocus();
    QTRY_VERIFY(m_page->verticalScrollBar()->maximum() > 0);
    turnWheel(-1);
    QVERIFY(m_page->verticalScrollBar()->value() > 0);
    QCOMPARE(m_page->chart().zoom(), 0);
}

void ChartKeysTest::keysZoom_data()
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

void ChartKeysTest::keysZoom()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(int, zoom);
    m_page->chart().zoomBy(2);
    QTest::keyClick(&view(), key, modifiers);
    QCOMPARE(m_page->chart().zoom(), zoom);
}

void ChartKeysTest::doubleClickResetsTheZoom()
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

void ChartKeysTest::zoomEndsAtBothEnds()
{
    m_model->setValue(1, std::int64_t(65536));
    turnWheel(50);
    QCOMPARE(axis(), (core::Scale{true, 32768, 131072}));
    turnWheel(-1);
    QCOMPARE(axis(), (core::Scale{true, 16384, 262144}));
    turnWheel(-50);
    QCOMPARE(axis(), (core::Scale{true, 16, 268435456}));
}

void ChartKeysTest::zoomGoesWithBothKindsOfAxes()
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

void ChartKeysTest::zoomIsNoEdit()
{
    QSignalSpy spy(m_model, &CalculatorModel::changed);
    turnWheel(2);
    QTest::keyClick(&view(), Qt::Key_0);
    QCOMPARE(spy.size(), 0);
    QCOMPARE(m_stack->count(), 0);
}

QTEST_MAIN(ChartKeysTest)
#include "chart_keys_test.moc"
