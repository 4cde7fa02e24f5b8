// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/calculator_model.h"

#include "core/calculator/read_field.h"
#include "core/numbers/step.h"
#include "core/numbers/write.h"
#include "ui/model/edit_command.h"
#include "ui/text/sentence.h"

#include <QUndoStack>

#include <algorithm>

namespace ui {

CalculatorModel::CalculatorModel(const core::Calculator& calculator, QUndoStack& undoStack, QObject* parent)
    : QObject(parent)
    , m_calculator(calculator)
    , m_undoStack(undoStack)
    , m_scenarios(new ScenarioList(undoStack, this))
    , m_style(&core::numberStyle("en"))
{
    connect(m_scenarios, &ScenarioList::revisited, this, &CalculatorModel::revisited);
    m_feeds.resize(calculator.fields.size());
    m_pairing.resize(calculator.fields.size());
    m_state = stateOf(calculator.example());
    update();
}

QString CalculatorModel::text(std::size_t field) const
{
    const Entry& shown = entry(field);
    if (!shown.typed.isNull() || !shown.value)
        return shown.typed;
    return QString::fromStdString(core::fieldText(*shown.value, m_calculator.fields[field].kind, *m_style));
}

QString CalculatorModel::resultUnit(std::size_t result) const
{
    const core::Result& row = m_calculator.results[result];
    const auto source = m_calculator.fieldIndex(row.unitOf);
    if (!source)
        return translated(row.unit);
    const auto unit = static_cast<std::size_t>(m_state.units[*source]);
    return translated(m_calculator.fields[*source].units[unit]);
}

void CalculatorModel::setStyle(const core::NumberStyle& style)
{
    m_style = &style;
    emit changed();
}

void CalculatorModel::type(std::size_t field, const QString& text)
{
    m_stepSize.reset();
    replaceEntry(field, read(field, text), mergeKey(field));
}

void CalculatorModel::setValue(std::size_t field, const core::Value& value)
{
    replaceEntry(field, entryOf(field, value), mergeKey(field));
}

void CalculatorModel::step(std::size_t field, int steps)
{
    const core::Field& row = m_calculator.fields[field];
    const std::string shown = text(field).toStdString();
    if (!m_stepSize || m_stepField != field) {
        m_stepSize = core::stepSize(entry(field).value, row, shown);
        m_stepField = field;
    }
    const auto next = core::stepped(entry(field).value, row, shown, *m_stepSize, steps);
    if (next && next != entry(field).value)
        setValue(field, *next);
}

void CalculatorModel::beginVisit()
{
    ++m_visit;
    m_stepSize.reset();
}

void CalculatorModel::tryValue(std::size_t field, const core::Value& value)
{
    FormState before = m_beforeTrial.value_or(m_state);
    FormState after = m_state;
    after.entries[field] = entryOf(field, value);
    detachChanged(after);
    restore(after);
    m_beforeTrial = std::move(before);
}

void CalculatorModel::keepTrial()
{
    if (!m_beforeTrial)
        return;
    if (isShown(*m_beforeTrial))
        dropTrial();
    else
        push(m_state, -1);
}

void CalculatorModel::dropTrial()
{
    if (m_beforeTrial)
        restore(FormState(*m_beforeTrial));
}

void CalculatorModel::setUnit(std::size_t field, int unit)
{
    if (m_state.units[field] == unit)
        return;
    FormState after = m_state;
    after.units[field] = unit;
    push(std::move(after), -1);
}

Chain CalculatorModel::chain(std::size_t field) const
{
    if (!m_feeds[field])
        return m_pairing[field].chain;
    return m_state.detached[field] ? Chain::Detached : Chain::FromRun;
}

bool CalculatorModel::isFed(std::size_t field) const
{
    return chain(field) == Chain::FromRun;
}

void CalculatorModel::toggleChain(std::size_t field)
{
    if (!m_feeds[field]) {
        emit pairToggled(field);
        return;
    }
    FormState after = m_state;
    after.detached[field] = !after.detached[field];
    push(std::move(after), -1);
}

void CalculatorModel::takeAlternative(std::size_t field)
{
    if (!entry(field).doubt)
        return;
    const core::Value alternative = entry(field).doubt->alternative;
    ++m_visit;
    setValue(field, alternative);
    ++m_visit;
}

void CalculatorModel::leave(std::size_t field)
{
    beginVisit();
    const Entry& left = entry(field);
    if (left.typed.isNull() || !left.value)
        return;
    Entry written = Entry::of(left.value);
    written.doubt = left.doubt; // the note stays until it is answered or the field is edited
    if (left.expression) {
        replaceEntry(field, std::move(written), -1);
    } else {
        m_state.entries[field] = std::move(written);
        emit changed();
    }
}

void CalculatorModel::setInputs(const core::Values& values)
{
    FormState after = stateOf(values);
    after.units = m_state.units;
    after.detached = m_state.detached;
    if (!isShown(after))
        push(std::move(after), -1);
}

void CalculatorModel::putValues(const core::Values& values)
{
    FormState after = m_state;
    bool same = true;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!values[i] || m_state.entries[i].value == values[i])
            continue;
        after.entries[i] = entryOf(i, values[i]);
        same = false;
    }
    if (!same)
        push(std::move(after), -1);
}

void CalculatorModel::reset()
{
    setInputs(m_calculator.example());
}

void CalculatorModel::clear()
{
    setInputs(m_calculator.blank());
}

void CalculatorModel::restore(const FormState& state)
{
    m_state = state;
    m_beforeTrial.reset();
    update();
    emit changed();
}

void CalculatorModel::setFeeds(std::vector<std::optional<Feed>> feeds)
{
    const auto isOn = [](const std::optional<Feed>& feed) { return feed.has_value(); };
    if (std::none_of(feeds.begin(), feeds.end(), isOn) && std::none_of(m_feeds.begin(), m_feeds.end(), isOn))
        return; // the run is off, and was
    m_feeds = std::move(feeds);
    update();
    emit changed();
}

void CalculatorModel::setPairing(std::vector<Pairing> pairing)
{
    const bool same = std::equal(pairing.begin(), pairing.end(), m_pairing.begin(), m_pairing.end(),
                                 [](const Pairing& left, const Pairing& right) { return left.chain == right.chain; });
    if (same)
        return;
    m_pairing = std::move(pairing);
    emit changed();
}

void CalculatorModel::follow(std::size_t field, const core::Value& value)
{
    if (entry(field).value == value)
        return;
    FormState after = m_state;
    after.entries[field] = entryOf(field, value);
    restore(after);
}

FormState CalculatorModel::stateOf(const core::Values& values) const
{
    FormState state;
    for (std::size_t i = 0; i < values.size(); ++i)
        state.entries.push_back(entryOf(i, values[i]));
    state.units.resize(values.size());
    state.detached.resize(values.size());
    return state;
}

Entry CalculatorModel::entryOf(std::size_t field, const std::optional<core::Value>& value) const
{
    Entry entry = Entry::of(value);
    const core::Field& row = m_calculator.fields[field];
    entry.issue = value ? core::outOfBounds(row, *value) : std::nullopt;
    if (entry.issue) {
        entry.typed = QString::fromStdString(core::fieldText(*value, row.kind, *m_style));
        entry.value.reset();
    }
    return entry;
}

Entry CalculatorModel::read(std::size_t field, const QString& text) const
{
    const core::Field& row = m_calculator.fields[field];
    core::Reading reading = core::inField(row, core::readNumber(text.toStdString(), row.kind, *m_style));
    Entry entry{reading.value, text, std::move(reading.issue), std::move(reading.doubt), reading.expression};
    if (entry.typed.isNull())
        entry.typed = QStringLiteral("");
    return entry;
}

int CalculatorModel::mergeKey(std::size_t field) const
{
    return m_visit * static_cast<int>(m_state.entries.size()) + static_cast<int>(field);
}

void CalculatorModel::replaceEntry(std::size_t field, Entry entry, int mergeKey)
{
    FormState after = m_state;
    after.entries[field] = std::move(entry);
    push(std::move(after), mergeKey);
}

// A field that gets another value than the run gives it no longer follows the run.
void CalculatorModel::detachChanged(FormState& after) const
{
    for (std::size_t i = 0; i < m_feeds.size(); ++i)
        if (isFed(i) && !after.entries[i].sameAs(m_state.entries[i]))
            after.detached[i] = true;
}

bool CalculatorModel::isShown(const FormState& state) const
{
    return std::equal(state.entries.begin(), state.entries.end(), m_state.entries.begin(),
                      [](const Entry& left, const Entry& right) { return left.sameAs(right); });
}

void CalculatorModel::push(FormState after, int mergeKey)
{
    detachChanged(after);
    // An edit from elsewhere ends a trial, and its step goes back to before that.
    m_undoStack.push(new EditCommand(*this, m_beforeTrial.value_or(m_state), std::move(after), mergeKey));
}

void CalculatorModel::update()
{
    for (std::size_t i = 0; i < m_feeds.size(); ++i)
        if (isFed(i))
            m_state.entries[i] = Entry::of(m_feeds[i]->value);
    m_values.resize(m_state.entries.size());
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_values[i] = m_state.entries[i].value;
    m_evaluation = m_calculator.evaluate(m_values);
    emit evaluated();
}

} // namespace ui
