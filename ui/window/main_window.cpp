// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "core/run/fields.h"
#include "ui/charts/chart_panel.h"
#include "ui/page/calculator_page.h"
#include "ui/results/result_card.h"
#include "ui/results/results_view.h"
#include "ui/run/run_bar.h"
#include "ui/scenarios/scenario_table.h"
#include "ui/share/share_menu.h"
#include "ui/text/isolation.h"
#include "ui/widgets/look.h"
#include "ui/window/about_dialog.h"
#include "ui/window/navigation.h"
#include "ui/window/takeaways.h"
#include "ui/window/window_guide.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QStatusBar>
#include <QUndoStack>

namespace ui {

namespace {

std::vector<core::Text> titlesOf(const Workspace& workspace)
{
    std::vector<core::Text> titles;
    for (std::size_t i = 0; i < workspace.size(); ++i)
        titles.push_back(workspace.model(i).calculator().title);
    return titles;
}

} // namespace

MainWindow::MainWindow(Workspace& workspace, const Identity& identity, const std::vector<LanguageChoice>& languages,
                       std::function<QString(std::string_view)> guide, int shown)
    : m_workspace(workspace)
    , m_identity(identity)
    , m_actions(new Actions(*this, titlesOf(workspace), languages))
    , m_takeaways(new Takeaways(*this, *m_actions))
    , m_guide(new WindowGuide(*this, *m_actions, std::move(guide)))
    , m_navigation(new Navigation(titlesOf(workspace)))
    , m_run(new RunBar(workspace))
    , m_stack(new QStackedWidget)
    , m_pages(workspace.size(), nullptr)
    , m_choices(workspace.size())
    , m_hint(new QLabel)
    , m_languageName(new QLabel)
{
    setMinimumSize(960, 640);
    setupCentre();
    setupActions();
    setupFileActions();
    setupUndo();
    setupRun();
    setupScenarios();
    setupChartActions();
    connect(m_takeaways, &Takeaways::choicesChanged, this, &MainWindow::arrangementChanged);
    retranslate();
    showCalculator(shown);
}

// A field that has the focus reports that it is left, and widgets that are gone by then would hear of it.
MainWindow::~MainWindow()
{
    if (QWidget* focused = focusWidget())
        focused->clearFocus();
}

void MainWindow::setupCentre()
{
    auto* centre = new QWidget;
    auto* row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_navigation);
    auto* line = new QFrame;
    line->setFrameShape(QFrame::VLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    row->addWidget(line);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    auto* bar = new QVBoxLayout;
    bar->setContentsMargins(3 * look::unit, 2 * look::unit, 3 * look::unit, 0);
    bar->addWidget(m_run);
    column->addLayout(bar);
    column->addWidget(m_stack, 1);
    row->addLayout(column, 1);
    setCentralWidget(centre);
    for (std::size_t i = 0; i < m_workspace.size(); ++i)
        m_stack->addWidget(new QWidget); // gives way to the page when it is shown first
    for (QLabel* label : {m_hint, m_languageName}) {
        label->setTextFormat(Qt::PlainText);
        look::setFont(*label, look::Size::Small);
        look::setMuted(*label);
    }
    m_hint->setObjectName(QStringLiteral("notice"));
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long notice must not widen the window
    m_hint->setIndent(look::unit);
    statusBar()->addWidget(m_hint, 1);
    statusBar()->addPermanentWidget(m_languageName);
    connect(m_navigation, &QListWidget::currentRowChanged, this, &MainWindow::showCalculator);
}

void MainWindow::setupActions()
{
    connect(m_actions->reset, &QAction::triggered, this, [this] { currentModel().reset(); });
    connect(m_actions->clear, &QAction::triggered, this, [this] { currentModel().clear(); });
    connect(m_actions->copyValue, &QAction::triggered, this, [this] { currentPage().results().first()->copyValue(); });
    connect(m_actions->copySentence, &QAction::triggered, this,
            [this] { currentPage().results().first()->copySentence(); });
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(m_actions, &Actions::calculatorChosen, this, &MainWindow::showCalculator);
    connect(m_actions, &Actions::languageChosen, this, &MainWindow::languageChosen);
    connect(m_actions, &Actions::themeChosen, this, &MainWindow::themeChosen);
}

void MainWindow::setupFileActions()
{
    connect(m_actions->newFile, &QAction::triggered, this, &MainWindow::newFileRequested);
    connect(m_actions->open, &QAction::triggered, this, &MainWindow::openRequested);
    // Later: the menu, which is still at work, gets other entries by it.
    connect(m_actions, &Actions::recentFileChosen, this, &MainWindow::recentFileChosen, Qt::QueuedConnection);
    connect(m_actions->save, &QAction::triggered, this, &MainWindow::saveRequested);
    connect(m_actions->saveAs, &QAction::triggered, this, &MainWindow::saveAsRequested);
}

void MainWindow::setupUndo()
{
    connect(m_actions->undo, &QAction::triggered, &m_workspace.undoStack(), &QUndoStack::undo);
    connect(m_actions->redo, &QAction::triggered, &m_workspace.undoStack(), &QUndoStack::redo);
    connect(&m_workspace.undoStack(), &QUndoStack::canUndoChanged, m_actions->undo, &QAction::setEnabled);
    connect(&m_workspace.undoStack(), &QUndoStack::canRedoChanged, m_actions->redo, &QAction::setEnabled);
    m_actions->undo->setEnabled(m_workspace.undoStack().canUndo());
    m_actions->redo->setEnabled(m_workspace.undoStack().canRedo());
    for (std::size_t i = 0; i < m_workspace.size(); ++i)
        connect(&m_workspace.model(i), &CalculatorModel::revisited, this,
                [this, i] { showCalculator(static_cast<int>(i)); });
}

void MainWindow::setupRun()
{
    connect(m_actions->run, &QAction::triggered, &m_workspace, &Workspace::setRunOn);
    connect(&m_workspace, &Workspace::runChanged, this, [this] { m_actions->run->setChecked(m_workspace.isRunOn()); });
    connect(m_run, &RunBar::opened, this, &MainWindow::arrangementChanged);
}

void MainWindow::setupScenarios()
{
    connect(m_actions->pinScenario, &QAction::triggered, this, &MainWindow::pinScenario);
    connect(&m_workspace.undoStack(), &QUndoStack::indexChanged, this, [this] {
        if (!m_pinNotice.isEmpty() && m_notice == m_pinNotice)
            notify({});
        m_pinNotice.clear();
    });
    connect(&m_workspace, &Workspace::runChanged, this, [this] {
        for (CalculatorPage* built : m_pages)
            if (built)
                showRun(*built);
    });
}

void MainWindow::pinScenario()
{
    const QString name = currentPage().scenarios().pin(); // the table may be out of view
    //: %1 the name of a scenario
    notify(tr("Pinned as %1. Its name can be changed in the table under the chart.").arg(isolatedName(name)));
    m_pinNotice = m_notice;
}

void MainWindow::showRun(CalculatorPage& page)
{
    page.scenarios().setRun(m_workspace.isRunOn() ? std::optional(core::run::inputsFrom(m_workspace.run().values()))
                                                  : std::nullopt);
}

bool MainWindow::isRunOpen() const
{
    return m_run->isOpen();
}

void MainWindow::setRunOpen(bool open)
{
    m_run->setOpen(open);
}

void MainWindow::setupChartActions()
{
    connect(m_actions->logAxes, &QAction::toggled, this, [this](bool on) {
        m_charts.logarithmic = on;
        setChartChoices(m_charts);
    });
    connect(m_actions->chartAsTable, &QAction::toggled, this, [this](bool on) {
        m_charts.table = on;
        setChartChoices(m_charts);
    });
    setChartChoices(m_charts);
}

int MainWindow::currentCalculator() const
{
    return m_stack->currentIndex();
}

void MainWindow::showCalculator(int index)
{
    if (index < 0 || index >= static_cast<int>(m_workspace.size()))
        return;
    CalculatorPage& shown = page(index);
    m_stack->setCurrentWidget(&shown);
    m_navigation->setCurrentRow(index);
    m_guide->setTopic(currentModel().calculator().id);
    emit arrangementChanged();
}

CalculatorPage& MainWindow::page(int index)
{
    CalculatorPage*& built = m_pages[static_cast<std::size_t>(index)];
    if (built)
        return *built;
    built = new CalculatorPage(m_workspace.model(static_cast<std::size_t>(index)), m_workspace);
    built->setChoices(m_choices[static_cast<std::size_t>(index)]);
    built->setShareMenu(*m_actions->share);
    applyChartChoices(*built);
    showRun(*built);
    connect(built, &CalculatorPage::choicesChanged, this, &MainWindow::arrangementChanged);
    connect(built, &CalculatorPage::openRequested, this, &MainWindow::openWith);
    connect(built, &CalculatorPage::guideRequested, m_guide, &WindowGuide::toggle);
    connect(&built->chart(), &ChartPanel::logarithmicChanged, m_actions->logAxes, &QAction::setChecked);
    const bool current = m_stack->currentIndex() == index;
    delete m_stack->widget(index);
    m_stack->insertWidget(index, built);
    if (current)
        m_stack->setCurrentIndex(index);
    return *built;
}

PageChoices MainWindow::pageChoices(int index) const
{
    const auto place = static_cast<std::size_t>(index);
    return m_pages[place] ? m_pages[place]->choices() : m_choices[place];
}

void MainWindow::setPageChoices(int index, const PageChoices& choices)
{
    const auto place = static_cast<std::size_t>(index);
    m_choices[place] = choices;
    if (m_pages[place])
        m_pages[place]->setChoices(choices);
}

void MainWindow::openWith(int index, const core::Values& values)
{
    m_workspace.model(static_cast<std::size_t>(index)).putValues(values);
    showCalculator(index);
    currentPage().focusFirstField();
}

void MainWindow::setChartChoices(const ChartChoices& choices)
{
    m_charts = choices;
    m_actions->logAxes->setChecked(choices.logarithmic);
    m_actions->chartAsTable->setChecked(choices.table);
    for (CalculatorPage* built : m_pages)
        if (built)
            applyChartChoices(*built);
    emit arrangementChanged();
}

void MainWindow::applyChartChoices(CalculatorPage& page)
{
    page.chart().setLogarithmic(m_charts.logarithmic);
    page.chart().setTableShown(m_charts.table);
}

void MainWindow::setLanguage(const LanguageChoice& language)
{
    if (m_languageName->text() != language.name)
        notify({}); // it was a sentence of the last language
    m_actions->checkLanguage(language.code);
    m_languageName->setText(language.name);
    setLocale(QLocale(language.code));
    m_guide->refresh();
}

void MainWindow::setFile(const QString& name, bool modified)
{
    m_fileName = name;
    m_fileName.replace(QLatin1String("[*]"), QLatin1String("[*][*]")); // the toolkit's way to write one as it is
    retranslate();
    setWindowModified(modified && !name.isEmpty());
}

void MainWindow::notify(const QString& text)
{
    m_notice = text;
    retranslate();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_actions->retranslate();
        retranslate();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    //: the title of the window: %1 the name of a file, %2 that of the program; [*] is where a mark of unsaved changes
    //: comes and has to stand behind %1
    setWindowTitle(m_fileName.isEmpty() ? m_identity.name : tr("%1[*] — %2").arg(m_fileName, m_identity.name));
    m_hint->setText(m_notice.isEmpty() ? tr("What you enter comes back when you return. Ctrl+Z undoes.") : m_notice);
    m_hint->setToolTip(m_notice.toHtmlEscaped()); // where the line is too short for it
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    emit arrangementChanged();
}

void MainWindow::moveEvent(QMoveEvent* event)
{
    QMainWindow::moveEvent(event);
    emit arrangementChanged();
}

void MainWindow::showAbout()
{
    auto* dialog = new AboutDialog(m_identity, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace ui
