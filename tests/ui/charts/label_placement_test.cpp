// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/label_placement.h"

#include <QtTest>

using namespace ui;

class LabelPlacementTest : public QObject
{
    Q_OBJECT

private slots:
    void knowsWhetherACurveCrosses_data();
    void knowsWhetherACurveCrosses();
    void stacksNamesInOrderAndApart();
    void keepsNamesWhereTheyAreWantedWhenTheyDoNotMeet();
    void givesUpAStackThatDoesNotFit();
    void putsTheTipIntoTheFreeCorner();
    void keepsTheTipInsideEvenWhereNothingIsFree();
    void putsANameBesideTheEndOfItsCurve();
};

void LabelPlacementTest::knowsWhetherACurveCrosses_data()
{
    QTest::addColumn<QPolygonF>("curve");
    QTest::addColumn<bool>("expected");
    QTest::newRow("no curve") << QPolygonF() << false;
    QTest::newRow("through the middle") << QPolygonF{{{0, 15}, {100, 15}}} << true;
    QTest::newRow("above") << QPolygonF{{{0, 2}, {100, 2}}} << false;
    QTest::newRow("within the margin") << QPolygonF{{{0, 8}, {100, 8}}} << true;
    QTest::newRow("ends before") << QPolygonF{{{0, 15}, {5, 15}}} << false;
    QTest::newRow("starts behind") << QPolygonF{{{60, 15}, {90, 15}}} << false;
    QTest::newRow("steep, from above to below") << QPolygonF{{{24, 0}, {26, 100}}} << true;
    QTest::newRow("upright") << QPolygonF{{{25, 0}, {25, 100}}} << true;
    QTest::newRow("slanting past the corner") << QPolygonF{{{0, 0}, {100, 0}, {100, 90}}} << false;
    QTest::newRow("a single point inside") << QPolygonF{{{25, 15}}} << true;
}

void LabelPlacementTest::knowsWhetherACurveCrosses()
{
    QFETCH(QPolygonF, curve);
    QFETCH(bool, expected);
    QCOMPARE(crosses(curve, QRectF(10, 10, 30, 10), 3), expected);
}

void LabelPlacementTest::stacksNamesInOrderAndApart()
{
    const auto tops = stacked({98, 98, 99, 100}, 10, 0, 104);
    QVERIFY(tops);
    QCOMPARE(*tops, (std::vector<double>{64, 74, 84, 94}));
}

void LabelPlacementTest::keepsNamesWhereTheyAreWantedWhenTheyDoNotMeet()
{
    QCOMPARE(*stacked({20, 50}, 10, 0, 100), (std::vector<double>{15, 45}));
}

void LabelPlacementTest::givesUpAStackThatDoesNotFit()
{
    QVERIFY(!stacked({1, 2, 3}, 10, 0, 29));
    QVERIFY(stacked({1, 2, 3}, 10, 0, 30));
    QVERIFY(stacked({}, 10, 0, 0));
}

void LabelPlacementTest::putsTheTipIntoTheFreeCorner()
{
    const QSizeF size(40, 20);
    const QRectF within(0, 0, 200, 200);
    const QPolygonF falling{{{0, 0}, {200, 200}}};
    const QPolygonF rising{{{0, 200}, {200, 0}}};
    const QRectF right = placedBeside({100, 100}, size, {within, {falling}, {}});
    QVERIFY(right.left() > 100 && right.bottom() < 100);
    const QRectF left = placedBeside({100, 100}, size, {within, {rising}, {}});
    QVERIFY(left.right() < 100 && left.bottom() < 100);
    const QRectF other = placedBeside({100, 100}, size, {within, {falling}, {right}});
    QVERIFY(!other.intersects(right));
    QVERIFY(!crosses(falling, other, 0));
}

void LabelPlacementTest::keepsTheTipInsideEvenWhereNothingIsFree()
{
    QPolygonF comb; // a curve that is everywhere
    for (int x = 0; x <= 100; x += 5)
        comb << QPointF(x, 0) << QPointF(x, 100);
    for (const QPointF& anchor : {QPointF(0, 0), QPointF(100, 0), QPointF(0, 100), QPointF(100, 100), QPointF(50, 50)})
        QVERIFY(QRectF(0, 0, 100, 100).contains(placedBeside(anchor, {40, 20}, {{0, 0, 100, 100}, {comb}, {}})));
}

void LabelPlacementTest::putsANameBesideTheEndOfItsCurve()
{
    const QPolygonF curve{{{10, 90}, {20, 60}, {30, 30}, {40, 0}}};
    const auto place = placedAlong(curve, {30, 10}, {{0, 0, 100, 100}, {curve}, {}});
    QVERIFY(place);
    QVERIFY(place->left() > 40);
    QVERIFY(!placedAlong(curve, {30, 10}, {{0, 0, 25, 100}, {curve}, {}}));
}

QTEST_MAIN(LabelPlacementTest)
#include "label_placement_test.moc"
