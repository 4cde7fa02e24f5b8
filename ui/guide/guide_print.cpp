// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/guide_print.h"

#include "ui/guide/guide_text.h"
#include "ui/report/report_pages.h"
#include "ui/widgets/look.h"
#include "ui/window/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

namespace ui {

namespace {

constexpr double marginMm = 22;
constexpr double textSize = 10; // points

void layOut(QTextDocument& document, const QString& markdown, QPaintDevice& device, const QSizeF& size)
{
    QFont font = QApplication::font();
    font.setPointSizeF(textSize);
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.setIndentWidth(2 * look::unit);
    document.documentLayout()->setPaintDevice(&device);
    fillGuide(document, markdown, lightPalette());
    document.setPageSize(size);
}

void paintPage(QPainter& painter, const QTextDocument& document, int page, const QSizeF& size)
{
    const QRectF seen(QPointF(0, page * size.height()), size);
    painter.save();
    painter.translate(0, -seen.top());
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = lightPalette();
    context.clip = seen.adjusted(0, 1, 0, -1); // what only touches the page is on another
    painter.setClipRect(seen);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
    painter.setFont(document.defaultFont());
    painter.setPen(lightPalette().color(QPalette::PlaceholderText));
    const QRectF foot(0, size.height() + 2 * look::unit, size.width(), 4 * look::unit);
    painter.drawText(foot, Qt::AlignHCenter | Qt::AlignTop, QString::number(page + 1));
}

} // namespace

bool printGuide(const QString& markdown, QPagedPaintDevice& device, Paper paper)
{
    device.setPageSize(pageSize(paper));
    device.setPageOrientation(QPageLayout::Portrait);
    device.setPageMargins(QMarginsF(marginMm, marginMm, marginMm, marginMm), QPageLayout::Millimeter);
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const QSizeF size(device.width(), device.height());
    QTextDocument document;
    layOut(document, markdown, device, size);
    for (int page = 0; page < document.pageCount(); ++page) {
        if (page > 0)
            device.newPage();
        paintPage(painter, document, page, size);
    }
    return painter.end();
}

QByteArray guidePdf(const QString& markdown, const QString& title, Paper paper)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setResolution(report::fontDensity());
    printGuide(markdown, writer, paper);
    return bytes;
}

} // namespace ui
