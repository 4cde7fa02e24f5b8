// SPDX-License-Identifier: GPL-3.0-or-later
// The program in its window with a person behind the file dialogs who knows what they want: for tests of scenario
// files.
#pragma once

#include "tests/app/shown_workbench.h"

#include <QLabel>
#include <QScopeGuard>
#include <QTemporaryDir>

namespace tests {

inline const core::Values example{std::int64_t(8), std::int64_t(32)};

// A person who knows what they want.
class Answers : public app::FilePrompts
{
public:
    QString file; // what they choose in either dialog
    Answer answer = Answer::Cancel;
    int questions = 0; // about scenarios that are not saved
    Conflict conflict = Conflict::Cancel;
    int conflicts = 0; // about a file that others changed
    QString suggested;

    QString fileToOpen(QWidget&, const QString&) override { return file; }
    QString fileToSave(QWidget&, const QString& path) override
    {
        suggested = path;
        return file;
    }
    Answer unsavedScenarios(QWidget&) override
    {
        ++questions;
        return answer;
    }
    Conflict changedFile(QWidget&, const QString&) override
    {
        ++conflicts;
        return conflict;
    }
};

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeTo(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

// A fixture; a test calls `open` before and `close` after each of its functions.
class ShownDocument
{
protected:
    void open();
    void close();
    /// Starts the program, anew where it runs already.
    void start();
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QString notice() const { return m_workbench->window().findChild<QLabel*>("notice")->text(); }
    ui::ScenarioList& scenarios() { return m_workbench->model(0).scenarios(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        QTest::keyClick(&m_workbench->window(), key, modifiers);
    }
    void saveAs(const QString& name)
    {
        m_answers.file = path(name);
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_workbench->document().path(), path(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    Answers m_answers;
    std::unique_ptr<app::Workbench> m_workbench;
};

inline void ShownDocument::open()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_answers = Answers();
    start();
}

inline void ShownDocument::close()
{
    m_workbench.reset();
}

inline void ShownDocument::start()
{
    m_workbench.reset();
    m_workbench = std::make_unique<app::Workbench>(registry(), path("state/session.json"), "en");
    m_workbench->document().setPrompts(m_answers);
    m_workbench->show();
    QVERIFY(QTest::qWaitForWindowActive(&m_workbench->window()));
    QCoreApplication::sendPostedEvents(); // the language of the test before
}

} // namespace tests
