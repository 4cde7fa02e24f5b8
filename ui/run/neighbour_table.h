// SPDX-License-Identifier: GPL-3.0-or-later
// The legal runs near one that is not whole: what each changes, and a button that takes it.
#pragma once

#include "core/run/neighbours.h"
#include "ui/model/workspace.h"

#include <QWidget>

class QGridLayout;

namespace ui {

class TextLabel;

class NeighbourTable : public QWidget
{
    Q_OBJECT

public:
    explicit NeighbourTable(Workspace& workspace, QWidget* parent = nullptr); // keeps a reference

    /// Shows the neighbours of the run as it is now; nothing where it is whole.
    void refresh();

private:
    void addRow(int row, const core::run::Neighbour& neighbour);
    void addCell(int row, int column, const QString& text, bool heading = false);
    QString countText(std::optional<std::int64_t> count) const;

    Workspace& m_workspace;
    QWidget* m_rows = nullptr; // made anew for every list
};

} // namespace ui
