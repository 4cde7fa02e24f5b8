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
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
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

int FigureLine::lineHeight() const
{
    return QFontMetrics(look::font(look::Size::Small)).height() +
           QFontMetrics(look::font(look::Size::Body, true)).height();
}

QSize FigureLine::sizeHint() const
{
    return {wholeWidth(), lineHeight()};
}

// Where each column begins, from line to line.
std::vector<QPoint> FigureLine::places(int width) const
{
    std::vector<QPoint> result;
    QPoint place;
    for (const Column& column : m_columns) {
        if (place.x() > 0 && place.x() + column.width() > width)
            place = {0, place.y() + lineHeight() + gap / 2};
        result.push_back(place);
        place.rx() += column.width() + gap;
    }
    return result;
}

int FigureLine::heightForWidth(int width) const
{
    const std::vector<QPoint> columns = places(width);
    return lineHeight() + (columns.empty() ? 0 : columns.back().y());
}

void FigureLine::arrange()
{
    const int nameHeight = QFontMetrics(look::font(look::Size::Small)).height();
    const std::vector<QPoint> columns = places(width());
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const int width = m_columns[i].width();
        const QRect name(columns[i], QSize(width, nameHeight));
        const QRect figure(columns[i] + QPoint(0, nameHeight), QSize(width, lineHeight() - nameHeight));
        m_columns[i].name->setGeometry(QStyle::visualRect(layoutDirection(), rect(), name));
        m_columns[i].figure->setGeometry(QStyle::visualRect(layoutDirection(), rect(), figure));
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
