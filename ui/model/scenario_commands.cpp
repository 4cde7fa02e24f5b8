// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/scenario_commands.h"

namespace ui {

void ScenarioCommand::undo()
{
    if (!m_list)
        return;
    takeBack();
    emit m_list->revisited();
}

void ScenarioCommand::redo()
{
    if (!m_list)
        return;
    take();
    if (!m_first)
        emit m_list->revisited();
    m_first = false;
}

} // namespace ui
