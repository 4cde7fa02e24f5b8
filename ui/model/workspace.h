// SPDX-License-Identifier: GPL-3.0-or-later
// All calculators of the window with the run behind them: the run fills fields, and fields that mean the same can be
// kept in step. Every change is a step of one history.
#pragma once

#include "core/calculator/registry.h"
#include "core/run/feeds.h"
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

    /// Starts with the worked examples, the run off and nothing in step. Keeps references to both.
    Workspace(const core::Registry& registry, QUndoStack& undoStack, QObject* parent = nullptr);
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
    /// Switches the run on with these values, as a link does. One step.
    void openRun(const core::Values& values);
    /// Whether the pair of core::run::sameMeanings with that index is kept in step while the run is off.
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
    struct Place
    {
        std::size_t calculator = 0;
        std::size_t field = 0;

        bool operator==(const Place&) const = default;
    };

    void setupModel(std::size_t calculator);
    std::optional<Place> placeOf(const core::run::FieldPlace& place) const;
    void togglePair(std::size_t calculator, std::size_t field);
    void pairUp();
    void keepInStep(std::size_t source);
    void feed();
    void remark(std::size_t calculator);
    void push(State after);

    QUndoStack& m_undoStack;
    core::Calculator m_runCalculator;
    std::vector<std::unique_ptr<CalculatorModel>> m_models;
    std::unique_ptr<CalculatorModel> m_run;
    bool m_runOn = false;
    std::vector<bool> m_inStep;
};

} // namespace ui
