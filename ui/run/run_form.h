// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the run side by side, what follows from them, and where the run is not whole, the legal runs near it.
#pragma once

#include "ui/model/workspace.h"

#include <QWidget>

class QGridLayout;

namespace ui {

class FigureLine;
class NeighbourTable;

class RunForm : public QWidget
{
    Q_OBJECT

public:
    explicit RunForm(Workspace& workspace, QWidget* parent = nullptr); // keeps a reference

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void refresh();

    Workspace& m_workspace;
    QGridLayout* m_grid;
    std::vector<QWidget*> m_rows;
    int m_columns = 0;
    FigureLine* m_results;
    NeighbourTable* m_neighbours;
};

} // namespace ui
