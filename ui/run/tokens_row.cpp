// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/tokens_row.h"

#include "core/calculator/read_field.h"
#include "ui/form/number_edit.h"
#include "ui/text/sentence.h"
#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QVBoxLayout>

namespace ui {

namespace {

QString countText(std::int64_t count, const core::NumberStyle& style)
{
    return numberText({core::Number(static_cast<std::uint64_t>(count)), core::Kind::Count}, style);
}

} // namespace

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

// Only a text that comes to whole sequences changes the run; another one says why it does not.
void TokensRow::type(const QString& text)
{
    m_typed = text;
    CalculatorModel& run = m_workspace.run();
    const core::Field& field = run.calculator().fields[m_batch];
    const core::Reading reading = core::inField(field, core::readNumber(text.toStdString(), field.kind, run.style()));
    const auto& length = run.values()[m_length];
    if (reading.value && length) {
        const auto tokens = std::get<std::int64_t>(*reading.value);
        const auto each = std::get<std::int64_t>(*length);
        if (tokens % each == 0)
            run.setValue(m_batch, tokens / each);
    }
    refresh();
}

void TokensRow::refresh()
{
    const CalculatorModel& run = m_workspace.run();
    const core::Field& field = run.calculator().fields[m_batch];
    const auto answer = run.evaluation().answers[run.calculator().resultIndex("tokens-per-step").value()];
    const QString whole = answer.value ? numberText({answer.value, core::Kind::Count}, run.style()) : QString();
    m_edit->display(m_typed.isNull() ? whole : m_typed);
    const QString usual = tr("Sets the global batch");
    if (m_typed.isEmpty()) {
        showHint(usual, false);
        return;
    }
    const core::Reading reading =
        core::inField(field, core::readNumber(m_typed.toStdString(), field.kind, run.style()));
    const auto& length = run.values()[m_length];
    if (reading.issue) {
        showHint(issueText(*reading.issue, run.style()), true);
    } else if (!reading.value) {
        showHint(usual, false);
    } else if (!length) {
        showHint(tr("Needs the sequence length"), true);
    } else if (const auto tokens = std::get<std::int64_t>(*reading.value), each = std::get<std::int64_t>(*length);
               tokens % each != 0) {
        //: %1 a count of tokens, %2 the length of a sequence in tokens
        showHint(tr("No whole number of sequences: %1 is not a multiple of the sequence length, %2")
                     .arg(countText(tokens, run.style()), countText(each, run.style())),
                 true);
    } else {
        showHint(usual, false);
    }
}

void TokensRow::showHint(const QString& text, bool wrong)
{
    m_edit->setWrong(wrong);
    m_hint->show(text);
    m_edit->setAccessibleDescription(text);
    QPalette colors = m_hint->palette();
    colors.setColor(QPalette::WindowText,
                    wrong ? look::errorColor(palette()) : palette().color(QPalette::PlaceholderText));
    if (colors != m_hint->palette())
        m_hint->setPalette(colors);
}

} // namespace ui
