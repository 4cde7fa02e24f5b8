// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/value_line.h"

#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QStyle>

namespace ui {

ValueLine::ValueLine(QWidget* parent)
    : QWidget(parent)
    , m_value(new TextLabel(look::Size::Value, true, this))
    , m_unit(new TextLabel(look::Size::Body, false, this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (TextLabel* label : {m_value, m_unit}) {
        label->setWordWrap(false);
        label->setAlignment(Qt::AlignLeading | Qt::AlignBottom);
        label->standOn(QPalette::Base);
    }
    look::setMuted(*m_unit);
}

void ValueLine::show(const QString& value, const QString& unit)
{
    m_value->show(value);
    m_unit->show(unit);
    arrange();
}

QSize ValueLine::sizeHint() const
{
    return {m_value->sizeHint().width(), QFontMetrics(look::font(look::Size::Value, true)).height()};
}

// The largest type in which the value fits the line.
look::Size ValueLine::fittingSize() const
{
    for (const auto size : {look::Size::Value, look::Size::Title})
        if (QFontMetrics(look::font(size, true)).horizontalAdvance(m_value->text()) <= width())
            return size;
    return look::Size::Body;
}

void ValueLine::arrange()
{
    if (const look::Size fitting = fittingSize(); fitting != m_size) {
        m_size = fitting;
        look::setFont(*m_value, fitting, true);
    }
    const int valueWidth = std::min(width(), m_value->sizeHint().width());
    const int unitLeft = std::min(width(), valueWidth + look::unit);
    const QRect value(0, 0, valueWidth, height());
    // The unit stands on the line of the value, not on the bottom of its descenders.
    const int raised = m_value->fontMetrics().descent() - m_unit->fontMetrics().descent();
    const QRect unit(unitLeft, 0, width() - unitLeft, height() - raised);
    m_value->setGeometry(QStyle::visualRect(layoutDirection(), rect(), value));
    m_unit->setGeometry(QStyle::visualRect(layoutDirection(), rect(), unit));
}

void ValueLine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        updateGeometry();
        arrange();
    }
}

void ValueLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace ui
