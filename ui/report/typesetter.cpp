// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/typesetter.h"

#include "ui/window/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QFontMetricsF>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>

namespace ui::report {

namespace {

constexpr int closeLeading = 94; // the least at which no line touches another, in percent
constexpr double heavy = 1.1;    // rules above and below a table
constexpr double fine = 0.5;     // the rule under its head

} // namespace

Typesetter::Typesetter(QTextDocument& text, PagePictures& pictures, const Document& document, double width,
                       Spacing spacing)
    : m_text(text), m_pictures(pictures), m_document(document), m_width(width), m_spacing(spacing), m_cursor(&text)
{
    text.setUndoRedoEnabled(false);
}

// Each kind of text is described once: a page has many pieces and few kinds.
const QTextCharFormat& Typesetter::charFormat(const Style& style) const
{
    const auto known = std::find_if(m_formats.begin(), m_formats.end(), [&style](const auto& each) {
        return each.first.size == style.size && each.first.bold == style.bold && each.first.muted == style.muted &&
               each.first.italic == style.italic && each.first.beside == style.beside;
    });
    if (known != m_formats.end())
        return known->second;
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
    return m_formats.emplace_back(style, format).second;
}

// The largest size up to that of the style in which `text` fits on a line of `width`, but no less than `least`.
double Typesetter::fitting(const QString& text, const Style& style, double width, double least) const
{
    const double needed =
        QFontMetricsF(charFormat(style).font(), m_text.documentLayout()->paintDevice()).horizontalAdvance(text) /
        m_pictures.dotsPerPixel();
    return needed <= width ? style.size : std::max(least, style.size * 0.98 * width / needed);
}

double Typesetter::heightBeside() const
{
    const QFont font = charFormat({.size = body, .beside = true}).font();
    return QFontMetricsF(font, m_text.documentLayout()->paintDevice()).height() / m_pictures.dotsPerPixel();
}

QTextBlockFormat Typesetter::blockFormat(const Style& style) const
{
    QTextBlockFormat format;
    format.setLayoutDirection(m_document.direction);
    format.setAlignment(style.alignment);
    if (style.above > 0)
        format.setTopMargin(style.above);
    if (style.below > 0)
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

// Only once the cells are filled: what is written into one takes its format away.
void Typesetter::formatCells(QTextTable* table, const CellChange& change)
{
    for (int row = 0; row < table->rows(); ++row)
        for (int column = 0; column < table->columns(); ++column) {
            QTextTableCell cell = table->cellAt(row, column);
            QTextTableCellFormat format = cell.format().toTableCellFormat();
            change(format, row, column);
            cell.setFormat(format);
        }
}

// The blocks at the ends of a cell have no margins.
void Typesetter::pad(QTextTable* table, double above, double below)
{
    formatCells(table, [above, below](QTextTableCellFormat& format, int, int) {
        format.setTopPadding(above);
        format.setBottomPadding(below);
    });
}

void Typesetter::set(const Page& page)
{
    QTextCursor whole(&m_text);
    whole.beginEditBlock(); // laid out once, not after each piece
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
    whole.endEditBlock();
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

// The rules of a table in a journal, and what stands in one column away from what is in the one before it.
void Typesetter::finish(QTextTable* table, double padding)
{
    const QBrush ink(lightPalette().color(QPalette::Text));
    formatCells(table, [&](QTextTableCellFormat& format, int row, int column) {
        format.setTopPadding(padding);
        format.setBottomPadding(padding);
        if (column != visual(table, 0))
            m_document.direction == Qt::RightToLeft ? format.setRightPadding(aside) : format.setLeftPadding(aside);
        if (row == 0) {
            format.setTopBorder(heavy);
            format.setTopBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setTopBorderBrush(ink);
        }
        if (row == 0 || row + 1 == table->rows()) {
            format.setBottomBorder(row == 0 ? fine : heavy);
            format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBottomBorderBrush(ink);
        }
    });
    leave(table);
    space(1);
}

} // namespace ui::report
