// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/navigation.h"

#include "ui/text/sentence.h"
#include "ui/widgets/look.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>

namespace ui {

namespace {

// The row in view stands out by a tint of the accent, a bar and bold type; the keyboard focus by a frame.
class RowPainter : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF row = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        QColor tint = option.palette.color(QPalette::Highlight);
        tint.setAlphaF(selected ? 0.16f : option.state.testFlag(QStyle::State_MouseOver) ? 0.07f : 0.0f);
        const bool focused = selected && option.state.testFlag(QStyle::State_HasFocus);
        painter->setPen(focused ? QPen(option.palette.color(QPalette::Highlight)) : QPen(Qt::NoPen));
        painter->setBrush(tint);
        painter->drawRoundedRect(row, look::cardRadius, look::cardRadius);
        painter->setFont(look::font(look::Size::Body, selected));
        painter->setPen(option.palette.color(QPalette::Text));
        const QRect text = QStyle::visualRect(option.direction, option.rect,
                                              option.rect.adjusted(2 * look::unit - 4, 0, -look::unit, 0));
        painter->setLayoutDirection(option.direction);
        painter->drawText(text, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading), index.data().toString());
        painter->restore();
    }
};

} // namespace

Navigation::Navigation(std::vector<core::Text> titles, QWidget* parent)
    : QListWidget(parent), m_titles(std::move(titles))
{
    setObjectName(QStringLiteral("navigation"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setSpacing(look::unit / 4);
    setItemDelegate(new RowPainter(this));
    setMouseTracking(true);
    for (std::size_t i = 0; i < m_titles.size(); ++i)
        addItem(QString());
    retranslate();
    setCurrentRow(0);
}

QSize Navigation::sizeHint() const
{
    const QFontMetrics bold(look::font(look::Size::Body, true));
    int widest = 0;
    for (int row = 0; row < count(); ++row)
        widest = std::max(widest, bold.horizontalAdvance(item(row)->text()));
    return {widest + 6 * look::unit, QListWidget::sizeHint().height()};
}

void Navigation::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QListWidget::changeEvent(event);
}

void Navigation::retranslate()
{
    setAccessibleName(tr("Calculators"));
    for (int row = 0; row < count(); ++row) {
        item(row)->setText(translated(m_titles[static_cast<std::size_t>(row)]));
        item(row)->setSizeHint({0, fontMetrics().height() + 2 * look::unit});
    }
    updateGeometry();
}

} // namespace ui
