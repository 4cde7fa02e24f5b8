// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/share/shared_text.h"

#include "core/numbers/write.h"
#include "ui/text/isolation.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ui {

namespace {

using namespace core::report;

QString qtText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// A number with its unit, as a person reads it.
QString quantityText(const Quantity& quantity, const core::NumberStyle& style)
{
    if (quantity.tooLarge)
        return QCoreApplication::translate("Report", "Too large");
    const QString number = numberText({quantity.value, quantity.kind}, style);
    if (!quantity.value || quantity.unit.empty())
        return number;
    //: %1 a number, %2 its unit
    return QCoreApplication::translate("Share", "%1 %2").arg(number, translated(quantity.unit));
}

QString named(const QString& label, const QString& value)
{
    //: %1 the name of an input or a result, %2 its value
    return QCoreApplication::translate("Share", "%1: %2").arg(label, value);
}

QString withSymbol(const QString& label, std::string_view symbol)
{
    //: %1 the name of an input or a result, %2 its letter in the formula
    return symbol.empty() ? label : QCoreApplication::translate("Share", "%1 (%2)").arg(label, qtText(symbol));
}

QString rowName(const Row& row)
{
    return row.name.empty() ? QCoreApplication::translate("Report", "Current values")
                            : QString::fromStdString(row.name);
}

// The column of a comparison with its unit.
QString columnName(const Column& column)
{
    const QString label = translated(column.label);
    //: %1 the name of an input or a result, %2 the unit of the numbers below
    return column.unit.empty() ? label
                               : QCoreApplication::translate("Share", "%1, %2").arg(label, translated(column.unit));
}

// How a kind of text puts the parts of a report. Texts come in as they are.
class Writer
{
public:
    explicit Writer(const core::NumberStyle& style) : m_style(style) {}
    virtual ~Writer() = default;

    QString write(const Report& report)
    {
        for (const Page& page : report.pages)
            for (const Block& block : page.blocks)
                std::visit([this](const auto& part) { put(part); }, block);
        if (!m_disclaimer.isEmpty())
            add(paragraph(m_disclaimer));
        return withoutIsolates(m_parts.join(QStringLiteral("\n\n"))) + u'\n';
    }

protected:
    const core::NumberStyle& style() const { return m_style; }

    virtual QString title(const QString& text) const = 0;
    virtual QString heading(const QString& text) const = 0;
    virtual QString paragraph(const QString& text) const = 0;
    virtual QString item(const QString& label, const QString& value, const QStringList& below) const = 0;
    virtual QString workingLine(const QString& text) const = 0;
    virtual QString sentenceLine(const QString& text) const = 0;
    virtual QString table(const Comparison& comparison) const = 0;

private:
    void add(const QString& part) { m_parts << part; }
    void put(const Title& block)
    {
        const QString text = translated(block.text);
        if (text != m_title) // a page that compares has that of the page before
            add(title(text));
        m_title = text;
    }
    void put(const ScenarioName& block) { add(paragraph(QString::fromStdString(block.name))); }
    void put(const Facts& block)
    {
        QStringList lines;
        for (const Fact& fact : block.facts)
            lines << item(withSymbol(translated(fact.label), fact.symbol), quantityText(fact.quantity, m_style), {});
        add(heading(translated(block.heading)) + lines.join(u'\n'));
    }
    void put(const Findings& block)
    {
        QStringList lines;
        for (const Finding& finding : block.findings) {
            core::Result result;
            result.working = finding.working;
            core::Answer answer;
            answer.arguments = finding.arguments;
            const QStringList below{workingLine(working(result, answer, m_style)),
                                    sentenceLine(sentence(finding.sentence, finding.arguments, m_style))};
            lines << item(withSymbol(translated(finding.label), finding.symbol),
                          quantityText(finding.quantity, m_style), below);
        }
        add(heading(translated(block.heading)) + lines.join(u'\n'));
    }
    void put(const Notes& block)
    {
        for (const core::Issue& issue : block.issues)
            add(paragraph(issueText(issue, m_style, block.calculator)));
    }
    void put(const Comparison& block) { add(heading(translated(block.heading)) + table(block)); }
    void put(const Disclaimer& block) { m_disclaimer = translated(block.text); } // once, at the end
    template<class Other> void put(const Other&) {}

    const core::NumberStyle& m_style;
    QStringList m_parts;
    QString m_title;
    QString m_disclaimer;
};

class PlainWriter : public Writer
{
public:
    using Writer::Writer;

protected:
    QString title(const QString& text) const override { return text; }
    QString heading(const QString& text) const override { return text + u'\n'; }
    QString paragraph(const QString& text) const override { return text; }
    QString item(const QString& label, const QString& value, const QStringList& below) const override
    {
        QStringList lines{named(label, value)};
        for (const QString& line : below)
            lines << QStringLiteral("  ") + line;
        return lines.join(u'\n');
    }
    QString workingLine(const QString& text) const override { return text; }
    QString sentenceLine(const QString& text) const override { return text; }
    // Columns do not stand under each other where letters have any width: a block of lines for each row.
    QString table(const Comparison& comparison) const override
    {
        QStringList rows;
        for (const Row& row : comparison.rows) {
            QStringList lines{rowName(row)};
            for (std::size_t i = 0; i < row.cells.size(); ++i)
                lines << QStringLiteral("  ") +
                             named(columnName(comparison.columns[i]), quantityText(row.cells[i], style()));
            rows << lines.join(u'\n');
        }
        return rows.join(u'\n');
    }
};

class MarkdownWriter : public Writer
{
public:
    using Writer::Writer;

protected:
    QString title(const QString& text) const override { return QStringLiteral("## ") + markdownEscaped(text); }
    QString heading(const QString& text) const override
    {
        return QStringLiteral("### ") + markdownEscaped(text) + QStringLiteral("\n\n");
    }
    QString paragraph(const QString& text) const override { return markdownEscaped(text); }
    QString item(const QString& label, const QString& value, const QStringList& below) const override
    {
        const QString first = named(markdownEscaped(label), QStringLiteral("**%1**").arg(markdownEscaped(value)));
        QStringList lines{QStringLiteral("- ") + first};
        for (const QString& line : below)
            lines << QStringLiteral("  ") + line;
        return lines.join(QStringLiteral("  \n")); // two spaces: a new line, not a new paragraph
    }
    QString workingLine(const QString& text) const override { return QStringLiteral("`%1`").arg(text); }
    QString sentenceLine(const QString& text) const override { return markdownEscaped(text); }
    QString table(const Comparison& comparison) const override
    {
        QStringList head{QString()};
        QStringList rule{QStringLiteral("---")};
        for (const Column& column : comparison.columns) {
            head << markdownEscaped(columnName(column));
            rule << QStringLiteral("---:");
        }
        QStringList lines{tableLine(head), tableLine(rule)};
        for (const Row& row : comparison.rows) {
            QStringList cells{markdownEscaped(rowName(row))};
            for (const Quantity& cell : row.cells)
                cells << markdownEscaped(quantityText(cell, style()));
            lines << tableLine(cells);
        }
        return lines.join(u'\n');
    }

private:
    static QString tableLine(const QStringList& cells)
    {
        return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |");
    }
};

template<class Wanted> const Wanted* firstOf(const Page& page)
{
    for (const Block& block : page.blocks)
        if (const auto* found = std::get_if<Wanted>(&block))
            return found;
    return nullptr;
}

QString machineCell(const Quantity& quantity)
{
    return quantity.value ? QString::fromStdString(core::machineText(*quantity.value)) : QString();
}

QString mainResult(const Finding& finding, const core::NumberStyle& style)
{
    return named(translated(finding.label), quantityText(finding.quantity, style));
}

} // namespace

QString plainText(const Report& report, const core::NumberStyle& style)
{
    return PlainWriter(style).write(report);
}

QString markdownText(const Report& report, const core::NumberStyle& style)
{
    return MarkdownWriter(style).write(report);
}

QString csvText(const Report& report)
{
    QStringList head{QStringLiteral("field")};
    std::vector<QStringList> lines;
    for (const Page& page : report.pages) {
        const Facts* facts = firstOf<Facts>(page); // the page's own come first, those of the run behind it after them
        const Findings* findings = firstOf<Findings>(page);
        if (!facts || !findings)
            continue;
        const ScenarioName* name = firstOf<ScenarioName>(page);
        head << (name ? csvCell(QString::fromStdString(name->name)) : QStringLiteral("value"));
        std::size_t line = 0;
        const auto put = [&](std::string_view id, const Quantity& quantity) {
            if (line == lines.size())
                lines.push_back({qtText(id)});
            lines[line++] << machineCell(quantity);
        };
        for (const Fact& fact : facts->facts)
            put(fact.id, fact.quantity);
        for (const Finding& finding : findings->findings)
            put(finding.id, finding.quantity);
    }
    QString text = head.join(u',') + QStringLiteral("\r\n");
    for (const QStringList& line : lines)
        text += line.join(u',') + QStringLiteral("\r\n");
    return text;
}

QString briefText(const Report& report, const core::NumberStyle& style)
{
    QStringList lines;
    if (report.pages.empty())
        return {};
    const Page& page = report.pages.front();
    if (const Title* title = firstOf<Title>(page))
        lines << translated(title->text);
    if (const Findings* findings = firstOf<Findings>(page))
        for (const Finding& finding : findings->findings)
            if (!finding.detail)
                lines << mainResult(finding, style);
    if (const Facts* facts = firstOf<Facts>(page))
        for (const Fact& fact : facts->facts)
            lines << named(translated(fact.label), quantityText(fact.quantity, style));
    return lines.join(u'\n');
}

QString subjectLine(const Report& report, const core::NumberStyle& style)
{
    const Title* title = report.pages.empty() ? nullptr : firstOf<Title>(report.pages.front());
    const Findings* findings = report.pages.empty() ? nullptr : firstOf<Findings>(report.pages.front());
    if (!title || !findings || findings->findings.empty())
        return {};
    //: the subject of a mail: %1 the name of a calculator, %2 its first result with the value
    return QCoreApplication::translate("Share", "%1 – %2")
        .arg(translated(title->text), mainResult(findings->findings.front(), style));
}

QString markdownEscaped(const QString& text)
{
    static const QString always = QStringLiteral("\\`*_{}[]<>#|~&!$@");
    static const QString atStart = QStringLiteral("+-=");
    const QString line = text.simplified();
    QString result;
    bool digitsOnly = true; // so far: "1." and "1)" begin a list
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar character = line[i];
        const bool isLast = i + 1 == line.size() || line[i + 1] == u' ';
        const bool isListMark = i > 0 && digitsOnly && isLast && (character == u'.' || character == u')');
        const bool isAddress = (character == u':' && line.mid(i + 1).startsWith(QLatin1String("//"))) ||
                               (character == u'.' && line.left(i).endsWith(QLatin1String("www"), Qt::CaseInsensitive));
        if (always.contains(character) || (i == 0 && atStart.contains(character)) || isListMark || isAddress)
            result += u'\\';
        result += character;
        digitsOnly = digitsOnly && character.isDigit();
    }
    return result;
}

QString csvCell(const QString& text)
{
    static const QString formulas = QStringLiteral("=+-@\t\r\n＝＋－＠");
    const QString kept = !text.isEmpty() && formulas.contains(text.front()) ? u'\'' + text : text;
    return u'"' + QString(kept).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace ui
