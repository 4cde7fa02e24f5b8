// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/form_view.h"

#include "ui/form/field_row.h"
#include "ui/form/number_edit.h"
#include "ui/text/sentence.h"
#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QVBoxLayout>

#include <string_view>

namespace ui {

FormView::FormView(CalculatorModel& model, QWidget* parent) : Card(parent)
{
    content()->setSpacing(look::unit);
    const auto& fields = model.calculator().fields;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const bool newGroup = m_headings.empty() || std::string_view(m_headings.back().text.source) !=
                                                        std::string_view(fields[i].group.source);
        if (newGroup) {
            auto* heading = new TextLabel(look::Size::Small, true, this);
            look::setMuted(*heading);
            content()->addWidget(heading);
            m_headings.push_back({fields[i].group, heading});
        }
        auto* row = new FieldRow(model, i, this);
        content()->addWidget(row);
        m_rows.push_back(row);
    }
    content()->addStretch();
    retranslate();
}

void FormView::focusFirstField()
{
    if (m_rows.empty())
        return;
    m_rows.front()->edit()->setFocus(Qt::TabFocusReason);
    m_rows.front()->edit()->selectAll(); // as by Tab, also before the window is active: typing replaces the text
}

void FormView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Card::changeEvent(event);
}

void FormView::retranslate()
{
    for (const Heading& heading : m_headings)
        heading.label->show(translated(heading.text));
}

} // namespace ui
