// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scenarios/scenario_table_model.h"

#include "core/numbers/difference.h"
#include "core/run/feeds.h"
#include "core/run/step_time.h"
#include "ui/text/difference_text.h"
#include "ui/text/sentence.h"

#include <algorithm>

namespace ui {

namespace {

// The field of a calculator that a run fills from `source`.
std::optional<std::size_t> fedField(const core::Calculator& calculator, std::string_view source)
{
    for (const core::run::Feed& feed : core::run::feeds)
        if (feed.place.calculator == calculator.id && feed.source == source)
            return calculator.fieldIndex(feed.place.field);
    return std::nullopt;
}

std::optional<std::int64_t> countAt(const core::Values& values, std::size_t field)
{
    return values[field] ? std::optional(std::get<std::int64_t>(*values[field])) : std::nullopt;
}

// As a fraction where that fits, else the nearest double.
core::Number numberFrom(const core::Rational& ratio)
{
    const auto numerator = ratio.numerator().toUint64();
    const auto denominator = ratio.denominator().toUint64();
    if (numerator && denominator)
        return core::Fraction{*numerator, *denominator};
    return ratio.toDouble().value_or(core::largestReal);
}

} // namespace

ScenarioTableModel::ScenarioTableModel(CalculatorModel& model, QObject* parent)
    : QAbstractTableModel(parent)
    , m_model(model)
    , m_stages(fedField(model.calculator(), "pipeline-parallel"))
    , m_microbatches(fedField(model.calculator(), "microbatches"))
{
    for (std::size_t i = 0; i < model.calculator().results.size(); ++i)
        if (!model.calculator().results[i].detail)
            m_results.push_back(i);
    replaceRows();
    connect(&m_model, &CalculatorModel::changed, this, &ScenarioTableModel::refresh);
    const ScenarioList& list = m_model.scenarios();
    connect(&list, &ScenarioList::inserted, this, &ScenarioTableModel::insertRow);
    connect(&list, &ScenarioList::removed, this, &ScenarioTableModel::removeRow);
    connect(&list, &ScenarioList::moved, this, &ScenarioTableModel::moveRow);
    connect(&list, &ScenarioList::renamed, this, &ScenarioTableModel::refresh);
    connect(&list, &ScenarioList::replaced, this, &ScenarioTableModel::replaceRows);
}

void ScenarioTableModel::setRun(std::optional<core::run::Inputs> run)
{
    if (run == m_run)
        return;
    const bool had = hasStepTime();
    const int last = columnCount() - (had ? 1 : 0);
    const bool has = run && m_stages && m_microbatches;
    if (has && !had)
        beginInsertColumns({}, last, last);
    if (had && !has)
        beginRemoveColumns({}, last, last);
    m_run = std::move(run);
    if (has != had) {
        m_headers = headers();
        for (int row = 0; row < rowCount(); ++row)
            m_rows[static_cast<std::size_t>(row)] = rowOf(row);
    }
    if (has && !had)
        endInsertColumns();
    if (had && !has)
        endRemoveColumns();
    refresh();
}

void ScenarioTableModel::refresh()
{
    if (QStringList texts = headers(); texts != m_headers) {
        m_headers = std::move(texts);
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
    std::vector<Row> rows;
    for (int row = 0; row < rowCount(); ++row)
        rows.push_back(rowOf(row));
    if (rows == m_rows)
        return;
    m_rows = std::move(rows);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void ScenarioTableModel::insertRow(int scenario)
{
    beginInsertRows({}, scenario + 1, scenario + 1);
    m_evaluations.insert(m_evaluations.begin() + scenario,
                         m_model.calculator().evaluate(m_model.scenarios().at(scenario).values));
    m_rows.insert(m_rows.begin() + scenario + 1, rowOf(scenario + 1));
    endInsertRows();
}

void ScenarioTableModel::removeRow(int scenario)
{
    beginRemoveRows({}, scenario + 1, scenario + 1);
    m_evaluations.erase(m_evaluations.begin() + scenario);
    m_rows.erase(m_rows.begin() + scenario + 1);
    endRemoveRows();
}

void ScenarioTableModel::moveRow(int from, int to)
{
    beginMoveRows({}, from + 1, from + 1, {}, from < to ? to + 2 : to + 1);
    const auto rotate = [from, to](auto first) {
        if (from < to)
            std::rotate(first + from, first + from + 1, first + to + 1);
        else
            std::rotate(first + to, first + from, first + from + 1);
    };
    rotate(m_evaluations.begin());
    rotate(m_rows.begin() + 1);
    endMoveRows();
}

void ScenarioTableModel::replaceRows()
{
    beginResetModel();
    m_evaluations.clear();
    for (const Scenario& scenario : m_model.scenarios().all())
        m_evaluations.push_back(m_model.calculator().evaluate(scenario.values));
    m_headers = headers();
    m_rows.clear();
    for (int row = 0; row <= m_model.scenarios().size(); ++row)
        m_rows.push_back(rowOf(row));
    endResetModel();
}

QStringList ScenarioTableModel::headers() const
{
    const auto withUnit = [](const QString& label, const QString& unit) {
        return unit.isEmpty() ? label : label + QLatin1Char('\n') + unit;
    };
    const core::Calculator& calculator = m_model.calculator();
    QStringList headers{tr("Scenario")};
    for (std::size_t i = 0; i < calculator.fields.size(); ++i) {
        const core::Field& field = calculator.fields[i];
        const auto unit = static_cast<std::size_t>(m_model.state().units[i]);
        headers << withUnit(translated(field.label), field.units.empty() ? QString() : translated(field.units[unit]));
    }
    for (const std::size_t result : m_results)
        headers << withUnit(translated(calculator.results[result].label), m_model.resultUnit(result));
    if (hasStepTime())
        headers << tr("Step time against current");
    return headers;
}

ScenarioTableModel::Row ScenarioTableModel::rowOf(int row) const
{
    const bool current = row == 0;
    const core::Values& values = current ? m_model.values() : m_model.scenarios().at(row - 1).values;
    const core::Evaluation& evaluation =
        current ? m_model.evaluation() : m_evaluations[static_cast<std::size_t>(row - 1)];
    //: the first row of the table of scenarios: the values that stand in the fields now
    Row cells{{current ? tr("Current") : m_model.scenarios().at(row - 1).name}};
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto number = values[i] ? std::optional(core::toNumber(*values[i])) : std::nullopt;
        cells.push_back({numberText({number, m_model.calculator().fields[i].kind}, m_model.style())});
    }
    for (const std::size_t result : m_results)
        cells.push_back(resultCell(result, evaluation, current));
    if (hasStepTime())
        cells.push_back(current ? ScenarioCell{{}} : stepTimeCell(values));
    return cells;
}

ScenarioCell ScenarioTableModel::resultCell(std::size_t result, const core::Evaluation& evaluation, bool current) const
{
    const core::Answer& answer = evaluation.answers[result];
    const core::Kind kind = m_model.calculator().results[result].kind;
    ScenarioCell cell{answer.tooLarge ? tr("Too large") : numberText({answer.value, kind}, m_model.style())};
    const auto& from = m_model.evaluation().answers[result].value;
    if (current || !from || !answer.value)
        return cell;
    const core::Difference difference = core::difference(*from, *answer.value, kind);
    if (!difference.amount)
        return cell;
    if (difference.amount->isZero())
        //: no difference to the current values
        cell.difference = tr("the same");
    else
        cell.difference = ui::differenceText(*from, *answer.value, kind, m_model.style());
    return cell;
}

ScenarioCell ScenarioTableModel::stepTimeCell(const core::Values& values) const
{
    const auto timeOf = [this](const core::Values& of) {
        return core::run::stepTime(*m_run, {countAt(of, *m_stages), countAt(of, *m_microbatches)});
    };
    //: stands for a value that there cannot be
    const QString none = tr("–");
    const auto current = timeOf(m_model.values());
    if (!current)
        return {none, {}, issueText(current.issue(), m_model.style())};
    const auto scenario = timeOf(values);
    if (!scenario)
        return {none, {}, issueText(scenario.issue(), m_model.style())};
    const core::Number ratio = numberFrom(*scenario / *current);
    if (*scenario == *current)
        return {tr("the same")};
    return {
        QString::fromStdString(core::differenceText(core::Fraction{1, 1}, ratio, core::Kind::Factor, m_model.style()))};
}

int ScenarioTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ScenarioTableModel::columnCount(const QModelIndex& parent) const
{
    const std::size_t columns = 1 + m_model.values().size() + m_results.size() + (hasStepTime() ? 1 : 0);
    return parent.isValid() ? 0 : static_cast<int>(columns);
}

QVariant ScenarioTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const ScenarioCell& cell = m_rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return cell.text;
    case DifferenceRole:
        return cell.difference;
    case ColorRole:
        return index.row() == 0 ? -1 : m_model.scenarios().at(index.row() - 1).color;
    case Qt::ToolTipRole: // names are the person's: never markup
        return (index.column() == 0 ? cell.text : cell.explanation).toHtmlEscaped();
    case Qt::AccessibleTextRole:
        if (!cell.explanation.isEmpty())
            return cell.explanation;
        //: a cell of the table of scenarios, for a screen reader; %1 a value, %2 how far it is from the current one
        return cell.difference.isEmpty() ? cell.text : tr("%1, against current: %2").arg(cell.text, cell.difference);
    default:
        return {};
    }
}

QVariant ScenarioTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    return role == Qt::DisplayRole ? m_headers.value(section) : QVariant();
}

Qt::ItemFlags ScenarioTableModel::flags(const QModelIndex& index) const
{
    const bool isName = index.isValid() && index.row() > 0 && index.column() == 0;
    return QAbstractTableModel::flags(index) | (isName ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool ScenarioTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    m_model.scenarios().rename(index.row() - 1, value.toString());
    return true;
}

} // namespace ui
