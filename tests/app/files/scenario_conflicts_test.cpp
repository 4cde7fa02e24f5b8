// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario files that others change or remove while they are open here: nothing of theirs is overwritten unasked.
#include "tests/app/files/shown_document.h"

#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

using tests::bytesOf;
using tests::example;
using tests::writeTo;
using Conflict = app::FilePrompts::Conflict;

namespace {

const QByteArray theirs = R"({"schema": 1, "scenarios": [
    {"name": "theirs", "calculator": "pipeline-bubble", "inputs": {"stages": 4}}]})";

} // namespace

class ScenarioConflictsTest : public QObject, private tests::ShownDocument
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void whatOthersWroteIsNotOverwrittenUnasked();
    void anAnswerOfOverwriteOverwrites();
    void anAnswerOfSaveAsKeepsBoth();
    void ownChangesAreNoConflict();
    void aFileThatOthersDamagedIsAConflictToo();
    void aFileThatIsGoneIsWrittenAnew();
    void aFileThatCameBackIsAConflict();
    void changesDuringARestartAreNoticed();
    void openingTheSameFileReadsItAgain();
    void scenariosThatOthersTookOutOfTheFileAreNotSaved();
    void theQuestionHasThreeAnswers();

private:
    QString file() const { return path("runs.plumbline"); }
};

// Saved, then changed here.
void ScenarioConflictsTest::init()
{
    open();
    scenarios().pin("mine", example);
    saveAs("runs.plumbline");
    scenarios().rename(0, "ours");
}

void ScenarioConflictsTest::whatOthersWroteIsNotOverwrittenUnasked()
{
    writeTo(file(), theirs);
    press(Qt::Key_S);
    QCOMPARE(m_answers.conflicts, 1);
    QCOMPARE(bytesOf(file()), theirs);
    QVERIFY(m_workbench->window().isWindowModified());
    QCOMPARE(scenarios().at(0).name, "ours");
    press(Qt::Key_S);
    QCOMPARE(m_answers.conflicts, 2);
}

void ScenarioConflictsTest::anAnswerOfOverwriteOverwrites()
{
    writeTo(file(), theirs);
    m_answers.conflict = Conflict::Overwrite;
    press(Qt::Key_S);
    QVERIFY(bytesOf(file()).contains("\"name\": \"ours\""));
    QVERIFY(!m_workbench->window().isWindowModified());
    scenarios().rename(0, "again");
    press(Qt::Key_S);
    QCOMPARE(m_answers.conflicts, 1); // the file is ours again
}

void ScenarioConflictsTest::anAnswerOfSaveAsKeepsBoth()
{
    writeTo(file(), theirs);
    m_answers.conflict = Conflict::SaveAs;
    m_answers.file = path("other.plumbline");
    press(Qt::Key_S);
    QCOMPARE(m_answers.suggested, file());
    QCOMPARE(bytesOf(file()), theirs);
    QVERIFY(bytesOf(path("other.plumbline")).contains("\"name\": \"ours\""));
    QCOMPARE(m_workbench->document().path(), path("other.plumbline"));
}

void ScenarioConflictsTest::ownChangesAreNoConflict()
{
    press(Qt::Key_S);
    press(Qt::Key_Z);
    press(Qt::Key_S);
    QVERIFY(m_workbench->document().open(file()));
    scenarios().rename(0, "again");
    press(Qt::Key_S);
    QCOMPARE(m_answers.conflicts, 0);
    QVERIFY(bytesOf(file()).contains("\"name\": \"again\""));
}

void ScenarioConflictsTest::aFileThatOthersDamagedIsAConflictToo()
{
    writeTo(file(), "<<<<<<< HEAD\n");
    press(Qt::Key_S);
    QCOMPARE(m_answers.conflicts, 1);
    QCOMPARE(bytesOf(file()), "<<<<<<< HEAD\n");
}

void ScenarioConflictsTest::aFileThatIsGoneIsWrittenAnew()
{
    QVERIFY(QFile::remove(file()));
    press(Qt::Key_S);
    QCOMPARE(m_answers.conflicts, 0);
    QVERIFY(bytesOf(file()).contains("\"name\": \"ours\""));
    QVERIFY(!m_workbench->window().isWindowModified());
}

void ScenarioConflictsTest::aFileThatCameBackIsAConflict()
{
    m_workbench->save();
    QVERIFY(QFile::remove(file()));
    start();
    writeTo(file(), theirs);
    press(Qt::Key_S);
    QCOMPARE(m_answers.conflicts, 1);
    QCOMPARE(bytesOf(file()), theirs);
}

void ScenarioConflictsTest::changesDuringARestartAreNoticed()
{
    m_workbench->save();
    start();
    press(Qt::Key_S);
    QCOMPARE(m_answers.conflicts, 0);
    m_workbench->save();
    writeTo(file(), theirs);
    start();
    QCOMPARE(scenarios().at(0).name, "ours");
    QVERIFY(m_workbench->window().isWindowModified());
    press(Qt::Key_S);
    QCOMPARE(m_answers.conflicts, 1);
    QCOMPARE(bytesOf(file()), theirs);
}

void ScenarioConflictsTest::openingTheSameFileReadsItAgain()
{
    press(Qt::Key_S);
    writeTo(file(), theirs);
    m_answers.answer = app::FilePrompts::Answer::Discard;
    QVERIFY(m_workbench->document().open(file()));
    QCOMPARE(scenarios().size(), 1);
    QCOMPARE(scenarios().at(0).name, "theirs");
    scenarios().rename(0, "both");
    press(Qt::Key_S);
    QCOMPARE(m_answers.conflicts, 0);
}

void ScenarioConflictsTest::scenariosThatOthersTookOutOfTheFileAreNotSaved()
{
    press(Qt::Key_S);
    writeTo(file(), theirs);
    press(Qt::Key_N);
    QCOMPARE(m_answers.questions, 1);
    QVERIFY(QFile::remove(file()));
    press(Qt::Key_N);
    QCOMPARE(m_answers.questions, 2);
    QCOMPARE(scenarios().at(0).name, "ours");
}

void ScenarioConflictsTest::theQuestionHasThreeAnswers()
{
    const std::vector<std::pair<QString, Conflict>> buttons{
        {"&Overwrite", Conflict::Overwrite}, {"Save &as…", Conflict::SaveAs}, {"", Conflict::Cancel}};
    for (const auto& [label, answer] : buttons) {
        QString question;
        QTimer::singleShot(0, this, [&question, text = label] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            question = box->text();
            for (QAbstractButton* button : box->buttons())
                if (button->text() == text)
                    return button->click();
            QTest::keyClick(box, Qt::Key_Escape);
        });
        QVERIFY(app::FileDialogs().changedFile(m_workbench->window(), "/a/<b>runs.plumbline") == answer);
        QCOMPARE(question, "<b>runs.plumbline has changed on disk since it was last read or saved here.");
    }
}

QTEST_MAIN(ScenarioConflictsTest)
#include "scenario_conflicts_test.moc"
