// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/scenario_list.h"

#include "ui/model/scenario_commands.h"
#include "ui/widgets/look.h"

#include <QUndoStack>

#include <algorithm>
#include <array>

namespace ui {

ScenarioList::ScenarioList(QUndoStack& undoStack, QObject* parent) : QObject(parent), m_undoStack(undoStack) {}

bool ScenarioList::contains(const QString& name) const
{
    return std::any_of(m_scenarios.begin(), m_scenarios.end(),
                       [&name](const Scenario& scenario) { return scenario.name == name; });
}

QString ScenarioList::tidied(const QString& name)
{
    QString result = name.simplified().left(longestName);
    if (!result.isEmpty() && result.back().isHighSurrogate())
        result.chop(1);
    return result.trimmed();
}

int ScenarioList::freeColor() const
{
    std::array<int, look::scenarioColors> uses{};
    for (const Scenario& scenario : m_scenarios)
        ++uses[static_cast<std::size_t>(scenario.color)];
    return static_cast<int>(std::min_element(uses.begin(), uses.end()) - uses.begin());
}

void ScenarioList::pin(const QString& name, const core::Values& values)
{
    if (const QString kept = tidied(name); !kept.isEmpty())
        m_undoStack.push(new InsertScenario(*this, size(), {kept, values, freeColor()}));
}

void ScenarioList::duplicate(int row, const QString& name)
{
    if (const QString kept = tidied(name); !kept.isEmpty())
        m_undoStack.push(new InsertScenario(*this, row + 1, {kept, at(row).values, freeColor()}));
}

void ScenarioList::rename(int row, const QString& name)
{
    if (const QString kept = tidied(name); !kept.isEmpty() && kept != at(row).name)
        m_undoStack.push(new RenameScenario(*this, row, at(row).name, kept));
}

void ScenarioList::move(int from, int to)
{
    if (from != to)
        m_undoStack.push(new MoveScenario(*this, from, to));
}

void ScenarioList::remove(int row)
{
    m_undoStack.push(new RemoveScenario(*this, row, at(row)));
}

void ScenarioList::restore(std::vector<Scenario> scenarios)
{
    m_scenarios = std::move(scenarios);
    for (Scenario& scenario : m_scenarios)
        scenario.color = std::max(0, scenario.color) % look::scenarioColors;
    emit replaced();
    emit changed();
}

void ScenarioList::insertNow(int row, const Scenario& scenario)
{
    m_scenarios.insert(m_scenarios.begin() + row, scenario);
    emit inserted(row);
    emit changed();
}

void ScenarioList::removeNow(int row)
{
    m_scenarios.erase(m_scenarios.begin() + row);
    emit removed(row);
    emit changed();
}

void ScenarioList::moveNow(int from, int to)
{
    const auto first = m_scenarios.begin() + std::min(from, to);
    const auto last = m_scenarios.begin() + std::max(from, to) + 1;
    std::rotate(first, from < to ? first + 1 : last - 1, last);
    emit moved(from, to);
    emit changed();
}

void ScenarioList::renameNow(int row, const QString& name)
{
    m_scenarios[static_cast<std::size_t>(row)].name = name;
    emit renamed(row);
    emit changed();
}

} // namespace ui
