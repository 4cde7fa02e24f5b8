// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_pages.h"

#include "ui/report/typesetter.h"
#include "ui/window/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui::report {

namespace {

constexpr double pixelsPerInch = 96;
constexpr double millimetresPerInch = 25.4;
constexpr double dotsPerInch = 1200; // so fine that no font is shaped to a grid
constexpr double dotsPerPixel = dotsPerInch / pixelsPerInch;
constexpr double tallestChart = 285;
constexpr double lowestChart = 150;

constexpr double pixels(double millimetres)
{
    return millimetres / millimetresPerInch * pixelsPerInch;
}

constexpr double side = pixels(22);
constexpr double top = pixels(19);
constexpr double bottom = pixels(21);

// What a text is laid out for.
QPaintDevice& measure()
{
    static QImage device = [] {
        QImage image(1, 1, QImage::Format_RGB32);
        const int perMetre = static_cast<int>(std::lround(dotsPerInch / 0.0254));
        image.setDotsPerMeterX(perMetre);
        image.setDotsPerMeterY(perMetre);
        return image;
    }();
    return device;
}

QFont smallFont()
{
    QFont font = QApplication::font();
    font.setPointSizeF(7.5 * pixelsPerInch / fontDensity());
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.02); // see Typesetter
    return font;
}

// The first line and the end of what stands in a row.
std::pair<double, double> reachOf(const QTextTable& table, int row)
{
    const QAbstractTextDocumentLayout& layout = *table.document()->documentLayout();
    double start = std::numeric_limits<double>::max();
    double end = 0;
    for (int column = 0; column < table.columns(); ++column) {
        const QTextTableCell cell = table.cellAt(row, column);
        start = std::min(start, layout.blockBoundingRect(cell.firstCursorPosition().block()).top());
        end = std::max(end, layout.blockBoundingRect(cell.lastCursorPosition().block()).bottom());
    }
    return {start, end};
}

// A row that goes on over the end of a sheet begins on the next one: pushed down until its first line does not fit.
void keepRowsWhole(QTextTable& table, double sheet)
{
    for (int row = table.format().toTableFormat().headerRowCount(); row < table.rows(); ++row) {
        const auto [start, end] = reachOf(table, row);
        const double limit = (std::floor(start / sheet) + 1) * sheet;
        if (end <= limit || end - start > sheet / 2)
            continue;
        QTextCursor whole(table.document());
        whole.beginEditBlock();
        for (int column = 0; column < table.columns(); ++column) {
            QTextTableCell cell = table.cellAt(row, column);
            QTextTableCellFormat format = cell.format().toTableCellFormat();
            format.setTopPadding(format.topPadding() + (limit - start) / dotsPerPixel - 1);
            cell.setFormat(format);
        }
        whole.endEditBlock();
    }
}

} // namespace

int fontDensity()
{
    return QImage(1, 1, QImage::Format_RGB32).logicalDpiX();
}

Pages::Pages(Document document, Paper paper) : m_document(std::move(document)), m_paper(paper)
{
    for (std::size_t page = 0; page < m_document.pages.size(); ++page)
        layOut(page);
}

Pages::~Pages() = default;

QSizeF Pages::size() const
{
    return pageSize(m_paper).size(QPageSize::Point) * (pixelsPerInch / 72);
}

QRectF Pages::area() const
{
    return QRectF(QPointF(), size()).adjusted(side, top, -side, -bottom);
}

// The text is first laid out on an endless page: then it is known how much room its chart can have, and a text that
// fits needs no other layout.
std::unique_ptr<QTextDocument> Pages::set(const Page& page, Spacing spacing) const
{
    const QSizeF room = area().size();
    auto text = std::make_unique<QTextDocument>();
    text->documentLayout()->setPaintDevice(&measure());
    text->setDocumentMargin(0);
    text->setPageSize({room.width() * dotsPerPixel, -1});
    auto* pictures = new PagePictures(*text, dotsPerPixel);
    pictures->setChartSize({room.width(), tallestChart});
    Typesetter(*text, *pictures, m_document, room.width(), spacing).set(page);
    const double excess = std::ceil(text->documentLayout()->documentSize().height() / dotsPerPixel - room.height());
    if (excess <= 0)
        return text;
    if (pictures->hasCharts() && excess <= tallestChart - lowestChart) {
        pictures->setChartSize({room.width(), tallestChart - excess});
        pictures->refitCharts(*text);
        return text;
    }
    // Even the lowest chart would not be enough: the text goes on over several sheets.
    text->setPageSize(room * dotsPerPixel);
    for (QTextFrame* frame : text->rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame))
            keepRowsWhole(*table, room.height() * dotsPerPixel);
    return text;
}

// Lines stand closer where that saves a second sheet.
void Pages::layOut(std::size_t page)
{
    auto text = set(m_document.pages[page], Spacing::Open);
    if (text->pageCount() == 2) {
        auto closer = set(m_document.pages[page], Spacing::Close);
        if (closer->pageCount() == 1)
            text = std::move(closer);
    }
    for (int part = 0; part < text->pageCount(); ++part)
        m_sheets.push_back({page, part});
    m_texts.push_back(std::move(text));
}

void Pages::paint(QPainter& painter, int page) const
{
    const Sheet& sheet = m_sheets[static_cast<std::size_t>(page)];
    const QRectF space = area();
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(space.topLeft());
    painter.scale(1 / dotsPerPixel, 1 / dotsPerPixel);
    const double height = space.height() * dotsPerPixel;
    painter.translate(0, -sheet.part * height);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = lightPalette();
    context.clip = QRectF(0, sheet.part * height, space.width() * dotsPerPixel, height);
    painter.setClipRect(context.clip);
    m_texts[sheet.page]->documentLayout()->draw(&painter, context);
    painter.restore();
    painter.save();
    painter.setLayoutDirection(m_document.direction);
    painter.setFont(smallFont());
    painter.setPen(lightPalette().color(QPalette::PlaceholderText));
    if (sheet.part > 0)
        paintHead(painter, sheet);
    paintFoot(painter, page);
    painter.restore();
}

// What goes on from the sheet before says what it belongs to.
void Pages::paintHead(QPainter& painter, const Sheet& sheet) const
{
    const QRectF space = area();
    const Page& page = m_document.pages[sheet.page];
    const QString text = page.name.isEmpty() ? page.title : page.title + QStringLiteral(" · ") + page.name;
    const QRectF line(space.left(), space.top() - 24, space.width(), 16);
    painter.drawText(line, Qt::AlignLeading | Qt::AlignBottom | Qt::TextSingleLine,
                     QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, line.width()));
}

void Pages::paintFoot(QPainter& painter, int page) const
{
    const QRectF space = area();
    const QRectF line(space.left(), space.bottom() + 22, space.width(), 16);
    painter.drawText(line, Qt::AlignLeading | Qt::AlignVCenter, m_document.program);
    painter.drawText(line, Qt::AlignTrailing | Qt::AlignVCenter, pageText(page + 1, count()));
}

} // namespace ui::report
