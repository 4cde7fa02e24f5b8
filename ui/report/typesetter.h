// SPDX-License-Identifier: GPL-3.0-or-later
// Sets the elements of one page of a report as a rich text: fonts, tables and rules. Lengths are in pixels of 1/96
// inch, sizes of fonts in points.
#pragma once

#include "ui/report/page_pictures.h"
#include "ui/report/report_document.h"

#include <QTextCursor>
#include <QTextFormat>

#include <functional>
#include <utility>
#include <vector>

QT_BEGIN_NAMESPACE
class QTextTable;
QT_END_NAMESPACE

namespace ui::report {

/// How much room there is between lines.
enum class Spacing { Open, Close };

class Typesetter
{
public:
    /// Writes into an empty `text`, which is `width` wide. Document and page are kept by reference by its pictures.
    Typesetter(QTextDocument& text, PagePictures& pictures, const Document& document, double width,
               Spacing spacing = Spacing::Open);

    void set(const Page& page);

    void operator()(const FactTable& table);
    void operator()(const ResultList& list);
    void operator()(const NoteList& notes);
    void operator()(const Figure& figure);
    void operator()(const FormulaList& list);
    void operator()(const AssumptionList& list);
    void operator()(const ComparisonTable& table);
    void operator()(const Closing& closing);

private:
    static constexpr double small = 7.5; // sizes of fonts
    static constexpr double body = 8.5;
    static constexpr double aside = 7;   // between columns
    static constexpr double gutter = 28; // between what stands side by side

    using CellChange = std::function<void(QTextTableCellFormat& format, int row, int column)>;

    struct Style
    {
        double size = 9;
        bool bold = false;
        bool muted = false;
        bool italic = false;
        bool beside = false; // beside words, whose lines are higher in some scripts
        Qt::Alignment alignment = Qt::AlignLeading;
        double above = 0;
        double below = 0;
        int leading = 112; // the height of a line, in percent
    };

    const QTextCharFormat& charFormat(const Style& style) const; // valid until the next call
    QTextBlockFormat blockFormat(const Style& style) const;
    void beginParagraph(const Style& style);
    void paragraph(const QString& text, const Style& style);
    void append(const QString& text, const Style& style);
    void heading(const QString& text);
    void space(double height);
    QTextTable* table(int rows, const QList<double>& widths, int headerRows = 0);
    void enter(QTextTable* table, int row, int column);
    void leave(QTextTable* table);
    static void formatCells(QTextTable* table, const CellChange& change);
    static void pad(QTextTable* table, double above, double below);
    void lower(QTextTable* grid, int row, double by) const;
    void finish(QTextTable* table, double padding);
    double heightBeside() const; // of a line that stands beside words
    double fitting(const QString& text, const Style& style, double width, double least) const;
    void factHead(QTextTable* grid, bool hasUnits);
    void factRow(QTextTable* grid, int line, const FactRow& row, double valueWidth);
    static QList<double> comparisonWidths(const ComparisonTable& comparison);
    int visual(const QTextTable* table, int column) const;
    void resultCell(const ResultRow& row, double width);
    void comparisonHead(QTextTable* table, const ComparisonTable& comparison);
    void sideBySide(const Element& left, const Element& right);

    QTextDocument& m_text;
    PagePictures& m_pictures;
    const Document& m_document;
    double m_width;
    Spacing m_spacing;
    mutable std::vector<std::pair<Style, QTextCharFormat>> m_formats; // of each style that was used
    QTextCursor m_cursor;
    bool m_fresh = true; // the paragraph at the cursor is empty and may be used
};

} // namespace ui::report
