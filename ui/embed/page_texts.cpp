// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/embed/page_texts.h"

#include "ui/text/messages.h"

#include <algorithm>

namespace ui {

core::Text scriptNeeded()
{
    //: on a web page, in place of a calculator
    return PLUMBLINE_TEXT("Embedded page", "This calculator needs JavaScript.");
}

const std::vector<PageText>& pageTexts()
{
    static const std::vector<PageText> texts{
        {"between", boundsMessage(Bound::Between)},
        {"details", PLUMBLINE_TEXT("ui::ResultsView", "Details")},
        //: at the foot of a calculator on a web page
        {"disclaimer", PLUMBLINE_TEXT("Embedded page", "A simple model, meant for planning. Measure on your own system "
                                                       "before you decide about money or time.")},
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

core::Text pageText(std::string_view name)
{
    const auto& texts = pageTexts();
    return std::find_if(texts.begin(), texts.end(), [name](const PageText& text) { return text.name == name; })->text;
}

const std::vector<PageText>& pageMessages()
{
    static const std::vector<PageText> messages = [] {
        std::vector<PageText> result{{"", messageFor({})}};
        for (const char* code :
             {core::code::notANumber, core::code::unfinished, core::code::unbalanced, core::code::irregularGrouping,
              core::code::tooLong, core::code::tooDeep, core::code::dividedByZero, core::code::exponentNotWhole,
              core::code::belowMinimum, core::code::aboveMaximum, core::code::notPositive, core::code::tooLarge,
              core::code::tooSmall})
            result.push_back({code, messageFor({code, {}, {}, {}})});
        result.push_back({core::code::notWhole, messageFor({core::code::notWhole, {}, {core::Argument{}}, {}})});
        result.push_back({"not-whole-text", messageFor({core::code::notWhole, {}, {}, {}})});
        return result;
    }();
    return messages;
}

} // namespace ui
