// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench.h"

#include "app/embed/embedded_page.h"
#include "app/files/atomic_file.h"
#include "app/guides.h"
#include "app/identity.h"
#include "app/language.h"
#include "app/links/link.h"
#include "core/run/fields.h"
#include "ui/page/calculator_page.h"
#include "ui/share/sharing.h"
#include "ui/text/isolation.h"
#include "ui/window/takeaways.h"

#include <QApplication>
#include <QDialog>
#include <QScreen>

namespace app {

namespace {

constexpr QSize defaultSize(1280, 860);
constexpr int titleBarHeight = 28; // about; what the desktop puts around the window is not known before it is shown

std::vector<ui::LanguageChoice> languageChoices()
{
    std::vector<ui::LanguageChoice> choices;
    for (const QString& code : languages())
        choices.push_back({code, languageName(code)});
    return choices;
}

ui::EmbedCode embedCode(const core::Calculator& calculator, const core::Values& values, const QString& language)
{
    const QByteArray page = embeddedPage(calculator, values, language);
    return {page, embedSnippet(calculator, page, language)};
}

// A window that was on a screen that is gone, or larger than the one there is, comes to where it can be seen.
QRect clamped(QRect window)
{
    const QScreen* screen = QGuiApplication::screenAt(window.center());
    const QRect whole = (screen ? screen : QGuiApplication::primaryScreen())->availableGeometry();
    const QRect space = whole.adjusted(0, titleBarHeight, 0, 0);
    window.setSize(window.size().boundedTo(space.size()));
    const QPoint last = space.bottomRight() - QPoint(window.width() - 1, window.height() - 1);
    window.moveTo(std::clamp(window.left(), space.left(), last.x()), std::clamp(window.top(), space.top(), last.y()));
    return window;
}

ui::FormState formState(const ui::CalculatorModel& model, const StoredForm& form)
{
    ui::FormState state = model.stateOf(form.values);
    for (const auto& [field, text] : form.texts)
        state.entries[field] = model.read(field, text);
    state.units = form.units;
    state.detached = form.detached;
    return state;
}

StoredForm storedForm(const ui::CalculatorModel& model)
{
    StoredForm form{model.values(), {}, model.state().units, model.state().detached};
    for (std::size_t i = 0; i < form.values.size(); ++i)
        if (!model.entry(i).typed.isEmpty())
            form.texts[i] = model.entry(i).typed;
    return form;
}

} // namespace

Workbench::Workbench(const core::Registry& registry, const QString& sessionPath, const QString& language)
    : m_registry(registry), m_store(registry, sessionPath)
{
    const SessionStore::Loaded loaded = m_store.load();
    m_restored = loaded.session;
    if (!language.isEmpty())
        m_restored.language = language;
    if (!languages().contains(m_restored.language))
        m_restored.language = languageFor(QLocale::system().uiLanguages());
    m_undoStack.setUndoLimit(1000);
    applyTheme();
    setupWorkspace();
    setupWindow();
    setupFiles();
    setLanguage(m_restored.language);
    restoreForms(m_restored);
    m_document->restore(m_restored.file, m_restored.fileDigest, m_restored.recentFiles);
    restoreWindow(m_restored);
    if (!loaded.setAside.isEmpty())
        m_window->notify(
            tr("The saved session was damaged and is now kept as %1.").arg(ui::isolatedName(loaded.setAside)));
}

Workbench::~Workbench()
{
    // The window goes first: a field that has the focus still reports that it is left.
    m_workspace->disconnect(this);
    m_window->disconnect(this);
    m_document.reset();
    m_window.reset();
}

void Workbench::setupWorkspace()
{
    m_saveTimer.setSingleShot(true);
    connect(&m_saveTimer, &QTimer::timeout, this, &Workbench::save);
    m_workspace = std::make_unique<ui::Workspace>(m_registry, m_undoStack);
    connect(m_workspace.get(), &ui::Workspace::changed, this, &Workbench::saveSoon);
}

void Workbench::setupWindow()
{
    // The page in view last; others are built when they are shown.
    int shown = 0;
    for (std::size_t i = 0; i < m_registry.size(); ++i)
        if (m_registry[i].id == m_restored.calculator)
            shown = static_cast<int>(i);
    const ui::Identity identity{QLatin1String(identity::name), QLatin1String(identity::version),
                                QLatin1String(identity::homePage), QLatin1String(identity::feedbackAddress)};
    m_window = std::make_unique<ui::MainWindow>(
        *m_workspace, identity, languageChoices(),
        [this](std::string_view calculator) { return guideText(calculator, m_restored.language); }, shown);
    m_window->takeaways().setWriteFile(writeAtomically);
    m_window->takeaways().sharing().setLinkFor(linkText);
    m_window->takeaways().setEmbedding(
        {.program = QLatin1String(identity::name), .languages = languageChoices(), .make = embedCode});
    connect(m_window.get(), &ui::MainWindow::languageChosen, this, &Workbench::setLanguage);
    connect(m_window.get(), &ui::MainWindow::themeChosen, this, &Workbench::setTheme);
    connect(m_window.get(), &ui::MainWindow::arrangementChanged, this, &Workbench::saveSoon);
    connect(&m_systemTheme, &SystemTheme::darkChanged, this, [this](bool dark) {
        m_restored.systemWasDark = dark;
        applyTheme();
        saveSoon();
    });
    connect(qApp, &QCoreApplication::aboutToQuit, this, &Workbench::save);
}

void Workbench::setupFiles()
{
    m_document = std::make_unique<ScenarioDocument>(m_registry, *m_workspace, *m_window, m_dialogs);
    connect(m_document.get(), &ScenarioDocument::changed, this, &Workbench::saveSoon);
    m_drops.watch(*m_window);
    connect(&m_drops, &DropTarget::dropped, this, [this](const QString& target) {
        if (isLink(target))
            openLink(target);
        else
            m_document->open(target);
    });
}

void Workbench::show()
{
    if (m_restored.maximised)
        m_window->showMaximized();
    else
        m_window->show();
    m_window->page(m_window->currentCalculator()).focusFirstField();
    if (m_restored.theme == ui::Theme::System)
        QTimer::singleShot(0, &m_systemTheme, &SystemTheme::watch);
}

void Workbench::open(std::string_view calculator, const core::Values& values)
{
    if (calculator == core::run::id)
        m_workspace->openRun(values);
    for (std::size_t i = 0; i < m_registry.size(); ++i) {
        if (m_registry[i].id != calculator)
            continue;
        m_workspace->model(i).setInputs(values);
        m_window->showCalculator(static_cast<int>(i));
    }
}

void Workbench::openLink(const QString& text)
{
    const core::Registry models = core::builtInModels();
    const auto link = readLink(models, text);
    if (link)
        open(link->calculator->id, link->values);
    else
        m_window->notify(linkMessage(link.issue(), m_workspace->run().style()));
}

void Workbench::receive(const HandOver& handOver)
{
    const Opening& opening = handOver.opening;
    if (!handOver.activation.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", handOver.activation.toUtf8()); // where the toolkit looks for it
    comeToFront();
    if (languages().contains(opening.language))
        setLanguage(opening.language);
    if (opening.what != Opening::What::Nothing)
        openLater(opening);
}

// After the dialog that is open, if there is one: it may ask or show what the link or file would change under it, and
// it keeps the keyboard.
void Workbench::openLater(const Opening& opening)
{
    if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
        dialog->activateWindow();
        connect(
            dialog, &QDialog::finished, this, [this, opening] { openLater(opening); }, Qt::QueuedConnection);
    } else if (opening.what == Opening::What::Link) {
        openLink(opening.text);
    } else {
        m_document->open(opening.text);
    }
}

void Workbench::comeToFront()
{
    m_window->setWindowState(m_window->windowState() & ~Qt::WindowMinimized);
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void Workbench::setLanguage(const QString& code)
{
    m_restored.language = code;
    useLanguage(code);
    useFontFor(code);
    QApplication::setLayoutDirection(QLocale(code).textDirection());
    m_workspace->setStyle(core::numberStyle(code.toStdString()));
    m_window->setLanguage({code, languageName(code)});
    saveSoon();
}

void Workbench::setTheme(ui::Theme theme)
{
    m_restored.theme = theme;
    applyTheme();
    if (theme == ui::Theme::System)
        m_systemTheme.watch();
    saveSoon();
}

void Workbench::applyTheme()
{
    const ui::Theme theme = m_restored.theme;
    ui::applyPalette(theme == ui::Theme::Dark || (theme == ui::Theme::System && m_restored.systemWasDark));
    if (m_window)
        m_window->setTheme(theme);
}

void Workbench::restoreForms(const Session& session)
{
    ui::Workspace::State state = m_workspace->state();
    for (std::size_t i = 0; i < m_workspace->size(); ++i) {
        const ui::CalculatorModel& model = m_workspace->model(i);
        const auto form = session.forms.find(std::string(model.calculator().id));
        if (form != session.forms.end())
            state.forms[i] = formState(model, form->second);
        const auto scenarios = session.scenarios.find(std::string(model.calculator().id));
        if (scenarios != session.scenarios.end())
            model.scenarios().restore(scenarios->second);
    }
    if (session.run)
        state.run = formState(m_workspace->run(), *session.run);
    state.runOn = session.runOn;
    for (std::size_t pair = 0; pair < state.inStep.size() && pair < session.inStep.size(); ++pair)
        state.inStep[pair] = session.inStep[pair];
    m_workspace->restore(state);
}

void Workbench::restoreWindow(const Session& session)
{
    m_window->setTheme(session.theme);
    m_window->setChartChoices(session.charts);
    m_window->takeaways().setExportOptions(session.chartExport);
    m_window->takeaways().setPaper(session.paper, ui::paperFor(QLocale::system().territory()));
    m_window->takeaways().sharing().setPageAddress(session.pageAddress);
    m_window->setRunOpen(session.runOpen);
    for (std::size_t i = 0; i < m_registry.size(); ++i)
        if (const auto page = session.pages.find(std::string(m_registry[i].id)); page != session.pages.end())
            m_window->setPageChoices(static_cast<int>(i), page->second);
    if (session.window.isValid())
        m_window->setGeometry(clamped(session.window));
    else
        m_window->resize(clamped(QRect(QPoint(0, 0), defaultSize)).size());
}

Session Workbench::session() const
{
    Session session = m_restored;
    session.calculator = m_registry[static_cast<std::size_t>(m_window->currentCalculator())].id;
    session.charts = m_window->chartChoices();
    session.chartExport = m_window->takeaways().exportOptions();
    session.paper = m_window->takeaways().paper();
    session.pageAddress = m_window->takeaways().sharing().pageAddress();
    session.maximised = m_window->isMaximized();
    session.window = session.maximised ? m_window->normalGeometry() : m_window->geometry();
    for (std::size_t i = 0; i < m_workspace->size(); ++i) {
        const ui::CalculatorModel& model = m_workspace->model(i);
        const std::string id(model.calculator().id);
        session.forms[id] = storedForm(model);
        session.scenarios[id] = model.scenarios().all();
        session.pages[id] = m_window->pageChoices(static_cast<int>(i));
    }
    session.run = storedForm(m_workspace->run());
    session.runOn = m_workspace->isRunOn();
    session.inStep = m_workspace->state().inStep;
    session.runOpen = m_window->isRunOpen();
    session.file = m_document->path();
    session.fileDigest = m_document->digest();
    session.recentFiles = m_document->recent();
    return session;
}

// The timer is not started anew by later edits: the first unsaved edit waits a second and no longer.
void Workbench::saveSoon()
{
    if (!m_saveTimer.isActive())
        m_saveTimer.start(saveDelay);
}

void Workbench::save()
{
    m_saveTimer.stop();
    const QString reason = m_store.save(session());
    if (!reason.isEmpty() && !m_saveFailed)
        m_window->notify(tr("The session cannot be saved (%1). What you entered stays in this window.").arg(reason));
    m_saveFailed = !reason.isEmpty();
}

} // namespace app
