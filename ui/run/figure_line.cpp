// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/figure_line.h"

#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>

namespace ui {

namespace {
constexpr int gap = 2 * look::unit;
}

FigureLine::FigureLine(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

int FigureLine::Column::width() const
{
    return std::max(name->sizeHint().width(), figure->sizeHint().width());
}

void FigureLine::show(const QStringList& names, const QStringList& figures)
{
    const int before = wholeWidth();
    while (m_columns.size() < static_cast<std::size_t>(names.size())) {
        auto* name = new TextLabel(look::Size::Small, false, this);
        look::setMuted(*name);
        m_columns.push_back({name, new TextLabel(look::Size::Body, true, this)});
        for (TextLabel* label : {m_columns.back().name, m_columns.back().figure}) {
            label->setWordWrap(false);
            label->show();
        }
    }
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        m_columns[i].name->show(names.value(static_cast<qsizetype>(i)));
        m_columns[i].figure->show(figures.value(static_cast<qsizetype>(i)));
    }
    if (wholeWidth() != before)
        updateGeometry();
    arrange();
}

int FigureLine::wholeWidth() const
{
    int width = 0;
    for (const Column& column : m_columns)
        width += column.width() + (width > 0 ? gap : 0);
    return width;
}

QSize FigureLine::sizeHint() const
{
    const int height = QFontMetrics(look::font(look::Size::Small)).height() +
                       QFontMetrics(look::font(look::Size::Body, true)).height();
    return {wholeWidth(), height};
}

void FigureLine::arrange()
{
    const bool fits = wholeWidth() <= width();
    const int nameHeight = QFontMetrics(look::font(look::Size::Small)).height();
    int left = 0;
    for (const Column& column : m_columns) {
        const int width = column.width();
        column.name->setVisible(fits);
        column.figure->setVisible(fits);
        const QRect name(left, 0, width, nameHeight);
        const QRect figure(left, nameHeight, width, height() - nameHeight);
        column.name->setGeometry(QStyle::visualRect(layoutDirection(), rect(), name));
        column.figure->setGeometry(QStyle::visualRect(layoutDirection(), rect(), figure));
        left += width + gap;
    }
}

void FigureLine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        updateGeometry();
        arrange();
    }
}

void FigureLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace ui
