// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/neighbour_table.h"

#include "core/run/fields.h"
#include "ui/run/change_text.h"
#include "ui/text/sentence.h"
#include "ui/widgets/text_label.h"

#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

NeighbourTable::NeighbourTable(Workspace& workspace, QWidget* parent) : QWidget(parent), m_workspace(workspace)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

void NeighbourTable::refresh()
{
    const core::run::Inputs inputs = core::run::inputsFrom(m_workspace.run().values());
    const auto neighbours = core::run::neighbours(inputs);
    setVisible(!neighbours.empty());
    delete m_rows;
    m_rows = nullptr;
    if (neighbours.empty())
        return;
    m_rows = new QWidget(this);
    auto* grid = new QGridLayout(m_rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * look::unit);
    grid->setVerticalSpacing(look::unit / 2);
    layout()->addWidget(m_rows);
    const core::Calculator& run = m_workspace.run().calculator();
    const auto label = [&run](std::string_view id) {
        const auto field = run.fieldIndex(id);
        return translated(field ? run.fields[*field].label : run.results[*run.resultIndex(id)].label);
    };
    addCell(0, 0, tr("Whole runs near this one"), true);
    addCell(0, 1, label("gpus"), true);
    addCell(0, 2, label("replicas"), true);
    addCell(0, 3, label("microbatch"), true);
    addCell(0, 4, label("microbatches"), true);
    addCell(0, 5, label("global-batch"), true);
    for (std::size_t i = 0; i < neighbours.size(); ++i)
        addRow(static_cast<int>(i) + 1, neighbours[i]);
    grid->setColumnStretch(0, 1);
    m_rows->show();
}

void NeighbourTable::addCell(int row, int column, const QString& text, bool heading)
{
    auto* label = new TextLabel(heading ? look::Size::Small : look::Size::Body, false, m_rows);
    if (heading)
        look::setMuted(*label);
    label->setWordWrap(column == 0);
    if (column > 0)
        label->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    label->show(text);
    static_cast<QGridLayout*>(m_rows->layout())->addWidget(label, row, column);
}

void NeighbourTable::addRow(int row, const core::run::Neighbour& neighbour)
{
    addCell(row, 0, changeText(m_workspace.run(), neighbour.changes));
    addCell(row, 1, countText(neighbour.gpus));
    addCell(row, 2, countText(neighbour.replicas));
    addCell(row, 3, countText(neighbour.microbatch));
    addCell(row, 4, countText(neighbour.microbatches));
    addCell(row, 5, countText(neighbour.globalBatch));
    auto* use = new QPushButton(tr("Use"), m_rows);
    use->setObjectName(QStringLiteral("neighbour-%1").arg(row));
    //: a button; %1 what it changes
    use->setAccessibleName(tr("Use: %1").arg(changeText(m_workspace.run(), neighbour.changes)));
    static_cast<QGridLayout*>(m_rows->layout())->addWidget(use, row, 6);
    // Later: taking a run makes this list anew, and with it the button.
    connect(
        use, &QPushButton::clicked, this,
        [this, neighbour] {
            CalculatorModel& run = m_workspace.run();
            run.setInputs(core::run::valuesFrom(neighbour.applied(core::run::inputsFrom(run.values()))));
        },
        Qt::QueuedConnection);
}

QString NeighbourTable::countText(std::optional<std::int64_t> count) const
{
    return numberText({count ? std::optional<core::Number>(static_cast<std::uint64_t>(*count)) : std::nullopt},
                      m_workspace.run().style());
}

} // namespace ui
