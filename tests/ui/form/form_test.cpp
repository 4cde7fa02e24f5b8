// SPDX-License-Identifier: GPL-3.0-or-later
// The form with real keys and clicks: what is typed, what stands beside it, and what undo brings back.
#include "tests/ui/form/shown_form.h"

#include <QPushButton>
#include <QSignalSpy>

using core::Value;
using Form = tests::ShownForm;

namespace {

QString trailing(const ui::NumberEdit& edit)
{
    return edit.findChild<QLabel*>()->text();
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
    void aHintIsMuted();
    void shortcutsOfTheWindowPassThrough();
    void theHintComesBackWhenTheValueIsRight();
    void nothingIsRegroupedWhileTypingAndTheCursorStays();
    void aDoubtfulNumberOffersTheOtherReading();
    void aBarePercentageBelowOneOffersTheOtherReading();
    void pastingIsTyping();
    void aLanguageSwitchKeepsValuesAndWritesThemAnew();
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

// A field that accepts the override takes the key for itself.
void FormTest::shortcutsOfTheWindowPassThrough()
{
    const Form form("pipeline-bubble");
    for (const Qt::Key key : {Qt::Key_D, Qt::Key_E, Qt::Key_Z}) {
        QKeyEvent override(QEvent::ShortcutOverride, key, Qt::ControlModifier);
        override.ignore();
        QApplication::sendEvent(&form.find("stages"), &override);
        QVERIFY(!override.isAccepted());
    }
    QKeyEvent selectAll(QEvent::ShortcutOverride, Qt::Key_A, Qt::ControlModifier);
    selectAll.ignore();
    QApplication::sendEvent(&form.find("stages"), &selectAll);
    QVERIFY(selectAll.isAccepted());
}

void FormTest::aHintIsMuted()
{
    const Form form("pipeline-bubble");
    const QLabel& hint = form.find<QLabel>("stages-hint");
    const auto inkOf = [&hint] { return hint.palette().color(hint.foregroundRole()); };
    QCOMPARE(inkOf(), form.view->palette().color(QPalette::PlaceholderText));
    form.typeOver("stages", "0");
    QVERIFY(inkOf() != form.view->palette().color(QPalette::PlaceholderText));
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

void FormTest::labelsAreBuddiesAndNamesComeFromTheTable()
{
    for (const core::Calculator& calculator : tests::registry()) {
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
