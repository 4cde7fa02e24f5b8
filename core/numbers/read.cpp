// SPDX-License-Identifier: GPL-3.0-or-later
// Judges what a text evaluated to: whether its kind can hold it, and whether something else may have been meant.
#include "core/numbers/read.h"

#include "core/numbers/expression.h"
#include "core/numbers/scan.h"
#include "core/numbers/write.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

Issue issueWith(const char* issueCode, Number number, Kind kind)
{
    return {issueCode, {}, {{number, kind}}, {}};
}

Issue tooLarge(Kind kind)
{
    if (kind == Kind::Count)
        return issueWith(code::tooLarge, static_cast<std::uint64_t>(largestCount), kind);
    return issueWith(code::tooLarge, largestReal, kind);
}

Issue belowAll(Kind kind)
{
    if (kind == Kind::Count)
        return issueWith(code::belowMinimum, std::uint64_t(0), kind);
    return issueWith(code::belowMinimum, -largestReal, kind);
}

// Issues of the arithmetic do not know what they were computed for.
Issue forKind(const Issue& issue, Kind kind)
{
    if (issue.code == code::tooLarge)
        return tooLarge(kind);
    return issue.code == code::belowMinimum ? belowAll(kind) : issue;
}

// With the exact value where that shows the digits that make it no whole number, and else with the text.
Issue notWhole(const Rational& value, std::string_view text)
{
    const auto numerator = value.numerator().toUint64();
    const auto denominator = value.denominator().toUint64();
    const Rational distance = (value - value.rounded()).abs();
    if (numerator && denominator && distance >= powerOfTen(-mostDecimals))
        return issueWith(code::notWhole, Fraction{*numerator, *denominator}, Kind::Real);
    return {code::notWhole, {}, {}, std::string(text)};
}

Outcome<Value> asCount(const Rational& value, std::string_view text)
{
    if (!value.isWhole())
        return notWhole(value, text);
    if (const auto count = value.toInt64())
        return Value(*count);
    return value.isNegative() ? belowAll(Kind::Count) : tooLarge(Kind::Count);
}

Outcome<Value> asDouble(const Rational& value, Kind kind)
{
    const std::optional<double> real = value.toDouble();
    if (!real)
        return value.isNegative() ? belowAll(kind) : tooLarge(kind);
    if (*real == 0 && !value.isZero())
        return Issue{code::tooSmall, {}, {}, {}};
    return Value(*real);
}

// `value` as it was typed in `text`: a percent is in percent.
Outcome<Value> judged(const Rational& value, Kind kind, std::string_view text)
{
    if (kind == Kind::Count)
        return asCount(value, text);
    return asDouble(kind == Kind::Percent ? value / 100 : value, kind);
}

Reading failed(Issue issue)
{
    Reading reading;
    reading.issue = std::move(issue);
    return reading;
}

// The other value that may have been meant, in the unit that was typed.
std::optional<Rational> alternative(std::string_view text, const std::vector<Symbol>& symbols, Kind kind,
                                    const ExpressionValue& evaluation, ExpressionRules rules)
{
    const Rational& value = evaluation.value;
    if (kind == Kind::Percent && !evaluation.percentSign && value > 0 && value <= 1)
        return value * 100;
    if (!evaluation.inDoubt)
        return {};
    rules.otherReading = true;
    const Outcome<ExpressionValue> other = evaluate(text, symbols, rules);
    return other ? std::optional(other->value) : std::nullopt;
}

} // namespace

Reading readNumber(std::string_view text, Kind kind, const NumberStyle& style)
{
    const std::optional<std::vector<Symbol>> symbols = scan(text);
    if (!symbols)
        return failed({code::notANumber, {}, {}, {}});
    if (symbols->size() > longestNumberText)
        return failed(issueWith(code::tooLong, std::uint64_t(longestNumberText), Kind::Count));
    if (std::all_of(symbols->begin(), symbols->end(), [](const Symbol& symbol) { return isBlank(symbol.sign); }))
        return {};

    const ExpressionRules rules{style, kind == Kind::Count, kind == Kind::Percent};
    const Outcome<ExpressionValue> evaluation = evaluate(text, *symbols, rules);
    if (!evaluation)
        return failed(forKind(evaluation.issue(), kind));
    const Outcome<Value> value = judged(evaluation->value, kind, text);
    if (!value)
        return failed(value.issue());

    Reading reading;
    reading.value = *value;
    reading.exact = kind == Kind::Percent ? evaluation->value / 100 : evaluation->value;
    reading.expression = !evaluation->plain;
    if (const auto other = alternative(text, *symbols, kind, *evaluation, rules)) {
        if (const Outcome<Value> otherValue = judged(*other, kind, text))
            reading.doubt = Doubt{*value, *otherValue};
    }
    return reading;
}

Reading readMachineNumber(std::string_view text, Kind kind)
{
    if (text.size() > longestNumberText)
        return failed(issueWith(code::tooLong, std::uint64_t(longestNumberText), Kind::Count));
    const bool percentSign = kind == Kind::Percent && text.ends_with('%');
    const Outcome<Rational> number = Rational::fromDecimal(text.substr(0, text.size() - (percentSign ? 1 : 0)));
    if (!number) {
        Issue issue = forKind(number.issue(), kind);
        if (issue.code == code::notANumber)
            issue.text = text; // with the sign
        return failed(std::move(issue));
    }
    if (kind == Kind::Percent && !percentSign && *number > 1 && number->toDouble() != 1)
        return failed({code::percentNeedsSign, {}, {}, std::string(text)});
    const bool fraction = kind == Kind::Percent && !percentSign;
    const Outcome<Value> value = judged(fraction ? *number * 100 : *number, kind, text);
    if (!value)
        return failed(value.issue());
    Reading reading;
    reading.value = *value;
    reading.exact = percentSign ? *number / 100 : *number;
    return reading;
}

} // namespace core
