// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_document.h"

#include "core/numbers/write.h"
#include "ui/charts/chart_source.h"
#include "ui/text/isolation.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace ui::report {

namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// Values that have no name of their own.
QString nameOf(const std::string& name)
{
    return name.empty() ? QCoreApplication::translate("Report", "Current values")
                        : QString::fromStdString(name).simplified();
}

class Builder
{
public:
    Builder(Page& page, const Setting& setting) : m_page(page), m_style(*setting.style) {}

    void operator()(const core::report::Title& title) { m_page.title = translated(title.text); }
    void operator()(const core::report::ScenarioName& name)
    {
        m_page.name = QString::fromStdString(name.name).simplified();
    }
    void operator()(const core::report::Facts& facts);
    void operator()(const core::report::Findings& findings);
    void operator()(const core::report::Notes& notes);
    void operator()(const core::report::ChartPlace& place);
    void operator()(const core::report::Formulas& formulas);
    void operator()(const core::report::Assumptions& assumptions);
    void operator()(const core::report::Comparison& comparison);
    void operator()(const core::report::Disclaimer& disclaimer)
    {
        m_page.elements.emplace_back(Closing{translated(disclaimer.text)});
    }

private:
    QString text(const core::report::Quantity& quantity) const;

    Page& m_page;
    const core::NumberStyle& m_style;
};

QString Builder::text(const core::report::Quantity& quantity) const
{
    if (quantity.tooLarge)
        return QCoreApplication::translate("Report", "Too large");
    return numberText({quantity.value, quantity.kind}, m_style);
}

void Builder::operator()(const core::report::Facts& facts)
{
    FactTable table{translated(facts.heading), {}};
    for (const core::report::Fact& fact : facts.facts)
        table.rows.push_back({translated(fact.label), textOf(fact.symbol), text(fact.quantity),
                              translated(fact.quantity.unit),
                              //: stands behind an input whose value is the one that the run gives
                              fact.asInRun ? QCoreApplication::translate("Report", "from the run") : QString()});
    m_page.elements.emplace_back(std::move(table));
}

void Builder::operator()(const core::report::Findings& findings)
{
    ResultList list{translated(findings.heading), {}};
    for (const core::report::Finding& finding : findings.findings) {
        core::Result result;
        result.working = finding.working;
        const core::Answer answer{finding.quantity.value, finding.quantity.tooLarge, finding.arguments};
        list.rows.push_back({translated(finding.label), textOf(finding.symbol), text(finding.quantity),
                             finding.quantity.value ? translated(finding.quantity.unit) : QString(),
                             working(result, answer, m_style), sentence(finding.sentence, finding.arguments, m_style),
                             finding.detail});
    }
    m_page.elements.emplace_back(std::move(list));
}

void Builder::operator()(const core::report::Notes& notes)
{
    NoteList list{{}, notes.warning};
    for (const core::Issue& issue : notes.issues)
        list.sentences << issueText(issue, m_style, notes.calculator);
    m_page.elements.emplace_back(std::move(list));
}

void Builder::operator()(const core::report::ChartPlace& place)
{
    ChartSource source{place.calculator, place.values, place.calculator->evaluate(place.values), &m_style};
    for (const core::report::Mark& mark : place.marks)
        source.pinned.push_back({nameOf(mark.name), mark.values, mark.color});
    source.compute();
    if (!source.isEmpty())
        m_page.elements.emplace_back(Figure{chartPictureOnly(source)});
}

void Builder::operator()(const core::report::Formulas& formulas)
{
    FormulaList list{translated(formulas.heading), {}};
    for (const core::report::Formula& formula : formulas.formulas)
        list.rows.push_back(
            {translated(formula.label), textOf(formula.text), Formula::of(formula.calculator, formula.result)});
    m_page.elements.emplace_back(std::move(list));
}

void Builder::operator()(const core::report::Assumptions& assumptions)
{
    AssumptionList list{translated(assumptions.heading), {}};
    for (const core::Text& each : assumptions.sentences)
        list.sentences << translated(each);
    m_page.elements.emplace_back(std::move(list));
}

void Builder::operator()(const core::report::Comparison& comparison)
{
    //: the heading of a column of names
    ComparisonTable table{translated(comparison.heading), QCoreApplication::translate("Report", "Scenario"), {}, {}};
    for (const core::report::Column& column : comparison.columns)
        table.columns.push_back({translated(column.label), textOf(column.symbol), translated(column.unit)});
    for (const core::report::Row& row : comparison.rows) {
        ComparisonRow cells{nameOf(row.name), {}};
        for (const core::report::Quantity& cell : row.cells)
            cells.cells << text(cell);
        table.rows.push_back(std::move(cells));
    }
    m_page.elements.emplace_back(std::move(table));
}

QString plainValue(std::string_view id, const core::report::Quantity& quantity)
{
    return textOf(id) + QLatin1Char('=') +
           (quantity.value ? QString::fromStdString(core::machineText(*quantity.value)) : QString());
}

// Empty for a page that compares: its scenarios have pages of their own.
QString plainValues(const core::report::Page& page)
{
    QString title;
    QStringList values;
    for (const core::report::Block& block : page.blocks) {
        if (const auto* name = std::get_if<core::report::Title>(&block))
            title = QString::fromUtf8(name->text.source);
        if (const auto* name = std::get_if<core::report::ScenarioName>(&block))
            title += QLatin1String(" \"") + QString::fromStdString(name->name).simplified() + QLatin1Char('"');
        if (const auto* facts = std::get_if<core::report::Facts>(&block))
            for (const core::report::Fact& fact : facts->facts)
                values << plainValue(fact.id, fact.quantity);
        if (const auto* findings = std::get_if<core::report::Findings>(&block))
            for (const core::report::Finding& finding : findings->findings)
                values << plainValue(finding.id, finding.quantity);
    }
    return values.isEmpty() ? QString() : title + QLatin1String(": ") + values.join(QLatin1String(", "));
}

// The calculators, each once.
QString titleOf(const std::vector<Page>& pages)
{
    QStringList titles;
    for (const Page& page : pages)
        if (!titles.contains(page.title))
            titles << page.title;
    return titles.join(QLatin1String(", "));
}

} // namespace

bool FactTable::hasUnits() const
{
    return std::any_of(rows.begin(), rows.end(), [](const FactRow& row) { return !row.unit.isEmpty(); });
}

bool FactTable::hasNotes() const
{
    return std::any_of(rows.begin(), rows.end(), [](const FactRow& row) { return !row.note.isEmpty(); });
}

Document document(const core::report::Report& report, const Setting& setting)
{
    Document document;
    //: %1 date and time
    document.generated =
        QCoreApplication::translate("Report", "Generated on %1").arg(timeText(setting.generated, setting.language));
    document.time = setting.generated;
    document.program = setting.program;
    document.language = setting.language;
    document.direction = QLocale(setting.language).textDirection();
    //: the heading of a column of names of inputs
    document.labelHead = QCoreApplication::translate("Report", "Quantity");
    //: the heading of a column of letters that stand in formulas
    document.symbolHead = QCoreApplication::translate("Report", "Symbol");
    document.valueHead = QCoreApplication::translate("Report", "Value");
    document.unitHead = QCoreApplication::translate("Report", "Unit");
    for (const core::report::Page& page : report.pages) {
        Builder builder(document.pages.emplace_back(), setting);
        for (const core::report::Block& block : page.blocks)
            std::visit(builder, block);
        if (const QString values = plainValues(page); !values.isEmpty())
            document.plainValues << values;
    }
    document.title = titleOf(document.pages);
    return document;
}

QString pageText(int page, int count)
{
    //: at the foot of a page; %1 its number, %2 how many pages there are
    return QCoreApplication::translate("Report", "Page %1 of %2")
        .arg(isolatedName(QString::number(page)), isolatedName(QString::number(count)));
}

QString timeText(const QDateTime& time, const QString& language)
{
    // Latin digits, as everywhere in the program.
    const QLocale locale(language == QLatin1String("ar") ? QStringLiteral("ar_AE") : language);
    // The toolkit does not know the parts of a day that Chinese tells: there, half a day does.
    const QString format = locale.timeFormat(QLocale::ShortFormat).replace(QLatin1Char('B'), QLatin1Char('A'));
    return locale.toString(time.date(), QLocale::LongFormat) + QLatin1Char(' ') + locale.toString(time.time(), format);
}

} // namespace ui::report
