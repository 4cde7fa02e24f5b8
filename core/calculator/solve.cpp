// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calculator/solve.h"

#include <utility>

namespace core {

namespace {

// What is solved, with the one field left to choose.
struct Question
{
    const Calculator& calculator;
    const Values& values;
    std::size_t result;
    std::size_t field;
};

Issue issueAt(std::string_view id, const char* issueCode, std::vector<Argument> arguments = {})
{
    return {issueCode, std::string(id), std::move(arguments), {}};
}

// The result with `value` in the solved field, or nothing where it is too large to hold.
std::optional<Number> resultWith(const Question& question, const Value& value)
{
    Values values = question.values;
    values[question.field] = value;
    return question.calculator.evaluate(values).answers[question.result].value;
}

std::optional<NearCount> nearCount(const Question& question, std::optional<std::int64_t> count)
{
    const std::optional<Number> result = count ? resultWith(question, *count) : std::nullopt;
    return result ? std::optional(NearCount{*count, *result}) : std::nullopt;
}

Issue whyNot(const Question& question, const Inverse& inverse)
{
    using Verdict = Inverse::Verdict;
    const Field& field = question.calculator.fields[question.field];
    std::vector<Argument> arguments;
    if (inverse.value) {
        arguments = {{resultWith(question, *inverse.value), question.calculator.results[question.result].kind},
                     {toNumber(*inverse.value), field.kind}};
    }
    switch (inverse.verdict) {
    case Verdict::AlwaysMet:
        return issueAt(field.id, code::targetAlwaysMet, arguments);
    case Verdict::OutOfReach:
        return issueAt(field.id, code::targetOutOfReach, arguments);
    case Verdict::Fixed:
        return issueAt(field.id, code::targetResultFixed, arguments);
    case Verdict::NeedsTooLittle:
        return issueAt(field.id, code::targetNeedsLess);
    case Verdict::NeedsTooMuch:
    case Verdict::Solved:
        break;
    }
    const Number largest = field.kind == Kind::Count ? Number(std::uint64_t(largestCount)) : Number(largestReal);
    return issueAt(field.id, code::targetNeedsMore, {{largest, field.kind}});
}

Outcome<Solution> judged(const Question& question, const Inverse& inverse)
{
    if (inverse.verdict != Inverse::Verdict::Solved)
        return whyNot(question, inverse);
    Solution solution{inverse.exact, inverse.meeting, inverse.value, {}, {}, {}};
    if (inverse.value)
        solution.result = resultWith(question, *inverse.value);
    solution.below = nearCount(question, inverse.below);
    solution.above = nearCount(question, inverse.above);
    return solution;
}

} // namespace

bool dependsOn(const Calculator& calculator, std::size_t result, std::size_t field)
{
    Values values = calculator.example();
    values[field].reset();
    const Answer answer = calculator.evaluate(values).answers[result];
    return !answer.value && !answer.tooLarge;
}

bool meetsTarget(const Result& result, const Number& value, const Rational& target)
{
    const Rational exact = Rational::exactly(value);
    switch (result.direction) {
    case Direction::AtMost:
        return exact <= target;
    case Direction::AtLeast:
        return exact >= target;
    case Direction::Exactly:
        return exact == target;
    case Direction::None:
        break;
    }
    return false;
}

std::optional<Issue> outOfRange(const Result& result, const Rational& target)
{
    const auto issue = [&result](const char* issueCode, Number bound) {
        return issueAt(result.id, issueCode, {{bound, result.kind}});
    };
    const Rational least = Rational::fromShortest(result.range.least);
    if (result.range.leastExcluded && target <= least)
        return issue(code::notPositive, result.range.least);
    if (target < least)
        return issue(code::belowMinimum, result.range.least);
    if (result.range.most && target > Rational::fromShortest(*result.range.most))
        return issue(code::aboveMaximum, *result.range.most);
    if (result.kind == Kind::Count && !target.isWhole())
        return issueAt(result.id, code::notWhole, {{target.toDouble(), Kind::Real}});
    if (result.kind == Kind::Count && target > largestCount)
        return tooLargeIssue(result);
    return std::nullopt;
}

Outcome<Solution> solve(const Calculator& calculator, const Values& values, std::size_t result, const Rational& target,
                        std::size_t field)
{
    const Result& wanted = calculator.results[result];
    const std::string_view solved = calculator.fields[field].id;
    if (!calculator.solve || wanted.direction == Direction::None)
        return issueAt(wanted.id, code::notSolvable);
    if (const auto issue = outOfRange(wanted, target))
        return *issue;
    if (!dependsOn(calculator, result, field))
        return issueAt(solved, code::targetIndependent);
    for (std::size_t i = 0; i < calculator.fields.size(); ++i)
        if (i != field && !values[i] && dependsOn(calculator, result, i))
            return issueAt(calculator.fields[i].id, code::neededForTarget);
    const Outcome<Inverse> inverse = calculator.solve(values, result, field, target);
    if (inverse)
        return judged({calculator, values, result, field}, *inverse);
    Issue issue = inverse.issue();
    issue.field = solved;
    return issue;
}

} // namespace core
