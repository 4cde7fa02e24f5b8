// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_html.h"

#include "ui/charts/chart_export.h"
#include "ui/text/markup.h"

#include <QFile>

namespace ui::report {

namespace {

constexpr int chartWidth = 820;
constexpr int chartHeight = 340;

QString tag(const QString& name, const QString& content, const QString& attributes = {})
{
    return QLatin1Char('<') + name + (attributes.isEmpty() ? QString() : QLatin1Char(' ') + attributes) +
           QLatin1Char('>') + content + QLatin1String("</") + name + QLatin1Char('>');
}

QString text(const QString& name, const QString& content, const QString& attributes = {})
{
    return tag(name, escaped(content), attributes);
}

QString classed(const char* name)
{
    return QStringLiteral("class=\"%1\"").arg(QLatin1String(name));
}

QString section(const QString& heading, const QString& content)
{
    return QLatin1String("<section>\n") + text(QStringLiteral("h2"), heading) + QLatin1Char('\n') + content +
           QLatin1String("</section>\n");
}

// A letter of a formula.
QString symbol(const QString& letter)
{
    return letter.isEmpty() ? QString() : text(QStringLiteral("var"), letter);
}

// The drawing without what stands before its root element.
QString svg(const ChartDrawing& drawing, bool dark)
{
    ExportOptions options;
    options.format = ChartFormat::Svg;
    options.width = chartWidth;
    options.height = chartHeight;
    options.title = false;
    options.transparent = true;
    options.dark = dark;
    const QString whole = QString::fromUtf8(renderChart(drawing, options));
    return whole.mid(whole.indexOf(QLatin1String("<svg")));
}

class Writer
{
public:
    explicit Writer(const Document& document) : m_document(document) {}

    void operator()(const FactTable& table);
    void operator()(const ResultList& list);
    void operator()(const NoteList& notes);
    void operator()(const Figure& figure);
    void operator()(const FormulaList& list);
    void operator()(const AssumptionList& list);
    void operator()(const ComparisonTable& table);
    void operator()(const Closing& closing)
    {
        m_html += text(QStringLiteral("p"), closing.text, classed("closing")) + QLatin1Char('\n');
    }

    void page(const Page& page);
    const QString& result() const { return m_html; }

private:
    const Document& m_document;
    QString m_html;
};

void Writer::page(const Page& page)
{
    m_html += QLatin1String("<article>\n<header>\n") + text(QStringLiteral("h1"), page.title) + QLatin1Char('\n');
    if (!page.name.isEmpty())
        m_html += text(QStringLiteral("p"), page.name, classed("name")) + QLatin1Char('\n');
    m_html += text(QStringLiteral("p"), m_document.generated, classed("time")) + QLatin1String("\n</header>\n");
    for (const Element& element : page.elements)
        std::visit(*this, element);
    m_html += QLatin1String("</article>\n");
}

void Writer::operator()(const FactTable& table)
{
    const QString head = QStringLiteral("th");
    const QString cell = QStringLiteral("td");
    const QString column = QStringLiteral("scope=\"col\"");
    const bool aside = table.hasUnits() || table.hasNotes();
    QString rows = QLatin1String("<thead><tr>") + text(head, m_document.labelHead, column) +
                   text(head, m_document.symbolHead, column) +
                   text(head, m_document.valueHead, column + QLatin1Char(' ') + classed("number")) +
                   (aside ? text(head, table.hasUnits() ? m_document.unitHead : QString(), column) : QString()) +
                   QLatin1String("</tr></thead>\n<tbody>\n");
    for (const FactRow& row : table.rows)
        rows += QLatin1String("<tr>") + text(head, row.label, QStringLiteral("scope=\"row\"")) +
                tag(cell, symbol(row.symbol)) + text(cell, row.value, classed("number")) +
                (aside ? text(cell, row.unit.isEmpty() ? row.note : row.unit, classed("unit")) : QString()) +
                QLatin1String("</tr>\n");
    m_html +=
        section(table.heading, tag(QStringLiteral("table"), rows + QLatin1String("</tbody>")) + QLatin1Char('\n'));
}

void Writer::operator()(const ResultList& list)
{
    QString cards = QLatin1String("<div class=\"results\">\n");
    for (const ResultRow& row : list.rows) {
        const QString label =
            escaped(row.label) + (row.symbol.isEmpty() ? QString() : QStringLiteral(" ")) + symbol(row.symbol);
        const QString unit =
            row.unit.isEmpty() ? QString() : QLatin1Char(' ') + text(QStringLiteral("span"), row.unit, classed("unit"));
        cards += QStringLiteral("<div class=\"%1\">\n").arg(QLatin1String(row.detail ? "result detail" : "result")) +
                 tag(QStringLiteral("h3"), label) + QLatin1Char('\n') +
                 tag(QStringLiteral("p"), escaped(row.value) + unit, classed("value")) + QLatin1Char('\n') +
                 text(QStringLiteral("p"), row.working, QStringLiteral("class=\"working\" dir=\"ltr\"")) +
                 QLatin1Char('\n') + text(QStringLiteral("p"), row.sentence, classed("sentence")) +
                 QLatin1String("\n</div>\n");
    }
    m_html += section(list.heading, cards + QLatin1String("</div>\n"));
}

void Writer::operator()(const NoteList& notes)
{
    for (const QString& each : notes.sentences)
        m_html += text(QStringLiteral("p"), (notes.warning ? QStringLiteral("⚠ ") : QString()) + each,
                       classed(notes.warning ? "warning" : "remark")) +
                  QLatin1Char('\n');
}

void Writer::operator()(const Figure& figure)
{
    const QString label = QStringLiteral("role=\"img\" aria-label=\"%1\"").arg(escaped(figure.drawing.description));
    const auto drawing = [&](bool dark) {
        return tag(QStringLiteral("div"), svg(figure.drawing, dark),
                   label + QLatin1Char(' ') + classed(dark ? "chart dark" : "chart light")) +
               QLatin1Char('\n');
    };
    m_html += section(figure.drawing.title, QLatin1String("<figure dir=\"ltr\">\n") + drawing(false) + drawing(true) +
                                                QLatin1String("</figure>\n"));
}

void Writer::operator()(const FormulaList& list)
{
    QString rows = QLatin1String("<dl>\n");
    for (const FormulaRow& row : list.rows) {
        const QString formula =
            row.typeset ? QString::fromUtf8(row.typeset->svg(row.text)) : text(QStringLiteral("span"), row.text);
        rows += text(QStringLiteral("dt"), row.label) +
                tag(QStringLiteral("dd"), formula, QStringLiteral("dir=\"ltr\"")) + QLatin1Char('\n');
    }
    m_html += section(list.heading, rows + QLatin1String("</dl>\n"));
}

void Writer::operator()(const AssumptionList& list)
{
    QString items = QLatin1String("<ul>\n");
    for (const QString& each : list.sentences)
        items += text(QStringLiteral("li"), each) + QLatin1Char('\n');
    m_html += section(list.heading, items + QLatin1String("</ul>\n"));
}

void Writer::operator()(const ComparisonTable& table)
{
    const QString head = QStringLiteral("th");
    const QString column = QStringLiteral("scope=\"col\"");
    QString rows = QLatin1String("<thead><tr>") + text(head, table.nameHead, column);
    for (const ColumnHead& each : table.columns)
        rows +=
            tag(head,
                escaped(each.label) + QLatin1Char(' ') + symbol(each.symbol) +
                    (each.unit.isEmpty() ? QString()
                                         : QLatin1Char(' ') + text(QStringLiteral("span"), each.unit, classed("unit"))),
                column + QLatin1Char(' ') + classed("number"));
    rows += QLatin1String("</tr></thead>\n<tbody>\n");
    for (const ComparisonRow& row : table.rows) {
        rows += QLatin1String("<tr>") + text(head, row.name, QStringLiteral("scope=\"row\""));
        for (const QString& cell : row.cells)
            rows += text(QStringLiteral("td"), cell, classed("number"));
        rows += QLatin1String("</tr>\n");
    }
    m_html +=
        section(table.heading, tag(QStringLiteral("div"),
                                   tag(QStringLiteral("table"), rows + QLatin1String("</tbody>")), classed("wide")) +
                                   QLatin1Char('\n'));
}

QString styleSheet()
{
    QFile file(QStringLiteral(":/report/report.css"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

QByteArray html(const Document& document)
{
    Writer writer(document);
    for (const Page& page : document.pages)
        writer.page(page);
    const QString language = QString(document.language).replace(QLatin1Char('_'), QLatin1Char('-'));
    const QString direction = QLatin1String(document.direction == Qt::RightToLeft ? "rtl" : "ltr");
    const QStringList parts{
        QStringLiteral(
            "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"%1\" dir=\"%2\">\n<head>\n")
            .arg(language, direction),
        QStringLiteral("<meta charset=\"utf-8\"/>\n"),
        QStringLiteral("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"),
        QStringLiteral("<meta name=\"generator\" content=\"%1\"/>\n").arg(escaped(document.program)),
        QStringLiteral("<meta name=\"date\" content=\"%1\"/>\n").arg(document.time.toString(Qt::ISODate)),
        QStringLiteral("<meta name=\"description\" content=\"%1\"/>\n")
            .arg(escaped(document.plainValues.join(QLatin1String("; ")))),
        text(QStringLiteral("title"), document.title),
        QStringLiteral("\n<style>\n"),
        styleSheet(),
        QStringLiteral("</style>\n</head>\n<body>\n<main>\n"),
        writer.result(),
        QStringLiteral("</main>\n"),
        text(QStringLiteral("footer"), document.program),
        QStringLiteral("\n</body>\n</html>\n"),
    };
    return parts.join(QString()).toUtf8();
}

} // namespace ui::report
