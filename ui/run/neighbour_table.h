// SPDX-License-Identifier: GPL-3.0-or-later
// The legal runs near one that is not whole: what each changes, and a button that takes it.
#pragma once

#include "core/run/neighbours.h"
#include "ui/model/workspace.h"

#include <QWidget>

namespace ui {

class NeighbourTable : public QWidget
{
    Q_OBJECT

public:
    explicit NeighbourTable(Workspace& workspace, QWidget* parent = nullptr); // keeps a reference

    /// Shows the neighbours of the run as it is now; nothing where it is whole.
    void refresh();

signals:
    /// A run is about to be taken.
    void taken();

private:
    QStringList headings() const;
    QStringList cells(const core::run::Neighbour& neighbour) const;
    void fill(const std::vector<core::run::Neighbour>& neighbours);
    void addCells(int row, const QStringList& texts);
    void addRow(int row, const core::run::Neighbour& neighbour);
    QString countText(std::optional<std::int64_t> count) const;

    Workspace& m_workspace;
    QWidget* m_rows = nullptr; // made anew for every list
    QStringList m_shown;       // its texts
};

} // namespace ui
