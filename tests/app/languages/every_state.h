// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program brought into every state that shows other texts: pages with nothing and with everything open,
// answers, wrong values, and all dialogs.
#pragma once

#include "app/workbench.h"

#include <QTemporaryDir>

#include <functional>

namespace tests {

class EveryState
{
public:
    /// Is called when a state stands on the screen, with its name for a person ("pipeline-bubble, all open") and the
    /// part that differs from the states before.
    using Visit = std::function<void(const QString& state, QWidget& part)>;

    EveryState();

    app::Workbench& workbench() { return m_workbench; }
    /// Every page at rest, with everything open, as a table, with values that are wrong or make warnings, and with the
    /// guide.
    void visitPages(const Visit& visit);
    /// Every question of "What would it take?" with each kind of answer, on every page.
    void visitAnswers(const Visit& visit);
    enum class Choices { AsTheyAre, Each };
    /// Every dialog and question of the window, once or with each entry of its choices.
    void visitDialogs(const Visit& visit, Choices choices = Choices::AsTheyAre);

private:
    void visitPage(int page, const Visit& visit);
    void visitValues(int page, const Visit& visit);
    void openAll(int page, bool open);
    static void visitChoices(const QString& name, QWidget& dialog, const Visit& visit);
    void visitQuestion(const QString& name, const std::function<void()>& ask, const Visit& visit);

    QTemporaryDir m_home;
    app::Workbench m_workbench;
};

} // namespace tests
