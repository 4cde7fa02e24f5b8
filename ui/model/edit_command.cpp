// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/edit_command.h"

#include "ui/model/calculator_model.h"

namespace ui {

EditCommand::EditCommand(CalculatorModel& model, FormState before, FormState after, int mergeKey)
    : m_model(&model), m_before(std::move(before)), m_after(std::move(after)), m_mergeKey(mergeKey)
{
}

void EditCommand::undo()
{
    if (!m_model)
        return;
    m_model->restore(m_before);
    emit m_model->revisited();
}

void EditCommand::redo()
{
    if (!m_model)
        return;
    m_model->restore(m_after);
    if (!m_first)
        emit m_model->revisited();
    m_first = false;
}

bool EditCommand::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const EditCommand*>(other); // same id, so the same class
    if (m_mergeKey < 0 || next->m_mergeKey != m_mergeKey || next->m_model != m_model)
        return false;
    m_after = next->m_after;
    return true;
}

} // namespace ui
