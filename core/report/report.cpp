// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report.h"

#include "core/chart/plot.h"
#include "core/report/disclaimer.h"
#include "core/run/feeds.h"
#include "core/run/fields.h"
#include "core/run/remarks.h"

#include <algorithm>

namespace core::report {

namespace {

// The run with what it comes to.
struct Behind
{
    Run run;
    Evaluation evaluation;
};

class Composer
{
public:
    explicit Composer(const Contents& contents) : m_contents(contents)
    {
        if (contents.run)
            m_behind = Behind{*contents.run, contents.run->calculator->evaluate(contents.run->values)};
    }

    Page scenarioPage(const Scenario& scenario) const;
    Page comparisonPage(const std::vector<const Scenario*>& scenarios) const;

private:
    Text unitOf(const Calculator& calculator, std::size_t field) const;
    Text unitOf(const Calculator& calculator, const Result& result) const;
    bool isAsInRun(const Calculator& calculator, std::size_t field, const std::optional<Value>& value) const;
    Facts facts(const Calculator& calculator, const Values& values, Text heading) const;
    Findings findings(const Calculator& calculator, const Evaluation& evaluation) const;
    Comparison comparison(const std::vector<const Scenario*>& scenarios) const;
    std::vector<Column> columns(const Calculator& calculator) const;
    void addRun(Page& page) const;
    void addNotes(Page& page, const Calculator& calculator, const Evaluation& evaluation) const;
    static void addModel(Page& page, const Calculator& calculator);

    const Contents& m_contents;
    std::optional<Behind> m_behind;
};

Quantity quantity(const std::optional<Value>& value, Kind kind, Text unit)
{
    return {value ? std::optional(toNumber(*value)) : std::nullopt, kind, false, unit};
}

Text Composer::unitOf(const Calculator& calculator, std::size_t field) const
{
    const std::vector<Text>& units = calculator.fields[field].units;
    if (units.empty())
        return {};
    std::size_t chosen = 0;
    for (const Units& each : m_contents.units)
        if (each.calculator == calculator.id && field < each.byField.size())
            chosen = static_cast<std::size_t>(std::max(0, each.byField[field]));
    return units[std::min(chosen, units.size() - 1)];
}

Text Composer::unitOf(const Calculator& calculator, const Result& result) const
{
    const auto field = result.unitOf.empty() ? std::nullopt : calculator.fieldIndex(result.unitOf);
    return field ? unitOf(calculator, *field) : result.unit;
}

bool Composer::isAsInRun(const Calculator& calculator, std::size_t field, const std::optional<Value>& value) const
{
    const run::Feed* feed = m_behind ? run::feedOf({calculator.id, calculator.fields[field].id}) : nullptr;
    return feed && value &&
           run::fedValue(*feed, *m_behind->run.calculator, m_behind->run.values, m_behind->evaluation) == value;
}

Facts Composer::facts(const Calculator& calculator, const Values& values, Text heading) const
{
    Facts facts{heading, {}};
    for (std::size_t i = 0; i < calculator.fields.size(); ++i) {
        const Field& field = calculator.fields[i];
        facts.facts.push_back({field.id, field.label, field.symbol,
                               quantity(values[i], field.kind, unitOf(calculator, i)),
                               isAsInRun(calculator, i, values[i])});
    }
    return facts;
}

Findings Composer::findings(const Calculator& calculator, const Evaluation& evaluation) const
{
    Findings findings{PLUMBLINE_TEXT("Report", "Results"), {}};
    for (const bool detail : {false, true})
        for (std::size_t i = 0; i < calculator.results.size(); ++i) {
            const Result& result = calculator.results[i];
            const Answer& answer = evaluation.answers[i];
            if (result.detail == detail)
                findings.findings.push_back({result.id,
                                             result.label,
                                             result.symbol,
                                             {answer.value, result.kind, answer.tooLarge, unitOf(calculator, result)},
                                             result.working,
                                             result.sentence,
                                             answer.arguments,
                                             detail});
        }
    return findings;
}

void Composer::addRun(Page& page) const
{
    if (!m_behind)
        return;
    page.blocks.emplace_back(
        facts(*m_behind->run.calculator, m_behind->run.values, PLUMBLINE_TEXT("Report", "The run behind it")));
    if (!m_behind->evaluation.errors.empty())
        page.blocks.emplace_back(Notes{m_behind->run.calculator, m_behind->evaluation.errors, true});
}

void Composer::addNotes(Page& page, const Calculator& calculator, const Evaluation& evaluation) const
{
    if (m_behind) {
        std::vector<Issue> remarks = run::remarks(calculator, evaluation, run::inputsFrom(m_behind->run.values));
        if (!remarks.empty())
            page.blocks.emplace_back(Notes{nullptr, std::move(remarks), false});
    }
    std::vector<Issue> warnings = evaluation.errors;
    warnings.insert(warnings.end(), evaluation.warnings.begin(), evaluation.warnings.end());
    if (!warnings.empty())
        page.blocks.emplace_back(Notes{&calculator, std::move(warnings), true});
}

// What the numbers rest on.
void Composer::addModel(Page& page, const Calculator& calculator)
{
    Formulas formulas{PLUMBLINE_TEXT("Report", "Formulas"), {}};
    for (const Result& result : calculator.results)
        if (!result.formula.empty())
            formulas.formulas.push_back({calculator.id, result.id, result.label, result.formula});
    if (!formulas.formulas.empty())
        page.blocks.emplace_back(std::move(formulas));
    if (!calculator.assumptions.empty())
        page.blocks.emplace_back(Assumptions{PLUMBLINE_TEXT("Report", "Assumptions"), calculator.assumptions});
    page.blocks.emplace_back(Disclaimer{disclaimer});
}

Page Composer::scenarioPage(const Scenario& scenario) const
{
    const Calculator& calculator = *scenario.calculator;
    const Evaluation evaluation = calculator.evaluate(scenario.values);
    Page page;
    page.blocks.emplace_back(Title{calculator.title});
    if (!scenario.name.empty())
        page.blocks.emplace_back(ScenarioName{scenario.name});
    page.blocks.emplace_back(facts(calculator, scenario.values, PLUMBLINE_TEXT("Report", "Inputs")));
    addRun(page);
    page.blocks.emplace_back(findings(calculator, evaluation));
    addNotes(page, calculator, evaluation);
    if (calculator.chart)
        page.blocks.emplace_back(ChartPlace{&calculator, scenario.values, {}});
    addModel(page, calculator);
    return page;
}

std::vector<Column> Composer::columns(const Calculator& calculator) const
{
    std::vector<Column> columns;
    for (std::size_t i = 0; i < calculator.fields.size(); ++i) {
        const Field& field = calculator.fields[i];
        columns.push_back({field.id, field.label, field.symbol, unitOf(calculator, i), false});
    }
    for (const Result& result : calculator.results)
        if (!result.detail)
            columns.push_back({result.id, result.label, result.symbol, unitOf(calculator, result), true});
    return columns;
}

Comparison Composer::comparison(const std::vector<const Scenario*>& scenarios) const
{
    const Calculator& calculator = *scenarios.front()->calculator;
    Comparison comparison{PLUMBLINE_TEXT("Report", "Scenarios compared"), columns(calculator), {}};
    for (const Scenario* scenario : scenarios) {
        const Evaluation evaluation = calculator.evaluate(scenario->values);
        Row row{scenario->name, {}};
        for (std::size_t i = 0; i < calculator.fields.size(); ++i)
            row.cells.push_back(quantity(scenario->values[i], calculator.fields[i].kind, {}));
        for (std::size_t i = 0; i < calculator.results.size(); ++i)
            if (!calculator.results[i].detail)
                row.cells.push_back(
                    {evaluation.answers[i].value, calculator.results[i].kind, evaluation.answers[i].tooLarge, {}});
        comparison.rows.push_back(std::move(row));
    }
    return comparison;
}

// The first that has a curve.
const Scenario& drawn(const std::vector<const Scenario*>& scenarios)
{
    for (const Scenario* each : scenarios) {
        const Calculator& calculator = *each->calculator;
        if (!plot(calculator, each->values, calculator.evaluate(each->values), true).curves.empty())
            return *each;
    }
    return *scenarios.front();
}

Page Composer::comparisonPage(const std::vector<const Scenario*>& scenarios) const
{
    const Calculator& calculator = *scenarios.front()->calculator;
    Page page;
    page.blocks.emplace_back(Title{calculator.title});
    page.blocks.emplace_back(comparison(scenarios));
    if (calculator.chart) {
        const Scenario& own = drawn(scenarios);
        ChartPlace chart{&calculator, own.values, {}};
        for (const Scenario* each : scenarios)
            if (each != &own)
                chart.marks.push_back({each->name, each->values, each->color});
        page.blocks.emplace_back(std::move(chart));
    }
    page.blocks.emplace_back(Disclaimer{disclaimer});
    return page;
}

} // namespace

Report compose(const Contents& contents)
{
    const Composer composer(contents);
    Report report;
    std::vector<std::vector<const Scenario*>> groups; // by calculator
    for (const Scenario& scenario : contents.scenarios) {
        report.pages.push_back(composer.scenarioPage(scenario));
        auto group = std::find_if(groups.begin(), groups.end(), [&scenario](const auto& each) {
            return each.front()->calculator == scenario.calculator;
        });
        if (group == groups.end())
            group = groups.insert(groups.end(), std::vector<const Scenario*>());
        group->push_back(&scenario);
    }
    for (const auto& group : groups)
        if (group.size() > 1)
            report.pages.push_back(composer.comparisonPage(group));
    return report;
}

} // namespace core::report
