// SPDX-License-Identifier: GPL-3.0-or-later
// All calculators of the window with the run behind them: the run fills fields, and fields that mean the same can be
// kept in step. Every change is a step of one history.
#pragma once

#include "core/calculator/registry.h"
#include "ui/model/calculator_model.h"

#include <QObject>

#include <memory>
#include <vector>

namespace ui {

class Workspace : public QObject
{
    Q_OBJECT

public:
    /// What one step of the history can change at once.
    struct State
    {
        bool runOn = false;
        std::vector<bool> inStep;     // in the order of core::run::sameMeanings
        std::vector<FormState> forms; // of the calculators
        FormState run;
    };

    /// Starts with the worked examples, the run off and nothing in step. Keeps references to all three.
    Workspace(const core::Registry& registry, const core::Calculator& run, QUndoStack& undoStack,
              QObject* parent = nullptr);
    ~Workspace() override;

    std::size_t size() const { return m_models.size(); }
    CalculatorModel& model(std::size_t calculator) const { return *m_models[calculator]; }
    /// The model of that calculator, or null.
    CalculatorModel* find(std::string_view calculator) const;
    CalculatorModel& run() const { return *m_run; }
    QUndoStack& undoStack() const { return m_undoStack; }

    bool isRunOn() const { return m_runOn; }
    /// One step. Switched on, the run fills every field that was not detached from it; switched off, the fields keep
    /// what it gave them.
    void setRunOn(bool on);
    /// Whether the pair of core::run::sameMeanings with that index is kept in step. It is not while the run is on.
    bool isInStep(std::size_t pair) const { return m_inStep[pair]; }

    void setStyle(const core::NumberStyle& style);
    State state() const;
    /// Puts a state back without a step.
    void restore(const State& state);

signals:
    /// The run was switched, its values changed, or what it fills.
    void runChanged();
    /// Anything changed.
    void changed();

private:
    void setupModel(std::size_t calculator);
    void toggleChain(std::size_t calculator, std::size_t field);
    void setInStep(std::size_t pair, std::size_t follower, bool inStep);
    void push(State after);
    void feed();
    void keepInStep(std::size_t source);
    void remark();

    const core::Registry& m_registry;
    QUndoStack& m_undoStack;
    std::vector<std::unique_ptr<CalculatorModel>> m_models;
    std::unique_ptr<CalculatorModel> m_run;
    bool m_runOn = false;
    std::vector<bool> m_inStep;
    bool m_following = false; // a change that comes from keeping a pair in step starts no other
};

} // namespace ui
