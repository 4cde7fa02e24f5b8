// SPDX-License-Identifier: GPL-3.0-or-later
// The table of scenarios itself: all its rows are in view, and where its columns take more room than there is, it
// scrolls sideways.
#pragma once

#include <QTableView>

namespace ui {

class TableHeader;

class ScenarioView : public QTableView
{
    Q_OBJECT

public:
    explicit ScenarioView(QAbstractItemModel& model, QWidget* parent = nullptr);

    int currentRow() const { return currentIndex().row(); }
    void setCurrentRow(int row);
    /// Opens the editor of a row's name.
    void editName(int row);

signals:
    /// Enter, or a double click where it opens no editor.
    void chosen(int row);
    void currentRowChanged();
    /// The keyboard came to a row, which stands there in this widget.
    void reached(const QRect& place);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    /// Gives columns, rows and the whole the room that they take.
    void arrange();
    int neededWidth(int column) const;
    void showReached();

    TableHeader* m_header;
};

} // namespace ui
