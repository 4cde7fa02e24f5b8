// SPDX-License-Identifier: GPL-3.0-or-later
// The form with real keys, clicks and wheel: what is typed, what stands beside it, and what undo brings back.
#include "core/calculator/registry.h"
#include "ui/form/field_row.h"
#include "ui/form/form_view.h"
#include "ui/form/number_edit.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QUndoStack>
#include <QWheelEvent>

using core::Value;

namespace {

const core::Registry& registry()
{
    static const core::Registry calculators = core::builtInCalculators();
    return calculators;
}

// One form in a window that has the focus.
struct Form
{
    explicit Form(const char* calculator, const char* language = "en")
        : model(*core::findCalculator(registry(), calculator), stack)
    {
        model.setStyle(core::numberStyle(language));
        view = std::make_unique<ui::FormView>(model);
        view->resize(320, view->sizeHint().height());
        view->show();
        view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(view.get()));
    }

    template<class Widget = ui::NumberEdit> Widget& find(const QString& name) const
    {
        auto* found = view->findChild<Widget*>(name);
        Q_ASSERT(found);
        return *found;
    }
    QString hint(const QString& field) const { return find<QLabel>(field + "-hint").text(); }

    // Puts the focus on a field and types over what it held.
    ui::NumberEdit& typeOver(const QString& field, const QString& text) const
    {
        ui::NumberEdit& edit = find(field);
        edit.setFocus();
        edit.selectAll();
        QTest::keyClick(&edit, Qt::Key_Backspace);
        QTest::keyClicks(&edit, text);
        return edit;
    }
    std::optional<Value> value(const char* field) const
    {
        return model.values()[*model.calculator().fieldIndex(field)];
    }

    QUndoStack stack;
    ui::CalculatorModel model;
    std::unique_ptr<ui::FormView> view;
};

QString trailing(const ui::NumberEdit& edit)
{
    return edit.findChild<QLabel*>()->text();
}

void turnWheel(QWidget& widget)
{
    const QPointF centre(widget.rect().center());
    QWheelEvent event(centre, widget.mapToGlobal(centre), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

class FormTest : public QObject
{
    Q_OBJECT

private slots:
    void startsWithTheWorkedExample();
    void everyKeystrokeReachesTheModel();
    void anExpressionShowsItsValueAndIsReplacedOnLeaving();
    void undoBringsAnExpressionBack();
    void editsOfOneVisitAreOneStep();
    void aWrongValueSaysWhyAndLeavesTheOthers_data();
    void aWrongValueSaysWhyAndLeavesTheOthers();
    void aWrongValueIsMarkedByMoreThanColour();
    void theHintComesBackWhenTheValueIsRight();
    void nothingIsRegroupedWhileTypingAndTheCursorStays();
    void arrowKeysStep_data();
    void arrowKeysStep();
    void theWheelChangesNothing();
    void theNumericPadTypesTheLanguagesDecimalSign();
    void aDoubtfulNumberOffersTheOtherReading();
    void aBarePercentageBelowOneOffersTheOtherReading();
    void pastingIsTyping();
    void aLanguageSwitchKeepsValuesAndWritesThemAnew();
    void theSliderBelongsToTheFocusedField();
    void theSliderMovesTheValue();
    void theUnitIsAStepOfItsOwn();
    void labelsAreBuddiesAndNamesComeFromTheTable();
};

void FormTest::startsWithTheWorkedExample()
{
    const Form form("effective-batch");
    QCOMPARE(form.find("batch-per-device").text(), "8");
    QCOMPARE(form.find("devices").text(), "64");
    QCOMPARE(form.find("accumulation-steps").text(), "4");
    QCOMPARE(form.find("sequence-length").text(), "4,096");
    QVERIFY(!form.stack.canUndo());
}

void FormTest::everyKeystrokeReachesTheModel()
{
    const Form form("pipeline-bubble");
    QSignalSpy changes(&form.model, &ui::CalculatorModel::changed);
    form.typeOver("microbatches", "128");
    QCOMPARE(changes.count(), 4); // the text deleted, then three digits
    QCOMPARE(form.value("microbatches"), Value(std::int64_t(128)));
}

void FormTest::anExpressionShowsItsValueAndIsReplacedOnLeaving()
{
    const Form form("pipeline-bubble");
    ui::NumberEdit& edit = form.typeOver("microbatches", "(512/3)*3*4");
    QCOMPARE(trailing(edit), "= 2,048");
    QCOMPARE(edit.text(), "(512/3)*3*4");
    QTest::keyClick(&edit, Qt::Key_Backtab);
    QCOMPARE(edit.text(), "2,048");
    QCOMPARE(trailing(edit), "");
}

void FormTest::undoBringsAnExpressionBack()
{
    Form form("pipeline-bubble");
    ui::NumberEdit& edit = form.typeOver("microbatches", "4*16");
    QTest::keyClick(&edit, Qt::Key_Backtab);
    QCOMPARE(edit.text(), "64");
    form.stack.undo();
    QCOMPARE(edit.text(), "4*16");
    QCOMPARE(trailing(edit), "= 64");
    form.stack.undo();
    QCOMPARE(edit.text(), "32");
    form.stack.redo();
    form.stack.redo();
    QCOMPARE(edit.text(), "64");
}

void FormTest::editsOfOneVisitAreOneStep()
{
    Form form("pipeline-bubble");
    form.typeOver("stages", "1");
    QTest::keyClicks(&form.find("stages"), "6");
    form.find("microbatches").setFocus();
    form.typeOver("stages", "24");
    QCOMPARE(form.stack.count(), 2);
    form.stack.undo();
    QCOMPARE(form.find("stages").text(), "16");
    form.stack.undo();
    QCOMPARE(form.find("stages").text(), "8");
}

void FormTest::aWrongValueSaysWhyAndLeavesTheOthers_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("reason");
    QTest::newRow("zero") << "0"
                          << "At least 1";
    QTest::newRow("negative") << "-3"
                              << "At least 1";
    QTest::newRow("not whole") << "4.5"
                               << "A whole number: 4.5 is not";
    QTest::newRow("an expression that is not whole") << "9/2"
                                                     << "A whole number: 4.5 is not";
    QTest::newRow("one above the largest") << "2^63"
                                           << "Too large: at most 9,223,372,036,854,775,807";
    QTest::newRow("division by zero") << "8/0"
                                      << "Division by zero";
    QTest::newRow("a word") << "many"
                            << "Not a number: many";
}

void FormTest::aWrongValueSaysWhyAndLeavesTheOthers()
{
    QFETCH(QString, typed);
    QFETCH(QString, reason);
    const Form form("pipeline-bubble");
    ui::NumberEdit& edit = form.typeOver("stages", typed);
    QCOMPARE(form.hint("stages"), reason);
    QCOMPARE(edit.accessibleDescription(), reason);
    QVERIFY(edit.isWrong());
    QCOMPARE(form.value("stages"), std::nullopt);
    QCOMPARE(form.value("microbatches"), Value(std::int64_t(32)));
    QVERIFY(!form.find("microbatches").isWrong());
    QTest::keyClick(&edit, Qt::Key_Tab);
    QCOMPARE(edit.text(), typed); // nothing of it is lost
}

void FormTest::aWrongValueIsMarkedByMoreThanColour()
{
    const Form form("pipeline-bubble");
    ui::NumberEdit& edit = form.find("stages");
    const auto darkness = [](QImage image) {
        // Only the end of the field, where the sign stands.
        image = image.copy(image.width() - 20, 6, 14, image.height() - 12).convertToFormat(QImage::Format_Grayscale8);
        int dark = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
        return dark;
    };
    const int before = darkness(edit.grab().toImage());
    form.typeOver("stages", "0");
    QVERIFY(darkness(edit.grab().toImage()) > before);
}

void FormTest::theHintComesBackWhenTheValueIsRight()
{
    const Form form("pipeline-bubble");
    const QString hint = form.hint("stages");
    QVERIFY(hint.startsWith("At least 1."));
    form.typeOver("stages", "0");
    form.typeOver("stages", "4");
    QCOMPARE(form.hint("stages"), hint);
    QVERIFY(!form.find("stages").isWrong());
}

void FormTest::nothingIsRegroupedWhileTypingAndTheCursorStays()
{
    const Form form("pipeline-bubble");
    ui::NumberEdit& edit = form.typeOver("microbatches", "12345");
    QCOMPARE(edit.text(), "12345");
    edit.setCursorPosition(2);
    QTest::keyClicks(&edit, "9");
    QCOMPARE(edit.text(), "129345");
    QCOMPARE(edit.cursorPosition(), 3);
    QTest::keyClick(&edit, Qt::Key_Backtab);
    QCOMPARE(edit.text(), "129,345");
}

void FormTest::arrowKeysStep_data()
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

void FormTest::arrowKeysStep()
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

void FormTest::theWheelChangesNothing()
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

void FormTest::theNumericPadTypesTheLanguagesDecimalSign()
{
    const Form form("data-parallel-scaling", "de");
    ui::NumberEdit& edit = form.typeOver("throughput-per-device", "0");
    QTest::keyClick(&edit, Qt::Key_Period, Qt::KeypadModifier);
    QTest::keyClicks(&edit, "85");
    QCOMPARE(edit.text(), "0,85");
    QCOMPARE(form.value("throughput-per-device"), Value(0.85));
}

void FormTest::aDoubtfulNumberOffersTheOtherReading()
{
    Form form("data-parallel-scaling");
    ui::NumberEdit& edit = form.typeOver("throughput-per-device", "1.024");
    auto& other = form.find<QPushButton>("throughput-per-device-alternative");
    QCOMPARE(form.hint("throughput-per-device"), "Read as 1.024. Did you mean 1,024?");
    QVERIFY(other.isVisible());
    QTest::mouseClick(&other, Qt::LeftButton);
    QCOMPARE(form.value("throughput-per-device"), Value(1024.0));
    QCOMPARE(edit.text(), "1,024");
    QVERIFY(!other.isVisible());
    form.stack.undo();
    QCOMPARE(form.value("throughput-per-device"), Value(1.024));
}

void FormTest::aBarePercentageBelowOneOffersTheOtherReading()
{
    const Form form("data-parallel-scaling");
    form.typeOver("scaling-efficiency", "0.9");
    QCOMPARE(form.value("scaling-efficiency"), Value(0.009));
    QCOMPARE(form.hint("scaling-efficiency"), "Read as 0.9%. Did you mean 90%?");
    QTest::mouseClick(&form.find<QPushButton>("scaling-efficiency-alternative"), Qt::LeftButton);
    QCOMPARE(form.value("scaling-efficiency"), Value(0.9));
}

void FormTest::pastingIsTyping()
{
    const Form form("pipeline-bubble");
    ui::NumberEdit& edit = form.find("microbatches");
    edit.setFocus();
    edit.selectAll();
    edit.insert("1.024"); // what paste does
    emit edit.textEdited(edit.text());
    QCOMPARE(form.value("microbatches"), Value(std::int64_t(1024)));
}

void FormTest::aLanguageSwitchKeepsValuesAndWritesThemAnew()
{
    Form form("effective-batch");
    form.typeOver("batch-per-device", "2*8");
    form.typeOver("devices", "0");
    form.model.setStyle(core::numberStyle("de"));
    QCOMPARE(form.find("sequence-length").text(), "4.096");
    QCOMPARE(form.value("sequence-length"), Value(std::int64_t(4096)));
    QCOMPARE(form.value("batch-per-device"), Value(std::int64_t(16)));
    QCOMPARE(form.find("devices").text(), "0");
}

void FormTest::theSliderBelongsToTheFocusedField()
{
    const Form form("pipeline-bubble");
    form.find("stages").setFocus();
    QVERIFY(form.find<QSlider>("stages-slider").isVisible());
    QVERIFY(!form.find<QSlider>("microbatches-slider").isVisible());
    form.find("microbatches").setFocus();
    QVERIFY(!form.find<QSlider>("stages-slider").isVisible());
    QVERIFY(form.find<QSlider>("microbatches-slider").isVisible());
}

void FormTest::theSliderMovesTheValue()
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

void FormTest::theUnitIsAStepOfItsOwn()
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

void FormTest::labelsAreBuddiesAndNamesComeFromTheTable()
{
    for (const core::Calculator& calculator : registry()) {
        const Form form(QByteArray(calculator.id.data(), qsizetype(calculator.id.size())).constData());
        for (const core::Field& field : calculator.fields) {
            ui::NumberEdit& edit = form.find(QString::fromLatin1(field.id.data(), qsizetype(field.id.size())));
            QCOMPARE(edit.accessibleName(), field.label.source);
            QVERIFY(edit.accessibleDescription().contains(field.help.source));
            const auto labels = form.view->findChildren<QLabel*>();
            QVERIFY(std::any_of(labels.begin(), labels.end(), [&](QLabel* label) {
                return label->buddy() == &edit && label->text() == field.label.source;
            }));
        }
    }
}

QTEST_MAIN(FormTest)
#include "form_test.moc"
