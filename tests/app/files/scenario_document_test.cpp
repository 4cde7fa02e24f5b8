// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario files in the real window: save, open, undo, what is asked and when.
#include "tests/app/files/shown_document.h"

#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

using tests::bytesOf;
using tests::example;
using tests::registry;
using tests::shown;
using tests::typeOver;
using tests::writeTo;

namespace {

QMenu* recentMenu(app::Workbench& workbench)
{
    QMenu* file = workbench.window().menuBar()->actions().first()->menu();
    for (QAction* action : file->actions())
        if (action->menu())
            return action->menu();
    return nullptr;
}

} // namespace

class ScenarioDocumentTest : public QObject, private tests::ShownDocument
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void savesUnderANameAndThenUnderTheSame();
    void theSameContentGivesTheSameBytes();
    void openingIsOneStepThatUndoTakesBackWhole();
    void newTakesTheScenariosAwayAndLeavesTheEntries();
    void asksOnlyWhereScenariosWouldBeLost();
    void anAnswerOfSaveSavesFirst();
    void aFileThatIsRefusedChangesNothing_data();
    void aFileThatIsRefusedChangesNothing();
    void aFileWithoutARunLeavesTheRun();
    void theMarkFollowsUndo();
    void theOpenFileComesBackAfterARestart();
    void recentFilesAreOffered();
    void aFileThatIsGoneIsNoLongerOffered();
    void theQuestionHasThreeAnswers();
};

void ScenarioDocumentTest::savesUnderANameAndThenUnderTheSame()
{
    QCOMPARE(m_workbench->window().windowTitle(), "Plumbline");
    scenarios().pin("mine", example);
    m_answers.file = path("runs.plumbline");
    press(Qt::Key_S); // no name yet
    QCOMPARE(m_answers.suggested, "scenarios.plumbline");
    QCOMPARE(m_workbench->window().windowTitle(), "runs.plumbline[*] — Plumbline");
    QVERIFY(!m_workbench->window().isWindowModified());
    QVERIFY(bytesOf(path("runs.plumbline")).contains("\"name\": \"mine\""));
    scenarios().rename(0, "ours");
    QVERIFY(m_workbench->window().isWindowModified());
    m_answers.file = path("never");
    press(Qt::Key_S);
    QVERIFY(!m_workbench->window().isWindowModified());
    QVERIFY(bytesOf(path("runs.plumbline")).contains("\"name\": \"ours\""));
    QVERIFY(!QFile::exists(path("never")));
    QVERIFY2(notice().contains("runs.plumbline"), qPrintable(notice()));
}

void ScenarioDocumentTest::theSameContentGivesTheSameBytes()
{
    scenarios().pin("one", example);
    scenarios().pin("two", {std::int64_t(4), std::nullopt});
    m_workbench->model(1).scenarios().pin("three", {std::int64_t(2), 184.1, 0.905});
    m_workbench->workspace().setRunOn(true);
    saveAs("first.plumbline");
    m_workbench->setLanguage("zh_TW");
    m_workbench->window().showCalculator(2);
    scenarios().move(0, 1);
    scenarios().move(0, 1);
    press(Qt::Key_N);
    m_answers.file = path("first.plumbline");
    press(Qt::Key_O);
    QCOMPARE(scenarios().size(), 2);
    saveAs("second.plumbline");
    QVERIFY(bytesOf(path("first.plumbline")).contains("\"scaling-efficiency\": 0.905"));
    QCOMPARE(bytesOf(path("second.plumbline")), bytesOf(path("first.plumbline")));
}

void ScenarioDocumentTest::openingIsOneStepThatUndoTakesBackWhole()
{
    scenarios().pin("mine", example);
    m_workbench->workspace().setRunOn(true);
    m_workbench->workspace().run().setValue(0, std::int64_t(1024));
    saveAs("first.plumbline");
    scenarios().rename(0, "ours");
    m_workbench->model(2).scenarios().pin("third", m_workbench->model(2).values());
    m_workbench->workspace().setRunOn(false);
    saveAs("second.plumbline");
    const int steps = m_workbench->undoStack().index();
    m_answers.file = path("first.plumbline");
    press(Qt::Key_O);
    QCOMPARE(m_answers.questions, 0);
    QCOMPARE(m_workbench->undoStack().index(), steps + 1);
    QCOMPARE(scenarios().at(0).name, "mine");
    QCOMPARE(m_workbench->model(2).scenarios().size(), 0);
    QVERIFY(m_workbench->workspace().isRunOn());
    QCOMPARE(m_workbench->workspace().run().values()[0], std::optional<core::Value>(std::int64_t(1024)));
    QCOMPARE(m_workbench->document().path(), path("first.plumbline"));
    QVERIFY(!m_workbench->window().isWindowModified());
    press(Qt::Key_Z);
    QCOMPARE(scenarios().at(0).name, "ours");
    QCOMPARE(m_workbench->model(2).scenarios().at(0).name, "third");
    QVERIFY(!m_workbench->workspace().isRunOn());
    QCOMPARE(m_workbench->document().path(), path("second.plumbline"));
    QVERIFY(!m_workbench->window().isWindowModified());
    press(Qt::Key_Y);
    QCOMPARE(scenarios().at(0).name, "mine");
    QCOMPARE(m_workbench->document().path(), path("first.plumbline"));
}

void ScenarioDocumentTest::newTakesTheScenariosAwayAndLeavesTheEntries()
{
    typeOver(*m_workbench, "stages", "16");
    scenarios().pin("mine", example);
    m_workbench->workspace().run().setValue(0, std::int64_t(1024));
    m_workbench->workspace().setRunOn(true);
    typeOver(*m_workbench, "stages", "24"); // from the run no longer
    saveAs("runs.plumbline");
    press(Qt::Key_N);
    QCOMPARE(m_answers.questions, 0);
    QCOMPARE(scenarios().size(), 0);
    QVERIFY(!m_workbench->workspace().isRunOn());
    QCOMPARE(m_workbench->workspace().run().text(0), "512");
    QCOMPARE(shown(*m_workbench, 0, "stages"), "24");
    QCOMPARE(m_workbench->window().windowTitle(), "Plumbline");
    press(Qt::Key_Z);
    QCOMPARE(scenarios().size(), 1);
    QCOMPARE(m_workbench->document().path(), path("runs.plumbline"));
}

void ScenarioDocumentTest::asksOnlyWhereScenariosWouldBeLost()
{
    writeTo(path("empty.plumbline"), R"({"schema": 1, "scenarios": []})");
    m_answers.file = path("empty.plumbline");
    typeOver(*m_workbench, "stages", "16"); // entries are no scenarios
    m_workbench->workspace().setRunOn(true);
    press(Qt::Key_N);
    press(Qt::Key_O);
    QCOMPARE(m_answers.questions, 0);
    scenarios().pin("mine", example);
    press(Qt::Key_O);
    press(Qt::Key_N);
    QCOMPARE(m_answers.questions, 2);
    QCOMPARE(scenarios().size(), 1); // the answers were Cancel
    QCOMPARE(m_workbench->document().path(), path("empty.plumbline"));
    saveAs("runs.plumbline");
    m_workbench->workspace().setRunOn(false);
    m_workbench->workspace().setRunOn(true);
    m_answers.file = path("empty.plumbline");
    press(Qt::Key_O);
    QCOMPARE(m_answers.questions, 2); // they are in a file
    QCOMPARE(scenarios().size(), 0);
    press(Qt::Key_Z);
    scenarios().rename(0, "ours");
    m_answers.answer = app::FilePrompts::Answer::Discard;
    press(Qt::Key_O);
    QCOMPARE(m_answers.questions, 3);
    QCOMPARE(scenarios().size(), 0);
    QVERIFY(bytesOf(path("runs.plumbline")).contains("mine"));
    press(Qt::Key_Z);
    QCOMPARE(scenarios().at(0).name, "ours");
}

void ScenarioDocumentTest::anAnswerOfSaveSavesFirst()
{
    scenarios().pin("mine", example);
    m_answers.answer = app::FilePrompts::Answer::Save;
    m_answers.file.clear(); // and then no name
    press(Qt::Key_N);
    QCOMPARE(scenarios().size(), 1);
    m_answers.file = path("runs.plumbline");
    press(Qt::Key_N);
    QCOMPARE(scenarios().size(), 0);
    QVERIFY(bytesOf(path("runs.plumbline")).contains("mine"));
    press(Qt::Key_Z);
    scenarios().rename(0, "ours");
    press(Qt::Key_O); // the same file, which holds another name until it is saved
    QCOMPARE(scenarios().at(0).name, "ours");
    QVERIFY(bytesOf(path("runs.plumbline")).contains("ours"));
    QCOMPARE(m_answers.questions, 3);
}

void ScenarioDocumentTest::aFileThatIsRefusedChangesNothing_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("reason");
    QTest::newRow("cut") << QByteArray("{\n\"schema\": 1,\n") << "Line 3, column 1";
    QTest::newRow("a newer schema") << QByteArray(R"({"schema": 2})") << "newer version";
    QTest::newRow("an unknown calculator, behind a good scenario")
        << QByteArray(R"({"schema": 1, "scenarios": [{"name": "a", "calculator": "pipeline-bubble", "inputs": {}},
            {"name": "b", "calculator": "abacus", "inputs": {}}]})")
        << "scenarios[1].calculator: No calculator is called abacus";
    QTest::newRow("a wrong run") << QByteArray(R"({"schema": 1, "scenarios": [], "run": {"on": true, "inputs": 1}})")
                                 << "run.inputs: An object in braces is needed";
}

void ScenarioDocumentTest::aFileThatIsRefusedChangesNothing()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, reason);
    scenarios().pin("mine", example);
    saveAs("good.plumbline");
    scenarios().rename(0, "ours");
    writeTo(path("bad.plumbline"), content);
    const int steps = m_workbench->undoStack().index();
    m_answers.file = path("bad.plumbline");
    press(Qt::Key_O);
    QVERIFY2(notice().contains(reason) && notice().contains("bad.plumbline"), qPrintable(notice()));
    QCOMPARE(m_answers.questions, 0);
    QCOMPARE(m_workbench->undoStack().index(), steps);
    QCOMPARE(scenarios().at(0).name, "ours");
    QCOMPARE(m_workbench->document().path(), path("good.plumbline"));
    QCOMPARE(m_workbench->document().recent(), QStringList{path("good.plumbline")});
    QCOMPARE(bytesOf(path("bad.plumbline")), content);
}

void ScenarioDocumentTest::aFileWithoutARunLeavesTheRun()
{
    m_workbench->workspace().setRunOn(true);
    m_workbench->workspace().run().setValue(0, std::int64_t(1024));
    writeTo(path("runs.plumbline"),
            R"({"schema": 1, "scenarios": [{"name": "a", "calculator": "pipeline-bubble", "inputs": {"stages": 4}}]})");
    QVERIFY(m_workbench->document().open(path("runs.plumbline")));
    QCOMPARE(scenarios().at(0).values[0], std::optional<core::Value>(std::int64_t(4)));
    QVERIFY(m_workbench->workspace().isRunOn());
    QCOMPARE(m_workbench->workspace().run().values()[0], std::optional<core::Value>(std::int64_t(1024)));
    QVERIFY(!m_workbench->window().isWindowModified());
}

void ScenarioDocumentTest::theMarkFollowsUndo()
{
    scenarios().pin("mine", example);
    saveAs("runs.plumbline");
    scenarios().remove(0);
    QVERIFY(m_workbench->window().isWindowModified());
    press(Qt::Key_Z);
    QVERIFY(!m_workbench->window().isWindowModified());
    m_workbench->workspace().setRunOn(true);
    QVERIFY(m_workbench->window().isWindowModified());
    press(Qt::Key_Z);
    typeOver(*m_workbench, "stages", "16");
    QVERIFY(!m_workbench->window().isWindowModified()); // entries are the session's
}

void ScenarioDocumentTest::theOpenFileComesBackAfterARestart()
{
    scenarios().pin("mine", example);
    saveAs("runs.plumbline");
    m_workbench->save();
    start();
    QCOMPARE(m_workbench->window().windowTitle(), "runs.plumbline[*] — Plumbline");
    QVERIFY(!m_workbench->window().isWindowModified());
    QCOMPARE(m_workbench->document().recent(), QStringList{path("runs.plumbline")});
    scenarios().rename(0, "ours");
    m_workbench->save();
    start();
    QCOMPARE(scenarios().at(0).name, "ours");
    QVERIFY(m_workbench->window().isWindowModified());
    press(Qt::Key_N);
    QCOMPARE(m_answers.questions, 1);
    QVERIFY(QFile::remove(path("runs.plumbline")));
    start();
    QCOMPARE(m_workbench->document().path(), path("runs.plumbline"));
    QVERIFY(m_workbench->window().isWindowModified());
}

void ScenarioDocumentTest::recentFilesAreOffered()
{
    QVERIFY(!recentMenu(*m_workbench)->isEnabled());
    for (int i = 0; i < 10; ++i)
        saveAs(QStringLiteral("a&b %1.plumbline").arg(i));
    saveAs("a&b 5.plumbline");
    const QStringList recent = m_workbench->document().recent();
    QCOMPARE(recent.size(), 8);
    QCOMPARE(recent[0], path("a&b 5.plumbline"));
    QCOMPARE(recent[1], path("a&b 9.plumbline"));
    QCOMPARE(recent[7], path("a&b 2.plumbline"));
    m_workbench->save();
    start();
    QVERIFY(recentMenu(*m_workbench)->isEnabled());
    const QList<QAction*> offered = recentMenu(*m_workbench)->actions();
    QCOMPARE(offered.size(), 8);
    QVERIFY(offered[1]->text().endsWith("a&&b 9.plumbline"));
    offered[1]->trigger();
    QTRY_COMPARE(m_workbench->document().path(), path("a&b 9.plumbline"));
    QCOMPARE(m_workbench->document().recent().first(), path("a&b 9.plumbline"));
}

void ScenarioDocumentTest::aFileThatIsGoneIsNoLongerOffered()
{
    saveAs("first.plumbline");
    saveAs("second.plumbline");
    QVERIFY(QFile::remove(path("first.plumbline")));
    QVERIFY(!m_workbench->document().open(path("first.plumbline")));
    QVERIFY2(notice().contains("No such file"), qPrintable(notice()));
    QCOMPARE(m_workbench->document().recent(), QStringList{path("second.plumbline")});
    QCOMPARE(recentMenu(*m_workbench)->actions().size(), 1);
}

void ScenarioDocumentTest::theQuestionHasThreeAnswers()
{
    using Answer = app::FilePrompts::Answer;
    const std::vector<std::pair<QString, Answer>> buttons{
        {"&Save", Answer::Save}, {"&Don't save", Answer::Discard}, {"", Answer::Cancel}};
    for (const auto& [label, answer] : buttons) {
        bool asked = false;
        QTimer::singleShot(0, this, [&asked, text = label] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            asked = true;
            for (QAbstractButton* button : box->buttons())
                if (button->text() == text)
                    return button->click();
            QTest::keyClick(box, Qt::Key_Escape);
        });
        QVERIFY(app::FileDialogs().unsavedScenarios(m_workbench->window()) == answer);
        QVERIFY(asked);
    }
}

QTEST_MAIN(ScenarioDocumentTest)
#include "scenario_document_test.moc"
