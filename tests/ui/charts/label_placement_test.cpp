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
    void putsTheNameOfAPointBesideItClearOfAllOthers();
    void givesUpANameThatHasNoPlace();
    void cutsATextThatIsTooLong_data();
    void cutsATextThatIsTooLong();
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

void LabelPlacementTest::putsTheNameOfAPointBesideItClearOfAllOthers()
{
    const QPointF anchor(100, 100);
    const QSizeF size(60, 14);
    Obstacles obstacles{{0, 0, 300, 200}, {QPolygonF{{{0, 100}, {300, 100}}}}, {}};
    obstacles.rects.push_back({anchor - QPointF(5, 5), QSizeF(10, 10)});
    for (int i = 0; i < 20; ++i) {
        const auto place = placedAround(anchor, size, obstacles);
        QVERIFY(place);
        QVERIFY(obstacles.within.contains(*place));
        for (const QRectF& other : obstacles.rects)
            QVERIFY(!place->intersects(other));
        if (i == 0) {
            QVERIFY(!crosses(obstacles.curves[0], *place, 0));
            QVERIFY(std::abs(place->center().y() - 100) < 25);
        }
        obstacles.rects.push_back(*place);
    }
}

void LabelPlacementTest::givesUpANameThatHasNoPlace()
{
    const Obstacles full{{0, 0, 100, 50}, {}, {{0, 0, 100, 50}}};
    QVERIFY(!placedAround({50, 25}, {20, 10}, full));
    const Obstacles narrow{{0, 0, 100, 50}, {}, {}};
    QVERIFY(!placedAround({50, 25}, {120, 10}, narrow));
}

void LabelPlacementTest::cutsATextThatIsTooLong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("widest");
    QTest::addColumn<QString>("expected");
    QTest::newRow("fits") << QStringLiteral("abcd") << 4.0 << QStringLiteral("abcd");
    QTest::newRow("one too many") << QStringLiteral("abcde") << 4.0 << QStringLiteral("abc…");
    QTest::newRow("no space before the ellipsis") << QStringLiteral("ab cde") << 4.0 << QStringLiteral("ab…");
    QTest::newRow("no room for a single one") << QStringLiteral("abc") << 1.0 << QString();
    QTest::newRow("never within a character") << QStringLiteral("a😀😀b") << 4.0 << QStringLiteral("a😀…");
    QTest::newRow("an accent goes with its letter") << QStringLiteral("ae\u0301xyz") << 3.0 << QStringLiteral("a…");
}

void LabelPlacementTest::cutsATextThatIsTooLong()
{
    QFETCH(QString, text);
    QFETCH(double, widest);
    QFETCH(QString, expected);
    QCOMPARE(cutToFit(text, widest, [](const QString& each) { return double(each.size()); }), expected);
}

QTEST_MAIN(LabelPlacementTest)
#include "label_placement_test.moc"
