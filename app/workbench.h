// SPDX-License-Identifier: GPL-3.0-or-later
// The program with its window: models, session, language and theme, put together.
#pragma once

#include "app/files/drop_target.h"
#include "app/files/file_prompts.h"
#include "app/files/scenario_document.h"
#include "app/running/hand_over.h"
#include "app/session/session_store.h"
#include "app/system_theme.h"
#include "ui/model/workspace.h"
#include "ui/window/main_window.h"

#include <QTimer>
#include <QUndoStack>

#include <memory>

namespace app {

class Workbench : public QObject
{
    Q_OBJECT

public:
    /// How long an edit waits to be saved, in ms; when the process is killed, no older edit is lost.
    static constexpr int saveDelay = 1000;

    /// Keeps a reference to the registry. `language` overrides that of the session where it is not empty.
    Workbench(const core::Registry& registry, const QString& sessionPath, const QString& language = {});
    ~Workbench() override;

    /// Fills the window from the session and shows it.
    void show();
    /// Fills a calculator, or the run, as one undoable step and brings it into view, as a link does.
    void open(std::string_view calculator, const core::Values& values);

    /// The same for a link. One that does not fit fills nothing and says why.
    void openLink(const QString& text);
    /// What a later start of the program hands over: it is opened here, and the window comes to the front. A file waits
    /// until a dialog that is open is answered.
    void receive(const HandOver& handOver);

    ui::MainWindow& window() { return *m_window; }
    ui::CalculatorModel& model(std::size_t index) { return m_workspace->model(index); }
    ui::Workspace& workspace() { return *m_workspace; }
    ScenarioDocument& document() { return *m_document; }
    QUndoStack& undoStack() { return m_undoStack; }

    void setLanguage(const QString& code);
    void setTheme(ui::Theme theme);
    /// Writes the session now, if it changed.
    void save();

private:
    void setupWorkspace();
    void setupWindow();
    void setupFiles();
    void restoreForms(const Session& session);
    void restoreWindow(const Session& session);
    Session session() const;
    void saveSoon();
    void openLater(const Opening& opening);
    void comeToFront();
    void applyTheme();

    const core::Registry& m_registry;
    SessionStore m_store;
    Session m_restored; // language and theme in force, and what was read at the start
    QUndoStack m_undoStack;
    std::unique_ptr<ui::Workspace> m_workspace;
    std::unique_ptr<ui::MainWindow> m_window;
    FileDialogs m_dialogs;
    std::unique_ptr<ScenarioDocument> m_document;
    DropTarget m_drops;
    SystemTheme m_systemTheme;
    QTimer m_saveTimer;
    bool m_saveFailed = false; // said once, until a save succeeds again
};

} // namespace app
