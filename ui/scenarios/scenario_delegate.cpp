// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scenarios/scenario_delegate.h"

#include "ui/model/scenario_list.h"
#include "ui/scenarios/scenario_table_model.h"
#include "ui/widgets/look.h"

#include <QLineEdit>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int dotSize = 10;
constexpr int textLeft = look::unit + dotSize + look::unit; // of a name, behind its dot
constexpr int widestNameInDigits = 24;

bool isName(const QModelIndex& index)
{
    return index.column() == 0;
}

// What is current stands out by its weight too, not by colour alone.
QFont fontOf(const QModelIndex& index)
{
    return look::font(look::Size::Body, index.row() == 0);
}

// The name in at most two lines of that width; what does not fit ends in an ellipsis.
QStringList nameLines(const QString& name, const QFont& font, int width)
{
    QTextLayout layout(name, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(width);
    layout.endLayout();
    const QString rest = name.mid(line.textLength());
    QStringList lines{name.left(line.textLength())};
    if (!rest.isEmpty())
        lines << QFontMetrics(font).elidedText(rest, Qt::ElideRight, width);
    return lines;
}

QRect inRow(const QStyleOptionViewItem& option, int left, int right)
{
    return QStyle::visualRect(option.direction, option.rect, option.rect.adjusted(left, 0, -right, 0));
}

int textFlags(const QStyleOptionViewItem& option, Qt::Alignment alignment)
{
    return static_cast<int>(QStyle::visualAlignment(option.direction, alignment));
}

void paintGround(QPainter* painter, const QStyleOptionViewItem& option)
{
    painter->fillRect(option.rect, option.palette.color(QPalette::Base)); // over what the style shows as selected
    QColor tint = option.palette.color(QPalette::Highlight);
    tint.setAlphaF(option.state.testFlag(QStyle::State_Selected) ? 0.16f : 0.0f);
    painter->fillRect(option.rect, tint);
    painter->setPen(option.palette.color(QPalette::Mid));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (!option.state.testFlag(QStyle::State_HasFocus))
        return;
    painter->setPen(option.palette.color(QPalette::Highlight));
    painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
}

void paintName(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const int color = index.data(ScenarioTableModel::ColorRole).toInt();
    QRect dot = inRow(option, look::unit, 0);
    dot = QStyle::alignedRect(option.direction, Qt::AlignLeading | Qt::AlignVCenter, {dotSize, dotSize}, dot);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(color < 0 ? option.palette.color(QPalette::Highlight)
                                : look::scenarioColor(option.palette, color));
    painter->drawEllipse(dot);
    const QRect place = inRow(option, textLeft, look::unit);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->setFont(fontOf(index));
    painter->drawText(place, textFlags(option, Qt::AlignLeading | Qt::AlignVCenter),
                      nameLines(index.data().toString(), fontOf(index), place.width()).join(QLatin1Char('\n')));
}

void paintValue(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const QString difference = index.data(ScenarioTableModel::DifferenceRole).toString();
    const QFont small = look::font(look::Size::Small);
    const int body = QFontMetrics(fontOf(index)).height();
    const int height = body + (difference.isEmpty() ? 0 : QFontMetrics(small).height());
    QRect place = inRow(option, look::unit, look::unit);
    place.setTop(place.top() + (place.height() - height) / 2);
    const int flags = textFlags(option, Qt::AlignTrailing | Qt::AlignTop);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->setFont(fontOf(index));
    painter->drawText(place, flags, index.data().toString());
    painter->setPen(option.palette.color(QPalette::PlaceholderText));
    painter->setFont(small);
    painter->drawText(place.adjusted(0, body, 0, 0), flags, difference);
}

} // namespace

int ScenarioDelegate::rowHeight()
{
    return QFontMetrics(look::font(look::Size::Body)).height() + QFontMetrics(look::font(look::Size::Small)).height() +
           look::unit;
}

int ScenarioDelegate::firstRowHeight()
{
    return QFontMetrics(look::font(look::Size::Body, true)).height() + 2 * look::unit;
}

void ScenarioDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    paintGround(painter, option);
    if (isName(index))
        paintName(painter, option, index);
    else
        paintValue(painter, option, index);
    painter->restore();
}

QSize ScenarioDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const int height = index.row() == 0 ? firstRowHeight() : rowHeight();
    const QFontMetrics body(fontOf(index));
    const int text = body.horizontalAdvance(index.data().toString());
    if (isName(index))
        return {textLeft + look::unit + std::min(text, widestNameInDigits * body.horizontalAdvance(QLatin1Char('0'))),
                height};
    const QFontMetrics small(look::font(look::Size::Small));
    const int difference = small.horizontalAdvance(index.data(ScenarioTableModel::DifferenceRole).toString());
    return {std::max(text, difference) + 2 * look::unit, height};
}

QWidget* ScenarioDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const
{
    auto* edit = new QLineEdit(parent);
    edit->setMaxLength(ScenarioList::longestName);
    edit->setAccessibleName(tr("Name of the scenario"));
    return edit;
}

void ScenarioDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                            const QModelIndex&) const
{
    QRect place = inRow(option, textLeft - look::unit / 2, 1);
    const int height = std::min(editor->sizeHint().height(), place.height());
    place.setTop(place.top() + (place.height() - height) / 2);
    place.setHeight(height);
    editor->setGeometry(place);
}

} // namespace ui
