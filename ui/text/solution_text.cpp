// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/solution_text.h"

#include "core/numbers/write.h"
#include "ui/text/isolation.h"
#include "ui/text/sentence.h"

namespace ui {

namespace {

core::Text directedText(core::Direction direction)
{
    switch (direction) {
    case core::Direction::AtMost:
        //: %1 the value that a result may have at most
        return PLUMBLINE_TEXT("Solve", "at most %1");
    case core::Direction::AtLeast:
        //: %1 the value that a result has to have at least
        return PLUMBLINE_TEXT("Solve", "at least %1");
    case core::Direction::Exactly:
    case core::Direction::None:
        break;
    }
    //: %1 the value that a result has to have
    return PLUMBLINE_TEXT("Solve", "exactly %1");
}

core::Text exactlyMetText(core::Meeting meeting)
{
    switch (meeting) {
    case core::Meeting::AndLarger:
        return PLUMBLINE_TEXT("Solve", "This is the least value that meets the target. It hits it exactly.");
    case core::Meeting::AndSmaller:
        return PLUMBLINE_TEXT("Solve", "This is the largest value that meets the target. It hits it exactly.");
    case core::Meeting::Alone:
        break;
    }
    return PLUMBLINE_TEXT("Solve", "This value hits the target exactly.");
}

core::Text boundText(core::Meeting meeting, core::Kind field)
{
    if (field != core::Kind::Count) // the result would differ in digits that are not shown
        return PLUMBLINE_TEXT("Solve", "This is as close to the target as a value that meets it can be.");
    if (meeting == core::Meeting::AndSmaller)
        //: %1 the result that the value gives
        return PLUMBLINE_TEXT("Solve", "This is the largest value that meets the target. It gives %1.");
    //: %1 the result that the value gives
    return PLUMBLINE_TEXT("Solve", "This is the least value that meets the target. It gives %1.");
}

core::Text neighboursText(const core::Solution& solution)
{
    if (solution.below && solution.above)
        //: %1 and %3 values of a field, %2 and %4 the results that they give
        return PLUMBLINE_TEXT("Solve", "No whole number hits the target. The nearest below is %1, which gives %2; the "
                                       "nearest above is %3, which gives %4.");
    if (solution.below)
        //: %1 the value of a field, %2 the result that it gives
        return PLUMBLINE_TEXT("Solve", "No whole number hits the target. The nearest below is %1, which gives %2; the "
                                       "one above gives more than can be held.");
    if (solution.above)
        //: %3 the value of a field, %4 the result that it gives
        return PLUMBLINE_TEXT("Solve", "No whole number hits the target. The nearest is %3, which gives %4; there is "
                                       "none below.");
    return PLUMBLINE_TEXT("Solve", "No whole number hits the target. Even the least gives more than can be held.");
}

} // namespace

QString exactText(const core::Rational& target, core::Kind kind, const core::NumberStyle& style)
{
    const auto count = kind == core::Kind::Count ? target.toInt64() : std::nullopt;
    const core::Value value = count ? core::Value(*count) : core::Value(target.toDouble().value_or(core::largestReal));
    QString text = QString::fromStdString(core::fieldText(value, kind, style));
    if (kind == core::Kind::Percent)
        text += QString::fromUtf8(style.percentSuffix.data(), qsizetype(style.percentSuffix.size()));
    if (kind == core::Kind::Factor)
        text += QString::fromUtf8(style.factorSuffix.data(), qsizetype(style.factorSuffix.size()));
    return text;
}

QString directionText(core::Direction direction)
{
    switch (direction) {
    case core::Direction::AtMost:
        //: before the field for a target
        return translated(PLUMBLINE_TEXT("Solve", "at most"));
    case core::Direction::AtLeast:
        //: before the field for a target
        return translated(PLUMBLINE_TEXT("Solve", "at least"));
    case core::Direction::Exactly:
    case core::Direction::None:
        break;
    }
    //: before the field for a target
    return translated(PLUMBLINE_TEXT("Solve", "exactly"));
}

QString targetText(const core::Result& result, const core::Rational& target, const core::NumberStyle& style)
{
    return translated(directedText(result.direction)).arg(isolated(exactText(target, result.kind, style), style));
}

QString solutionText(const core::Solution& solution, const core::Result& result, const core::Field& field,
                     const core::NumberStyle& style)
{
    if (solution.exact)
        return translated(exactlyMetText(solution.meeting));
    if (solution.value)
        return sentence(boundText(solution.meeting, field.kind), {{solution.result, result.kind}}, style);
    std::vector<core::Argument> arguments;
    for (const auto& near : {solution.below, solution.above}) {
        arguments.push_back(near ? core::Argument{core::toNumber(near->value), field.kind} : core::Argument{});
        arguments.push_back(near ? core::Argument{near->result, result.kind} : core::Argument{});
    }
    return sentence(neighboursText(solution), arguments, style);
}

} // namespace ui
