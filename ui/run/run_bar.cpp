// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/run_bar.h"

#include "ui/run/figure_line.h"
#include "ui/run/run_form.h"
#include "ui/text/sentence.h"
#include "ui/widgets/disclosure_button.h"
#include "ui/widgets/fitting_scroll.h"
#include "ui/widgets/text_label.h"

#include <QCheckBox>
#include <QEvent>
#include <QVBoxLayout>

namespace ui {

RunBar::RunBar(Workspace& workspace, QWidget* parent)
    : Card(parent)
    , m_workspace(workspace)
    , m_switch(new QCheckBox(this))
    , m_figures(new FigureLine(this))
    , m_summary(new TextLabel(look::Size::Small, false, this))
    , m_open(new DisclosureButton(this))
{
    setObjectName(QStringLiteral("run-bar"));
    setupLine();
    connect(&m_workspace, &Workspace::runChanged, this, &RunBar::refresh);
    retranslate();
}

void RunBar::setupLine()
{
    m_switch->setObjectName(QStringLiteral("run-switch"));
    m_switch->setFocusPolicy(Qt::TabFocus);
    m_summary->setObjectName(QStringLiteral("run-summary"));
    m_open->setObjectName(QStringLiteral("run-open"));
    m_open->setFocusPolicy(Qt::TabFocus);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(look::unit / 2);
    texts->addWidget(m_figures);
    texts->addWidget(m_summary);
    auto* line = new QHBoxLayout;
    line->setSpacing(2 * look::unit);
    line->addWidget(m_switch, 0, Qt::AlignVCenter);
    line->addLayout(texts, 1);
    line->addWidget(m_open, 0, Qt::AlignVCenter);
    content()->setContentsMargins(2 * look::unit, look::unit, 2 * look::unit, look::unit);
    content()->addLayout(line);
    connect(m_switch, &QCheckBox::clicked, this, [this](bool on) { m_workspace.setRunOn(on); });
    connect(m_open, &QToolButton::toggled, this, [this](bool open) {
        setOpen(open);
        emit opened(open);
    });
}

bool RunBar::isOpen() const
{
    return m_open->isChecked();
}

void RunBar::setOpen(bool open)
{
    m_open->setChecked(open);
    if (open && !m_form) {
        m_form = new FittingScroll(new RunForm(m_workspace), this);
        content()->addWidget(m_form);
    }
    if (m_form)
        m_form->setVisible(open);
    refresh();
}

// The figures stand in one line or not at all; the form below has them, too.
void RunBar::showFigures()
{
    const int room = width() - m_switch->sizeHint().width() - m_open->sizeHint().width() - 8 * look::unit;
    m_figures->setVisible(m_workspace.isRunOn() && !isOpen() && m_figures->sizeHint().width() <= room);
}

void RunBar::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    showFigures();
}

void RunBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Card::changeEvent(event);
}

void RunBar::retranslate()
{
    m_switch->setText(tr("The run"));
    m_switch->setToolTip(tr("Fills the pages from one training run (Ctrl+R)"));
    m_open->setText(tr("Edit"));
    m_open->setToolTip(tr("Opens the form of the run"));
    m_open->setAccessibleName(tr("Edit the run"));
    setAccessibleName(tr("The run"));
    refresh();
}

QString RunBar::summary() const
{
    const CalculatorModel& run = m_workspace.run();
    if (!m_workspace.isRunOn())
        return tr("Off. Switch it on to fill the pages from GPUs, parallel sizes and a global batch.");
    if (!run.evaluation().errors.empty())
        return issueText(run.evaluation().errors.front(), run.style(), &run.calculator());
    const auto answer = [&run](std::string_view id) -> core::Argument {
        const std::size_t index = *run.calculator().resultIndex(id);
        return {run.evaluation().answers[index].value, run.calculator().results[index].kind};
    };
    //: the run in short; %1 data-parallel replicas
    const QString replicas = sentence(PLUMBLINE_PLURAL("Run", "%1 replicas").by(1), {answer("replicas")}, run.style());
    //: the run in short; %1 microbatches that each replica works through in one pass
    const QString microbatches =
        sentence(PLUMBLINE_PLURAL("Run", "%1 microbatches each").by(1), {answer("microbatches")}, run.style());
    //: the run in short; %1 tokens that one optimizer update sees
    const QString tokens =
        sentence(PLUMBLINE_PLURAL("Run", "%1 tokens a step").by(1), {answer("tokens-per-step")}, run.style());
    return QStringList{replicas, microbatches, tokens}.join(QStringLiteral(" · "));
}

void RunBar::refresh()
{
    const CalculatorModel& run = m_workspace.run();
    const bool on = m_workspace.isRunOn();
    m_switch->setChecked(on);
    QStringList names;
    QStringList figures;
    for (std::size_t i = 0; on && i < run.values().size(); ++i) {
        const core::Field& field = run.calculator().fields[i];
        const auto& value = run.values()[i];
        names << translated(field.label);
        figures << numberText({value ? std::optional(core::toNumber(*value)) : std::nullopt, field.kind}, run.style());
    }
    m_figures->show(names, figures);
    showFigures();
    m_summary->show(summary());
    m_summary->setWrong(on && !run.evaluation().errors.empty());
}

} // namespace ui
