// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fitting.h"

#include "ui/charts/chart_view.h"
#include "ui/widgets/table_header.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSizeGrip>
#include <QStyleOptionComboBox>
#include <QTableView>

#include <algorithm>

namespace tests {

namespace {

QString textOf(const QWidget& widget)
{
    for (const char* property : {"text", "currentText", "title", "windowTitle"})
        if (const QString text = widget.property(property).toString(); !text.isEmpty())
            return text;
    return {};
}

QString sizeText(const QSize& size)
{
    return QStringLiteral("%1 x %2").arg(size.width()).arg(size.height());
}

// "ui::TextLabel solve-title in ui::SolvePanel, "What would it take?""
QString nameOf(const QWidget& widget)
{
    QString name = QString::fromLatin1(widget.metaObject()->className());
    if (!widget.objectName().isEmpty())
        name += QLatin1Char(' ') + widget.objectName();
    if (const QWidget* parent = widget.parentWidget())
        name += QStringLiteral(" in %1 %2").arg(QLatin1String(parent->metaObject()->className()), parent->objectName());
    return name.trimmed() + QStringLiteral(", \"%1\"").arg(textOf(widget).left(80));
}

// What of a line is seen: lines of some scripts are much higher than their letters, and wider at their ends.
QSize inkOf(const QFontMetrics& metrics, const QString& line)
{
    return metrics.tightBoundingRect(line).size();
}

// By how much a text becomes wider where its mnemonic is underlined: letters that are joined are drawn apart then.
int tornBy(const QWidget& widget, const QString& text)
{
    const QFontMetrics& metrics = widget.fontMetrics();
    const qsizetype mark = text.indexOf(QLatin1Char('&'));
    if (mark < 0 || !widget.style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, &widget))
        return 0;
    const int apart = metrics.horizontalAdvance(text.left(mark)) + metrics.horizontalAdvance(text.mid(mark + 1, 1)) +
                      metrics.horizontalAdvance(text.mid(mark + 2));
    return std::max(0, apart - metrics.horizontalAdvance(QString(text).remove(mark, 1)) - 2);
}

class Search
{
public:
    QStringList faults;

    void visit(QWidget& widget);

private:
    void add(const QWidget& widget, const QString& fault) { faults << nameOf(widget) + QStringLiteral(": ") + fault; }
    /// Says so where `needed` is more than there is.
    void needs(const QWidget& widget, const QSize& needed, const QSize& room, const QString& text = {})
    {
        if (needed.width() > room.width() || needed.height() > room.height())
            add(widget, QStringLiteral("%1 needs %2, has %3").arg(text, sizeText(needed), sizeText(room)));
    }
    void checkTexts(QWidget& widget);
    void checkLabel(const QLabel& label);
    void checkChoice(const QComboBox& choice);
    void checkLine(const QLineEdit& edit);
    void checkMenus(const QMenuBar& bar);
    void checkTable(const QTableView& table);
    void checkList(const QListWidget& list);
    void checkChart(ui::ChartView& view);
    void checkChildren(const QWidget& widget);
    void checkScrolling(const QAbstractScrollArea& area);
};

void Search::checkLabel(const QLabel& label)
{
    if (label.text().isEmpty())
        return;
    const QSize room = label.contentsRect().size();
    if (!label.wordWrap()) {
        needs(label, {label.sizeHint().width(), 0}, label.size());
        needs(label, {0, label.fontMetrics().height()}, room);
        return;
    }
    // A word that is wider than the label, and lines below its end.
    const QRect flowed = label.fontMetrics().boundingRect(QRect(0, 0, room.width(), 1 << 20),
                                                          Qt::TextWordWrap | int(label.alignment()), label.text());
    needs(label, {flowed.width(), 0}, {room.width() + 1, 0});
    needs(label, {0, label.heightForWidth(label.width())}, label.size());
}

void Search::checkChoice(const QComboBox& choice)
{
    QStyleOptionComboBox option;
    option.initFrom(&choice);
    option.subControls = QStyle::SC_All;
    const QRect field =
        choice.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &choice);
    for (int i = 0; i < choice.count(); ++i)
        needs(choice, inkOf(choice.fontMetrics(), choice.itemText(i)), field.size(), choice.itemText(i));
}

void Search::checkLine(const QLineEdit& edit)
{
    const QString shown = edit.text().isEmpty() ? edit.placeholderText() : edit.text();
    constexpr int toolkitMargins = 4; // of a QLineEdit beside its text
    QStyleOptionFrame option;
    option.initFrom(&edit);
    option.lineWidth = edit.style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, &edit);
    const QRect inside = edit.style()->subElementRect(QStyle::SE_LineEditContents, &option, &edit);
    const int room = inside.marginsRemoved(edit.textMargins()).width() - toolkitMargins;
    needs(edit, {edit.fontMetrics().horizontalAdvance(shown), 0}, {room, 0}, shown);
    needs(edit, {0, edit.fontMetrics().height()}, edit.size());
}

void Search::checkMenus(const QMenuBar& bar)
{
    for (QAction* action : bar.actions()) {
        const QRect place = bar.actionGeometry(action);
        const int width = bar.fontMetrics().size(Qt::TextShowMnemonic, action->text()).width();
        if (!bar.rect().contains(place) || place.width() < width)
            add(bar, QStringLiteral("no room for the menu %1").arg(action->text()));
    }
}

void Search::checkTable(const QTableView& table)
{
    const QHeaderView* header = table.horizontalHeader();
    for (int column = 0; column < table.model()->columnCount(); ++column) {
        if (table.isColumnHidden(column))
            continue;
        const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
        if (const auto* own = qobject_cast<const ui::TableHeader*>(header))
            needs(table, {own->neededWidth(column), own->sizeHint().height()},
                  {own->sectionSize(column), own->height()}, QStringLiteral("the heading \"%1\"").arg(title));
        else if (header->isVisible())
            needs(table, header->fontMetrics().size(0, title), {header->sectionSize(column), header->height()},
                  QStringLiteral("the heading \"%1\"").arg(title));
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            const QModelIndex index = table.model()->index(row, column);
            const QString text = index.data().toString();
            QFont font = table.font();
            if (const QVariant own = index.data(Qt::FontRole); own.isValid())
                font = own.value<QFont>().resolve(font);
            needs(table, QFontMetrics(font).size(0, text), {table.columnWidth(column), table.rowHeight(row)},
                  QStringLiteral("the cell \"%1\"").arg(text));
        }
    }
}

void Search::checkList(const QListWidget& list)
{
    QFont bold = list.font();
    bold.setBold(true);
    for (int row = 0; row < list.count(); ++row) {
        const QListWidgetItem* item = list.item(row);
        needs(list, QFontMetrics(bold).size(Qt::TextSingleLine, item->text()), list.visualItemRect(item).size(),
              item->text());
    }
}

void Search::checkChart(ui::ChartView& view)
{
    const ui::ChartPicture& picture = view.picture();
    const ui::ChartLayout& layout = picture.layout;
    std::vector<std::pair<QString, QRectF>> texts;
    for (const auto* ticks : {&layout.xTicks, &layout.yTicks})
        for (const ui::Tick& tick : *ticks)
            texts.emplace_back(tick.text, tick.rect);
    for (const ui::CurveName& name : layout.names)
        texts.emplace_back(name.text, name.rect);
    for (const ui::PinMark& pin : layout.pins)
        if (!pin.text.isEmpty())
            texts.emplace_back(pin.text, pin.rect);
    if (!layout.xTitle.isEmpty())
        texts.emplace_back(picture.xTitle, layout.xTitle);
    const QFontMetricsF metrics(picture.plain);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto& [text, rect] = texts[i];
        if (text.endsWith(QChar(0x2026)) || text.endsWith(QLatin1String("...")))
            add(view, QStringLiteral("\"%1\" is cut").arg(text));
        if (metrics.horizontalAdvance(text) > rect.width() + 1)
            add(view, QStringLiteral("no room for \"%1\"").arg(text));
        if (!layout.area.adjusted(-1, -1, 1, 1).contains(rect))
            add(view, QStringLiteral("\"%1\" stands outside").arg(text));
        for (std::size_t j = 0; j < i; ++j)
            if (rect.adjusted(0.5, 0.5, -0.5, -0.5).intersects(texts[j].second.adjusted(0.5, 0.5, -0.5, -0.5)))
                add(view, QStringLiteral("\"%1\" stands on \"%2\"").arg(text, texts[j].first));
    }
}

void Search::checkTexts(QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        checkLabel(*label);
    else if (qobject_cast<const QAbstractButton*>(&widget) && !textOf(widget).isEmpty())
        needs(widget, widget.sizeHint() + QSize(tornBy(widget, textOf(widget)), 0), widget.size());
    else if (const auto* choice = qobject_cast<const QComboBox*>(&widget))
        checkChoice(*choice);
    else if (const auto* edit = qobject_cast<const QLineEdit*>(&widget))
        checkLine(*edit);
    else if (const auto* bar = qobject_cast<const QMenuBar*>(&widget))
        checkMenus(*bar);
    else if (const auto* table = qobject_cast<const QTableView*>(&widget))
        checkTable(*table);
    else if (const auto* list = qobject_cast<const QListWidget*>(&widget))
        checkList(*list);
    else if (auto* chart = qobject_cast<ui::ChartView*>(&widget))
        checkChart(*chart);
    else if (qobject_cast<const QGroupBox*>(&widget) || qobject_cast<const QDockWidget*>(&widget))
        needs(widget, {widget.fontMetrics().horizontalAdvance(textOf(widget)), 0}, widget.size());
}

void Search::checkScrolling(const QAbstractScrollArea& area)
{
    if (qobject_cast<const QTableView*>(&area) || qobject_cast<const QPlainTextEdit*>(&area))
        return;
    if (area.horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff && area.horizontalScrollBar()->maximum() > 0)
        add(area, QStringLiteral("has to be scrolled sideways"));
}

bool isPart(const QWidget& child)
{
    return child.isVisible() && !child.isWindow() && !qobject_cast<const QSizeGrip*>(&child);
}

// Children of widgets that are made of layers, or that stand where they were put, are not to be compared.
void Search::checkChildren(const QWidget& widget)
{
    QList<QWidget*> parts;
    for (QObject* child : widget.children())
        if (child->isWidgetType() && isPart(*static_cast<QWidget*>(child)))
            parts << static_cast<QWidget*>(child);
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    const bool scrolls = area && area->viewport() == &widget;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        QRect place = parts[i]->geometry();
        if (scrolls)
            place = QRect(place.left(), 0, place.width(), 1);
        if (!place.isEmpty() && !widget.rect().contains(place) && !qobject_cast<const QTableView*>(area))
            add(*parts[i], QStringLiteral("sticks out of its parent of %1").arg(sizeText(widget.size())));
        for (qsizetype j = 0; j < i; ++j)
            if (parts[i]->geometry().intersects(parts[j]->geometry()))
                add(*parts[i], QStringLiteral("overlaps ") + nameOf(*parts[j]));
    }
}

void Search::visit(QWidget& widget)
{
    checkTexts(widget);
    // What the toolkit's own widgets are made of is its own affair.
    if (qobject_cast<QComboBox*>(&widget) || qobject_cast<QLineEdit*>(&widget) || qobject_cast<QMenuBar*>(&widget) ||
        qobject_cast<ui::ChartView*>(&widget))
        return;
    auto* area = qobject_cast<QAbstractScrollArea*>(&widget);
    if (area)
        checkScrolling(*area);
    if (area && area->viewport()) {
        visit(*area->viewport());
        return;
    }
    if (!qobject_cast<QDockWidget*>(&widget))
        checkChildren(widget);
    for (QObject* child : widget.children())
        if (child->isWidgetType() && isPart(*static_cast<QWidget*>(child)))
            visit(*static_cast<QWidget*>(child));
}

} // namespace

QStringList findFaults(QWidget& top)
{
    Search search;
    search.visit(top);
    search.faults.removeDuplicates();
    return search.faults;
}

} // namespace tests
