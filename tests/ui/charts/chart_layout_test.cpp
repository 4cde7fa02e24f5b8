// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_layout.h"

#include "core/calculator/registry.h"
#include "ui/charts/chart_source.h"

#include <QtTest>

using namespace ui;

namespace {

constexpr double lineHeight = 14;

// Wide digits, and wider ones in bold: a font that makes things hard.
ChartFonts fonts()
{
    return {[](const QString& text) { return 7.0 * static_cast<double>(text.size()); },
            [](const QString& text) { return 8.0 * static_cast<double>(text.size()); }, lineHeight};
}

core::Values valuesOf(const core::Calculator& calculator, std::int64_t count)
{
    core::Values values = calculator.example();
    for (std::size_t i = 0; i < values.size() && count > 0; ++i)
        if (calculator.fields[i].kind == core::Kind::Count)
            values[i] = count;
    return values;
}

ChartSource sourceOf(const core::Calculator& calculator, const core::Values& values, bool logarithmic,
                     const char* language = "en")
{
    ChartSource source{&calculator, values, calculator.evaluate(values), &core::numberStyle(language), logarithmic};
    source.compute();
    return source;
}

std::vector<QRectF> textRects(const ChartLayout& layout)
{
    std::vector<QRectF> rects;
    for (const auto* ticks : {&layout.xTicks, &layout.yTicks})
        for (const Tick& tick : *ticks)
            rects.push_back(tick.rect);
    for (const CurveName& name : layout.names)
        rects.push_back(name.rect);
    for (const PinMark& pin : layout.pins)
        if (!pin.text.isEmpty())
            rects.push_back(pin.rect);
    if (!layout.xTitle.isEmpty())
        rects.push_back(layout.xTitle);
    return rects;
}

} // namespace

class ChartLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_calculators = core::builtInCalculators(); }
    void nothingIsCutOrCovered_data();
    void nothingIsCutOrCovered();
    void namesEveryCurveOfTheExamples();
    void scenariosCoverNothingInAnyCalculator();
    void thousandsOfScenariosAreMarkedAndSomeNamed();
    void thePointStandsOnItsCurve();
    void anEmptyChartHasNothingToPlace();
    void staysPutWhileDigitsAreTyped();

private:
    core::Registry m_calculators;
};

void ChartLayoutTest::nothingIsCutOrCovered_data()
{
    QTest::addColumn<int>("calculator");
    QTest::addColumn<qint64>("count");
    QTest::addColumn<bool>("logarithmic");
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<QString>("language");
    for (int calculator = 0; calculator < int(m_calculators.size()); ++calculator)
        for (const qint64 count : {qint64(0), qint64(1), qint64(1'000'000'000), qint64(core::largestCount)})
            for (const bool logarithmic : {true, false})
                for (const QSizeF& size : {QSizeF(300, 200), QSizeF(760, 320), QSizeF(1600, 900)})
                    for (const char* language : {"en", "zh_TW", "de"})
                        QTest::addRow("%d with %s, %s, %gx%g, %s", calculator,
                                      count ? qPrintable(QString::number(count)) : "the example",
                                      logarithmic ? "logarithmic" : "linear", size.width(), size.height(), language)
                            << calculator << count << logarithmic << size << QString::fromLatin1(language);
}

void ChartLayoutTest::nothingIsCutOrCovered()
{
    QFETCH(int, calculator);
    QFETCH(qint64, count);
    QFETCH(bool, logarithmic);
    QFETCH(QSizeF, size);
    QFETCH(QString, language);
    const core::Calculator& calculatorUsed = m_calculators[std::size_t(calculator)];
    const ChartSource source =
        sourceOf(calculatorUsed, valuesOf(calculatorUsed, count), logarithmic, qPrintable(language));
    const ChartLayout layout = layoutChart(source.content(), size, fonts());

    QVERIFY(layout.xTicks.size() >= 2);
    QVERIFY(layout.yTicks.size() >= 2);
    const std::vector<QRectF> rects = textRects(layout);
    for (std::size_t i = 0; i < rects.size(); ++i) {
        QVERIFY2(layout.area.contains(rects[i]), qPrintable(QString::number(i)));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY2(!rects[i].intersects(rects[j]), qPrintable(QStringLiteral("%1 and %2").arg(j).arg(i)));
        for (const QPolygonF& curve : layout.curves)
            QVERIFY(!crosses(curve, rects[i], -1));
    }
    const QRectF plot = layout.plot.adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
    for (const QPolygonF& curve : layout.curves)
        for (const QPointF& point : curve)
            QVERIFY(plot.contains(point));

    const QPointF anchor = layout.point.value_or(layout.at({0.5, 0}));
    const QRectF tip = tipPlace(layout, anchor, {120, 36});
    QVERIFY(layout.plot.contains(tip));
    for (const CurveName& name : layout.names)
        QVERIFY(!tip.intersects(name.rect));
}

void ChartLayoutTest::namesEveryCurveOfTheExamples()
{
    for (const core::Calculator& calculator : m_calculators)
        for (const bool logarithmic : {true, false}) {
            const ChartSource source = sourceOf(calculator, calculator.example(), logarithmic);
            const ChartLayout layout = layoutChart(source.content(), {720, 280}, fonts());
            QCOMPARE(layout.names.size(), calculator.chart->curves.size());
            const QRectF tip = tipPlace(layout, *layout.point, {130, 36});
            QVERIFY(!crosses(layout.curves.front(), tip, 0));
        }
}

void ChartLayoutTest::scenariosCoverNothingInAnyCalculator()
{
    for (const core::Calculator& calculator : m_calculators)
        for (const bool logarithmic : {true, false})
            for (const QSizeF& size : {QSizeF(300, 200), QSizeF(720, 280), QSizeF(1600, 900)}) {
                ChartSource source = sourceOf(calculator, calculator.example(), logarithmic);
                for (int i = 0; i < 10; ++i)
                    source.pinned.push_back(
                        {QStringLiteral("Scenario %1").arg(i), valuesOf(calculator, 3 * i * i + 1), i});
                source.compute();
                const ChartLayout layout = layoutChart(source.content(), size, fonts());
                QCOMPARE(layout.pins.size(), std::size_t(10));
                const std::vector<QRectF> rects = textRects(layout);
                for (std::size_t i = 0; i < rects.size(); ++i) {
                    QVERIFY(layout.area.contains(rects[i]));
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY(!rects[i].intersects(rects[j]));
                }
                for (const PinMark& pin : layout.pins)
                    QVERIFY(layout.plot.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(pin.point));
            }
}

// Names are placed clear of everything else, which would take forever for all of them.
void ChartLayoutTest::thousandsOfScenariosAreMarkedAndSomeNamed()
{
    const core::Calculator& bubble = m_calculators.front();
    ChartSource source = sourceOf(bubble, bubble.example(), true);
    constexpr int count = 3000;
    for (int i = 0; i < count; ++i)
        source.pinned.push_back({QString::number(i), {std::int64_t(8), std::int64_t(2 + i)}, i});
    source.compute();
    const ChartLayout layout = layoutChart(source.content(), {800, 500}, fonts());
    QCOMPARE(layout.pins.size(), std::size_t(count));
    const auto named =
        std::count_if(layout.pins.begin(), layout.pins.end(), [](const PinMark& pin) { return !pin.text.isEmpty(); });
    QVERIFY2(named > 0 && named <= 40, qPrintable(QString::number(named)));
}

void ChartLayoutTest::thePointStandsOnItsCurve()
{
    const ChartSource source = sourceOf(m_calculators[0], m_calculators[0].example(), true);
    const ChartLayout layout = layoutChart(source.content(), {720, 280}, fonts());
    QCOMPARE(layout.point->x(), layout.plot.center().x());
    QVERIFY(crosses(layout.curves[0], QRectF(*layout.point, QSizeF(0, 0)), 0.5));
}

void ChartLayoutTest::anEmptyChartHasNothingToPlace()
{
    const ChartSource source = sourceOf(m_calculators[0], m_calculators[0].blank(), true);
    const ChartLayout layout = layoutChart(source.content(), {720, 280}, fonts());
    QVERIFY(textRects(layout).empty());
    QVERIFY(layout.curves.empty());
    QVERIFY(!layout.point);
}

void ChartLayoutTest::staysPutWhileDigitsAreTyped()
{
    const auto plotWith = [this](std::int64_t microbatches) {
        const ChartSource source = sourceOf(m_calculators[0], {std::int64_t(8), microbatches}, true);
        return layoutChart(source.content(), {720, 280}, fonts()).plot;
    };
    QCOMPARE(plotWith(33), plotWith(32));
    QCOMPARE(plotWith(64), plotWith(32));
}

QTEST_APPLESS_MAIN(ChartLayoutTest)
#include "chart_layout_test.moc"
