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

QStringList NeighbourTable::headings() const
{
    const core::Calculator& run = m_workspace.run().calculator();
    QStringList texts{tr("Whole runs near this one")};
    for (const std::string_view id : {"gpus", "replicas", "microbatch", "microbatches", "global-batch"}) {
        const auto field = run.fieldIndex(id);
        texts << translated(field ? run.fields[*field].label : run.results[*run.resultIndex(id)].label);
    }
    return texts;
}

QStringList NeighbourTable::cells(const core::run::Neighbour& neighbour) const
{
    QStringList texts{changeText(m_workspace.run(), neighbour.changes)};
    for (const std::optional<std::int64_t> count :
         {std::optional(neighbour.gpus), std::optional(neighbour.replicas), neighbour.microbatch,
          neighbour.microbatches, neighbour.globalBatch})
        texts << countText(count);
    return texts;
}

void NeighbourTable::refresh()
{
    const auto neighbours = core::run::neighbours(core::run::inputsFrom(m_workspace.run().values()));
    QStringList texts;
    for (const core::run::Neighbour& neighbour : neighbours)
        texts << cells(neighbour);
    if (!neighbours.empty())
        texts << headings();
    if (texts == m_shown)
        return;
    m_shown = texts;
    setVisible(!neighbours.empty());
    if (m_rows) {
        m_rows->hide();
        m_rows->setParent(nullptr);
        m_rows->deleteLater(); // perhaps one of its buttons has just been pressed
        m_rows = nullptr;
    }
    if (!neighbours.empty())
        fill(neighbours);
}

void NeighbourTable::fill(const std::vector<core::run::Neighbour>& neighbours)
{
    m_rows = new QWidget(this);
    auto* grid = new QGridLayout(m_rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * look::unit);
    grid->setVerticalSpacing(look::unit / 2);
    grid->setColumnStretch(0, 1);
    layout()->addWidget(m_rows);
    addCells(0, headings());
    for (std::size_t i = 0; i < neighbours.size(); ++i)
        addRow(static_cast<int>(i) + 1, neighbours[i]);
    m_rows->show();
}

void NeighbourTable::addCells(int row, const QStringList& texts)
{
    for (int column = 0; column < texts.size(); ++column) {
        auto* label = new TextLabel(row == 0 ? look::Size::Small : look::Size::Body, false, m_rows);
        if (row == 0)
            look::setMuted(*label);
        label->setWordWrap(column == 0);
        if (column > 0)
            label->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        label->show(texts[column]);
        static_cast<QGridLayout*>(m_rows->layout())->addWidget(label, row, column);
    }
}

void NeighbourTable::addRow(int row, const core::run::Neighbour& neighbour)
{
    const QStringList texts = cells(neighbour);
    addCells(row, texts);
    auto* use = new QPushButton(tr("Use"), m_rows);
    use->setObjectName(QStringLiteral("neighbour-%1").arg(row));
    use->setAutoDefault(true); // Return presses it, as Space does
    //: a button; %1 what it changes
    use->setAccessibleName(tr("Use: %1").arg(texts.front()));
    static_cast<QGridLayout*>(m_rows->layout())->addWidget(use, row, static_cast<int>(texts.size()));
    connect(use, &QPushButton::clicked, this, [this, neighbour] {
        CalculatorModel& run = m_workspace.run();
        emit taken(); // the button goes, and the focus with it
        run.setInputs(core::run::valuesFrom(neighbour.applied(core::run::inputsFrom(run.values()))));
    });
}

QString NeighbourTable::countText(std::optional<std::int64_t> count) const
{
    return numberText({count ? std::optional<core::Number>(static_cast<std::uint64_t>(*count)) : std::nullopt},
                      m_workspace.run().style());
}

} // namespace ui
