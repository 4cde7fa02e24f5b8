// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solve/offer_row.h"

#include "ui/solve/solve_answer.h"
#include "ui/text/isolation.h"
#include "ui/widgets/text_label.h"

#include <QPushButton>
#include <QStyle>

#include <algorithm>

namespace ui {

OfferRow::OfferRow(int number, QWidget* parent)
    : QWidget(parent), m_text(new TextLabel(look::Size::Small, false, this)), m_use(new QPushButton(this))
{
    m_use->setObjectName(QStringLiteral("solve-use-%1").arg(number));
    m_use->setAutoDefault(true); // Return presses it, as Space does
    m_text->setObjectName(QStringLiteral("solve-offer-%1").arg(number));
    m_text->standOn(QPalette::Base);
    m_text->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_text->reserveFor(QStringLiteral("1\n2")); // the usual offer takes two lines
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int OfferRow::textWidth(int width) const
{
    return std::max(0, width - m_use->sizeHint().width() - look::unit);
}

bool OfferRow::isStacked(int width) const
{
    return m_text->minimumSizeHint().width() > textWidth(width);
}

int OfferRow::heightForWidth(int width) const
{
    if (isStacked(width))
        return m_text->heightForWidth(width) + look::unit / 2 + m_use->sizeHint().height();
    return std::max(m_text->heightForWidth(textWidth(width)), m_use->sizeHint().height());
}

QSize OfferRow::sizeHint() const
{
    return {std::max(m_text->minimumSizeHint().width(), m_use->sizeHint().width()), m_use->sizeHint().height()};
}

void OfferRow::arrange()
{
    const QSize button = m_use->sizeHint();
    const bool stacked = isStacked(width());
    const int textHeight = stacked ? height() - button.height() - look::unit / 2 : height();
    const QRect text(0, 0, stacked ? width() : textWidth(width()), textHeight);
    const QRect use(width() - button.width(), stacked ? height() - button.height() : 0, button.width(),
                    button.height());
    m_text->setGeometry(QStyle::visualRect(layoutDirection(), rect(), text));
    m_use->setGeometry(QStyle::visualRect(layoutDirection(), rect(), use));
}

void OfferRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void OfferRow::clear()
{
    m_text->hide();
    m_use->hide();
}

void OfferRow::setOffer(const SolveOffer& offer)
{
    const int before = heightForWidth(width());
    m_text->show(offer.text);
    //: a button; %1 the value that it puts into a field
    const QString use = tr("Use %1").arg(isolatedName(offer.value));
    m_use->setText(use);
    //: a button; %1 the value that it uses, %2 what that changes and gives
    m_use->setAccessibleName(offer.text.isEmpty() ? use : tr("Use %1. %2").arg(offer.value, offer.text));
    m_use->setEnabled(!offer.isThere);
    static_cast<QWidget*>(m_text)->show();
    m_use->show();
    arrange();
    if (heightForWidth(width()) != before)
        updateGeometry();
}

} // namespace ui
