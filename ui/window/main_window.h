// SPDX-License-Identifier: GPL-3.0-or-later
// The window: navigation, one page per calculator, menus, guide. It only wires.
#pragma once

#include "ui/model/workspace.h"
#include "ui/page/page_choices.h"
#include "ui/window/actions.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>

class QLabel;
class QStackedWidget;

namespace ui {

class CalculatorPage;
class GuidePanel;
class Navigation;
class RunBar;
class Takeaways;

/// What the window says of the program.
struct Identity
{
    QString name;
    QString version;
    QString homePage;             // may be empty
    QString feedbackAddress = {}; // of a mail; may be empty
};

/// How the charts are shown, the same on all pages.
struct ChartChoices
{
    bool logarithmic = true;
    bool table = false;
};

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Keeps a reference to the workspace. `guide` gives the Markdown of a calculator's guide in the current language.
    /// Only the page of the calculator with the index `shown` is built.
    MainWindow(Workspace& workspace, const Identity& identity, const std::vector<LanguageChoice>& languages,
               std::function<QString(std::string_view)> guide, int shown = 0);

    ~MainWindow() override;

    int currentCalculator() const;
    void showCalculator(int index);
    ChartChoices chartChoices() const { return m_charts; }
    void setChartChoices(const ChartChoices& choices);
    /// What was chosen on a page, shown or not.
    PageChoices pageChoices(int index) const;
    void setPageChoices(int index, const PageChoices& choices);
    bool isRunOpen() const;
    void setRunOpen(bool open);
    /// Marks language and theme in the menus; the program puts them in force.
    void setLanguage(const LanguageChoice& language);
    void setTheme(Theme theme) { m_actions->checkTheme(theme); }
    /// What is exported, shared and printed from the window.
    Takeaways& takeaways() const { return *m_takeaways; }
    /// Names the open file in the title, with the mark of unsaved changes; without a name, the program alone.
    void setFile(const QString& name, bool modified);
    /// The menu of recent files, by path.
    void setRecentFiles(const QStringList& paths) { m_actions->setRecentFiles(paths); }
    /// A sentence that the person should read once; stays until the next one or until it is dismissed.
    void notify(const QString& text);

    /// The page of a calculator, built now if it was not shown before.
    CalculatorPage& page(int index);
    CalculatorPage& currentPage() { return page(currentCalculator()); }
    CalculatorModel& currentModel() const { return m_workspace.model(static_cast<std::size_t>(currentCalculator())); }
    const Identity& identity() const { return m_identity; }
    Workspace& workspace() const { return m_workspace; }

signals:
    void newFileRequested();
    void openRequested();
    void recentFileChosen(const QString& path);
    void saveRequested();
    void saveAsRequested();
    void languageChosen(const QString& code);
    void themeChosen(ui::Theme theme);
    /// Something other than the calculators' values changed that should come back after a restart.
    void arrangementChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;

private:
    void setupCentre();
    void setupActions();
    void setupFileActions();
    void setupUndo();
    void setupRun();
    void setupScenarios();
    void pinScenario();
    void showRun(CalculatorPage& page);
    void setupChartActions();
    void retranslate();
    void applyChartChoices(CalculatorPage& page);
    void openWith(int index, const core::Values& values);
    void showGuide();
    void showAbout();

    Workspace& m_workspace;
    Identity m_identity;
    std::function<QString(std::string_view)> m_guideText;
    Actions* m_actions;
    Takeaways* m_takeaways;
    Navigation* m_navigation;
    RunBar* m_run;
    QStackedWidget* m_stack;
    std::vector<CalculatorPage*> m_pages; // null until shown
    std::vector<PageChoices> m_choices;   // of the pages before they are shown
    GuidePanel* m_guide = nullptr;        // null until asked for
    QPointer<QWidget> m_focusBeforeGuide; // gets the focus back when the guide closes
    QLabel* m_hint;
    QLabel* m_languageName;
    QString m_fileName;
    QString m_notice;
    QString m_pinNotice; // is withdrawn with the next step
    ChartChoices m_charts;
};

} // namespace ui
