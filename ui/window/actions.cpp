// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions.h"

#include "ui/share/share_menu.h"
#include "ui/text/sentence.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace ui {

Actions::Actions(QMainWindow& window, std::vector<core::Text> calculatorTitles, std::vector<LanguageChoice> languages)
    : QObject(&window)
    , m_titles(std::move(calculatorTitles))
    , m_file(window.menuBar()->addMenu(QString()))
    , m_edit(window.menuBar()->addMenu(QString()))
    , m_view(window.menuBar()->addMenu(QString()))
    , m_language(window.menuBar()->addMenu(QString()))
    , m_help(window.menuBar()->addMenu(QString()))
{
    setupFile(window);
    setupEdit(window);
    setupView(window);
    setupLanguages(window, languages);
    setupHelp(window);
    retranslate();
}

void Actions::setupFile(QMainWindow& window)
{
    newFile = m_file->addAction(QString());
    newFile->setShortcut(Qt::CTRL | Qt::Key_N);
    open = m_file->addAction(QString());
    open->setShortcut(Qt::CTRL | Qt::Key_O);
    m_recent = m_file->addMenu(QString());
    setRecentFiles({});
    m_file->addSeparator();
    save = m_file->addAction(QString());
    save->setShortcut(Qt::CTRL | Qt::Key_S);
    saveAs = m_file->addAction(QString());
    saveAs->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    m_file->addSeparator();
    exportChart = m_file->addAction(QString());
    exportChart->setShortcut(Qt::CTRL | Qt::Key_E);
    printReport = m_file->addAction(QString());
    printReport->setShortcut(Qt::CTRL | Qt::Key_P);
    share = new ShareMenu(&window);
    m_file->addMenu(share);
    embed = m_file->addAction(QString());
    embed->setObjectName(QStringLiteral("embed-page"));
    m_file->addSeparator();
    quit = m_file->addAction(QString());
    quit->setShortcut(QKeySequence::Quit);
    connect(quit, &QAction::triggered, &window, &QWidget::close);
}

void Actions::setupEdit(QMainWindow&)
{
    undo = m_edit->addAction(QString());
    undo->setShortcut(QKeySequence::Undo);
    redo = m_edit->addAction(QString());
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    m_edit->addSeparator();
    copyValue = m_edit->addAction(QString());
    copyValue->setShortcut(QKeySequence::Copy);
    copySentence = m_edit->addAction(QString());
    copySentence->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    m_edit->addSeparator();
    pinScenario = m_edit->addAction(QString());
    pinScenario->setShortcut(Qt::CTRL | Qt::Key_D);
    m_edit->addSeparator();
    reset = m_edit->addAction(QString());
    reset->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    clear = m_edit->addAction(QString());
    clear->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete);
}

void Actions::setupView(QMainWindow&)
{
    for (std::size_t i = 0; i < m_titles.size(); ++i) {
        QAction* page = m_view->addAction(QString());
        if (i < 9)
            page->setShortcut(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i));
        connect(page, &QAction::triggered, this, [this, i] { emit calculatorChosen(static_cast<int>(i)); });
        m_pages.push_back(page);
    }
    m_view->addSeparator();
    run = m_view->addAction(QString());
    run->setShortcut(Qt::CTRL | Qt::Key_R);
    run->setCheckable(true);
    m_view->addSeparator();
    chartAsTable = m_view->addAction(QString());
    chartAsTable->setShortcut(Qt::CTRL | Qt::Key_T);
    chartAsTable->setCheckable(true);
    logAxes = m_view->addAction(QString());
    logAxes->setShortcut(Qt::CTRL | Qt::Key_L);
    logAxes->setCheckable(true);
    m_view->addSeparator();
    m_theme = m_view->addMenu(QString());
    auto* group = new QActionGroup(this);
    for (const Theme theme : {Theme::System, Theme::Light, Theme::Dark}) {
        QAction* action = m_theme->addAction(QString());
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, theme] { emit themeChosen(theme); });
        m_themes.push_back(action);
    }
}

// Each language stands under its own name, so these texts never change.
void Actions::setupLanguages(QMainWindow&, const std::vector<LanguageChoice>& languages)
{
    m_languages = new QActionGroup(this);
    for (const LanguageChoice& language : languages) {
        QAction* action = m_language->addAction(language.name);
        action->setCheckable(true);
        action->setData(language.code);
        m_languages->addAction(action);
    }
    connect(m_languages, &QActionGroup::triggered, this,
            [this](QAction* action) { emit languageChosen(action->data().toString()); });
}

void Actions::setupHelp(QMainWindow&)
{
    guide = m_help->addAction(QString());
    guide->setShortcut(QKeySequence(Qt::Key_F1));
    runGuide = m_help->addAction(QString());
    findInGuide = m_help->addAction(QString());
    findInGuide->setShortcut(QKeySequence::Find);
    feedback = m_help->addAction(QString());
    m_help->addSeparator();
    about = m_help->addAction(QString());
    about->setMenuRole(QAction::AboutRole);
}

void Actions::retranslate()
{
    m_file->setTitle(tr("&File"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_language->setTitle(tr("&Language"));
    m_help->setTitle(tr("&Help"));
    newFile->setText(tr("&New"));
    open->setText(tr("&Open…"));
    m_recent->setTitle(tr("Open &recent"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    exportChart->setText(tr("&Export chart…"));
    printReport->setText(tr("&Print report…"));
    embed->setText(tr("Em&bed in a web page…"));
    quit->setText(tr("&Quit"));
    undo->setText(tr("&Undo"));
    redo->setText(tr("&Redo"));
    copyValue->setText(tr("&Copy first result"));
    copySentence->setText(tr("Copy first result with its &sentence"));
    pinScenario->setText(tr("&Pin as a scenario"));
    reset->setText(tr("R&eset to the worked example"));
    clear->setText(tr("C&lear fields"));
    //: a switch: whether the run fills the fields of the pages
    run->setText(tr("&Run behind the pages"));
    chartAsTable->setText(tr("Chart as &table"));
    logAxes->setText(tr("&Logarithmic axes"));
    m_theme->setTitle(tr("T&heme"));
    m_themes[0]->setText(tr("&System"));
    m_themes[1]->setText(tr("&Light"));
    m_themes[2]->setText(tr("&Dark"));
    guide->setText(tr("&Guide"));
    runGuide->setText(tr("Guide to the &run"));
    findInGuide->setText(tr("&Find in the guide"));
    feedback->setText(tr("&Send feedback…"));
    about->setText(tr("&About"));
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        m_pages[i]->setText(translated(m_titles[i]));
}

void Actions::setRecentFiles(const QStringList& paths)
{
    m_recent->clear();
    for (const QString& path : paths) {
        QString shown = path;
        QAction* action = m_recent->addAction(shown.replace(QLatin1Char('&'), QLatin1String("&&")));
        connect(action, &QAction::triggered, this, [this, path] { emit recentFileChosen(path); });
    }
    m_recent->setEnabled(!paths.isEmpty());
}

void Actions::checkTheme(Theme theme)
{
    m_themes[static_cast<std::size_t>(theme)]->setChecked(true);
}

void Actions::checkLanguage(const QString& code)
{
    for (QAction* action : m_languages->actions())
        action->setChecked(action->data().toString() == code);
}

} // namespace ui
