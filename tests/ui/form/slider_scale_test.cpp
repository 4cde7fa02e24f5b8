// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of the sliders, without a window.
#include "core/calculator/registry.h"
#include "ui/form/slider_scale.h"

#include <QTest>

using core::Value;

class SliderScaleTest : public QObject
{
    Q_OBJECT

private slots:
    void countsRunFromOneToAtLeast1024();
    void largeCountsRunToTheNextPowerOfTwo();
    void theLargestCountHasASlider();
    void realsRunFromATenthToTenTimes();
    void percentsAreLinear();
    void valuesOutsideStandAtTheEnds();
};

namespace {

const core::Field& fieldOf(const char* calculator, const char* id)
{
    static const core::Registry registry = core::builtInCalculators();
    const core::Calculator& found = *core::findCalculator(registry, calculator);
    return found.fields[*found.fieldIndex(id)];
}

const core::Field& countField()
{
    return fieldOf("pipeline-bubble", "microbatches");
}
const core::Field& realField()
{
    return fieldOf("data-parallel-scaling", "throughput-per-device");
}
const core::Field& percentField()
{
    return fieldOf("data-parallel-scaling", "scaling-efficiency");
}

constexpr int steps = ui::SliderScale::steps;
} // namespace

void SliderScaleTest::countsRunFromOneToAtLeast1024()
{
    const ui::SliderScale scale(countField(), Value(std::int64_t(32)));
    QCOMPARE(scale.value(0), Value(std::int64_t(1)));
    QCOMPARE(scale.value(steps), Value(std::int64_t(1024)));
    QCOMPARE(scale.value(steps / 2), Value(std::int64_t(32)));
    QCOMPARE(scale.position(Value(std::int64_t(32))), steps / 2);
}

void SliderScaleTest::largeCountsRunToTheNextPowerOfTwo()
{
    const ui::SliderScale scale(countField(), Value(std::int64_t(5000)));
    QCOMPARE(scale.value(steps), Value(std::int64_t(8192)));
}

void SliderScaleTest::theLargestCountHasASlider()
{
    const ui::SliderScale scale(countField(), Value(core::largestCount));
    QCOMPARE(scale.position(Value(core::largestCount)), steps);
    QCOMPARE(scale.value(steps), Value(core::largestCount));
}

void SliderScaleTest::realsRunFromATenthToTenTimes()
{
    const ui::SliderScale scale(realField(), Value(2000.0));
    QCOMPARE(scale.value(0), Value(200.0));
    QCOMPARE(scale.value(steps), Value(20000.0));
    QCOMPARE(scale.position(Value(2000.0)), steps / 2);
}

void SliderScaleTest::percentsAreLinear()
{
    const ui::SliderScale scale(percentField(), Value(0.9));
    QCOMPARE(scale.position(Value(0.9)), 900);
    QCOMPARE(scale.value(0), Value(0.0));
    QCOMPARE(scale.value(374), Value(0.37));
    QCOMPARE(scale.value(steps), Value(1.0));
}

void SliderScaleTest::valuesOutsideStandAtTheEnds()
{
    const ui::SliderScale scale(countField(), Value(std::int64_t(8)));
    QCOMPARE(scale.position(Value(std::int64_t(1) << 40)), steps);
    QCOMPARE(scale.value(-5), Value(std::int64_t(1)));
    QCOMPARE(scale.value(steps + 5), Value(std::int64_t(1024)));
}

QTEST_APPLESS_MAIN(SliderScaleTest)
#include "slider_scale_test.moc"
