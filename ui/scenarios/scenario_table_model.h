// SPDX-License-Identifier: GPL-3.0-or-later
// The current values of a calculator and its scenarios as a table of texts: a row each, a column per field and result.
#pragma once

#include "core/run/inputs.h"
#include "ui/model/calculator_model.h"

#include <QAbstractTableModel>

namespace ui {

struct ScenarioCell
{
    QString text;
    QString difference = {};  // to the current values; empty: there is none to tell
    QString explanation = {}; // why there is no value

    bool operator==(const ScenarioCell&) const = default;
};

class ScenarioTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        DifferenceRole = Qt::UserRole,
        ColorRole, // the scenario's colour; -1 for the current values
    };

    /// Follows the model, which has to outlive it.
    explicit ScenarioTableModel(CalculatorModel& model, QObject* parent = nullptr);

    /// The run behind the page, for the step time; nothing while it is off. Pages without a pipeline have no such
    /// column.
    void setRun(std::optional<core::run::Inputs> run);
    /// Sets all texts; to be called when the language changes.
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Renames a scenario, as an undoable step.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

private:
    using Row = std::vector<ScenarioCell>; // in the order of the columns

    bool hasStepTime() const { return m_run && m_stages && m_microbatches; }
    QStringList headers() const;
    Row rowOf(int row) const;
    ScenarioCell resultCell(std::size_t result, const core::Evaluation& evaluation, bool current) const;
    ScenarioCell stepTimeCell(const core::Values& values) const;
    void insertRow(int scenario);
    void removeRow(int scenario);
    void moveRow(int from, int to);
    void replaceRows();

    CalculatorModel& m_model;
    std::vector<std::size_t> m_results; // those that are not details
    std::optional<std::size_t> m_stages;
    std::optional<std::size_t> m_microbatches;
    std::optional<core::run::Inputs> m_run;
    std::vector<core::Evaluation> m_evaluations; // of the scenarios
    QStringList m_headers;
    std::vector<Row> m_rows;
};

} // namespace ui
