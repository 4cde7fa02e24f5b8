// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_table_model.h"

#include "ui/text/isolation.h"

#include <QCoreApplication>
#include <QFont>

namespace ui {

namespace {

QString markedValue(const ChartTableRow& row)
{
    if (row.own) {
        //: a value in the table beside a chart; %1 a number
        return QCoreApplication::translate("Chart", "%1 (your value)").arg(isolatedName(row.texts.value(0)));
    }
    if (row.scenario.isEmpty())
        return row.texts.value(0);
    //: a value in the table beside a chart; %1 a number, %2 the name of the scenario that has it
    return QCoreApplication::translate("Chart", "%1 (%2)")
        .arg(isolatedName(row.texts.value(0)), isolatedName(row.scenario));
}

} // namespace

void ChartTableModel::setTable(ChartTable table)
{
    if (table == m_table)
        return;
    // Typing mostly changes the texts alone; the selection and the place in the table then stay.
    const bool sameShape =
        table.rows.size() == m_table.rows.size() && table.headers.size() == m_table.headers.size() && rowCount() > 0;
    if (!sameShape)
        beginResetModel();
    m_table = std::move(table);
    if (!sameShape) {
        endResetModel();
        return;
    }
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int ChartTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ChartTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.headers.size());
}

QVariant ChartTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const ChartTableRow& row = m_table.rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::EditRole: // what is copied: without the mark of the person's own row
        return row.texts.value(index.column());
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return index.column() == 0 ? markedValue(row) : row.texts.value(index.column());
    case Qt::TextAlignmentRole:
        return int(Qt::AlignTrailing | Qt::AlignVCenter);
    case Qt::FontRole:
        if (row.own) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    default:
        return {};
    }
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignTrailing | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? m_table.headers.value(section) : QVariant();
}

} // namespace ui
