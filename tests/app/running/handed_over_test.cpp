// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does with what is handed over to it: one undoable step, one question at a time, and in front.
#include "tests/app/files/shown_document.h"

#include <QDialog>

using app::HandOver;
using app::Opening;
using tests::example;
using tests::shown;
using tests::typeOver;
using tests::writeTo;

class HandedOverTest : public QObject, private tests::ShownDocument
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void aLinkIsOneStep();
    void aLinkThatDoesNotFitFillsNothing();
    void aFileIsOneStep();
    void aFileAsksOnlyForUnsavedScenarios();
    void aFileWaitsForTheDialogThatIsOpen();
    void aLinkWaitsForTheDialogThatIsOpen();
    void theWindowComesToTheFront();
    void anUnknownLanguageChangesNothing();

private:
    void receive(Opening::What what, const QString& text, const QString& language = {})
    {
        m_workbench->receive({{what, text, language, false}, {}});
    }
    void writeScenarios(const QString& name)
    {
        writeTo(path(name), R"({"schema": 1, "scenarios": [{"name": "theirs", "calculator": "pipeline-bubble",)"
                            R"( "inputs": {"stages": 4}}]})");
    }
};

void HandedOverTest::aLinkIsOneStep()
{
    typeOver(*m_workbench, "stages", "16");
    typeOver(*m_workbench, "microbatches", "");
    const int steps = m_workbench->undoStack().index();
    m_workbench->window().showCalculator(2);
    receive(Opening::What::Link, "plumbline:pipeline-bubble?stages=24&microbatches=96");
    QCOMPARE(m_workbench->undoStack().index(), steps + 1);
    QCOMPARE(m_workbench->window().currentCalculator(), 0);
    QCOMPARE(shown(*m_workbench, 0, "stages"), "24");
    QCOMPARE(shown(*m_workbench, 0, "microbatches"), "96");
    press(Qt::Key_Z);
    QCOMPARE(shown(*m_workbench, 0, "stages"), "16");
    QCOMPARE(shown(*m_workbench, 0, "microbatches"), "");
    press(Qt::Key_Y);
    QCOMPARE(shown(*m_workbench, 0, "stages"), "24");
}

void HandedOverTest::aLinkThatDoesNotFitFillsNothing()
{
    const int steps = m_workbench->undoStack().index();
    receive(Opening::What::Link, "plumbline:pipeline-bubble?stages=24&microbatches=<b>");
    QCOMPARE(m_workbench->undoStack().index(), steps);
    QCOMPARE(shown(*m_workbench, 0, "stages"), "8");
    QVERIFY2(notice().startsWith("microbatches: "), qPrintable(notice()));
}

void HandedOverTest::aFileIsOneStep()
{
    writeScenarios("theirs.plumbline");
    const int steps = m_workbench->undoStack().index();
    receive(Opening::What::File, path("theirs.plumbline"));
    QCOMPARE(m_answers.questions, 0);
    QCOMPARE(m_workbench->undoStack().index(), steps + 1);
    QCOMPARE(scenarios().at(0).name, "theirs");
    QCOMPARE(m_workbench->document().path(), path("theirs.plumbline"));
    press(Qt::Key_Z);
    QCOMPARE(scenarios().size(), 0);
    QCOMPARE(m_workbench->document().path(), "");
}

void HandedOverTest::aFileAsksOnlyForUnsavedScenarios()
{
    writeScenarios("theirs.plumbline");
    scenarios().pin("mine", example);
    receive(Opening::What::File, path("theirs.plumbline"));
    QCOMPARE(m_answers.questions, 1);
    QCOMPARE(scenarios().at(0).name, "mine"); // the answer was to cancel
    m_answers.answer = app::FilePrompts::Answer::Discard;
    receive(Opening::What::File, path("theirs.plumbline"));
    QCOMPARE(scenarios().at(0).name, "theirs");
    press(Qt::Key_Z);
    QCOMPARE(scenarios().at(0).name, "mine");
}

void HandedOverTest::aFileWaitsForTheDialogThatIsOpen()
{
    writeScenarios("theirs.plumbline");
    QDialog first(&m_workbench->window());
    QDialog second(&m_workbench->window());
    first.open();
    QCOMPARE(QApplication::activeModalWidget(), &first);
    receive(Opening::What::File, path("theirs.plumbline"));
    second.open();
    first.close();
    QCoreApplication::processEvents();
    QCOMPARE(scenarios().size(), 0);
    second.close();
    QTRY_COMPARE(scenarios().size(), 1);
}

// A report that is shown must not hold other values than the page behind it.
void HandedOverTest::aLinkWaitsForTheDialogThatIsOpen()
{
    QDialog dialog(&m_workbench->window());
    dialog.open();
    receive(Opening::What::Link, "plumbline:pipeline-bubble?stages=24&microbatches=96");
    QCoreApplication::processEvents();
    QCOMPARE(shown(*m_workbench, 0, "stages"), "8");
    QVERIFY(dialog.isActiveWindow());
    dialog.close();
    QTRY_COMPARE(shown(*m_workbench, 0, "stages"), "24");
}

void HandedOverTest::theWindowComesToTheFront()
{
    QWidget other;
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    m_workbench->window().showMinimized();
    receive(Opening::What::Nothing, {});
    QTRY_VERIFY(m_workbench->window().isActiveWindow());
    QVERIFY(!m_workbench->window().isMinimized());
}

void HandedOverTest::anUnknownLanguageChangesNothing()
{
    receive(Opening::What::Nothing, {}, "tlh");
    QCOMPARE(m_workbench->window().locale().name(), QLocale("en").name());
    receive(Opening::What::Nothing, {}, "zh_TW");
    QCOMPARE(m_workbench->window().locale().name(), "zh_TW");
}

QTEST_MAIN(HandedOverTest)
#include "handed_over_test.moc"
