// SPDX-License-Identifier: GPL-3.0-or-later
// One undoable step: the entries of a calculator before and after.
#pragma once

#include "ui/model/entry.h"

#include <QPointer>
#include <QUndoCommand>

namespace ui {

class CalculatorModel;

class EditCommand : public QUndoCommand
{
public:
    /// Steps with the same `mergeKey` on the same model become one; -1 never merges.
    EditCommand(CalculatorModel& model, FormState before, FormState after, int mergeKey);

    void undo() override;
    void redo() override;
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    QPointer<CalculatorModel> m_model;
    FormState m_before;
    FormState m_after;
    int m_mergeKey;
    bool m_first = true; // pushing a command calls redo once: then the person is on the page already
};

} // namespace ui
