// SPDX-License-Identifier: GPL-3.0-or-later
// A table to read: Tab leaves it, and what is selected can be copied into a spreadsheet. Each column has the room that
// its texts take and its share of what is left; where they take more than there is, the table scrolls sideways.
#pragma once

#include <QTableView>

namespace ui {

class TableHeader;

class CopyTable : public QTableView
{
    Q_OBJECT

public:
    explicit CopyTable(QWidget* parent = nullptr);

    /// Puts the selected cells on the clipboard, as their Qt::EditRole gives them: tab-separated, as spreadsheets take
    /// it. A gap in the selection stays an empty cell.
    void copySelection() const;

    void setModel(QAbstractItemModel* model) override;
    /// The height that the texts of the highest row take.
    int highestRow() const;
    /// Of the header and all rows, with the bar to scroll sideways where there is one.
    int wholeHeight() const;

signals:
    /// The columns have their widths, and the header its height.
    void arranged();

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();

    TableHeader* m_header;
};

} // namespace ui
