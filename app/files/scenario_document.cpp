// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/scenario_document.h"

#include "app/files/atomic_file.h"
#include "ui/text/isolation.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QUndoCommand>
#include <QUndoStack>

namespace app {

namespace {

QByteArray digestOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

} // namespace

/// The step that puts other scenarios, another run and another file in place.
class ScenarioDocument::Replacement : public QUndoCommand
{
public:
    Replacement(ScenarioDocument& document, Work before, Work after)
        : m_document(&document), m_before(std::move(before)), m_after(std::move(after))
    {
    }
    void undo() override { putBack(m_before); }
    void redo() override { putBack(m_after); }

private:
    void putBack(const Work& work)
    {
        if (m_document)
            m_document->putBack(work);
    }

    QPointer<ScenarioDocument> m_document;
    Work m_before;
    Work m_after;
};

ScenarioDocument::ScenarioDocument(const core::Registry& registry, ui::Workspace& workspace, ui::MainWindow& window,
                                   FilePrompts& prompts)
    : m_registry(registry), m_workspace(workspace), m_window(window), m_prompts(&prompts)
{
    // Not every change: most are of entries, which are no part of the file.
    for (std::size_t i = 0; i < workspace.size(); ++i)
        connect(&workspace.model(i).scenarios(), &ui::ScenarioList::changed, this, &ScenarioDocument::update);
    connect(&workspace, &ui::Workspace::runChanged, this, &ScenarioDocument::update);
    connect(&window, &ui::MainWindow::newFileRequested, this, &ScenarioDocument::startNew);
    connect(&window, &ui::MainWindow::openRequested, this, &ScenarioDocument::askAndOpen);
    connect(&window, &ui::MainWindow::recentFileChosen, this, &ScenarioDocument::open);
    connect(&window, &ui::MainWindow::saveRequested, this, &ScenarioDocument::save);
    connect(&window, &ui::MainWindow::saveAsRequested, this, &ScenarioDocument::askAndSave);
}

bool ScenarioDocument::isModified() const
{
    const ScenarioFile now = content();
    if (m_path.isEmpty())
        return !now.scenarios.empty();
    const auto file = m_onDisk.find(m_path);
    return file == m_onDisk.end() || file->second != now;
}

QByteArray ScenarioDocument::digest() const
{
    const auto found = m_digests.find(m_path);
    return found == m_digests.end() ? QByteArray() : found->second;
}

void ScenarioDocument::restore(const QString& path, const QByteArray& digest, const QStringList& recent)
{
    m_recent = recent.mid(0, mostRecent);
    m_window.setRecentFiles(m_recent);
    if (path.isEmpty())
        return;
    if (const auto file = loadScenarioFile(path, m_registry))
        m_onDisk[path] = withRun(*file);
    if (!digest.isEmpty())
        m_digests[path] = digest;
    setPath(path);
}

bool ScenarioDocument::startNew()
{
    if (!mayReplace())
        return false;
    replace({}, {{}, FiledRun{false, m_workspace.run().calculator().example()}});
    return true;
}

bool ScenarioDocument::open(const QString& given)
{
    const QString path = QFileInfo(given).absoluteFilePath();
    // Before the question: a file that is refused is none to lose scenarios for. And after: they may be saved in it.
    if (!load(path) || !mayReplace())
        return false;
    const auto file = load(path);
    if (!file)
        return false;
    m_onDisk[path] = file->content;
    m_digests[path] = file->digest;
    remember(path);
    replace(path, file->content);
    m_window.notify({});
    return true;
}

bool ScenarioDocument::askAndOpen()
{
    const QString folder = m_path.isEmpty() ? QString() : QFileInfo(m_path).absolutePath();
    const QString path = m_prompts->fileToOpen(m_window, folder);
    return !path.isEmpty() && open(path);
}

bool ScenarioDocument::save()
{
    if (m_path.isEmpty())
        return askAndSave();
    if (!isChangedByOthers())
        return write(m_path);
    switch (m_prompts->changedFile(m_window, m_path)) {
    case FilePrompts::Conflict::Overwrite:
        return write(m_path);
    case FilePrompts::Conflict::SaveAs:
        return askAndSave();
    case FilePrompts::Conflict::Cancel:
        break;
    }
    return false;
}

bool ScenarioDocument::askAndSave()
{
    //: the name suggested for a file that has none yet
    const QString suggested = m_path.isEmpty() ? tr("scenarios.plumbline") : m_path;
    const QString path = m_prompts->fileToSave(m_window, suggested);
    return !path.isEmpty() && write(QFileInfo(path).absoluteFilePath());
}

ScenarioFile ScenarioDocument::content() const
{
    ScenarioFile file;
    for (std::size_t i = 0; i < m_workspace.size(); ++i) {
        const ui::CalculatorModel& model = m_workspace.model(i);
        for (const ui::Scenario& scenario : model.scenarios().all())
            file.scenarios.push_back({std::string(model.calculator().id), scenario.name, scenario.values});
    }
    return withRun(std::move(file));
}

bool ScenarioDocument::mayReplace()
{
    const ScenarioFile now = content();
    if (now.scenarios.empty())
        return true;
    // As the file is now: others may have changed or removed it.
    if (const auto file = loadScenarioFile(m_path, m_registry); file && file->scenarios == now.scenarios)
        return true;
    switch (m_prompts->unsavedScenarios(m_window)) {
    case FilePrompts::Answer::Save:
        return save();
    case FilePrompts::Answer::Discard:
        return true;
    case FilePrompts::Answer::Cancel:
        break;
    }
    return false;
}

// A file that does not speak of the run leaves it as it is.
ScenarioFile ScenarioDocument::withRun(ScenarioFile file) const
{
    if (!file.run)
        file.run = FiledRun{m_workspace.isRunOn(), m_workspace.run().values()};
    return file;
}

std::optional<ScenarioDocument::Loaded> ScenarioDocument::load(const QString& path)
{
    const auto bytes = scenarioFileBytes(path);
    const auto file = bytes ? readScenarioFile(*bytes, m_registry) : core::Outcome<ScenarioFile>(bytes.issue());
    if (file)
        return Loaded{withRun(*file), digestOf(*bytes)};
    if (!QFileInfo::exists(path))
        forget(path);
    //: %1 the name of a file, %2 why: one short statement without a full stop
    m_window.notify(tr("%1 cannot be opened (%2). What is open stays as it was.")
                        .arg(ui::isolatedName(QDir::toNativeSeparators(path)),
                             scenarioFileMessage(file.issue(), m_workspace.run().style())));
    return std::nullopt;
}

ScenarioDocument::Work ScenarioDocument::work() const
{
    Work work{m_path, m_workspace.state(), {}};
    for (std::size_t i = 0; i < m_workspace.size(); ++i)
        work.scenarios.push_back(m_workspace.model(i).scenarios().all());
    return work;
}

void ScenarioDocument::putBack(const Work& work)
{
    for (std::size_t i = 0; i < m_workspace.size(); ++i) {
        ui::ScenarioList& list = m_workspace.model(i).scenarios();
        if (list.all() != work.scenarios[i])
            list.restore(work.scenarios[i]);
    }
    m_workspace.restore(work.state);
    setPath(work.path);
}

void ScenarioDocument::replace(const QString& path, const ScenarioFile& file)
{
    if (file == content()) {
        setPath(path); // what was open under another name, or under none
        return;
    }
    Work after = work();
    after.path = path;
    if (file.run) {
        after.state.runOn = file.run->on;
        after.state.run = m_workspace.run().stateOf(file.run->values);
    }
    for (std::size_t i = 0; i < m_workspace.size(); ++i) {
        after.scenarios[i].clear();
        for (const FiledScenario& scenario : file.scenarios)
            if (scenario.calculator == m_workspace.model(i).calculator().id)
                after.scenarios[i].push_back(
                    {scenario.name, scenario.values, static_cast<int>(after.scenarios[i].size())});
    }
    m_workspace.undoStack().push(new Replacement(*this, work(), std::move(after)));
}

bool ScenarioDocument::isChangedByOthers() const
{
    if (!QFileInfo::exists(m_path))
        return false;
    const auto bytes = scenarioFileBytes(m_path);
    return !bytes || digestOf(*bytes) != digest();
}

bool ScenarioDocument::write(const QString& path)
{
    const ScenarioFile file = content();
    const QString shown = QDir::toNativeSeparators(path);
    const QByteArray text = scenarioFileText(file, m_registry);
    // Nothing is written that could not be read again.
    const QString reason = text.size() > longestScenarioFile
                               ? scenarioFileMessage(fileTooLongIssue(), m_workspace.run().style())
                               : writeAtomically(path, text);
    if (!reason.isEmpty()) {
        //: %1 the name of a file, %2 why: what the system says
        m_window.notify(
            tr("%1 cannot be saved (%2). The file is as it was before.").arg(ui::isolatedName(shown), reason));
        return false;
    }
    m_onDisk[path] = file;
    m_digests[path] = digestOf(text);
    remember(path);
    setPath(path);
    //: %1 the name of a file
    m_window.notify(tr("Saved as %1.").arg(ui::isolatedName(shown)));
    return true;
}

void ScenarioDocument::setPath(const QString& path)
{
    m_path = path;
    update();
    emit changed();
}

void ScenarioDocument::remember(const QString& path)
{
    m_recent.removeAll(path);
    m_recent.prepend(path);
    m_recent = m_recent.mid(0, mostRecent);
    m_window.setRecentFiles(m_recent);
    emit changed();
}

void ScenarioDocument::forget(const QString& path)
{
    if (m_recent.removeAll(path) == 0)
        return;
    m_window.setRecentFiles(m_recent);
    emit changed();
}

void ScenarioDocument::update()
{
    m_window.setFile(QFileInfo(m_path).fileName(), isModified());
}

} // namespace app
