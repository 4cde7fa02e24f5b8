// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sensitivity/sensitivity_table.h"

#include "core/sensitivity/sensitivity.h"
#include "ui/text/difference_text.h"
#include "ui/text/isolation.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>

namespace ui {

using core::Variation;

// Writes the rows for one state of a model.
class SensitivityRows
{
public:
    SensitivityRows(const CalculatorModel& model, const std::vector<std::size_t>& results)
        : m_model(model), m_results(results)
    {
    }

    QStringList headers() const;
    std::vector<SensitivityTable::Row> rows() const;

private:
    using Cell = SensitivityTable::Cell;

    Cell fieldCell(const core::SensitivityRow& row) const;
    Cell cell(const core::SensitivityRow& row, const Variation& variation, std::size_t result) const;
    Cell withoutValue(const Variation& variation) const;
    QString valueText(const core::SensitivityRow& row, const Variation& variation) const;
    QString differenceText(const core::Number& from, const core::Number& to, core::Kind kind) const;
    const core::Field& field(const core::SensitivityRow& row) const { return m_model.calculator().fields[row.field]; }

    const CalculatorModel& m_model;
    const std::vector<std::size_t>& m_results;
};

QStringList SensitivityRows::headers() const
{
    //: the heading of a column with the inputs of a calculator
    QStringList headers{SensitivityTable::tr("Input")};
    for (const std::size_t result : m_results) {
        const QString label = translated(m_model.calculator().results[result].label);
        //: the heading of a column, in two lines: %1 the name of a result, with an input halved
        headers << SensitivityTable::tr("%1\nhalved").arg(label);
        //: the heading of a column, in two lines: %1 the name of a result, with an input doubled
        headers << SensitivityTable::tr("%1\ndoubled").arg(label);
    }
    return headers;
}

std::vector<SensitivityTable::Row> SensitivityRows::rows() const
{
    std::vector<SensitivityTable::Row> rows;
    for (const core::SensitivityRow& row : core::sensitivity(m_model.calculator(), m_model.values())) {
        SensitivityTable::Row cells{fieldCell(row)};
        for (const std::size_t result : m_results)
            for (const Variation* variation : {&row.halved, &row.doubled})
                cells.push_back(cell(row, *variation, result));
        rows.push_back(std::move(cells));
    }
    return rows;
}

QString SensitivityRows::valueText(const core::SensitivityRow& row, const Variation& variation) const
{
    if (!variation.value)
        return QStringLiteral("–");
    return numberText({core::toNumber(*variation.value), field(row).kind}, m_model.style());
}

// The field with its halved and its doubled value: "4 · 16 stages".
SensitivityTable::Cell SensitivityRows::fieldCell(const core::SensitivityRow& row) const
{
    const QString label = translated(field(row).label);
    const QString values = valueText(row, row.halved) + QStringLiteral(" · ") + valueText(row, row.doubled);
    const core::Argument last{row.doubled.value ? std::optional(core::toNumber(*row.doubled.value)) : std::nullopt,
                              field(row).kind};
    //: for screen readers: %1 the name of an input, %2 its value halved, %3 doubled
    return {label, readingText(field(row).reading, last, isolated(values, m_model.style())),
            SensitivityTable::tr("%1, halved %2, doubled %3")
                .arg(label, valueText(row, row.halved), valueText(row, row.doubled))};
}

SensitivityTable::Cell SensitivityRows::withoutValue(const Variation& variation) const
{
    switch (variation.standing) {
    case Variation::Standing::Unchanged:
        return {QStringLiteral("–"), {}, SensitivityTable::tr("This value cannot be halved or doubled.")};
    case Variation::Standing::OutOfBounds:
        return {QStringLiteral("–"), {}, SensitivityTable::tr("The input does not take such a value.")};
    default:
        return {ellipsis, {}, SensitivityTable::tr("A value is missing.")};
    }
}

QString SensitivityRows::differenceText(const core::Number& from, const core::Number& to, core::Kind kind) const
{
    const core::Difference change = core::difference(from, to, kind);
    if (!change.amount)
        return {};
    if (change.amount->isZero())
        return SensitivityTable::tr("no change");
    return ui::differenceText(from, to, kind, m_model.style());
}

SensitivityTable::Cell SensitivityRows::cell(const core::SensitivityRow& row, const Variation& variation,
                                             std::size_t result) const
{
    if (variation.standing != Variation::Standing::Computed)
        return withoutValue(variation);
    const core::Result& varied = m_model.calculator().results[result];
    const auto& before = m_model.evaluation().answers[result].value;
    const auto& after = variation.results[result].value;
    if (!before || !after)
        return withoutValue({});
    const QString value = numberText({*after, varied.kind}, m_model.style());
    const QString change = differenceText(*before, *after, varied.kind);
    //: for screen readers: %1 an input, %2 its new value, %3 a result, %4 what it comes to, %5 the difference
    return {value, change,
            SensitivityTable::tr("%1 %2: %3 %4, %5")
                .arg(translated(field(row).label), valueText(row, variation), translated(varied.label), value, change)};
}

SensitivityTable::SensitivityTable(const CalculatorModel& model, QObject* parent)
    : QAbstractTableModel(parent), m_model(model)
{
    for (std::size_t i = 0; i < model.calculator().results.size(); ++i)
        if (!model.calculator().results[i].detail)
            m_results.push_back(i);
}

void SensitivityTable::refresh()
{
    const SensitivityRows written(m_model, m_results);
    std::vector<Row> rows = written.rows();
    QStringList headers = written.headers();
    if (rows == m_rows && headers == m_headers)
        return;
    // The shape is that of the calculator: only the first time is another.
    const bool first = m_rows.empty();
    if (first)
        beginResetModel();
    m_rows = std::move(rows);
    m_headers = std::move(headers);
    if (first) {
        endResetModel();
        return;
    }
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int SensitivityTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SensitivityTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headers.size());
}

QVariant SensitivityTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Cell& cell = m_rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    const bool hasBoth = !cell.second.isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        return hasBoth ? cell.first + QLatin1Char('\n') + cell.second : cell.first;
    case Qt::EditRole: // what is copied: one line
        return hasBoth ? QStringLiteral("%1 (%2)").arg(cell.first, cell.second) : cell.first;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return role == Qt::ToolTipRole ? cell.sentence.toHtmlEscaped() : cell.sentence;
    case Qt::TextAlignmentRole:
        return int((index.column() == 0 ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant SensitivityTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == 0 ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? m_headers.value(section) : QVariant();
}

} // namespace ui
