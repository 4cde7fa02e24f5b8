// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/run_form.h"

#include "core/run/remarks.h"

#include "ui/form/field_row.h"
#include "ui/form/number_edit.h"
#include "ui/run/figure_line.h"
#include "ui/run/neighbour_table.h"
#include "ui/run/tokens_row.h"
#include "ui/text/sentence.h"
#include "ui/widgets/look.h"

#include <QEvent>
#include <QGridLayout>
#include <QVBoxLayout>

namespace ui {

namespace {
constexpr int leastColumnWidth = 22 * look::unit;
constexpr int mostColumns = 5;
} // namespace

RunForm::RunForm(Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_grid(new QGridLayout)
    , m_results(new FigureLine(this))
    , m_neighbours(new NeighbourTable(workspace, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, look::unit, 0, 0);
    column->setSpacing(look::unit);
    m_grid->setHorizontalSpacing(2 * look::unit);
    m_grid->setVerticalSpacing(look::unit);
    for (std::size_t i = 0; i < workspace.run().calculator().fields.size(); ++i)
        m_rows.push_back(new FieldRow(workspace.run(), i, this, true));
    // Beside the global batch in sequences, and before the fields behind it.
    const std::size_t batch = workspace.run().calculator().fieldIndex("global-batch").value();
    m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(batch) + 1, new TokensRow(workspace, this));
    column->addLayout(m_grid);
    column->addWidget(m_results);
    column->addWidget(m_neighbours);
    arrange();
    connect(m_neighbours, &NeighbourTable::taken, this,
            [this] { m_rows.front()->findChild<NumberEdit*>()->setFocus(Qt::OtherFocusReason); });
    connect(&m_workspace, &Workspace::runChanged, this, &RunForm::refresh);
    refresh();
}

// As many fields side by side as have room.
void RunForm::arrange()
{
    const int columns = std::clamp(width() / leastColumnWidth, 1, mostColumns);
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const int cell = static_cast<int>(i);
        m_grid->removeWidget(m_rows[i]);
        m_grid->addWidget(m_rows[i], cell / columns, cell % columns, Qt::AlignTop);
    }
    for (int i = 0; i < mostColumns; ++i)
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
}

void RunForm::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void RunForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

void RunForm::refresh()
{
    const CalculatorModel& run = m_workspace.run();
    QStringList names;
    QStringList figures;
    for (std::size_t i = 0; i < run.calculator().results.size(); ++i) {
        const core::Result& result = run.calculator().results[i];
        names << translated(result.label);
        std::optional<core::Number> value = run.evaluation().answers[i].value;
        if (value && result.id.ends_with("gpu-hours-per-day"))
            value = core::run::hoursAtAGlance(*value);
        figures << numberText({value, result.kind}, run.style());
    }
    m_results->show(names, figures);
    m_neighbours->refresh();
}

} // namespace ui
