// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/typesetter.h"

#include "ui/widgets/look.h"
#include "ui/window/theme.h"

#include <QApplication>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>

namespace ui::report {

namespace {

constexpr double small = 7.5;
constexpr double body = 8.5;
constexpr double gutter = 28; // between what stands side by side
constexpr double heavy = 1.1; // rules above and below a table
constexpr double fine = 0.5;  // the rule under its head

// A long number stays in its place.
double valueSize(const QString& value)
{
    return value.size() <= 13 ? 19 : value.size() <= 20 ? 13 : 9.5;
}

// What may break behind any stroke or sign.
QString breakable(QString text)
{
    constexpr int longText = 40;
    return text.size() < longText ? text : text.replace(QLatin1String("/"), QLatin1String("/") + QChar(0x200b));
}

} // namespace

Typesetter::Typesetter(QTextDocument& text, PagePictures& pictures, const Document& document, double width)
    : m_text(text), m_pictures(pictures), m_document(document), m_width(width), m_cursor(&text)
{
    text.setUndoRedoEnabled(false);
}

QTextCharFormat Typesetter::charFormat(const Style& style) const
{
    QFont font = QApplication::font();
    font.setPointSizeF(style.size);
    font.setWeight(style.bold ? QFont::DemiBold : QFont::Normal);
    font.setItalic(style.italic);
    QTextCharFormat format;
    format.setFont(font);
    format.setForeground(lightPalette().color(style.muted ? QPalette::PlaceholderText : QPalette::Text));
    return format;
}

QTextBlockFormat Typesetter::blockFormat(const Style& style) const
{
    QTextBlockFormat format;
    format.setLayoutDirection(m_document.direction);
    format.setAlignment(style.alignment);
    format.setTopMargin(style.above);
    format.setBottomMargin(style.below);
    format.setLineHeight(112, QTextBlockFormat::ProportionalHeight);
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

void Typesetter::operator()(const FactTable& facts)
{
    heading(facts.heading);
    const auto hasUnit = std::any_of(facts.rows.begin(), facts.rows.end(),
                                     [](const FactRow& row) { return !row.unit.isEmpty() || !row.note.isEmpty(); });
    const QList<double> widths = hasUnit ? QList<double>{46, 12, 22, 20} : QList<double>{60, 14, 26};
    const int rows = static_cast<int>(facts.rows.size());
    QTextTable* grid = table(rows + 1, widths, 1);
    const Style head{.size = small, .muted = true, .above = 2, .below = 2};
    Style headRight = head;
    headRight.alignment = Qt::AlignTrailing;
    enter(grid, 0, 0);
    paragraph(m_document.labelHead, head);
    enter(grid, 0, 1);
    paragraph(m_document.symbolHead, head);
    enter(grid, 0, 2);
    paragraph(m_document.valueHead, headRight);
    const Style cell{.size = body, .above = 1.5, .below = 1.5};
    for (int i = 0; i < rows; ++i) {
        const FactRow& row = facts.rows[static_cast<std::size_t>(i)];
        enter(grid, i + 1, 0);
        paragraph(row.label, cell);
        enter(grid, i + 1, 1);
        Style symbol = cell;
        symbol.italic = true;
        paragraph(row.symbol, symbol);
        enter(grid, i + 1, 2);
        Style value = cell;
        value.alignment = Qt::AlignTrailing;
        paragraph(row.value, value);
        if (!hasUnit)
            continue;
        enter(grid, i + 1, 3);
        Style unit = cell;
        unit.size = small;
        unit.muted = true;
        paragraph(row.unit.isEmpty() ? row.note : row.unit, unit);
    }
    rule(grid, 0, true, heavy);
    rule(grid, 0, false, fine);
    rule(grid, rows, false, heavy);
    leave(grid);
    space(1);
}

void Typesetter::resultCell(const ResultRow& row)
{
    paragraph(row.label, {.size = body, .bold = true, .above = 4});
    if (!row.symbol.isEmpty())
        append(QLatin1String("  ") + row.symbol, {.size = body, .muted = true, .italic = true});
    const double size = row.detail ? std::min(11.0, valueSize(row.value)) : valueSize(row.value);
    paragraph(row.value, {.size = size, .bold = !row.detail});
    if (!row.unit.isEmpty())
        append(QLatin1Char(' ') + row.unit, {.size = body, .muted = true});
    paragraph(breakable(row.working), {.size = body});
    paragraph(row.sentence, {.size = small, .muted = true, .below = 3});
}

void Typesetter::resultGrid(const std::vector<const ResultRow*>& rows)
{
    if (rows.empty())
        return;
    const double half = 50 - 50 * gutter / m_width;
    const int lines = static_cast<int>(rows.size() + 1) / 2;
    QTextTable* grid = table(lines, {half, 100 - 2 * half, half});
    for (std::size_t i = 0; i < rows.size(); ++i) {
        enter(grid, static_cast<int>(i) / 2, i % 2 == 0 ? 0 : 2);
        resultCell(*rows[i]);
    }
    leave(grid);
    space(1);
}

void Typesetter::operator()(const ResultList& list)
{
    heading(list.heading);
    std::vector<const ResultRow*> main;
    std::vector<const ResultRow*> details;
    for (const ResultRow& row : list.rows)
        (row.detail ? details : main).push_back(&row);
    resultGrid(main);
    resultGrid(details);
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
    beginParagraph({.size = small});
    m_pictures.insertChart(m_cursor, figure.drawing);
}

void Typesetter::operator()(const FormulaList& list)
{
    constexpr double formulaSize = 12; // in pixels: that of 9 points
    heading(list.heading);
    for (const FormulaRow& row : list.rows) {
        paragraph(row.label, {.size = small, .muted = true, .above = 1});
        beginParagraph({.size = body, .above = 1, .below = 2});
        // A formula reads from left to right in every language.
        if (row.typeset)
            m_pictures.insertFormula(m_cursor, *row.typeset, formulaSize);
        else
            append(row.text, {.size = body});
    }
}

void Typesetter::operator()(const AssumptionList& list)
{
    heading(list.heading);
    for (const QString& each : list.sentences)
        paragraph(each, {.size = body, .below = 3});
}

void Typesetter::comparisonHead(QTextTable* grid, const ComparisonTable& comparison)
{
    const Style head{.size = small, .bold = true, .above = 2, .below = 2};
    enter(grid, 0, 0);
    paragraph(comparison.nameHead, head);
    for (std::size_t i = 0; i < comparison.columns.size(); ++i) {
        const ColumnHead& column = comparison.columns[i];
        Style right = head;
        right.alignment = Qt::AlignTrailing;
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

void Typesetter::operator()(const ComparisonTable& comparison)
{
    heading(comparison.heading);
    const int rows = static_cast<int>(comparison.rows.size());
    const auto columns = static_cast<double>(comparison.columns.size());
    const double nameWidth = columns <= 4 ? 34 : 28;
    QList<double> widths{nameWidth};
    for (std::size_t i = 0; i < comparison.columns.size(); ++i)
        widths << (100 - nameWidth) / columns;
    QTextTable* grid = table(rows + 1, widths, 1);
    comparisonHead(grid, comparison);
    for (int i = 0; i < rows; ++i) {
        const ComparisonRow& row = comparison.rows[static_cast<std::size_t>(i)];
        enter(grid, i + 1, 0);
        paragraph(row.name, {.size = body, .above = 1.5, .below = 1.5});
        for (qsizetype cell = 0; cell < row.cells.size(); ++cell) {
            enter(grid, i + 1, static_cast<int>(cell) + 1);
            const double size = row.cells[cell].size() > 14 ? small - 1 : body;
            paragraph(row.cells[cell], {.size = size, .alignment = Qt::AlignTrailing, .above = 1.5, .below = 1.5});
        }
    }
    rule(grid, 0, true, heavy);
    rule(grid, 0, false, fine);
    rule(grid, rows, false, heavy);
    leave(grid);
    space(1);
}

void Typesetter::operator()(const Closing& closing)
{
    paragraph(closing.text, {.size = small, .muted = true, .above = 8});
}

} // namespace ui::report
