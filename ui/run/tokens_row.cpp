// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/tokens_row.h"

#include "core/calculator/read_field.h"
#include "core/run/compute.h"
#include "ui/form/number_edit.h"
#include "ui/text/sentence.h"
#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QVBoxLayout>

namespace ui {

TokensRow::TokensRow(Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_batch(workspace.run().calculator().fieldIndex("global-batch").value())
    , m_length(workspace.run().calculator().fieldIndex("sequence-length").value())
    , m_label(new TextLabel(look::Size::Body, true, this))
    , m_edit(new NumberEdit(this))
    , m_hint(new TextLabel(look::Size::Small, false, this))
{
    m_edit->setObjectName(QStringLiteral("global-batch-tokens"));
    m_hint->setObjectName(QStringLiteral("global-batch-tokens-hint"));
    m_hint->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_label->setBuddy(m_edit);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::unit / 2);
    column->addWidget(m_label);
    column->addWidget(m_edit);
    column->addWidget(m_hint);
    connect(m_edit, &NumberEdit::typed, this, &TokensRow::type);
    connect(m_edit, &NumberEdit::entered, this, [this] { m_workspace.run().beginVisit(); });
    connect(m_edit, &NumberEdit::left, this, [this] {
        if (!m_edit->isWrong())
            m_typed = QString(); // a wrong text stays, with its reason
        refresh();
    });
    connect(&m_workspace, &Workspace::runChanged, this, &TokensRow::refresh);
    retranslate();
}

void TokensRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TokensRow::retranslate()
{
    m_label->show(tr("Global batch in tokens"));
    m_edit->setAccessibleName(m_label->text());
    m_edit->setToolTip(tr("Sequences times the sequence length. What is typed here sets the global batch."));
    refresh();
}

// What the typed text comes to: sequences, or why there are none; neither for a blank one.
std::optional<core::Outcome<std::int64_t>> TokensRow::sequences() const
{
    const CalculatorModel& run = m_workspace.run();
    const core::Field& field = run.calculator().fields[m_batch];
    const core::Reading reading =
        core::inField(field, core::readNumber(m_typed.toStdString(), field.kind, run.style()));
    if (reading.issue)
        return *reading.issue;
    const auto& length = run.values()[m_length];
    if (!reading.value || !length)
        return std::nullopt;
    return core::run::sequencesOf(std::get<std::int64_t>(*reading.value), std::get<std::int64_t>(*length));
}

// Only a text that comes to whole sequences changes the run; another one says why it does not.
void TokensRow::type(const QString& text)
{
    m_typed = text;
    if (const auto typed = sequences(); typed && *typed)
        m_workspace.run().setValue(m_batch, **typed);
    refresh();
}

void TokensRow::refresh()
{
    const CalculatorModel& run = m_workspace.run();
    const auto answer = run.evaluation().answers[run.calculator().resultIndex("tokens-per-step").value()];
    const QString whole = answer.value ? numberText({answer.value, core::Kind::Count}, run.style()) : QString();
    m_edit->display(m_typed.isNull() ? whole : m_typed);
    const auto typed = sequences();
    if (typed && !*typed)
        showHint(issueText(typed->issue(), run.style()), true);
    else if (!m_typed.isEmpty() && !run.values()[m_length])
        showHint(tr("Needs the sequence length"), true);
    else
        showHint(tr("Sets the global batch"), false);
}

void TokensRow::showHint(const QString& text, bool wrong)
{
    m_edit->setWrong(wrong);
    m_hint->show(text);
    m_hint->setWrong(wrong);
    m_edit->setAccessibleDescription(text);
}

} // namespace ui
