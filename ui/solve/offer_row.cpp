// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solve/offer_row.h"

#include "ui/solve/solve_answer.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace ui {

OfferRow::OfferRow(int number, QWidget* parent)
    : QWidget(parent), m_text(new TextLabel(look::Size::Small, false, this)), m_use(new QPushButton(this))
{
    m_use->setObjectName(QStringLiteral("solve-use-%1").arg(number));
    m_text->setObjectName(QStringLiteral("solve-offer-%1").arg(number));
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(look::unit);
    line->addWidget(m_text, 1);
    line->addWidget(m_use, 0, Qt::AlignTop);
}

void OfferRow::setOffer(const SolveOffer& offer)
{
    m_text->show(offer.text);
    //: a button; %1 the value that it puts into a field
    const QString use = tr("Use %1").arg(offer.value);
    if (m_use->text() != use) {
        // A button has its page laid out anew for every text; as long as it seems to be hidden no layout hears of it.
        const QSize before = m_use->sizeHint();
        const bool hidden = m_use->testAttribute(Qt::WA_WState_Hidden);
        m_use->setAttribute(Qt::WA_WState_Hidden, true);
        m_use->setText(use);
        m_use->setAttribute(Qt::WA_WState_Hidden, hidden);
        if (m_use->sizeHint() != before)
            m_use->updateGeometry();
    }
    //: a button; %1 the value that it uses, %2 what that changes and gives
    m_use->setAccessibleName(offer.text.isEmpty() ? use : tr("Use %1. %2").arg(offer.value, offer.text));
    m_use->setEnabled(!offer.isThere);
}

} // namespace ui
