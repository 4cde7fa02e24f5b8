// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/axis_ticks.h"

#include "ui/charts/tick_text.h"

#include <QtTest>

#include <cmath>

using namespace ui;

namespace {

double measured(const QString& text)
{
    return 7.0 * static_cast<double>(text.size());
}

QStringList texts(const std::vector<Tick>& ticks)
{
    QStringList result;
    for (const Tick& tick : ticks)
        result << tick.text;
    return result;
}

AxisText counts(double least, double most)
{
    return {{true, least, most}, core::Kind::Count, &core::numberStyle("en")};
}

} // namespace

class AxisTicksTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTicks_data();
    void writesTicks();
    void showsAsManyAsStandSideBySide();
    void prefersFullNumbersAndFewerOfThem();
    void takesPowersOfTenWhereFullNumbersDoNotFit();
    void keepsToItsWidthOnAVerticalAxis();
    void alwaysShowsOne();
};

void AxisTicksTest::writesTicks_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("compact");
    QTest::addColumn<QString>("expected");
    const int count = int(core::Kind::Count);
    const int percent = int(core::Kind::Percent);
    const int factor = int(core::Kind::Factor);
    QTest::newRow("a count") << 1024.0 << count << "en" << false << "1,024";
    QTest::newRow("a count in German") << 1024.0 << count << "de" << false << "1.024";
    QTest::newRow("a small count stays as it is when compact") << 512.0 << count << "en" << true << "512";
    QTest::newRow("a compact power of ten") << 1e9 << count << "en" << true << QString::fromUtf8("10⁹");
    QTest::newRow("a compact count") << 5e9 << count << "en" << true << QString::fromUtf8("5×10⁹");
    QTest::newRow("a compact count with decimals") << 2.5e7 << count << "de" << true << QString::fromUtf8("2,5×10⁷");
    QTest::newRow("beyond 64 bits") << 2e20 << count << "en" << false << QString::fromUtf8("2×10²⁰");
    QTest::newRow("a percentage") << 0.2 << percent << "en" << false << "20%";
    QTest::newRow("a percentage in French") << 0.2 << percent << "fr" << false << QString::fromUtf8("20\u00a0%");
    QTest::newRow("a percentage with noise") << 0.3 << percent << "en" << false << "30%";
    QTest::newRow("a tiny percentage") << 2e-8 << percent << "en" << false << QString::fromUtf8("2×10⁻⁶%");
    QTest::newRow("no percentage") << 0.0 << percent << "en" << false << "0%";
    QTest::newRow("a factor") << 8.0 << factor << "en" << false << QString::fromUtf8("8×");
    QTest::newRow("a large factor") << 1e18 << factor << "en" << false << QString::fromUtf8("10¹⁸×");
}

void AxisTicksTest::writesTicks()
{
    QFETCH(double, value);
    QFETCH(int, kind);
    QFETCH(QString, language);
    QFETCH(bool, compact);
    QFETCH(QString, expected);
    QCOMPARE(tickText(value, core::Kind(kind), core::numberStyle(language.toStdString()), compact), expected);
}

void AxisTicksTest::showsAsManyAsStandSideBySide()
{
    QCOMPARE(texts(horizontalTicks(counts(2, 512), 600, measured)),
             QStringList({"2", "4", "8", "16", "32", "64", "128", "256", "512"}));
    QCOMPARE(texts(horizontalTicks(counts(2, 512), 200, measured)), QStringList({"2", "8", "32", "128", "512"}));
}

void AxisTicksTest::prefersFullNumbersAndFewerOfThem()
{
    QCOMPARE(texts(horizontalTicks(counts(std::exp2(25), std::exp2(34)), 700, measured)),
             QStringList({"100,000,000", "1,000,000,000", "10,000,000,000"}));
}

void AxisTicksTest::takesPowersOfTenWhereFullNumbersDoNotFit()
{
    QCOMPARE(texts(horizontalTicks(counts(std::exp2(25), std::exp2(34)), 200, measured)),
             QStringList({QString::fromUtf8("10⁸"), QString::fromUtf8("10⁹"), QString::fromUtf8("10¹⁰")}));
}

void AxisTicksTest::keepsToItsWidthOnAVerticalAxis()
{
    const AxisText axis{{false, 0, 4e8}, core::Kind::Count, &core::numberStyle("en")};
    QCOMPARE(texts(verticalTicks(axis, 180, 14, 100, measured)),
             QStringList({"0", "100,000,000", "200,000,000", "300,000,000", "400,000,000"}));
    QCOMPARE(texts(verticalTicks(axis, 180, 14, 60, measured)).last(), QString::fromUtf8("4×10⁸"));
}

void AxisTicksTest::alwaysShowsOne()
{
    QCOMPARE(horizontalTicks(counts(2, 512), 1, measured).size(), std::size_t(1));
}

QTEST_APPLESS_MAIN(AxisTicksTest)
#include "axis_ticks_test.moc"
