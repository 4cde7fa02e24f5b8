// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios and the run of the window as a file that is opened and saved.
#pragma once

#include "app/files/file_prompts.h"
#include "app/files/scenario_file.h"
#include "ui/model/workspace.h"
#include "ui/window/main_window.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>

#include <map>

namespace app {

class ScenarioDocument : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostRecent = 8;

    /// Begins without a file. Keeps references; all outlive the document.
    ScenarioDocument(const core::Registry& registry, ui::Workspace& workspace, ui::MainWindow& window,
                     FilePrompts& prompts);

    /// The file that is open, by its absolute path; empty: none.
    const QString& path() const { return m_path; }
    /// The files opened and saved last, the last one first.
    const QStringList& recent() const { return m_recent; }
    /// Whether scenarios or run are others than the file holds; without a file, whether there are scenarios.
    bool isModified() const;
    /// Who is asked from now on; outlives the document.
    void setPrompts(FilePrompts& prompts) { m_prompts = &prompts; }

    /// Tells the bytes of the open file, as they were read or written here last, from others; empty: none were.
    QByteArray digest() const;

    /// What was open before a restart, with its digest. The session has the scenarios; they may differ from those of
    /// the file, and the file from what it was then.
    void restore(const QString& path, const QByteArray& digest, const QStringList& recent);

    // Each of these asks where scenarios would be lost that are in no saved file, and is one undoable step; undo also
    // brings back the file that was open before. False where nothing came of it.
    /// Takes all scenarios away and puts the run to its worked example, switched off. The entries of the pages stay.
    bool startNew();
    /// Puts those of a file in their place. A file that is refused changes nothing, and the window says why.
    bool open(const QString& path);
    bool askAndOpen();

    // False where the file could not be written, which the window says: the old file is then as it was.
    /// Writes the open file, or asks for a name where there is none. Asks before it overwrites what others have made of
    /// the file since it was read or written here last; a file that is gone is written anew.
    bool save();
    bool askAndSave();

signals:
    /// Another file is open, or the recent ones are others.
    void changed();

private:
    class Replacement;

    struct Work
    {
        QString path;
        ui::Workspace::State state;
        std::vector<std::vector<ui::Scenario>> scenarios; // of the calculators
    };

    struct Loaded
    {
        ScenarioFile content;
        QByteArray digest;
    };

    ScenarioFile content() const;
    ScenarioFile withRun(ScenarioFile file) const;
    bool mayReplace();
    std::optional<Loaded> load(const QString& path);
    Work work() const;
    void putBack(const Work& work);
    void replace(const QString& path, const ScenarioFile& file);
    bool isChangedByOthers() const;
    bool write(const QString& path);
    void setPath(const QString& path);
    void remember(const QString& path);
    void forget(const QString& path);
    void update();

    const core::Registry& m_registry;
    ui::Workspace& m_workspace;
    ui::MainWindow& m_window;
    FilePrompts* m_prompts;
    QString m_path;
    QStringList m_recent;
    // What each file held when it was read or written last, and the digest of its bytes.
    std::map<QString, ScenarioFile> m_onDisk;
    std::map<QString, QByteArray> m_digests;
};

} // namespace app
