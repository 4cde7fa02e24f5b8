// SPDX-License-Identifier: GPL-3.0-or-later
// The chart as a table: a row for each tick, for the person's own value and for that of each pinned scenario, a column
// for each curve.
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace ui {

struct ChartTableRow
{
    QStringList texts; // the value of the field, then one per curve
    bool own = false;  // the person's own value
    QString scenario;  // the name of the pinned scenario whose value it is; empty: a tick

    bool operator==(const ChartTableRow&) const = default;
};

struct ChartTable
{
    QStringList headers;
    std::vector<ChartTableRow> rows;

    bool operator==(const ChartTable&) const = default;
};

class ChartTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(ChartTable table);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    ChartTable m_table;
};

} // namespace ui
