// SPDX-License-Identifier: GPL-3.0-or-later
// The guide beside the pages of the window: which one is shown, and where its links lead.
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>
#include <string>
#include <string_view>

class QPrinter;
class QWidget;

namespace ui {

class Actions;
class GuidePanel;
class MainWindow;

class WindowGuide : public QObject
{
    Q_OBJECT

public:
    /// The guide of a model ("pipeline-bubble", "run") as Markdown in the current language.
    using Text = std::function<QString(std::string_view model)>;

    /// Connects the actions; window and actions outlive it. The panel is made when it is asked for first.
    WindowGuide(MainWindow& window, Actions& actions, Text text);

    /// The guide of the page in view, or closes the panel.
    void toggle();
    /// What the panel is about from now on, shown or not.
    void setTopic(std::string_view model);
    /// Shows the text anew, in what is now the language.
    void refresh();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show();
    /// Asks for a printer; where there is none, for the name of a PDF.
    void print();
    void printOn(QPrinter& printer);
    void savePdf(const QString& path);
    QString title() const;
    /// Opens the page that a link leads to; the values that it has in common with the one in view go along.
    void follow(const QString& model);

    MainWindow& m_window;
    Text m_text;
    std::string m_topic;
    GuidePanel* m_panel = nullptr;
    QPointer<QWidget> m_focusBefore; // gets the focus back when the panel closes
};

} // namespace ui
