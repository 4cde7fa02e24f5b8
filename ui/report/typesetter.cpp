// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/typesetter.h"

#include "ui/widgets/look.h"
#include "ui/window/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <numeric>

namespace ui::report {

namespace {

constexpr double small = 7.5;
constexpr double body = 8.5;
constexpr int closeLeading = 94; // the least at which no line touches another, in percent
constexpr double smallest = 6;
constexpr double aside = 7;       // between columns
constexpr double unitWidth = 110; // about, of a unit behind a large number
constexpr double gutter = 28;     // between what stands side by side
constexpr double heavy = 1.1;     // rules above and below a table
constexpr double fine = 0.5;      // the rule under its head

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

Typesetter::Typesetter(QTextDocument& text, PagePictures& pictures, const Document& document, double width,
                       Spacing spacing)
    : m_text(text), m_pictures(pictures), m_document(document), m_width(width), m_spacing(spacing), m_cursor(&text)
{
    text.setUndoRedoEnabled(false);
}

QTextCharFormat Typesetter::charFormat(const Style& style) const
{
    QFont font = QApplication::font();
    // Where the font of the script comes first, lines of numbers are as high as those of words.
    if (style.beside && m_document.direction == Qt::RightToLeft) {
        QStringList families = font.families();
        std::reverse(families.begin(), families.end());
        font.setFamilies(families);
    }
    font.setPointSizeF(style.size);
    font.setWeight(style.bold ? QFont::DemiBold : QFont::Normal);
    font.setItalic(style.italic);
    // Any spacing of letters, however small, keeps "fi" two letters: as one sign it could not be searched for.
    // Arabic letters join.
    if (m_document.direction == Qt::LeftToRight)
        font.setLetterSpacing(QFont::AbsoluteSpacing, 0.05);
    QTextCharFormat format;
    format.setFont(font);
    format.setForeground(lightPalette().color(style.muted ? QPalette::PlaceholderText : QPalette::Text));
    return format;
}

// The largest size up to that of the style in which `text` fits on a line of `width`, but no less than `least`.
double Typesetter::fitting(const QString& text, const Style& style, double width, double least) const
{
    const double needed =
        QFontMetricsF(charFormat(style).font(), m_text.documentLayout()->paintDevice()).horizontalAdvance(text) /
        m_pictures.dotsPerPixel();
    return needed <= width ? style.size : std::max(least, style.size * 0.98 * width / needed);
}

QTextBlockFormat Typesetter::blockFormat(const Style& style) const
{
    QTextBlockFormat format;
    format.setLayoutDirection(m_document.direction);
    format.setAlignment(style.alignment);
    format.setTopMargin(style.above);
    format.setBottomMargin(style.below);
    const int leading = m_spacing == Spacing::Open ? style.leading : std::min(style.leading, closeLeading);
    format.setLineHeight(leading, QTextBlockFormat::ProportionalHeight);
    return format;
}

void Typesetter::beginParagraph(const Style& style)
{
    if (m_fresh) {
        m_cursor.setBlockFormat(blockFormat(style));
        m_cursor.setBlockCharFormat(charFormat(style));
    } else {
        m_cursor.insertBlock(blockFormat(style), charFormat(style));
    }
    m_fresh = false;
}

void Typesetter::append(const QString& text, const Style& style)
{
    m_cursor.insertText(text, charFormat(style));
}

void Typesetter::paragraph(const QString& text, const Style& style)
{
    beginParagraph(style);
    append(text, style);
}

void Typesetter::heading(const QString& text)
{
    paragraph(text, {.size = 10, .bold = true, .above = 11, .below = 3});
}

// The paragraph that a text has behind a table in any case.
void Typesetter::space(double height)
{
    QTextBlockFormat format;
    format.setLineHeight(height, QTextBlockFormat::FixedHeight);
    QTextCharFormat tiny;
    tiny.setFontPointSize(1);
    if (m_fresh) {
        m_cursor.setBlockFormat(format);
        m_cursor.setBlockCharFormat(tiny);
    } else {
        m_cursor.insertBlock(format, tiny);
    }
    m_fresh = false;
}

QTextTable* Typesetter::table(int rows, const QList<double>& widths, int headerRows)
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_None);
    format.setCellSpacing(0);
    format.setCellPadding(0);
    format.setMargin(0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setHeaderRowCount(headerRows);
    QList<QTextLength> lengths;
    for (const double width : widths)
        lengths << QTextLength(QTextLength::PercentageLength, width);
    if (m_document.direction == Qt::RightToLeft)
        std::reverse(lengths.begin(), lengths.end());
    format.setColumnWidthConstraints(lengths);
    if (!m_fresh)
        space(1);
    return m_cursor.insertTable(rows, static_cast<int>(widths.size()), format);
}

int Typesetter::visual(const QTextTable* table, int column) const
{
    return m_document.direction == Qt::RightToLeft ? table->columns() - 1 - column : column;
}

void Typesetter::enter(QTextTable* table, int row, int column)
{
    m_cursor = table->cellAt(row, visual(table, column)).firstCursorPosition();
    m_fresh = true;
}

void Typesetter::leave(QTextTable* table)
{
    m_cursor = table->lastCursorPosition();
    m_cursor.movePosition(QTextCursor::NextBlock);
    m_fresh = true;
}

// The blocks at the ends of a cell have no margins. Only once the cells are filled: what is written into one takes its
// format away.
void Typesetter::pad(QTextTable* table, double above, double below)
{
    for (int row = 0; row < table->rows(); ++row)
        for (int column = 0; column < table->columns(); ++column) {
            QTextTableCell cell = table->cellAt(row, column);
            QTextTableCellFormat format = cell.format().toTableCellFormat();
            format.setTopPadding(above);
            format.setBottomPadding(below);
            cell.setFormat(format);
        }
}

void Typesetter::rule(QTextTable* table, int row, bool above, double width) const
{
    const QColor ink = lightPalette().color(QPalette::Text);
    for (int column = 0; column < table->columns(); ++column) {
        QTextTableCell cell = table->cellAt(row, column);
        QTextTableCellFormat format = cell.format().toTableCellFormat();
        if (above) {
            format.setTopBorder(width);
            format.setTopBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setTopBorderBrush(ink);
        } else {
            format.setBottomBorder(width);
            format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBottomBorderBrush(ink);
        }
        cell.setFormat(format);
    }
}

void Typesetter::set(const Page& page)
{
    paragraph(page.title, {.size = 20, .bold = true});
    if (!page.name.isEmpty())
        paragraph(page.name, {.size = 12, .below = 1});
    paragraph(m_document.generated, {.size = body, .muted = true, .below = 2});
    for (std::size_t i = 0; i < page.elements.size(); ++i) {
        const bool pair =
            i + 1 < page.elements.size() && ((std::holds_alternative<FactTable>(page.elements[i]) &&
                                              std::holds_alternative<FactTable>(page.elements[i + 1])) ||
                                             (std::holds_alternative<FormulaList>(page.elements[i]) &&
                                              std::holds_alternative<AssumptionList>(page.elements[i + 1])));
        if (pair) {
            sideBySide(page.elements[i], page.elements[i + 1]);
            ++i;
        } else {
            std::visit(*this, page.elements[i]);
        }
    }
}

void Typesetter::sideBySide(const Element& left, const Element& right)
{
    const double whole = m_width;
    const double half = 50 - 50 * gutter / whole;
    space(8); // in a cell, the first heading keeps no distance
    QTextTable* frame = table(1, {half, 100 - 2 * half, half});
    m_width = whole * half / 100;
    enter(frame, 0, 0);
    std::visit(*this, left);
    enter(frame, 0, 2);
    std::visit(*this, right);
    m_width = whole;
    leave(frame);
    space(1);
}

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

// What stands in one column keeps its distance from what is in the one before it.
void Typesetter::keepApart(QTextTable* grid) const
{
    for (int row = 0; row < grid->rows(); ++row)
        for (int column = 1; column < grid->columns(); ++column) {
            QTextTableCell cell = grid->cellAt(row, visual(grid, column));
            QTextTableCellFormat format = cell.format().toTableCellFormat();
            if (m_document.direction == Qt::RightToLeft)
                format.setRightPadding(aside);
            else
                format.setLeftPadding(aside);
            cell.setFormat(format);
        }
}

// The rules of a table in a journal.
void Typesetter::finish(QTextTable* grid, double padding)
{
    pad(grid, padding, padding);
    keepApart(grid);
    rule(grid, 0, true, heavy);
    rule(grid, 0, false, fine);
    rule(grid, grid->rows() - 1, false, heavy);
    leave(grid);
    space(1);
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

// Moves the label of a row down to the middle of a higher formula. A cell that is aligned to its middle would be cut
// where a page ends.
void Typesetter::lower(QTextTable* grid, int row, double by) const
{
    if (by <= 0)
        return;
    QTextTableCell cell = grid->cellAt(row, visual(grid, 0));
    QTextTableCellFormat format = cell.format().toTableCellFormat();
    format.setTopPadding(format.topPadding() + by);
    cell.setFormat(format);
}

void Typesetter::operator()(const FormulaList& list)
{
    constexpr double formulaSize = 12; // in pixels: that of 9 points
    const QFontMetricsF metrics(charFormat({.size = body, .beside = true}).font(),
                                m_text.documentLayout()->paintDevice());
    const double lineHeight = // of a label
        m_document.direction == Qt::RightToLeft ? metrics.height() / m_pictures.dotsPerPixel() : 16;
    heading(list.heading);
    QTextTable* grid = table(static_cast<int>(list.rows.size()), {44, 56});
    for (std::size_t i = 0; i < list.rows.size(); ++i) {
        const FormulaRow& row = list.rows[i];
        enter(grid, static_cast<int>(i), 0);
        paragraph(row.label, {.size = body});
        enter(grid, static_cast<int>(i), 1);
        beginParagraph({.size = body, .leading = 100});
        if (row.typeset)
            m_pictures.insertFormula(m_cursor, *row.typeset, formulaSize);
        else
            append(row.text, {.size = body});
    }
    pad(grid, 2.5, 2.5);
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
