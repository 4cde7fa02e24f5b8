// SPDX-License-Identifier: GPL-3.0-or-later
// The menu bar: all actions with their shortcuts. The window connects them to what they do.
#pragma once

#include "core/base/text.h"
#include "ui/window/theme.h"

#include <QAction>
#include <QObject>

#include <vector>

class QActionGroup;
class QMainWindow;
class QMenu;

namespace ui {

/// A language as the menu shows it.
struct LanguageChoice
{
    QString code; // "zh_TW"
    QString name; // in the language itself
};

class ShareMenu;

class Actions : public QObject
{
    Q_OBJECT

public:
    Actions(QMainWindow& window, std::vector<core::Text> calculatorTitles, std::vector<LanguageChoice> languages);

    QAction* newFile;
    QAction* open;
    QAction* save;
    QAction* saveAs;
    QAction* exportChart;
    QAction* printReport;
    ShareMenu* share;
    QAction* quit;
    QAction* undo;
    QAction* redo;
    QAction* copyValue;
    QAction* copySentence;
    QAction* pinScenario;
    QAction* reset;
    QAction* clear;
    QAction* run;
    QAction* chartAsTable;
    QAction* logAxes;
    QAction* guide;
    QAction* feedback;
    QAction* about;

    /// Sets all texts; called at construction and when the language changes.
    void retranslate();
    void checkTheme(Theme theme);
    void checkLanguage(const QString& code);
    /// What the menu of recent files offers, by path.
    void setRecentFiles(const QStringList& paths);

signals:
    void recentFileChosen(const QString& path);
    void calculatorChosen(int index);
    void themeChosen(ui::Theme theme);
    void languageChosen(const QString& code);

private:
    void setupFile(QMainWindow& window);
    void setupEdit(QMainWindow& window);
    void setupView(QMainWindow& window);
    void setupLanguages(QMainWindow& window, const std::vector<LanguageChoice>& languages);
    void setupHelp(QMainWindow& window);

    std::vector<core::Text> m_titles;
    std::vector<QAction*> m_pages;
    std::vector<QAction*> m_themes; // in the order of Theme
    QActionGroup* m_languages = nullptr;
    QMenu* m_file;
    QMenu* m_recent;
    QMenu* m_edit;
    QMenu* m_view;
    QMenu* m_theme;
    QMenu* m_language;
    QMenu* m_help;
};

} // namespace ui
