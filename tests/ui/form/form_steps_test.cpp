// SPDX-License-Identifier: GPL-3.0-or-later
// The form by arrow keys, wheel, numeric pad, slider and unit.
#include "tests/ui/form/shown_form.h"

#include <QComboBox>
#include <QSlider>
#include <QWheelEvent>

using core::Value;
using Form = tests::ShownForm;

namespace {

void turnWheel(QWidget& widget)
{
    const QPointF centre(widget.rect().center());
    QWheelEvent event(centre, widget.mapToGlobal(centre), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

class FormStepsTest : public QObject
{
    Q_OBJECT

private slots:
    void arrowKeysStep_data();
    void arrowKeysStep();
    void repeatedStepsOfARealKeepTheirSize();
    void theWheelChangesNothing();
    void theNumericPadTypesTheLanguagesDecimalSign();
    void theSliderBelongsToTheFocusedField();
    void theSliderMovesTheValue();
    void theUnitIsAStepOfItsOwn();
};

void FormStepsTest::arrowKeysStep_data()
{
    QTest::addColumn<QString>("calculator");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("shift");
    QTest::addColumn<QString>("after");
    QTest::newRow("a count goes up by one") << "pipeline-bubble"
                                            << "stages"
                                            << "8" << int(Qt::Key_Up) << false << "9";
    QTest::newRow("a count goes down by ten with Shift") << "pipeline-bubble"
                                                         << "microbatches"
                                                         << "32" << int(Qt::Key_Down) << true << "22";
    QTest::newRow("a count stops at its least value") << "pipeline-bubble"
                                                      << "stages"
                                                      << "8" << int(Qt::Key_Down) << true << "1";
    QTest::newRow("a percentage goes up by one point") << "data-parallel-scaling"
                                                       << "scaling-efficiency"
                                                       << "90" << int(Qt::Key_Up) << false << "91";
    QTest::newRow("a percentage keeps its tenths") << "data-parallel-scaling"
                                                   << "scaling-efficiency"
                                                   << "87.5" << int(Qt::Key_Down) << false << "86.5";
    QTest::newRow("a percentage stops at a hundred") << "data-parallel-scaling"
                                                     << "scaling-efficiency"
                                                     << "95" << int(Qt::Key_Up) << true << "100";
    QTest::newRow("a real moves in its last digit") << "data-parallel-scaling"
                                                    << "throughput-per-device"
                                                    << "184.1" << int(Qt::Key_Up) << false << "184.2";
    QTest::newRow("a whole real moves by one") << "data-parallel-scaling"
                                               << "throughput-per-device"
                                               << "2,000" << int(Qt::Key_Up) << false << "2,001";
    QTest::newRow("a real with a suffix moves in its last digit") << "data-parallel-scaling"
                                                                  << "throughput-per-device"
                                                                  << "1.5k" << int(Qt::Key_Down) << false << "1,400";
}

void FormStepsTest::arrowKeysStep()
{
    QFETCH(QString, calculator);
    QFETCH(QString, field);
    QFETCH(QString, typed);
    QFETCH(int, key);
    QFETCH(bool, shift);
    QFETCH(QString, after);
    const Form form(calculator.toLatin1().constData());
    ui::NumberEdit& edit = form.typeOver(field, typed);
    QTest::keyClick(&edit, static_cast<Qt::Key>(key), shift ? Qt::ShiftModifier : Qt::NoModifier);
    QCOMPARE(edit.text(), after);
}

void FormStepsTest::repeatedStepsOfARealKeepTheirSize()
{
    const Form form("data-parallel-scaling");
    ui::NumberEdit& edit = form.typeOver("throughput-per-device", "1.8");
    QStringList shown;
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(&edit, Qt::Key_Up);
        shown << edit.text();
    }
    QCOMPARE(shown.join(' '), "1.9 2 2.1 2.2");
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&edit, Qt::Key_Down);
    QCOMPARE(edit.text(), "1.8");
}

void FormStepsTest::theWheelChangesNothing()
{
    const Form form("data-parallel-scaling");
    ui::NumberEdit& edit = form.find("devices");
    turnWheel(edit);
    QCOMPARE(edit.text(), "64");
    edit.setFocus();
    turnWheel(edit);
    QCOMPARE(edit.text(), "64");
    turnWheel(form.find<QSlider>("devices-slider"));
    turnWheel(form.find<QComboBox>("throughput-per-device-unit"));
    QCOMPARE(form.value("devices"), Value(std::int64_t(64)));
    QCOMPARE(form.find<QComboBox>("throughput-per-device-unit").currentIndex(), 0);
    QVERIFY(!form.stack.canUndo());
}

void FormStepsTest::theNumericPadTypesTheLanguagesDecimalSign()
{
    const Form form("data-parallel-scaling", "de");
    ui::NumberEdit& edit = form.typeOver("throughput-per-device", "0");
    QTest::keyClick(&edit, Qt::Key_Period, Qt::KeypadModifier);
    QTest::keyClicks(&edit, "85");
    QCOMPARE(edit.text(), "0,85");
    QCOMPARE(form.value("throughput-per-device"), Value(0.85));
}

void FormStepsTest::theSliderBelongsToTheFocusedField()
{
    const Form form("pipeline-bubble");
    form.find("stages").setFocus();
    QVERIFY(form.find<QSlider>("stages-slider").isVisible());
    QVERIFY(!form.find<QSlider>("microbatches-slider").isVisible());
    form.find("microbatches").setFocus();
    QVERIFY(!form.find<QSlider>("stages-slider").isVisible());
    QVERIFY(form.find<QSlider>("microbatches-slider").isVisible());
}

void FormStepsTest::theSliderMovesTheValue()
{
    Form form("pipeline-bubble");
    form.find("microbatches").setFocus();
    auto& slider = form.find<QSlider>("microbatches-slider");
    QCOMPARE(slider.value(), 500); // 32 of 1 to 1,024 on a logarithmic scale
    slider.setValue(700);
    QCOMPARE(form.value("microbatches"), Value(std::int64_t(128)));
    QCOMPARE(form.find("microbatches").text(), "128");
    form.stack.undo();
    QCOMPARE(slider.value(), 500);
}

void FormStepsTest::theUnitIsAStepOfItsOwn()
{
    Form form("data-parallel-scaling");
    auto& units = form.find<QComboBox>("throughput-per-device-unit");
    units.setFocus();
    QTest::keyClick(&units, Qt::Key_Down);
    QTest::keyClick(&units, Qt::Key_Down);
    QCOMPARE(form.model.resultUnit(0), "tokens/s");
    form.stack.undo();
    QCOMPARE(form.model.resultUnit(0), "samples/s");
    QCOMPARE(units.currentIndex(), 1);
}

QTEST_MAIN(FormStepsTest)
#include "form_steps_test.moc"
