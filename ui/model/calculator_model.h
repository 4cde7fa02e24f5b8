// SPDX-License-Identifier: GPL-3.0-or-later
// One calculator with the person's entries and the one result that everything on its page is a view of.
#pragma once

#include "core/calculator/calculator.h"
#include "core/numbers/rational.h"
#include "ui/model/entry.h"
#include "ui/model/scenario_list.h"

#include <QObject>

class QUndoStack;

namespace ui {

/// What ties a field to something beyond its page.
enum class Chain {
    None,     // nothing can
    Detached, // the run could fill it
    FromRun,  // the run fills it
    Apart,    // it could be kept in step with a field of another page
    InStep,   // it is
};

/// How a field is tied to one of another page that means the same.
struct Pairing
{
    Chain chain = Chain::None; // Apart or InStep; None: it has no pair
    core::Text field = {};     // the label of the other one
    core::Text page = {};      // the title of its calculator
};

/// What the run gives a field: a value, or nothing where the run itself has none.
struct Feed
{
    std::optional<core::Value> value;
};

class CalculatorModel : public QObject
{
    Q_OBJECT

public:
    /// Starts with the worked example. Keeps references: calculator and stack outlive the model.
    CalculatorModel(const core::Calculator& calculator, QUndoStack& undoStack, QObject* parent = nullptr);

    const core::Calculator& calculator() const { return m_calculator; }
    const core::NumberStyle& style() const { return *m_style; }
    const FormState& state() const { return m_state; }
    const Entry& entry(std::size_t field) const { return m_state.entries[field]; }
    /// What the field shows: the typed text, or the value in the current language.
    QString text(std::size_t field) const;
    /// The values of all fields; nothing where a field is blank or wrong.
    const core::Values& values() const { return m_values; }
    const core::Evaluation& evaluation() const { return m_evaluation; }
    /// What the person pinned of this calculator.
    ScenarioList& scenarios() const { return *m_scenarios; }
    Chain chain(std::size_t field) const;
    const Pairing& pairing(std::size_t field) const { return m_pairing[field]; }
    /// Sentences about the results that come from beyond the calculator.
    const std::vector<core::Issue>& remarks() const { return m_remarks; }
    /// The unit that a result is in, translated; empty for none.
    QString resultUnit(std::size_t result) const;

    /// The language in which values are shown and typed texts are read. Keeps every value.
    void setStyle(const core::NumberStyle& style);

    // Each of these is one undoable step; steps within one visit to a field merge.
    void type(std::size_t field, const QString& text);
    void setValue(std::size_t field, const core::Value& value);
    void step(std::size_t field, int steps);
    /// Starts another visit: what follows does not merge with the edits before.
    void beginVisit();
    void setUnit(std::size_t field, int unit);
    /// Attaches a field to the run or detaches it, or asks for its pair to be kept in step or not.
    void toggleChain(std::size_t field);
    /// Takes the other reading of a doubtful text.
    void takeAlternative(std::size_t field);
    /// The person left the field: a number is written out in the language's format, and where that replaces an
    /// expression it can be undone.
    void leave(std::size_t field);
    /// The one door for Reset, Clear, links and files: puts all fields to `values`.
    void setInputs(const core::Values& values);
    /// Puts the fields that `values` has a value for; the others stay as they were typed. Nothing merges with it.
    void putValues(const core::Values& values);
    void reset();
    void clear();

    // A value that is tried out, as while a point is dragged: everything follows it, but it is no step yet.
    void tryValue(std::size_t field, const core::Value& value);
    /// Makes what was tried since it began one step of its own; none where nothing is different.
    void keepTrial();
    /// Puts everything back as it was before the trial; no step is left, and what was undone can still be redone.
    void dropTrial();

    /// Puts a state back without a step: for undo, redo and a restored session.
    void restore(const FormState& state);
    /// What the run gives each field; nothing for a field that it does not fill, empty while it is off. No step;
    /// announced as a change as long as the run is on, as remarks may follow from it.
    void setFeeds(std::vector<std::optional<Feed>> feeds);
    /// The pair of each field. No step.
    void setPairing(std::vector<Pairing> pairing);
    /// Takes a value from the field that this one is kept in step with. No step.
    void follow(std::size_t field, const core::Value& value);
    /// Shown with the next change of the results.
    void setRemarks(std::vector<core::Issue> remarks) { m_remarks = std::move(remarks); }
    /// The state that shows `values`, without chosen units; a value out of bounds stands as a wrong entry.
    FormState stateOf(const core::Values& values) const;
    /// What `text` typed into a field comes to.
    Entry read(std::size_t field, const QString& text) const;

signals:
    /// The results were computed anew; `changed` follows.
    void evaluated();
    /// Entries, values or result changed; sent once for each change.
    void changed();
    /// Undo or redo touched this calculator or its scenarios.
    void revisited();
    /// The person wants a field kept in step with its pair, or no longer.
    void pairToggled(std::size_t field);

private:
    friend class EditCommand;

    Entry entryOf(std::size_t field, const std::optional<core::Value>& value) const;
    void push(FormState after, int mergeKey);
    bool isFed(std::size_t field) const;
    void detachChanged(FormState& after) const;
    void replaceEntry(std::size_t field, Entry entry, int mergeKey);
    bool isShown(const FormState& state) const;
    int mergeKey(std::size_t field) const;
    void update();

    const core::Calculator& m_calculator;
    QUndoStack& m_undoStack;
    ScenarioList* m_scenarios;
    const core::NumberStyle* m_style;
    FormState m_state;
    core::Values m_values;
    core::Evaluation m_evaluation;
    std::vector<std::optional<Feed>> m_feeds;
    std::vector<Pairing> m_pairing;
    std::vector<core::Issue> m_remarks;
    std::optional<FormState> m_beforeTrial;   // while a value is tried out
    int m_visit = 0;                          // counts visits to fields: edits merge within one only
    std::optional<core::Rational> m_stepSize; // of the arrow keys, until something is typed or the field is left
    std::size_t m_stepField = 0;
};

} // namespace ui
