// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_export.h"

#include "ui/widgets/look.h"
#include "ui/window/theme.h"

#include <QApplication>
#include <QBuffer>
#include <QFontMetricsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <cmath>

namespace ui {

namespace {

constexpr double pixelsPerInch = 96;
constexpr double pointsPerInch = 72;
constexpr double metresPerInch = 0.0254;

// What a point of a font is measured by, as in the layout of a chart; 96 on most desktops.
int fontResolution()
{
    return QImage(1, 1, QImage::Format_RGB32).logicalDpiX();
}

// Everything in pixels of 1/96 inch, the ground and the title included.
void paintAll(QPainter& painter, const ChartDrawing& drawing, const ExportOptions& options)
{
    constexpr double margin = look::unit / 2.0;
    const QPalette palette = options.dark ? darkPalette() : lightPalette();
    QSizeF size = options.size();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (!options.transparent)
        painter.fillRect(QRectF(QPointF(), size), palette.color(QPalette::Base));
    if (options.title) {
        const QFont font = look::font(look::Size::Body, true);
        const QFontMetricsF metrics(font);
        const double height = std::ceil(metrics.height()) + look::unit;
        painter.setFont(font);
        painter.setPen(palette.color(QPalette::Text));
        const double width = size.width() - 2 * look::unit;
        const QString title = metrics.elidedText(drawing.title, Qt::ElideRight, width);
        const bool mirrored = title.isRightToLeft();
        painter.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        const double left = look::unit + (mirrored ? width - metrics.horizontalAdvance(title) : 0);
        painter.drawText(QPointF(left, margin + metrics.ascent()), title);
        painter.translate(0, height);
        size.rheight() -= height;
    }
    drawing.paint(painter, size, palette);
}

QByteArray pngOf(const ChartDrawing& drawing, const ExportOptions& options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QImage image = chartImage(drawing, options);
    return !image.isNull() && image.save(&buffer, "PNG") ? bytes : QByteArray();
}

// The generator names the first of the fonts alone; where that has no Chinese, a reader would be left to guess.
void nameAllFonts(QString& svg)
{
    const QString attribute = QStringLiteral("font-family=\"%1\"");
    QStringList names;
    for (const QString& family : QApplication::font().families())
        names << QLatin1Char('\'') + family + QLatin1Char('\'');
    names << QStringLiteral("sans-serif");
    svg.replace(attribute.arg(QApplication::font().family()), attribute.arg(names.join(QLatin1String(", "))));
}

// The generator writes title and description as they are, markup and all, and knows no lengths but whole pixels, which
// it takes for those of the fonts: all of them are put in afterwards.
QByteArray withHead(const QByteArray& svg, const ChartDrawing& drawing, const ExportOptions& options)
{
    static const QRegularExpression head(
        QStringLiteral(R"(<svg width="[^"]*" height="[^"]*"(.*?)<title>.*?</title>\s*<desc>.*?</desc>)"),
        QRegularExpression::DotMatchesEverythingOption);
    QString text = QString::fromUtf8(svg);
    const auto match = head.match(text);
    if (!match.hasMatch())
        return svg;
    const auto length = [&options](double value) {
        return QString::number(value) + QLatin1String(options.unit == LengthUnit::Millimetres ? "mm" : "px");
    };
    const QStringList parts{QStringLiteral("<svg width=\""),
                            length(options.width),
                            QStringLiteral("\" height=\""),
                            length(options.height),
                            QStringLiteral("\""),
                            match.captured(1),
                            QStringLiteral("<title>"),
                            drawing.title.toHtmlEscaped(),
                            QStringLiteral("</title>\n<desc>"),
                            drawing.description.toHtmlEscaped(),
                            QStringLiteral("</desc>")};
    text.replace(match.capturedStart(), match.capturedLength(), parts.join(QString()));
    nameAllFonts(text);
    // What somebody pasted into a name, and XML cannot hold.
    text.removeIf([](QChar each) { return each.unicode() >= 0xfffe || (each.unicode() < ' ' && !each.isSpace()); });
    return text.toUtf8();
}

QByteArray svgOf(const ChartDrawing& drawing, const ExportOptions& options)
{
    const QSizeF size = options.size();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(fontResolution());
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(), size));
    generator.setTitle(QStringLiteral("title"));
    generator.setDescription(QStringLiteral("description"));
    QPainter painter(&generator);
    paintAll(painter, drawing, options);
    painter.end();
    return withHead(bytes, drawing, options);
}

// The moment of writing would make each file another one; blanks keep the offsets in it.
void forgetDate(QByteArray& pdf)
{
    const qsizetype start = pdf.indexOf("/CreationDate (");
    const qsizetype end = start < 0 ? -1 : pdf.indexOf(')', start);
    if (end > start)
        pdf.replace(start, end + 1 - start, QByteArray(end + 1 - start, ' '));
}

// The writer knows pages of whole points only, and paints from the upper edge of such a page: the page gets its own
// width, and its lower edge moves. The decimals that the writer gives make the room for it.
void giveExactSize(QByteArray& pdf, const QSizeF& points)
{
    static const QByteArray key("/MediaBox [");
    const qsizetype start = pdf.indexOf(key) + key.size();
    const qsizetype end = pdf.indexOf(']', start);
    const QList<QByteArray> box = pdf.mid(start, end - start).split(' ');
    if (start < key.size() || box.size() != 4 || QSizeF(points.toSize()) == points)
        return;
    const double top = box.last().toDouble();
    const QByteArray exact = "0 " + QByteArray::number(top - points.height(), 'f', 4) + ' ' +
                             QByteArray::number(points.width(), 'f', 4) + ' ' + QByteArray::number(top);
    if (exact.size() <= end - start)
        pdf.replace(start, end - start, exact.leftJustified(end - start));
}

QByteArray pdfOf(const ChartDrawing& drawing, const ExportOptions& options)
{
    const QSizeF points = options.size() * (pointsPerInch / pixelsPerInch);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(drawing.title);
        writer.setResolution(fontResolution());
        writer.setPageSize(QPageSize(points, QPageSize::Point, QString(), QPageSize::ExactMatch));
        writer.setPageMargins({});
        QPainter painter(&writer);
        painter.scale(fontResolution() / pixelsPerInch, fontResolution() / pixelsPerInch);
        paintAll(painter, drawing, options);
    }
    giveExactSize(bytes, points);
    forgetDate(bytes);
    return bytes;
}

} // namespace

QImage chartImage(const ChartDrawing& drawing, const ExportOptions& options)
{
    return chartImage(drawing, options, options.density());
}

QImage chartImage(const ChartDrawing& drawing, const ExportOptions& options, double density)
{
    QImage image((options.size() * density).toSize(),
                 options.transparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.fill(Qt::transparent);
    const QSizeF size = options.size();
    QPainter painter(&image);
    painter.scale(image.width() / size.width(), image.height() / size.height());
    paintAll(painter, drawing, options);
    painter.end();
    // Only now: fonts are measured by the density of what they are painted on.
    const int perMetre = qRound(density * pixelsPerInch / metresPerInch);
    image.setDotsPerMeterX(perMetre);
    image.setDotsPerMeterY(perMetre);
    return image;
}

QByteArray renderChart(const ChartDrawing& drawing, const ExportOptions& options)
{
    switch (options.format) {
    case ChartFormat::Png:
        return pngOf(drawing, options);
    case ChartFormat::Svg:
        return svgOf(drawing, options);
    case ChartFormat::Pdf:
        return pdfOf(drawing, options);
    case ChartFormat::Csv:
        break;
    }
    return drawing.points;
}

} // namespace ui
