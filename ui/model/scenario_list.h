// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a calculator that the person pinned, each under a name, in an order of their own.
#pragma once

#include "core/calculator/calculator.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

class QUndoStack;

namespace ui {

struct Scenario
{
    QString name;        // plain text, never empty, at most ScenarioList::longestName characters
    core::Values values; // of all fields; nothing where a field was blank or wrong
    int color = 0;       // for look::scenarioColor

    bool operator==(const Scenario&) const = default;
};

class ScenarioList : public QObject
{
    Q_OBJECT

public:
    static constexpr int longestName = 100;

    /// Keeps a reference: the stack outlives the list.
    explicit ScenarioList(QUndoStack& undoStack, QObject* parent = nullptr);

    int size() const { return static_cast<int>(m_scenarios.size()); }
    const Scenario& at(int row) const { return m_scenarios[static_cast<std::size_t>(row)]; }
    const std::vector<Scenario>& all() const { return m_scenarios; }
    bool contains(const QString& name) const;

    /// A name as it is kept: on one line, without spaces at its ends, cut to the longest; empty if nothing is left.
    static QString tidied(const QString& name);
    /// A colour that the fewest scenarios have, the first of these.
    int freeColor() const;

    // Each of these is one undoable step. Rows are of scenarios that there are; names that are empty once tidied change
    // nothing. Two scenarios may have the same name.
    /// Puts the values last, in a free colour.
    void pin(const QString& name, const core::Values& values);
    /// The same values once more, right behind, in a free colour.
    void duplicate(int row, const QString& name);
    void rename(int row, const QString& name);
    /// Takes a scenario out and puts it where it has the row `to`.
    void move(int from, int to);
    void remove(int row);

    /// Puts a list in place without a step: for a restored session. Colours beyond the last start anew.
    void restore(std::vector<Scenario> scenarios);

signals:
    // What happened to a row, sent when it is done; `changed` follows each.
    void inserted(int row);
    void removed(int row);
    void moved(int from, int to);
    void renamed(int row);
    /// All are others.
    void replaced();
    void changed();
    /// Undo or redo touched the list.
    void revisited();

private:
    friend class ScenarioCommand;

    void insertNow(int row, const Scenario& scenario);
    void removeNow(int row);
    void moveNow(int from, int to);
    void renameNow(int row, const QString& name);

    QUndoStack& m_undoStack;
    std::vector<Scenario> m_scenarios;
};

} // namespace ui
