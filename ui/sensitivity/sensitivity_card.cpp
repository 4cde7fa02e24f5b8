// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sensitivity/sensitivity_card.h"

#include "ui/sensitivity/sensitivity_table.h"
#include "ui/widgets/copy_table.h"
#include "ui/widgets/disclosure_button.h"
#include "ui/widgets/look.h"

#include <QEvent>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

SensitivityCard::SensitivityCard(CalculatorModel& model, QWidget* parent)
    : Card(parent), m_model(model), m_disclosure(new DisclosureButton(this)), m_rows(new SensitivityTable(model, this))
{
    m_disclosure->setObjectName(QStringLiteral("sensitivity"));
    content()->setContentsMargins(look::unit, look::unit, look::unit, look::unit);
    content()->addWidget(m_disclosure, 0, Qt::AlignLeading);
    connect(m_disclosure, &QToolButton::toggled, this, [this](bool open) {
        if (open && !m_table)
            buildTable();
        m_table->setVisible(open);
        refresh();
        emit openChanged();
    });
    connect(&m_model, &CalculatorModel::changed, this, &SensitivityCard::refresh);
    retranslate();
}

void SensitivityCard::buildTable()
{
    m_table = new CopyTable(this);
    m_table->setObjectName(QStringLiteral("sensitivity-table"));
    m_table->setModel(m_rows);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the page scrolls, never a card
    m_table->setAccessibleName(m_disclosure->text());
    content()->addWidget(m_table);
    connect(m_table, &CopyTable::arranged, this, &SensitivityCard::fitHeight);
}

bool SensitivityCard::isOpen() const
{
    return m_disclosure->isChecked();
}

void SensitivityCard::setOpen(bool open)
{
    m_disclosure->setChecked(open);
}

void SensitivityCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Card::changeEvent(event);
}

void SensitivityCard::showEvent(QShowEvent* event)
{
    Card::showEvent(event);
    refresh();
}

void SensitivityCard::retranslate()
{
    m_disclosure->setText(tr("Sensitivity: each input halved and doubled"));
    if (m_table)
        m_table->setAccessibleName(m_disclosure->text());
    refresh();
}

void SensitivityCard::refresh()
{
    if (!isOpen() || !isVisible())
        return;
    m_rows->refresh();
}

// High enough for all rows of two lines, which some scripts write higher.
void SensitivityCard::fitHeight()
{
    const int twoLines = 2 * m_table->fontMetrics().lineSpacing() + look::unit;
    m_table->verticalHeader()->setDefaultSectionSize(std::max(twoLines, m_table->highestRow()));
    if (const int height = m_table->wholeHeight(); height != m_table->minimumHeight())
        m_table->setFixedHeight(height);
}

} // namespace ui
