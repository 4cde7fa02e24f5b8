// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solve/solve_answer.h"

#include "core/calculator/read_target.h"
#include "core/numbers/write.h"
#include "core/run/feeds.h"
#include "core/run/fields.h"
#include "ui/run/change_text.h"
#include "ui/text/isolation.h"
#include "ui/text/sentence.h"
#include "ui/text/solution_text.h"

#include <QStringList>

#include <algorithm>

namespace ui {

namespace {

// One question while it is answered.
class Answering
{
public:
    Answering(const CalculatorModel& model, const Workspace& workspace, const SolveQuestion& question)
        : m_model(model), m_workspace(workspace), m_question(question)
    {
    }

    SolveAnswer answer();

private:
    void answerWith(const core::Solution& solution);
    void answerInRun(const core::Solution& solution);
    void addWays(const std::vector<core::run::Way>& ways);
    QString missedText(const core::Solution& solution, const std::vector<core::run::Way>& ways) const;
    bool isFed() const { return m_model.chain(m_question.field) == Chain::FromRun; }
    std::optional<core::Number> runValue() const;

    const core::Result& result() const { return m_model.calculator().results[m_question.result]; }
    const core::Field& field() const { return m_model.calculator().fields[m_question.field]; }
    QString written(const core::Value& value) const
    {
        return numberText({core::toNumber(value), field().kind}, m_model.style());
    }
    QString isolated(const QString& text) const { return ui::isolated(text, m_model.style()); }
    QString fieldText(const core::Value& value) const;
    QString resultText(const std::optional<core::Number>& number) const;
    QString targetText() const;
    QString whyNot(const core::Issue& issue) const;
    QString solvedText(const core::Value& value) const;
    QString whatElse(const core::Value& value) const;

    const CalculatorModel& m_model;
    const Workspace& m_workspace;
    const SolveQuestion& m_question;
    core::Rational m_target;
    SolveAnswer m_answer;
};

QString withUnit(const QString& number, const QString& unit)
{
    return unit.isEmpty() ? number : number + QLatin1Char(' ') + unit;
}

QString Answering::fieldText(const core::Value& value) const
{
    const QString unit =
        field().units.empty()
            ? QString()
            : translated(field().units[static_cast<std::size_t>(m_model.state().units[m_question.field])]);
    return readingText(field().reading, {core::toNumber(value), field().kind},
                       isolated(withUnit(written(value), unit)));
}

QString Answering::resultText(const std::optional<core::Number>& number) const
{
    const core::Argument argument{number, result().kind};
    const QString shown = numberText(argument, m_model.style());
    if (result().reading.empty())
        return isolated(withUnit(shown, m_model.resultUnit(m_question.result)));
    return readingText(result().reading, argument, isolated(shown));
}

QString Answering::targetText() const
{
    const QString shown = exactText(m_target, result().kind, m_model.style());
    if (result().reading.empty())
        return isolated(withUnit(shown, m_model.resultUnit(m_question.result)));
    return readingText(result().reading, {m_target.toDouble(), result().kind}, isolated(shown));
}

QString Answering::whyNot(const core::Issue& issue) const
{
    const QString why = issueText(issue, m_model.style(), &m_model.calculator());
    const auto named = m_model.calculator().fieldIndex(issue.field);
    if (!named || issue.code != core::code::neededForTarget)
        return why;
    //: %1 the name of a field that was left blank, %2 a sentence that says that it is needed
    return translated(PLUMBLINE_TEXT("Solve", "%1: %2"))
        .arg(translated(m_model.calculator().fields[*named].label), why);
}

QString Answering::solvedText(const core::Value& value) const
{
    switch (result().direction) {
    case core::Direction::AtMost:
        //: %1 a target such as "10% bubble", %2 what it takes, such as "63 microbatches"
        return translated(PLUMBLINE_TEXT("Solve", "At most %1: %2.")).arg(targetText(), fieldText(value));
    case core::Direction::AtLeast:
        //: %1 a target such as "90% efficiency", %2 what it takes, such as "63 microbatches"
        return translated(PLUMBLINE_TEXT("Solve", "At least %1: %2.")).arg(targetText(), fieldText(value));
    default:
        //: %1 a target such as "2,048 sequences", %2 what it takes, such as "4 accumulation steps"
        return translated(PLUMBLINE_TEXT("Solve", "Exactly %1: %2.")).arg(targetText(), fieldText(value));
    }
}

// What a larger value means beside; nothing for one that is not larger, or is compared with none.
QString Answering::whatElse(const core::Value& value) const
{
    const auto& now = m_model.values()[m_question.field];
    return now && value > *now ? translated(field().whenRaised) : QString();
}

// What the run gives the field now.
std::optional<core::Number> Answering::runValue() const
{
    const auto& value = m_model.values()[m_question.field];
    return value ? std::optional(core::toNumber(*value)) : std::nullopt;
}

void Answering::answerWith(const core::Solution& solution)
{
    const auto offer = [this](const core::Value& value, const QString& what) {
        core::Values values(m_model.calculator().fields.size());
        values[m_question.field] = value;
        const bool isThere = m_model.values()[m_question.field] == value;
        m_answer.offers.push_back({what, written(value), false, std::move(values), isThere});
    };
    if (solution.value) {
        QStringList sentences{solutionText(solution, result(), field(), m_model.style()), whatElse(*solution.value)};
        sentences.removeAll(QString());
        m_answer.detail = sentences.join(QLatin1Char('\n'));
        offer(*solution.value, {});
        return;
    }
    for (const auto& near : {solution.below, solution.above})
        if (near)
            //: %1 what a field can have, such as "18 accumulation steps", %2 what that gives, such as "252 sequences"
            offer(near->value,
                  translated(PLUMBLINE_TEXT("Solve", "%1: %2")).arg(fieldText(near->value), resultText(near->result)));
}

// Which count the global batch allows in place of the one that it misses; empty where it does not miss it.
QString Answering::missedText(const core::Solution& solution, const std::vector<core::run::Way>& ways) const
{
    if (!solution.value)
        return {};
    const auto count = std::get<std::int64_t>(*solution.value);
    const auto keepsBatch = [](const core::run::Way& way) {
        return std::none_of(way.changes.begin(), way.changes.end(),
                            [](const core::run::Change& change) { return change.field == "global-batch"; });
    };
    const auto next = std::find_if(ways.begin(), ways.end(), keepsBatch);
    if (next == ways.end() || next->value == count)
        return {};
    //: %1 a count with its noun, such as "63 microbatches", %2 another count
    return translated(PLUMBLINE_TEXT("Solve",
                                     "This global batch does not divide into %1; the next count that it allows is %2."))
        .arg(fieldText(count), isolated(written(next->value)));
}

void Answering::addWays(const std::vector<core::run::Way>& ways)
{
    const CalculatorModel& run = m_workspace.run();
    for (const core::run::Way& way : ways) {
        core::Values values(run.calculator().fields.size());
        for (const core::run::Change& change : way.changes)
            values[*run.calculator().fieldIndex(change.field)] = change.to;
        //: %1 what changes in the run, such as "Microbatch 8 → 4", %2 what comes of it, such as "9.86% bubble"
        const QString what =
            translated(PLUMBLINE_TEXT("Solve", "%1: %2")).arg(changeText(run, way.changes), resultText(way.result));
        m_answer.offers.push_back({what, written(way.value), true, std::move(values), false});
    }
}

void Answering::answerInRun(const core::Solution& solution)
{
    std::vector<bool> fed;
    for (std::size_t i = 0; i < m_model.calculator().fields.size(); ++i)
        fed.push_back(m_model.chain(i) == Chain::FromRun);
    const core::run::Demand demand{m_model.calculator(), m_model.values(), fed,
                                   m_question.result,    m_question.field, m_target};
    const auto ways = core::run::ways(core::run::inputsFrom(m_workspace.run().values()), demand, solution);
    const auto& now = m_model.evaluation().answers[m_question.result].value;
    const bool isMet = now && core::meetsTarget(result(), *now, m_target);
    QStringList sentences;
    if (isMet)
        //: %1 what the run gives a field, such as "256 microbatches", %2 the result, such as "2.66% bubble"
        sentences << translated(PLUMBLINE_TEXT("Solve", "The run meets it already: %1, %2."))
                         .arg(fieldText(*m_model.values()[m_question.field]), resultText(now));
    sentences << missedText(solution, ways);
    if (ways.empty() && !isMet)
        sentences << (runValue() ? translated(PLUMBLINE_TEXT("Solve", "No whole run near this one gives that."))
                                 : translated(PLUMBLINE_TEXT(
                                       "Solve", "The run is not whole yet. Until it is, it cannot take this.")));
    sentences.removeAll(QString());
    m_answer.detail = sentences.join(QLatin1Char('\n'));
    addWays(ways);
}

SolveAnswer Answering::answer()
{
    const core::Reading reading = core::readTarget(result(), m_question.target.toStdString(), m_model.style());
    if (reading.issue) {
        m_answer.targetIssue = issueText(*reading.issue, m_model.style(), &m_model.calculator());
        m_answer.targetWrong = true;
        return m_answer;
    }
    if (!reading.exact) {
        m_answer.hint = translated(PLUMBLINE_TEXT("Solve", "Enter a target to see what it would take."));
        return m_answer;
    }
    m_target = *reading.exact;
    if (reading.doubt && m_question.isTyped)
        m_answer.targetIssue = doubtText(*reading.doubt, core::targetField(result()).kind, m_model.style());
    if (reading.expression)
        m_answer.targetValue =
            QStringLiteral("= ") + numberText({core::toNumber(*reading.value), result().kind}, m_model.style());
    const auto solution =
        core::solve(m_model.calculator(), m_model.values(), m_question.result, m_target, m_question.field);
    if (!solution) {
        m_answer.sentence = whyNot(solution.issue());
        return m_answer;
    }
    if (solution->value)
        m_answer.sentence = solvedText(*solution->value);
    else if (solution->below || solution->above)
        //: %1 a target such as "256 sequences"
        m_answer.sentence =
            translated(PLUMBLINE_TEXT("Solve", "Exactly %1: no whole number gives that.")).arg(targetText());
    else
        m_answer.sentence = solutionText(*solution, result(), field(), m_model.style());
    if (isFed())
        answerInRun(*solution);
    else
        answerWith(*solution);
    return m_answer;
}

} // namespace

std::vector<std::size_t> solvableFields(const core::Calculator& calculator, std::size_t result)
{
    std::vector<std::size_t> fields;
    for (std::size_t i = 0; i < calculator.fields.size(); ++i)
        if (core::dependsOn(calculator, result, i))
            fields.push_back(i);
    return fields;
}

std::vector<std::size_t> solvableResults(const core::Calculator& calculator)
{
    std::vector<std::size_t> results;
    for (std::size_t i = 0; calculator.solve && i < calculator.results.size(); ++i)
        if (calculator.results[i].direction != core::Direction::None && !solvableFields(calculator, i).empty())
            results.push_back(i);
    return results;
}

std::size_t firstField(const core::Calculator& calculator, const std::vector<std::size_t>& fields)
{
    if (calculator.chart && std::find(fields.begin(), fields.end(), calculator.chart->xField) != fields.end())
        return calculator.chart->xField;
    return fields.front();
}

QString exampleTargetText(const core::Result& result, const core::NumberStyle& style)
{
    if (!result.exampleTarget)
        return {};
    const core::Value value = result.kind == core::Kind::Count
                                  ? core::Value(static_cast<std::int64_t>(*result.exampleTarget))
                                  : core::Value(*result.exampleTarget);
    return QString::fromStdString(core::fieldText(value, result.kind, style));
}

std::optional<SolveQuestion> firstQuestion(const CalculatorModel& model)
{
    const core::Calculator& calculator = model.calculator();
    const auto results = solvableResults(calculator);
    if (results.empty())
        return std::nullopt;
    const std::size_t result = results.front();
    return SolveQuestion{result, firstField(calculator, solvableFields(calculator, result)),
                         exampleTargetText(calculator.results[result], model.style()), false};
}

SolveAnswer solveAnswer(const CalculatorModel& model, const Workspace& workspace, const SolveQuestion& question)
{
    return Answering(model, workspace, question).answer();
}

} // namespace ui
