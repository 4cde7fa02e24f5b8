// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/range.h"

#include "core/calculator/read_field.h"

#include <utility>

namespace core {

namespace {

using Issues = std::vector<RangeIssue>;

Issue issueOf(const char* issueCode, const Field& field, std::string_view text = {})
{
    return {issueCode, std::string(field.id), {}, std::string(text)};
}

std::vector<std::string_view> partsOf(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t colon = text.find(':');
        parts.push_back(text.substr(0, colon));
        if (colon == std::string_view::npos)
            return parts;
        text.remove_prefix(colon + 1);
    }
}

// The number itself of a text that `readMachineNumber` has taken.
LongDecimal exactly(std::string_view text)
{
    const bool percentSign = text.ends_with('%');
    const Rational number = *Rational::fromDecimal(text.substr(0, text.size() - (percentSign ? 1 : 0)));
    return LongDecimal::from(percentSign ? number / 100 : number);
}

std::optional<LongDecimal> readEnd(const Field& field, std::string_view text, RangePart part, Issues& issues)
{
    const Outcome<Value> value = readMachineField(field, text);
    if (value)
        return exactly(text);
    issues.push_back({part, value.issue()});
    return std::nullopt;
}

// A number above `least`, in the field's kind or, a factor, as a real; below it, `tooLittle` is what is wrong.
std::optional<LongDecimal> readAbove(int least, std::string_view text, RangePart part, const Field& field,
                                     const char* tooLittle, Issues& issues)
{
    const Reading reading = readMachineNumber(text, part == RangePart::Factor ? Kind::Real : field.kind);
    if (reading.value) {
        LongDecimal number = exactly(text);
        if (number > LongDecimal{least, 0})
            return number;
        issues.push_back({part, issueOf(tooLittle, field)});
        return std::nullopt;
    }
    Issue issue = reading.issue.value_or(issueOf(code::notANumber, field, text));
    if (issue.code == code::belowMinimum)
        issue = issueOf(tooLittle, field);
    issue.field = field.id;
    issues.push_back({part, std::move(issue)});
    return std::nullopt;
}

std::optional<LongDecimal> readStep(const Field& field, const std::vector<std::string_view>& parts, Issues& issues)
{
    if (parts.size() == 3)
        return readAbove(0, parts[2], RangePart::Step, field, code::stepNotPositive, issues);
    if (field.kind == Kind::Count)
        return LongDecimal{1, 0};
    issues.push_back({RangePart::Step, issueOf(code::stepMissing, field)});
    return std::nullopt;
}

// Whether a step makes no other double of the largest number of a range, which is where doubles lie furthest apart.
bool vanishes(const Field& field, const LongDecimal& to, const LongDecimal& step)
{
    const double largest = to.toDouble().value_or(0);
    return field.kind != Kind::Count && largest - step.toDouble().value_or(0) == largest;
}

} // namespace

RangeReading readRange(const Field& field, std::string_view text)
{
    const std::vector<std::string_view> parts = partsOf(text);
    if (parts.size() < 2 || parts.size() > 3)
        return {std::nullopt, {{RangePart::Whole, issueOf(code::rangeForm, field, text)}}};
    Issues issues;
    const bool geometric = parts.size() == 3 && parts[2].starts_with('x');
    const auto from = readEnd(field, parts[0], RangePart::From, issues);
    const auto to = readEnd(field, parts[1], RangePart::To, issues);
    const auto step = geometric
                          ? readAbove(1, parts[2].substr(1), RangePart::Factor, field, code::factorNotAboveOne, issues)
                          : readStep(field, parts, issues);
    if (from && to && *from > *to)
        issues.push_back({RangePart::Whole, issueOf(code::rangeDescends, field)});
    if (from && geometric && *from <= LongDecimal{0, 0})
        issues.push_back({RangePart::From, issueOf(code::factorFromZero, field)});
    if (from && to && step && !geometric && *from < *to && vanishes(field, *to, *step))
        issues.push_back({RangePart::Step, issueOf(code::stepVanishes, field)});
    if (!issues.empty())
        return {std::nullopt, std::move(issues)};
    return {Range{field.kind, *from, *to, *step, geometric}, {}};
}

} // namespace core
