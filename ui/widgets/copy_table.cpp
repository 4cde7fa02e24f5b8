// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/copy_table.h"

#include "ui/text/isolation.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace ui {

CopyTable::CopyTable(QWidget* parent) : QTableView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false); // Tab leaves the table
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
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
