// SPDX-License-Identifier: GPL-3.0-or-later
// How each element of a report is set.
#include "ui/report/typesetter.h"
#include "ui/widgets/look.h"
#include "ui/window/theme.h"

#include <QRegularExpression>
#include <QTextTable>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui::report {

namespace {

constexpr double smallest = 6;    // size of a font
constexpr double unitWidth = 110; // about, of a unit behind a large number

// A long number may go on in a new line behind each group of digits.
QString breakableNumber(QString number)
{
    static const QRegularExpression group(QStringLiteral("(?<=\\d)(\\D)(?=\\d{3})"));
    return number.replace(group, QStringLiteral("\\1") + QChar(0x200b));
}

// What may break behind any stroke or sign.
QString breakable(QString text)
{
    constexpr int longText = 40;
    return text.size() < longText ? text : text.replace(QLatin1String("/"), QLatin1String("/") + QChar(0x200b));
}

} // namespace

void Typesetter::factHead(QTextTable* grid, bool hasUnits)
{
    const Style head{.size = small, .muted = true};
    Style right = head;
    right.alignment = Qt::AlignTrailing;
    enter(grid, 0, 0);
    paragraph(m_document.labelHead, head);
    enter(grid, 0, 1);
    paragraph(m_document.symbolHead, head);
    enter(grid, 0, 2);
    paragraph(m_document.valueHead, right);
    if (grid->columns() < 4)
        return;
    enter(grid, 0, 3);
    paragraph(hasUnits ? m_document.unitHead : QString(), head);
}

void Typesetter::factRow(QTextTable* grid, int line, const FactRow& row, double valueWidth)
{
    Style style{.size = body};
    enter(grid, line, 0);
    paragraph(row.label, style);
    style.italic = true;
    style.beside = true;
    enter(grid, line, 1);
    paragraph(row.symbol, style);
    style = {.size = body, .beside = true, .alignment = Qt::AlignTrailing};
    style.size = fitting(row.value, style, valueWidth, smallest);
    enter(grid, line, 2);
    paragraph(row.value, style);
    if (grid->columns() < 4)
        return;
    enter(grid, line, 3);
    paragraph(row.unit.isEmpty() ? row.note : row.unit, {.size = small, .muted = true});
}

void Typesetter::operator()(const FactTable& facts)
{
    heading(facts.heading);
    const auto longest =
        std::max_element(facts.rows.begin(), facts.rows.end(),
                         [](const auto& left, const auto& right) { return left.value.size() < right.value.size(); });
    const bool isLong = longest != facts.rows.end() && longest->value.size() > 12;
    const double symbols = 15;
    const double units = facts.hasUnits() || facts.hasNotes() ? 24 : 0;
    const double values = isLong ? 38 : 20;
    QList<double> widths{100 - symbols - units - values, symbols, values};
    if (units > 0)
        widths << units;
    const int rows = static_cast<int>(facts.rows.size());
    QTextTable* grid = table(rows + 1, widths, 1);
    factHead(grid, facts.hasUnits());
    for (int i = 0; i < rows; ++i)
        factRow(grid, i + 1, facts.rows[static_cast<std::size_t>(i)], m_width * values / 100 - aside);
    finish(grid, 1.5);
}

void Typesetter::resultCell(const ResultRow& row, double width)
{
    paragraph(row.label, {.size = body, .bold = true});
    if (!row.symbol.isEmpty())
        append(QLatin1String("  ") + row.symbol, {.size = body, .muted = true, .italic = true});
    Style value{.size = row.detail ? 11.0 : 19.0, .bold = !row.detail};
    value.size = fitting(row.value, value, width - (row.unit.isEmpty() ? 0 : unitWidth), body);
    paragraph(row.value, value);
    if (!row.unit.isEmpty())
        append(QLatin1Char(' ') + row.unit, {.size = body, .muted = true});
    paragraph(breakable(row.working), {.size = body});
    paragraph(row.sentence, {.size = small, .muted = true});
}

// Three results stand in one row, and so do those of a long list; others in rows of two. Details come last.
void Typesetter::operator()(const ResultList& list)
{
    heading(list.heading);
    const std::size_t across = list.rows.size() == 3 || list.rows.size() > 4 ? 3 : 2;
    const double between = 100 * gutter / m_width;
    const double width = (100 - between * static_cast<double>(across - 1)) / static_cast<double>(across);
    QList<double> widths{width};
    for (std::size_t i = 1; i < across; ++i)
        widths << between << width;
    QTextTable* grid = table(static_cast<int>((list.rows.size() + across - 1) / across), widths);
    for (std::size_t i = 0; i < list.rows.size(); ++i) {
        enter(grid, static_cast<int>(i / across), static_cast<int>(2 * (i % across)));
        resultCell(list.rows[i], m_width * width / 100);
    }
    pad(grid, 1, 6);
    leave(grid);
    space(1);
}

void Typesetter::operator()(const NoteList& notes)
{
    for (const QString& each : notes.sentences) {
        const Style style{.size = body, .above = 3};
        beginParagraph(style);
        if (notes.warning) {
            QTextCharFormat mark = charFormat(style);
            mark.setForeground(look::warningColor(lightPalette()));
            m_cursor.insertText(QStringLiteral("⚠ "), mark);
        }
        append(each, style);
    }
}

void Typesetter::operator()(const Figure& figure)
{
    heading(figure.drawing.title);
    beginParagraph({.size = small, .leading = 100});
    m_pictures.insertChart(m_cursor, figure.drawing);
}

// Moves the label of a row down to the middle of a higher formula, or the formula to that of a higher label. A cell
// that is aligned to its middle would be cut where a page ends.
void Typesetter::lower(QTextTable* grid, int row, double by) const
{
    if (by <= 0 && m_document.direction == Qt::LeftToRight)
        by /= 2; // Latin labels stand above the middle of their lines
    QTextTableCell cell = grid->cellAt(row, visual(grid, by > 0 ? 0 : 1));
    QTextTableCellFormat format = cell.format().toTableCellFormat();
    format.setTopPadding(format.topPadding() + std::abs(by));
    cell.setFormat(format);
}

void Typesetter::operator()(const FormulaList& list)
{
    constexpr double formulaSize = 12; // in pixels: that of 9 points
    const double lineHeight = m_document.direction == Qt::RightToLeft ? heightBeside() : 16; // of a label
    heading(list.heading);
    QTextTable* grid = table(static_cast<int>(list.rows.size()), {50, 50});
    for (std::size_t i = 0; i < list.rows.size(); ++i) {
        const FormulaRow& row = list.rows[i];
        enter(grid, static_cast<int>(i), 0);
        paragraph(row.label, {.size = body});
        enter(grid, static_cast<int>(i), 1);
        beginParagraph({.size = body, .leading = 100});
        if (row.typeset)
            m_pictures.formulas().insert(m_cursor, *row.typeset, formulaSize, row.text);
        else
            append(row.text, {.size = body});
    }
    pad(grid, 4.5, 4.5); // fractions one below the other stay apart
    for (std::size_t i = 0; i < list.rows.size(); ++i)
        if (const auto& typeset = list.rows[i].typeset)
            lower(grid, static_cast<int>(i), (typeset->size(formulaSize).height() - lineHeight) / 2);
    leave(grid);
    space(1);
}

void Typesetter::operator()(const AssumptionList& list)
{
    heading(list.heading);
    for (const QString& each : list.sentences)
        paragraph(each, {.size = body, .below = 3});
}

void Typesetter::comparisonHead(QTextTable* grid, const ComparisonTable& comparison)
{
    const Style head{.size = small, .bold = true};
    enter(grid, 0, 0);
    paragraph(comparison.nameHead, head);
    for (std::size_t i = 0; i < comparison.columns.size(); ++i) {
        const ColumnHead& column = comparison.columns[i];
        Style right{.size = small, .bold = true, .alignment = Qt::AlignTrailing};
        enter(grid, 0, static_cast<int>(i) + 1);
        paragraph(column.label, right);
        if (!column.symbol.isEmpty())
            append(QLatin1Char(' ') + column.symbol, {.size = small, .muted = true, .italic = true});
        right.bold = false;
        right.muted = true;
        if (!column.unit.isEmpty())
            paragraph(column.unit, right);
    }
}

// Columns are as wide as their longest numbers ask for.
QList<double> Typesetter::comparisonWidths(const ComparisonTable& comparison)
{
    const double names = comparison.columns.size() <= 4 ? 34 : 28;
    QList<double> weights;
    for (qsizetype column = 0; column < static_cast<qsizetype>(comparison.columns.size()); ++column) {
        qsizetype longest = 9;
        const QString& label = comparison.columns[static_cast<std::size_t>(column)].label;
        for (const QString& word : label.split(QLatin1Char(' ')))
            longest = std::max(longest, std::min(word.size() + 4, qsizetype(16)));
        for (const ComparisonRow& row : comparison.rows)
            longest = std::max(longest, row.cells[column].size());
        weights << static_cast<double>(std::min(longest, qsizetype(26)));
    }
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    QList<double> widths{names};
    for (const double weight : weights)
        widths << (100 - names) * weight / sum;
    return widths;
}

void Typesetter::operator()(const ComparisonTable& comparison)
{
    heading(comparison.heading);
    const QList<double> widths = comparisonWidths(comparison);
    const int rows = static_cast<int>(comparison.rows.size());
    QTextTable* grid = table(rows + 1, widths, 1);
    comparisonHead(grid, comparison);
    for (int i = 0; i < rows; ++i) {
        const ComparisonRow& row = comparison.rows[static_cast<std::size_t>(i)];
        enter(grid, i + 1, 0);
        paragraph(row.name, {.size = body});
        for (qsizetype cell = 0; cell < row.cells.size(); ++cell) {
            Style style{.size = body, .beside = true, .alignment = Qt::AlignTrailing};
            style.size = fitting(row.cells[cell], style, m_width * widths[cell + 1] / 100 - aside, smallest);
            enter(grid, i + 1, static_cast<int>(cell) + 1);
            paragraph(style.size > smallest ? row.cells[cell] : breakableNumber(row.cells[cell]), style);
        }
    }
    finish(grid, 2.5);
}

void Typesetter::operator()(const Closing& closing)
{
    paragraph(closing.text, {.size = small, .muted = true, .above = 8});
}

} // namespace ui::report
