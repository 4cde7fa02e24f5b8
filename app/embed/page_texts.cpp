// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/embed/page_texts.h"

#include "ui/text/messages.h"

namespace app {

core::Text scriptNeeded()
{
    //: on a web page, in place of a calculator
    return PLUMBLINE_TEXT("Embedded page", "This calculator needs JavaScript.");
}

core::Text disclaimer()
{
    //: at the foot of a calculator on a web page
    return PLUMBLINE_TEXT("Embedded page", "A simple model, meant for planning. Measure on your own system before you "
                                           "decide about money or time.");
}

const std::vector<PageText>& pageTexts()
{
    static const std::vector<PageText> texts{
        {"between", ui::boundsMessage(ui::Bound::Between)},
        {"details", PLUMBLINE_TEXT("ui::ResultsView", "Details")},
        {"disclaimer", disclaimer()},
        {"help", PLUMBLINE_TEXT("ui::FieldRow", "%1. %2")},
        //: names the choice of a language on a web page
        {"language", PLUMBLINE_TEXT("Embedded page", "Language")},
        {"missing", PLUMBLINE_TEXT("ui::ResultsView", "Fill in the empty fields: a result that needs one of them shows "
                                                      "an ellipsis until then.")},
        {"read-as", PLUMBLINE_TEXT("ui::FieldRow", "Read as %1. Did you mean %2?")},
        {"too-large", PLUMBLINE_TEXT("ui::ResultCard", "Too large")},
        {"unit-of", PLUMBLINE_TEXT("ui::FieldRow", "Unit of %1")},
        {"use", PLUMBLINE_TEXT("ui::FieldRow", "Use %1")},
        {"warning", PLUMBLINE_TEXT("ui::ResultsView", "⚠ %1")},
    };
    return texts;
}

const std::vector<PageText>& pageMessages()
{
    static const std::vector<PageText> messages = [] {
        std::vector<PageText> result{{"", ui::messageFor({})}};
        for (const char* code :
             {core::code::notANumber, core::code::unfinished, core::code::unbalanced, core::code::irregularGrouping,
              core::code::tooLong, core::code::tooDeep, core::code::dividedByZero, core::code::exponentNotWhole,
              core::code::belowMinimum, core::code::aboveMaximum, core::code::notPositive, core::code::tooLarge,
              core::code::tooSmall})
            result.push_back({code, ui::messageFor({code, {}, {}, {}})});
        result.push_back({core::code::notWhole, ui::messageFor({core::code::notWhole, {}, {core::Argument{}}, {}})});
        result.push_back({"not-whole-text", ui::messageFor({core::code::notWhole, {}, {}, {}})});
        return result;
    }();
    return messages;
}

} // namespace app
