// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scenarios/scenario_view.h"

#include "ui/scenarios/scenario_delegate.h"
#include "ui/widgets/table_header.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <vector>

namespace ui {

ScenarioView::ScenarioView(QAbstractItemModel& content, QWidget* parent)
    : QTableView(parent), m_header(new TableHeader(this))
{
    setObjectName(QStringLiteral("scenarios"));
    setHorizontalHeader(m_header);
    setModel(&content);
    setItemDelegate(new ScenarioDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked);
    setTabKeyNavigation(false);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&content, signal, this, &ScenarioView::arrange);
    connect(&content, &QAbstractItemModel::columnsRemoved, this, &ScenarioView::arrange);
    connect(&content, &QAbstractItemModel::columnsInserted, this, [this] {
        arrange();
        if (currentRow() >= 0)
            selectRow(currentRow()); // with the new column
    });
    connect(&content, &QAbstractItemModel::modelReset, this, &ScenarioView::arrange);
    connect(&content, &QAbstractItemModel::rowsMoved, this, &ScenarioView::arrange);
    connect(&content, &QAbstractItemModel::dataChanged, this, &ScenarioView::arrange);
    connect(&content, &QAbstractItemModel::headerDataChanged, this, &ScenarioView::arrange);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        showReached();
        emit currentRowChanged();
    });
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& index) {
        if (!index.flags().testFlag(Qt::ItemIsEditable))
            emit chosen(index.row());
    });
    arrange();
}

void ScenarioView::setCurrentRow(int row)
{
    setCurrentIndex(model()->index(row, 0));
}

void ScenarioView::editName(int row)
{
    const QModelIndex name = model()->index(row, 0);
    setCurrentIndex(name);
    scrollTo(name);
    setFocus(Qt::OtherFocusReason);
    edit(name);
}

void ScenarioView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrange();
}

void ScenarioView::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || state() == EditingState || currentRow() < 0)
        return QTableView::keyPressEvent(event);
    emit chosen(currentRow());
}

void ScenarioView::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    arrange();
}

void ScenarioView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    arrange();
}

void ScenarioView::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    if (currentRow() >= 0)
        selectRow(currentRow()); // the toolkit makes the first cell current without selecting it
    showReached();
}

void ScenarioView::showReached()
{
    if (hasFocus() && currentRow() >= 0)
        emit reached(visualRect(currentIndex()).translated(viewport()->pos()));
}

int ScenarioView::neededWidth(int column) const
{
    int width = m_header->neededWidth(column);
    for (int row = 0; row < model()->rowCount(); ++row)
        width = std::max(width, itemDelegate()->sizeHint({}, model()->index(row, column)).width());
    return width;
}

void ScenarioView::arrange()
{
    if (isHidden())
        return; // until it is shown
    const int columns = model()->columnCount();
    std::vector<int> widths;
    int total = 0;
    for (int column = 0; column < columns; ++column) {
        widths.push_back(neededWidth(column));
        total += widths.back();
    }
    const bool scrolls = total > width();
    widths.front() += std::max(0, width() - total);
    int height = m_header->sizeHint().height();
    {
        // Told by its headers, the view would paint once more, a frame later.
        const QSignalBlocker columnsBlocked(m_header);
        const QSignalBlocker rowsBlocked(verticalHeader());
        for (int column = 0; column < columns; ++column)
            setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
        for (int row = 0; row < model()->rowCount(); ++row) {
            const int rowHeight = row == 0 ? ScenarioDelegate::firstRowHeight() : ScenarioDelegate::rowHeight();
            setRowHeight(row, rowHeight);
            height += rowHeight;
        }
    }
    updateGeometries();
    viewport()->update();
    if (scrolls)
        height += horizontalScrollBar()->sizeHint().height();
    if (height != minimumHeight())
        setFixedHeight(height);
}

} // namespace ui
