// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/report_text.h"

#include "core/numbers/write.h"

#include <sstream>

namespace tests {

namespace {

using namespace core::report;

std::string text(const core::Text& source)
{
    return source.source;
}

std::string number(const core::Number& value)
{
    const auto* fraction = std::get_if<core::Fraction>(&value);
    return fraction ? std::to_string(fraction->numerator) + '/' + std::to_string(fraction->denominator)
                    : core::machineText(value);
}

const char* kindName(core::Kind kind)
{
    switch (kind) {
    case core::Kind::Count:
        return "count";
    case core::Kind::Real:
        return "real";
    case core::Kind::Percent:
        return "percent";
    case core::Kind::Factor:
        break;
    }
    return "factor";
}

std::string quantity(const Quantity& of)
{
    std::string result = of.tooLarge ? "too large" : of.value ? number(*of.value) : "blank";
    result += std::string(" (") + kindName(of.kind) + ')';
    return of.unit.empty() ? result : result + " [" + text(of.unit) + ']';
}

std::string arguments(const std::vector<core::Argument>& list)
{
    std::string result;
    for (const core::Argument& each : list)
        result += ' ' + (each.number ? number(*each.number) : std::string("blank")) + ':' + kindName(each.kind);
    return result;
}

std::string valuesText(const core::Values& values)
{
    std::string result;
    for (const auto& value : values)
        result += ' ' + (value ? core::machineText(*value) : std::string("blank"));
    return result;
}

class Printer
{
public:
    void operator()(const Title& title) { m_out << "  title: " << text(title.text) << '\n'; }
    void operator()(const ScenarioName& name) { m_out << "  name: " << name.name << '\n'; }

    void operator()(const Facts& facts)
    {
        m_out << "  facts: " << text(facts.heading) << '\n';
        for (const Fact& fact : facts.facts)
            m_out << "    " << fact.id << " | " << text(fact.label) << " | " << fact.symbol << " | "
                  << quantity(fact.quantity) << (fact.asInRun ? " | as in the run\n" : "\n");
    }

    void operator()(const Findings& findings)
    {
        m_out << "  findings: " << text(findings.heading) << '\n';
        for (const Finding& finding : findings.findings)
            m_out << "    " << finding.id << " | " << text(finding.label) << " | " << finding.symbol << " | "
                  << quantity(finding.quantity) << (finding.detail ? " | detail\n" : "\n") << "      "
                  << finding.working << "\n      " << text(finding.sentence)
                  << "\n      arguments:" << arguments(finding.arguments) << '\n';
    }

    void operator()(const Notes& notes)
    {
        m_out << (notes.warning ? "  warnings of " : "  remarks of ")
              << (notes.calculator ? notes.calculator->id : "the program") << '\n';
        for (const core::Issue& issue : notes.issues)
            m_out << "    " << issue.code << " | " << issue.field << " |" << arguments(issue.arguments) << '\n';
    }

    void operator()(const ChartPlace& chart)
    {
        m_out << "  chart: " << chart.calculator->id << valuesText(chart.values) << '\n';
        for (const Mark& mark : chart.marks)
            m_out << "    mark " << mark.color << ':' << valuesText(mark.values) << " | " << mark.name << '\n';
    }

    void operator()(const Formulas& formulas)
    {
        m_out << "  formulas: " << text(formulas.heading) << '\n';
        for (const Formula& formula : formulas.formulas)
            m_out << "    " << formula.calculator << '/' << formula.result << " | " << text(formula.label) << " | "
                  << formula.text << '\n';
    }

    void operator()(const Assumptions& assumptions)
    {
        m_out << "  assumptions: " << text(assumptions.heading) << '\n';
        for (const core::Text& sentence : assumptions.sentences)
            m_out << "    " << text(sentence) << '\n';
    }

    void operator()(const Comparison& comparison)
    {
        m_out << "  comparison: " << text(comparison.heading) << '\n';
        for (const Column& column : comparison.columns)
            m_out << "    " << (column.result ? "result " : "field ") << column.id << " | " << text(column.label)
                  << " | " << column.symbol << (column.unit.empty() ? "" : " | ") << text(column.unit) << '\n';
        for (const Row& row : comparison.rows) {
            m_out << "    row " << (row.name.empty() ? "of the fields" : '"' + row.name + '"') << '\n';
            for (const Quantity& cell : row.cells)
                m_out << "      " << quantity(cell) << '\n';
        }
    }

    void operator()(const Disclaimer& disclaimer) { m_out << "  disclaimer: " << text(disclaimer.text) << '\n'; }

    void page(std::size_t number) { m_out << "page " << number << '\n'; }
    std::string result() const { return m_out.str(); }

private:
    std::ostringstream m_out;
};

} // namespace

std::string reportText(const Report& report)
{
    Printer printer;
    for (std::size_t i = 0; i < report.pages.size(); ++i) {
        printer.page(i + 1);
        for (const Block& block : report.pages[i].blocks)
            std::visit(printer, block);
    }
    return printer.result();
}

} // namespace tests
