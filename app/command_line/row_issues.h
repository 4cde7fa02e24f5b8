// SPDX-License-Identifier: GPL-3.0-or-later
// What a row of a sweep has to say beside its results.
#pragma once

#include "app/command_line/sentence_template.h"
#include "core/calculator/calculator.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// Writes the warnings and errors of one row after the other. Once each code has come up, a row allocates nothing of
/// its own. In the language of the first row.
class RowIssues
{
public:
    explicit RowIssues(const core::Calculator& calculator);

    /// The array of the row's warnings, a `too-large` for each result that is among them, and behind it, where the row
    /// breaks a rule across fields, the key "errors" with theirs: the objects of `jsonReport` on one line. `figures`
    /// and `beside` are those of `values`. Valid until the next call.
    std::string_view text(const core::Values& values, std::span<const core::Figure> figures, core::Beside beside);

private:
    struct Known
    {
        std::string code;
        std::string field;
        std::string head; // the object up to the sentence
        SentenceTemplate sentence;
    };

    void appendItem(std::string_view object);
    void append(const core::Issue& issue);
    Known* known(const core::Issue& issue);

    const core::Calculator& m_calculator;
    std::vector<std::string> m_tooLarge; // the object for each result
    std::vector<Known> m_known;
    std::vector<core::Issue> m_warnings;
    std::string m_text;
};

} // namespace app
