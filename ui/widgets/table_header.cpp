// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table_header.h"

#include "ui/widgets/look.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ui {

namespace {

// A long name in two lines of about the same length, as far as it has spaces. A unit follows in a line of its own.
QString balanced(const QString& text)
{
    constexpr qsizetype longName = 14;
    const QString name = text.section(QLatin1Char('\n'), 0, 0);
    if (name.size() <= longName)
        return text;
    qsizetype best = -1;
    for (qsizetype space = name.indexOf(QLatin1Char(' ')); space >= 0;
         space = name.indexOf(QLatin1Char(' '), space + 1))
        if (best < 0 || std::max(space, name.size() - space) < std::max(best, name.size() - best))
            best = space;
    return best < 0 ? text : QString(text).replace(best, 1, QLatin1Char('\n'));
}

} // namespace

TableHeader::TableHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(1);
    setHighlightSections(false);
}

QString TableHeader::linesOf(int section) const
{
    return balanced(model()->headerData(section, Qt::Horizontal).toString());
}

int TableHeader::neededWidth(int section) const
{
    return QFontMetrics(look::font(look::Size::Small, true)).size(0, linesOf(section)).width() + 2 * look::unit;
}

QSize TableHeader::sizeHint() const
{
    const QFontMetrics metrics(look::font(look::Size::Small, true));
    int height = metrics.height();
    for (int section = 0; model() && section < count(); ++section)
        height = std::max(height, metrics.size(0, linesOf(section)).height());
    return {QHeaderView::sizeHint().width(), height + look::unit};
}

void TableHeader::paintSection(QPainter* painter, const QRect& place, int section) const
{
    painter->save();
    painter->fillRect(place, palette().color(QPalette::Base));
    painter->setPen(palette().color(QPalette::Mid));
    painter->drawLine(place.bottomLeft(), place.bottomRight());
    painter->setPen(palette().color(QPalette::PlaceholderText));
    painter->setFont(look::font(look::Size::Small, true));
    const QVariant chosen = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole);
    const auto usual = section == 0 ? Qt::AlignLeading : Qt::AlignTrailing;
    const auto side = chosen.isValid() ? Qt::Alignment(chosen.toInt()) & Qt::AlignHorizontal_Mask : usual;
    painter->drawText(place.adjusted(look::unit, 0, -look::unit, -look::unit / 2),
                      static_cast<int>(QStyle::visualAlignment(layoutDirection(), side | Qt::AlignBottom)),
                      linesOf(section));
    painter->restore();
}

} // namespace ui
