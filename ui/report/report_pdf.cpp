// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_pages.h"
#include "ui/text/markup.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

namespace ui::report {

namespace {

constexpr double pixelsPerInch = 96;

// Keywords of a PDF find what its text, of which some viewers know only the shapes, does not.
QByteArray metadata(const Document& document)
{
    static const QString form = QStringLiteral(R"(<?xpacket begin="%0" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
   <dc:format>application/pdf</dc:format>
   <dc:title><rdf:Alt><rdf:li xml:lang="x-default">%1</rdf:li></rdf:Alt></dc:title>
   <dc:description><rdf:Alt><rdf:li xml:lang="x-default">%2</rdf:li></rdf:Alt></dc:description>
   <dc:language><rdf:Bag><rdf:li>%3</rdf:li></rdf:Bag></dc:language>
   <xmp:CreatorTool>%4</xmp:CreatorTool>
   <xmp:CreateDate>%5</xmp:CreateDate>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>
)");
    // One pass: nothing in a name is taken for a place.
    return form
        .arg(QString(QChar::ByteOrderMark), escaped(document.title),
             escaped(document.plainValues.join(QLatin1Char('\n'))),
             QString(document.language).replace(QLatin1Char('_'), QLatin1Char('-')), escaped(document.program),
             document.time.toString(Qt::ISODate))
        .toUtf8();
}

// The writer knows no moment but that of writing: in its place stands that of the report, and blanks up to where it
// ended, which keep the offsets in the file.
void setTime(QByteArray& bytes, const QDateTime& time)
{
    const QByteArray key("/CreationDate (");
    const qsizetype start = bytes.indexOf(key);
    const qsizetype end = start < 0 ? -1 : bytes.indexOf(')', start);
    if (end < 0)
        return;
    const QByteArray text = key + time.toUTC().toString(QStringLiteral("'D:'yyyyMMddHHmmss'Z'")).toLatin1() + ')';
    const qsizetype length = end + 1 - start;
    if (text.size() <= length)
        bytes.replace(start, length, text.leftJustified(length, ' '));
}

} // namespace

QByteArray pdf(const Pages& pages)
{
    const Document& document = pages.document();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(document.title);
        writer.setCreator(document.program);
        writer.setDocumentXmpMetadata(metadata(document));
        print(pages, writer, 0, pages.count() - 1);
    }
    setTime(bytes, document.time);
    return bytes;
}

bool print(const Pages& pages, QPagedPaintDevice& device, int first, int last)
{
    // Drawings and fonts are measured by the same density, whatever that of the device.
    if (auto* writer = dynamic_cast<QPdfWriter*>(&device))
        writer->setResolution(fontDensity());
    device.setPageSize(pageSize(pages.paper()));
    device.setPageOrientation(QPageLayout::Portrait);
    device.setPageMargins({});
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const double scale = device.logicalDpiX() / pixelsPerInch;
    for (int page = first; page <= last; ++page) {
        if (page > first)
            device.newPage();
        painter.save();
        painter.scale(scale, scale);
        pages.paint(painter, page);
        painter.restore();
    }
    return painter.end();
}

} // namespace ui::report
