// SPDX-License-Identifier: GPL-3.0-or-later
// The undoable steps of a list of scenarios.
#pragma once

#include "ui/model/scenario_list.h"

#include <QPointer>
#include <QUndoCommand>

namespace ui {

/// What all of them share: nothing happens where the list is gone, and undo and redo lead to its page.
class ScenarioCommand : public QUndoCommand
{
public:
    void undo() final;
    void redo() final;

protected:
    explicit ScenarioCommand(ScenarioList& list) : m_list(&list) {}

    virtual void take() = 0;
    virtual void takeBack() = 0;

    void insert(int row, const Scenario& scenario) { m_list->insertNow(row, scenario); }
    void remove(int row) { m_list->removeNow(row); }
    void move(int from, int to) { m_list->moveNow(from, to); }
    void rename(int row, const QString& name) { m_list->renameNow(row, name); }

private:
    QPointer<ScenarioList> m_list;
    bool m_first = true; // pushing a command calls redo once: then the person is on the page already
};

class InsertScenario : public ScenarioCommand
{
public:
    InsertScenario(ScenarioList& list, int row, Scenario scenario)
        : ScenarioCommand(list), m_row(row), m_scenario(std::move(scenario))
    {
    }

protected:
    void take() override { insert(m_row, m_scenario); }
    void takeBack() override { remove(m_row); }

private:
    int m_row;
    Scenario m_scenario;
};

class RemoveScenario : public ScenarioCommand
{
public:
    RemoveScenario(ScenarioList& list, int row, Scenario scenario)
        : ScenarioCommand(list), m_row(row), m_scenario(std::move(scenario))
    {
    }

protected:
    void take() override { remove(m_row); }
    void takeBack() override { insert(m_row, m_scenario); }

private:
    int m_row;
    Scenario m_scenario;
};

class MoveScenario : public ScenarioCommand
{
public:
    MoveScenario(ScenarioList& list, int from, int to) : ScenarioCommand(list), m_from(from), m_to(to) {}

protected:
    void take() override { move(m_from, m_to); }
    void takeBack() override { move(m_to, m_from); }

private:
    int m_from;
    int m_to;
};

class RenameScenario : public ScenarioCommand
{
public:
    RenameScenario(ScenarioList& list, int row, QString before, QString after)
        : ScenarioCommand(list), m_row(row), m_before(std::move(before)), m_after(std::move(after))
    {
    }

protected:
    void take() override { rename(m_row, m_after); }
    void takeBack() override { rename(m_row, m_before); }

private:
    int m_row;
    QString m_before;
    QString m_after;
};

} // namespace ui
