// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/copy_table.h"

#include "ui/text/isolation.h"
#include "ui/widgets/look.h"
#include "ui/widgets/table_header.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <vector>

namespace ui {

CopyTable::CopyTable(QWidget* parent) : QTableView(parent), m_header(new TableHeader(this))
{
    setHorizontalHeader(m_header);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false); // Tab leaves the table
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void CopyTable::setModel(QAbstractItemModel* content)
{
    QTableView::setModel(content);
    connect(content, &QAbstractItemModel::modelReset, this, &CopyTable::arrange);
    connect(content, &QAbstractItemModel::dataChanged, this, &CopyTable::arrange);
    connect(content, &QAbstractItemModel::headerDataChanged, this, &CopyTable::arrange);
    arrange();
}

void CopyTable::arrange()
{
    if (isHidden() || !model() || model()->columnCount() == 0)
        return; // until it is shown
    std::vector<int> widths;
    int left = viewport()->width();
    for (int column = 0; column < model()->columnCount(); ++column) {
        widths.push_back(std::max(m_header->neededWidth(column), sizeHintForColumn(column) + look::unit));
        left -= widths.back();
    }
    const int columns = static_cast<int>(widths.size());
    for (int column = 0; column < columns; ++column) {
        const int share = std::max(0, left) * (column + 1) / columns - std::max(0, left) * column / columns;
        const QSignalBlocker blocked(m_header); // told by it, the view would paint once more, a frame later
        setColumnWidth(column, widths[static_cast<std::size_t>(column)] + share);
    }
    updateGeometries();
    viewport()->update();
    emit arranged();
}

int CopyTable::highestRow() const
{
    int highest = 0;
    for (int row = 0; row < model()->rowCount(); ++row)
        highest = std::max(highest, sizeHintForRow(row));
    return highest;
}

int CopyTable::wholeHeight() const
{
    const int bar = horizontalScrollBar()->maximum() > 0 ? horizontalScrollBar()->sizeHint().height() : 0;
    return m_header->sizeHint().height() + verticalHeader()->length() + bar + 2;
}

void CopyTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrange();
}

void CopyTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    arrange();
}

void CopyTable::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    arrange();
}

// Copy belongs to the table while it has the focus, before any shortcut of the window.
bool CopyTable::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

void CopyTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copySelection();
    else
        QTableView::keyPressEvent(event);
}

void CopyTable::copySelection() const
{
    const QModelIndexList selected = selectionModel()->selectedIndexes();
    if (selected.isEmpty())
        return;
    const QItemSelection selection = selectionModel()->selection();
    int left = selection.first().left();
    int right = selection.first().right();
    int top = selection.first().top();
    int bottom = selection.first().bottom();
    for (const QItemSelectionRange& range : selection) {
        left = std::min(left, range.left());
        right = std::max(right, range.right());
        top = std::min(top, range.top());
        bottom = std::max(bottom, range.bottom());
    }
    QStringList lines;
    for (int row = top; row <= bottom; ++row) {
        QStringList cells;
        for (int column = left; column <= right; ++column) {
            const QModelIndex index = model()->index(row, column);
            cells << (selected.contains(index) ? withoutIsolates(index.data(Qt::EditRole).toString()) : QString());
        }
        lines << cells.join(QLatin1Char('\t'));
    }
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

} // namespace ui
