// SPDX-License-Identifier: GPL-3.0-or-later
// What halving and doubling each input does, as a table: a row for each input, two columns for each main result.
#pragma once

#include "ui/model/calculator_model.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace ui {

class SensitivityTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit SensitivityTable(const CalculatorModel& model, QObject* parent = nullptr); // keeps a reference

    /// Computes the table anew.
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    /// Two lines as shown, one where it is copied (Qt::EditRole), and a sentence for screen readers and the tool tip.
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Cell
    {
        QString first;
        QString second;
        QString sentence;

        bool operator==(const Cell&) const = default;
    };
    using Row = std::vector<Cell>;

    const CalculatorModel& m_model;
    std::vector<std::size_t> m_results; // the main ones
    QStringList m_headers;
    std::vector<Row> m_rows;

    friend class SensitivityRows;
};

} // namespace ui
