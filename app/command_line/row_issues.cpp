// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/row_issues.h"

#include "app/command_line/reports.h"
#include "app/json/write.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace app {

namespace {

std::string objectOf(const core::Issue& issue, const core::Calculator& calculator)
{
    return jsonText(issueJson(issue, calculator), JsonLayout::OneLine);
}

// The object, its message left open.
std::string headOf(const core::Issue& issue)
{
    std::string head = jsonText({{"code", issue.code}, {"field", issue.field}, {"message", ""}}, JsonLayout::OneLine);
    head.resize(head.size() - 2); // its last quotation mark and brace
    return head;
}

} // namespace

RowIssues::RowIssues(const core::Calculator& calculator) : m_calculator(calculator)
{
    for (const core::Result& result : calculator.results)
        m_tooLarge.push_back(objectOf(core::tooLargeIssue(result), calculator));
}

std::string_view RowIssues::text(const core::Values& values, std::span<const core::Figure> figures, core::Beside beside)
{
    m_text = '[';
    if (beside.warnings) {
        m_calculator.warn(values, m_warnings);
        for (const core::Issue& warning : m_warnings)
            append(warning);
    }
    for (std::size_t i = 0; i < figures.size(); ++i)
        if (figures[i].tooLarge)
            appendItem(m_tooLarge[i]);
    m_text += ']';
    if (!beside.errors)
        return m_text;
    m_text += ", \"errors\": [";
    for (const core::Issue& error : m_calculator.evaluate(values).errors)
        append(error);
    return m_text += ']';
}

void RowIssues::appendItem(std::string_view object)
{
    if (m_text.back() != '[')
        m_text += ", ";
    m_text += object;
}

void RowIssues::append(const core::Issue& issue)
{
    if (Known* const prepared = known(issue)) {
        appendItem(prepared->head);
        prepared->sentence.append(m_text, issue.arguments);
        m_text += "\"}";
    } else {
        appendItem(objectOf(issue, m_calculator));
    }
}

// Nothing for a code that is not among the calculator's own.
RowIssues::Known* RowIssues::known(const core::Issue& issue)
{
    const auto found = std::find_if(m_known.begin(), m_known.end(), [&issue](const Known& known) {
        return known.code == issue.code && known.field == issue.field;
    });
    if (found != m_known.end())
        return &*found;
    const auto text = std::find_if(m_calculator.warnings.begin(), m_calculator.warnings.end(),
                                   [&issue](const core::WarningText& warning) { return warning.code == issue.code; });
    if (text == m_calculator.warnings.end())
        return nullptr;
    return &m_known.emplace_back(Known{issue.code, issue.field, headOf(issue), SentenceTemplate(text->sentence)});
}

} // namespace app
