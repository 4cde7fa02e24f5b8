// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/messages.h"

#include "core/run/compute.h"
#include "core/run/remarks.h"
#include "core/run/step_time.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ui {

namespace {

struct Message
{
    std::string_view code;
    core::Text text;
};

const std::array messages{
    //: %text what the person typed
    Message{core::code::notANumber, PLUMBLINE_TEXT("Messages", "Not a number: %text")},
    Message{core::code::unfinished, PLUMBLINE_TEXT("Messages", "Not finished: a number is missing at the end")},
    Message{core::code::unbalanced, PLUMBLINE_TEXT("Messages", "A parenthesis is missing, or there is one too many")},
    //: %text digits with separators such as 1,2,34
    Message{core::code::irregularGrouping,
            PLUMBLINE_TEXT("Messages", "Digits are grouped in threes: %text is not a number")},
    Message{core::code::tooLong, PLUMBLINE_PLURAL("Messages", "Too long: at most %1 characters").by(1)},
    Message{core::code::tooDeep, PLUMBLINE_PLURAL("Messages", "At most %1 levels of parentheses").by(1)},
    Message{core::code::dividedByZero, PLUMBLINE_TEXT("Messages", "Division by zero")},
    Message{core::code::exponentNotWhole, PLUMBLINE_TEXT("Messages", "An exponent is a whole number")},
    //: %1 a value such as 4.5
    Message{core::code::notWhole, PLUMBLINE_TEXT("Messages", "A whole number: %1 is not")},
    Message{core::code::belowMinimum, PLUMBLINE_TEXT("Messages", "At least %1")},
    Message{core::code::aboveMaximum, PLUMBLINE_TEXT("Messages", "At most %1")},
    Message{core::code::notPositive, PLUMBLINE_TEXT("Messages", "Above %1")},
    Message{core::code::tooLarge, PLUMBLINE_TEXT("Messages", "Too large: at most %1")},
    Message{core::code::tooSmall, PLUMBLINE_TEXT("Messages", "Too close to zero")},
    Message{core::code::percentNeedsSign,
            PLUMBLINE_TEXT("Messages", "A percentage: write 90% or the fraction 0.9, not %text")},
    //: %1 a count of tokens, %2 the length of a sequence in tokens
    Message{
        core::run::code::notWholeSequences,
        PLUMBLINE_TEXT("Messages", "No whole number of sequences: %1 is not a multiple of the sequence length, %2")},
    //: %1 GPU-hours a day in all, %2 those of them that are lost
    Message{core::run::code::bubbleCost,
            PLUMBLINE_TEXT("Messages", "Of the run's %1 GPU-hours a day, %2 go to this bubble.")},
    // Why a pipeline has no step time.
    Message{core::run::code::stepTimeUnknown,
            PLUMBLINE_TEXT("Messages", "The step time is not known while values are missing")},
    //: %1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes
    Message{core::run::code::replicasNotWhole,
            PLUMBLINE_PLURAL("Run", "No whole number of replicas (%1): each takes %3 GPUs, and %2 is not a multiple")
                .by(3)},
    //: %1 such as 5.333, %2 sequences; the words in parentheses name %3, %4 and %5
    Message{core::run::code::microbatchNotWhole,
            PLUMBLINE_TEXT("Messages", "No whole number of sequences in a microbatch (%1): a global batch of %2 is not "
                                       "a multiple of %3 × %4 × %5 (replicas × microbatches × passes)")},
    // Why a target has no solution.
    Message{core::code::notSolvable, PLUMBLINE_TEXT("Messages", "This result cannot be solved for a field")},
    //: stands behind the name of a field that was left blank
    Message{core::code::neededForTarget, PLUMBLINE_TEXT("Messages", "A value is needed: the target depends on it")},
    //: stands behind the name of a field
    Message{core::code::targetIndependent, PLUMBLINE_TEXT("Messages", "The target does not depend on this value")},
    //: %1 a result
    Message{core::code::targetAlwaysMet,
            PLUMBLINE_TEXT("Messages", "Every value meets the target: at worst the result is %1")},
    //: %1 a result, %2 the value of the field that gives it, such as "63 microbatches"
    Message{core::code::targetOutOfReach,
            PLUMBLINE_TEXT("Messages", "No value meets the target: the closest result is %1, with %2")},
    //: %1 a result
    Message{core::code::targetResultFixed,
            PLUMBLINE_TEXT("Messages", "No value meets the target: the result is always %1")},
    //: %1 the largest value that the program can hold
    Message{core::code::targetNeedsMore,
            PLUMBLINE_TEXT("Messages", "No value meets the target: it takes more than %1, the largest there can be")},
    Message{core::code::targetNeedsLess,
            PLUMBLINE_TEXT("Messages", "No value meets the target: none is close enough to zero")},
};

} // namespace

core::Text messageFor(const core::Issue& issue)
{
    if (issue.code == core::code::notWhole && issue.arguments.empty())
        //: %text what the person typed: a value such as 99999999999999999999.5, or what comes to one
        return PLUMBLINE_TEXT("Messages", "A whole number: %text is not");
    const auto found = std::find_if(messages.begin(), messages.end(),
                                    [&issue](const Message& message) { return message.code == issue.code; });
    return found == messages.end() ? PLUMBLINE_TEXT("Messages", "Not a value for this field") : found->text;
}

core::Text boundsMessage(Bound bound)
{
    switch (bound) {
    case Bound::AtLeast:
        return PLUMBLINE_TEXT("Messages", "At least %1");
    case Bound::Above:
        return PLUMBLINE_TEXT("Messages", "Above %1");
    case Bound::Between:
        break;
    }
    //: %1 the least, %2 the largest value that a field accepts
    return PLUMBLINE_TEXT("Messages", "%1 to %2");
}

} // namespace ui
