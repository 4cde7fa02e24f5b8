// SPDX-License-Identifier: GPL-3.0-or-later
// A table to read: Tab leaves it, and what is selected can be copied into a spreadsheet.
#pragma once

#include <QTableView>

namespace ui {

class CopyTable : public QTableView
{
    Q_OBJECT

public:
    explicit CopyTable(QWidget* parent = nullptr);

    /// Puts the selected cells on the clipboard, as their Qt::EditRole gives them: tab-separated, as spreadsheets take
    /// it. A gap in the selection stays an empty cell.
    void copySelection() const;

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace ui
