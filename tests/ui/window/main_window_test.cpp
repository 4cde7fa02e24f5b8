// SPDX-License-Identifier: GPL-3.0-or-later
// The pages in their window: results under every keystroke, one history over all pages, copying, and a calculator that
// the program does not ship, which has to find its page without a change of any widget.
#include "tests/ui/window/shown_program.h"
#include "ui/charts/chart_panel.h"
#include "ui/results/result_card.h"
#include "ui/window/navigation.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

using Program = tests::ShownProgram;

namespace {

QString clipboard()
{
    return QGuiApplication::clipboard()->text();
}

std::vector<std::pair<QObject*, QString>> announced;

// Counts the frames of a window: one for each request to update it.
class Frames : public QObject
{
public:
    explicit Frames(QWidget& window) { window.installEventFilter(this); }

    /// Handles what is pending until no frame is asked for any more, and gives how many there were.
    int settle()
    {
        m_count = 0;
        for (int seen = -1; m_count != seen;) {
            seen = m_count;
            QCoreApplication::processEvents();
        }
        return m_count;
    }
    bool eventFilter(QObject*, QEvent* event) override
    {
        m_count += event->type() == QEvent::UpdateRequest ? 1 : 0;
        return false;
    }

private:
    int m_count = 0;
};

} // namespace

class MainWindowTest : public QObject
{
    Q_OBJECT

public:
    // A frame comes as soon as it is asked for, not after the toolkit's pause of 5 ms.
    static void initMain() { qputenv("QT_QPA_UPDATE_IDLE_TIME", "0"); }

private slots:
    void theWorkedExamplesStandOnThePages();
    void everyKeystrokeChangesResultsAndSentences();
    void aKeystrokePaintsOneFrame();
    void anotherNumberInASentenceMovesNothing();
    void blanksShowAsEllipses();
    void aResultThatIsTooLargeSaysSoAndTheOthersStay();
    void warningsAreSentencesWithThePersonsNumbers();
    void aMadeUpCalculatorFindsItsPage();
    void pagesAreBuiltWhenTheyAreShown();
    void keysLeadToEachPage();
    void undoSpansPagesAndLeadsToTheOneItChanges();
    void resetAndClearAreUndone();
    void theFirstResultIsCopiedWhenNothingIsSelected();
    void aSelectionInAFieldIsCopiedAsUsual();
    void aSelectionInTheChartsTableIsCopiedAsUsual();
    void theButtonsCopyNumberOrSentence();
    void detailsOpenBehindTheDisclosure();
    void aChangedResultIsAnnounced();
    void resettingNothingIsNoStep();
};

void MainWindowTest::theWorkedExamplesStandOnThePages()
{
    Program program;
    QCOMPARE(program.value("bubble-fraction"), "17.9%");
    QCOMPARE(program.value("pipeline-efficiency"), "82.1%");
    QCOMPARE(program.find<QLabel>("bubble-fraction-working").text(), "(8 − 1) / (32 + 8 − 1) = 7/39");
    program.window->showCalculator(1);
    QCOMPARE(program.value("actual-throughput"), "115,200");
    QCOMPARE(program.value("speedup"), "57.6×");
    program.window->showCalculator(2);
    QCOMPARE(program.value("effective-batch"), "2,048");
    QCOMPARE(program.value("tokens-per-step"), "8,388,608");
}

void MainWindowTest::everyKeystrokeChangesResultsAndSentences()
{
    Program program;
    program.typeOver("microbatches", "6");
    QCOMPARE(program.value("bubble-fraction"), "53.8%");
    QTest::keyClicks(&program.find<ui::NumberEdit>("microbatches"), "4");
    QCOMPARE(program.value("bubble-fraction"), "9.9%");
    QVERIFY(program.sentence("bubble-fraction").startsWith("7 of 71 steps"));
    QVERIFY(program.find<ui::ChartPanel>("").describe().contains("64"));
}

void MainWindowTest::aKeystrokePaintsOneFrame()
{
    QApplication::setCursorFlashTime(0); // the caret asks for frames too
    Program program;
    Frames frames(*program.window);
    for (const char* field : {"microbatches", "stages"}) {
        program.typeOver(field, "6");
        frames.settle();
        // The same length, longer, much longer with other warnings and another chart, and back.
        for (const Qt::Key key : {Qt::Key_4, Qt::Key_0, Qt::Key_Backspace, Qt::Key_Backspace}) {
            QTest::keyClick(&program.find<ui::NumberEdit>(field), key);
            QCOMPARE(frames.settle(), 1);
        }
    }
}

// Counts the passes of the layout over the page, which would cost more than all the rest of a keystroke.
void MainWindowTest::anotherNumberInASentenceMovesNothing()
{
    class Passes : public QObject
    {
    public:
        bool eventFilter(QObject*, QEvent* event) override
        {
            count += event->type() == QEvent::LayoutRequest ? 1 : 0;
            return false;
        }
        int count = 0;
    };
    Program program;
    program.typeOver("microbatches", "64");
    Frames(*program.window).settle();
    Passes passes;
    QWidget* const page = program.window->page(0).widget();
    page->installEventFilter(&passes);
    QTest::keyClick(&program.find<ui::NumberEdit>("microbatches"), Qt::Key_Backspace);
    QTest::keyClicks(&program.find<ui::NumberEdit>("microbatches"), "5");
    Frames(*program.window).settle();
    QVERIFY(program.sentence("bubble-fraction").startsWith("7 of 72 steps"));
    QCOMPARE(passes.count, 0);
    // A text of another height is laid out: the working wraps with long counts.
    const int before = program.find<QLabel>("bubble-fraction-working").height();
    program.typeOver("microbatches", "1234567890123456789");
    Frames(*program.window).settle();
    QVERIFY(program.find<QLabel>("bubble-fraction-working").height() > before);
    QVERIFY(passes.count > 0);
}

void MainWindowTest::blanksShowAsEllipses()
{
    Program program;
    QVERIFY(!program.find<QLabel>("missing-values").isVisible());
    program.window->showCalculator(2);
    program.typeOver("sequence-length", "");
    QCOMPARE(program.value("effective-batch"), "2,048");
    QCOMPARE(program.value("tokens-per-step"), "…");
    QCOMPARE(program.find<QLabel>("tokens-per-step-working").text(), "2,048 × … = …");
    QVERIFY(program.find<QLabel>("missing-values").isVisible());
    program.typeOver("sequence-length", "0");
    QCOMPARE(program.value("tokens-per-step"), "…");
    QVERIFY(!program.find<QLabel>("missing-values").isVisible());
}

void MainWindowTest::aResultThatIsTooLargeSaysSoAndTheOthersStay()
{
    Program program;
    program.window->showCalculator(2);
    program.typeOver("sequence-length", "2^62");
    QCOMPARE(program.value("tokens-per-step"), "Too large");
    QCOMPARE(program.value("effective-batch"), "2,048");
}

void MainWindowTest::warningsAreSentencesWithThePersonsNumbers()
{
    Program program;
    QVERIFY(program.find<QLabel>("warnings").text().trimmed().isEmpty());
    program.typeOver("microbatches", "64"); // no warning, and the first layout is done
    QCoreApplication::processEvents();
    const int chartTop = program.window->page(0).chart().mapTo(program.window.get(), QPoint()).y();
    program.typeOver("microbatches", "5");
    const QString warning = program.find<QLabel>("warnings").text();
    QVERIFY2(warning.contains("5 microbatches for 8 stages: the bubble is 58.3%"), qPrintable(warning));
    program.typeOver("microbatches", "16");
    QVERIFY(program.find<QLabel>("warnings").text().contains("still leaves 17.9%"));
    QCoreApplication::processEvents();
    QCOMPARE(program.window->page(0).chart().mapTo(program.window.get(), QPoint()).y(), chartTop); // nothing jumped
}

void MainWindowTest::aMadeUpCalculatorFindsItsPage()
{
    Program program;
    QCOMPARE(program.window->findChild<ui::Navigation*>()->item(3)->text(), "Made-up calculator");
    program.press(Qt::CTRL | Qt::Key_4);
    QCOMPARE(program.value("total"), "6.75");
    QCOMPARE(program.value("crates"), "36");
    QCOMPARE(program.value("share-kept"), "75%");
    program.typeOver("apples", "3");
    QCOMPARE(program.value("crates"), "9");
    QVERIFY(program.find<QLabel>("warnings").text().contains("Only 3 apples."));
    program.typeOver("discount", "120");
    QCOMPARE(program.find<QLabel>("discount-hint").text(), "At most 100%, or the apples are stolen.");
}

void MainWindowTest::pagesAreBuiltWhenTheyAreShown()
{
    Program program;
    QCOMPARE(program.window->findChildren<ui::CalculatorPage*>().size(), 1);
    program.window->showCalculator(2);
    QCOMPARE(program.window->findChildren<ui::CalculatorPage*>().size(), 2);
    program.window->showCalculator(0);
    QCOMPARE(program.window->findChildren<ui::CalculatorPage*>().size(), 2);
}

void MainWindowTest::keysLeadToEachPage()
{
    Program program;
    program.press(Qt::CTRL | Qt::Key_3);
    QCOMPARE(program.window->currentCalculator(), 2);
    auto* navigation = program.window->findChild<ui::Navigation*>();
    QCOMPARE(navigation->currentRow(), 2);
    navigation->setFocus();
    QTest::keyClick(navigation, Qt::Key_Up);
    QCOMPARE(program.window->currentCalculator(), 1);
}

void MainWindowTest::undoSpansPagesAndLeadsToTheOneItChanges()
{
    Program program;
    program.typeOver("stages", "16");
    program.press(Qt::CTRL | Qt::Key_3);
    program.typeOver("devices", "128");
    program.press(Qt::CTRL | Qt::Key_Z);
    QCOMPARE(program.window->currentCalculator(), 2);
    QCOMPARE(program.find<ui::NumberEdit>("devices").text(), "64");
    program.press(Qt::CTRL | Qt::Key_Z);
    QCOMPARE(program.window->currentCalculator(), 0);
    QCOMPARE(program.find<ui::NumberEdit>("stages").text(), "8");
    program.press(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    QCOMPARE(program.find<ui::NumberEdit>("stages").text(), "16");
}

void MainWindowTest::resetAndClearAreUndone()
{
    Program program;
    program.typeOver("stages", "16");
    QTest::mouseClick(&program.find<QPushButton>("reset"), Qt::LeftButton);
    QCOMPARE(program.find<ui::NumberEdit>("stages").text(), "8");
    program.press(Qt::CTRL | Qt::Key_Z);
    QCOMPARE(program.find<ui::NumberEdit>("stages").text(), "16");
    program.press(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete);
    QCOMPARE(program.find<ui::NumberEdit>("stages").text(), "");
    QCOMPARE(program.value("bubble-fraction"), "…");
    program.press(Qt::CTRL | Qt::Key_Z);
    QCOMPARE(program.find<ui::NumberEdit>("stages").text(), "16");
}

void MainWindowTest::theFirstResultIsCopiedWhenNothingIsSelected()
{
    Program program;
    auto& edit = program.find<ui::NumberEdit>("stages");
    edit.setFocus();
    edit.deselect();
    program.press(Qt::CTRL | Qt::Key_C);
    QCOMPARE(clipboard(), "0.1794871794871795");
    program.press(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    QVERIFY2(clipboard().startsWith("Bubble fraction: 17.9%\n(8 − 1) / (32 + 8 − 1) = 7/39\n7 of 39 steps"),
             qPrintable(clipboard()));
}

void MainWindowTest::aSelectionInAFieldIsCopiedAsUsual()
{
    Program program;
    auto& edit = program.find<ui::NumberEdit>("microbatches");
    edit.setFocus();
    edit.selectAll();
    program.press(Qt::CTRL | Qt::Key_C);
    QCOMPARE(clipboard(), "32");
}

void MainWindowTest::aSelectionInTheChartsTableIsCopiedAsUsual()
{
    Program program;
    program.press(Qt::CTRL | Qt::Key_T);
    QTableView* table = program.window->page(0).chart().table();
    table->setFocus();
    table->selectRow(0);
    program.press(Qt::CTRL | Qt::Key_C);
    QVERIFY2(clipboard().contains('\t'), qPrintable(clipboard()));
}

void MainWindowTest::theButtonsCopyNumberOrSentence()
{
    Program program;
    program.window->showCalculator(2);
    auto& button = program.find<QToolButton>("tokens-per-step-copy");
    QTest::mouseClick(&button, Qt::LeftButton, Qt::NoModifier, QPoint(4, button.height() / 2));
    QCOMPARE(clipboard(), "8388608");
    button.actions().last()->trigger();
    QVERIFY2(clipboard().startsWith("Tokens per step: 8,388,608 tokens\n"), qPrintable(clipboard()));
    program.typeOver("devices", "");
    QVERIFY(!button.isEnabled());
}

void MainWindowTest::detailsOpenBehindTheDisclosure()
{
    Program program;
    auto& page = program.window->page(0);
    QVERIFY(!page.findChild<ui::ResultCard*>("bubble-to-ideal-ratio"));
    auto& disclosure = program.find<QToolButton>("details");
    disclosure.setFocus();
    QTest::keyClick(&disclosure, Qt::Key_Space);
    QCOMPARE(program.value("bubble-to-ideal-ratio"), "21.9%");
    QVERIFY(page.findChild<ui::ResultCard*>("bubble-to-ideal-ratio")->isVisible());
    QTest::keyClick(&disclosure, Qt::Key_Space);
    QVERIFY(!page.findChild<ui::ResultCard*>("bubble-to-ideal-ratio")->isVisible());
}

void MainWindowTest::aChangedResultIsAnnounced()
{
    Program program;
    announced.clear();
    const auto previous = QAccessible::installUpdateHandler([](QAccessibleEvent* event) {
        if (event->type() == QAccessible::NameChanged && event->object())
            announced.emplace_back(event->object(), qobject_cast<QWidget*>(event->object())->accessibleName());
    });
    QPlatformAccessibility* accessibility = QGuiApplicationPrivate::platformIntegration()->accessibility();
    accessibility->setActive(true); // as a screen reader does
    program.typeOver("microbatches", "64");
    QAccessible::installUpdateHandler(previous);
    accessibility->setActive(false);
    QObject* bubble = &program.find<QLabel>("bubble-fraction-value");
    const auto last = std::find_if(announced.rbegin(), announced.rend(),
                                   [bubble](const auto& event) { return event.first == bubble; });
    QVERIFY(last != announced.rend());
    QCOMPARE(last->second, "Bubble fraction: 9.9%");
}

void MainWindowTest::resettingNothingIsNoStep()
{
    Program program;
    QTest::mouseClick(&program.find<QPushButton>("reset"), Qt::LeftButton);
    QVERIFY(!program.stack.canUndo());
}

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
