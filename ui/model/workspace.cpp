// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/workspace.h"

#include "core/run/fields.h"
#include "core/run/remarks.h"

#include <QPointer>
#include <QUndoCommand>
#include <QUndoStack>

namespace ui {

namespace {

constexpr std::size_t pairCount = core::run::sameMeanings.size();

// A step that touches more than one page.
class StateCommand : public QUndoCommand
{
public:
    StateCommand(Workspace& workspace, Workspace::State before, Workspace::State after)
        : m_workspace(&workspace), m_before(std::move(before)), m_after(std::move(after))
    {
    }
    void undo() override { restore(m_before); }
    void redo() override { restore(m_after); }

private:
    void restore(const Workspace::State& state)
    {
        if (m_workspace)
            m_workspace->restore(state);
    }

    QPointer<Workspace> m_workspace;
    Workspace::State m_before;
    Workspace::State m_after;
};

} // namespace

Workspace::Workspace(const core::Registry& registry, QUndoStack& undoStack, QObject* parent)
    : QObject(parent)
    , m_undoStack(undoStack)
    , m_runCalculator(core::run::calculator())
    , m_run(std::make_unique<CalculatorModel>(m_runCalculator, undoStack))
    , m_inStep(pairCount, false)
{
    for (const core::Calculator& calculator : registry)
        m_models.push_back(std::make_unique<CalculatorModel>(calculator, undoStack));
    for (std::size_t i = 0; i < m_models.size(); ++i)
        setupModel(i);
    connect(m_run.get(), &CalculatorModel::changed, this, [this] {
        feed();
        emit runChanged();
        emit changed();
    });
    feed();
    pairUp();
}

Workspace::~Workspace() = default;

void Workspace::setupModel(std::size_t calculator)
{
    CalculatorModel& model = *m_models[calculator];
    connect(&model, &CalculatorModel::evaluated, this, [this, calculator] { remark(calculator); });
    connect(&model, &CalculatorModel::changed, this, [this, calculator] {
        keepInStep(calculator);
        emit changed();
    });
    connect(&model, &CalculatorModel::pairToggled, this,
            [this, calculator](std::size_t field) { togglePair(calculator, field); });
}

CalculatorModel* Workspace::find(std::string_view calculator) const
{
    for (const auto& model : m_models)
        if (model->calculator().id == calculator)
            return model.get();
    return nullptr;
}

std::optional<Workspace::Place> Workspace::placeOf(const core::run::FieldPlace& place) const
{
    for (std::size_t i = 0; i < m_models.size(); ++i) {
        if (m_models[i]->calculator().id != place.calculator)
            continue;
        if (const auto field = m_models[i]->calculator().fieldIndex(place.field))
            return Place{i, *field};
    }
    return std::nullopt;
}

void Workspace::setRunOn(bool on)
{
    if (on == m_runOn)
        return;
    State after = state();
    after.runOn = on;
    push(std::move(after));
}

void Workspace::openRun(const core::Values& values)
{
    State after = state();
    after.runOn = true;
    after.run = m_run->stateOf(values);
    push(std::move(after));
}

void Workspace::togglePair(std::size_t calculator, std::size_t field)
{
    for (std::size_t pair = 0; pair < pairCount; ++pair) {
        const auto first = placeOf(core::run::sameMeanings[pair].first);
        const auto second = placeOf(core::run::sameMeanings[pair].second);
        const Place clicked{calculator, field};
        if (!first || !second || (*first != clicked && *second != clicked))
            continue;
        State after = state();
        after.inStep[pair] = !m_inStep[pair];
        // The field that is attached takes the value of the other one.
        const Place& other = *first == clicked ? *second : *first;
        const Entry& source = m_models[other.calculator]->entry(other.field);
        if (after.inStep[pair] && source.value)
            after.forms[calculator].entries[field] = Entry::of(source.value);
        push(std::move(after));
        return;
    }
}

// The fields that mean the same as one of another page, while no run stands behind both.
void Workspace::pairUp()
{
    std::vector<std::vector<Pairing>> pairing;
    for (const auto& model : m_models)
        pairing.emplace_back(model->calculator().fields.size());
    for (std::size_t pair = 0; pair < pairCount && !m_runOn; ++pair) {
        const auto first = placeOf(core::run::sameMeanings[pair].first);
        const auto second = placeOf(core::run::sameMeanings[pair].second);
        if (!first || !second)
            continue;
        const Chain chain = m_inStep[pair] ? Chain::InStep : Chain::Apart;
        for (const auto& [place, other] : {std::pair(*first, *second), std::pair(*second, *first)}) {
            const core::Calculator& page = m_models[other.calculator]->calculator();
            pairing[place.calculator][place.field] = {chain, page.fields[other.field].label, page.title};
        }
    }
    for (std::size_t i = 0; i < m_models.size(); ++i)
        m_models[i]->setPairing(std::move(pairing[i]));
}

void Workspace::keepInStep(std::size_t source)
{
    for (std::size_t pair = 0; pair < pairCount && !m_runOn; ++pair) {
        if (!m_inStep[pair])
            continue;
        const auto first = placeOf(core::run::sameMeanings[pair].first);
        const auto second = placeOf(core::run::sameMeanings[pair].second);
        if (!first || !second || (first->calculator != source && second->calculator != source))
            continue;
        const Place& from = first->calculator == source ? *first : *second;
        const Place& to = first->calculator == source ? *second : *first;
        // A wrong or blank value never changes another field.
        if (const auto& value = m_models[from.calculator]->entry(from.field).value)
            m_models[to.calculator]->follow(to.field, *value);
    }
}

void Workspace::feed()
{
    for (const auto& model : m_models) {
        const core::Calculator& calculator = model->calculator();
        std::vector<std::optional<Feed>> feeds(calculator.fields.size());
        for (std::size_t i = 0; i < feeds.size() && m_runOn; ++i)
            if (const auto* row = core::run::feedOf({calculator.id, calculator.fields[i].id}))
                feeds[i] = Feed{core::run::fedValue(*row, m_run->calculator(), m_run->values(), m_run->evaluation())};
        model->setFeeds(std::move(feeds));
    }
}

void Workspace::remark(std::size_t calculator)
{
    CalculatorModel& model = *m_models[calculator];
    model.setRemarks(
        m_runOn ? core::run::remarks(model.calculator(), model.evaluation(), core::run::inputsFrom(m_run->values()))
                : std::vector<core::Issue>{});
}

void Workspace::setStyle(const core::NumberStyle& style)
{
    m_run->setStyle(style);
    for (const auto& model : m_models)
        model->setStyle(style);
}

Workspace::State Workspace::state() const
{
    State state{m_runOn, m_inStep, {}, m_run->state()};
    for (const auto& model : m_models)
        state.forms.push_back(model->state());
    return state;
}

void Workspace::restore(const State& state)
{
    m_runOn = state.runOn;
    // In step only once all forms are back: until then one of a pair may hold another value than the other.
    m_inStep.assign(pairCount, false);
    m_run->restore(state.run);
    feed();
    for (std::size_t i = 0; i < m_models.size(); ++i)
        m_models[i]->restore(state.forms[i]);
    m_inStep = state.inStep;
    pairUp();
    emit runChanged();
    emit changed();
}

void Workspace::push(State after)
{
    m_undoStack.push(new StateCommand(*this, state(), std::move(after)));
}

} // namespace ui
