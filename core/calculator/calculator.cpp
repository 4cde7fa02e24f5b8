// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calculator/calculator.h"

#include <algorithm>

namespace core {

namespace {
template<class Row> std::optional<std::size_t> indexOf(const std::vector<Row>& rows, std::string_view id)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [id](const Row& row) { return row.id == id; });
    if (found == rows.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - rows.begin());
}
} // namespace

std::optional<std::size_t> Calculator::fieldIndex(std::string_view fieldId) const
{
    return indexOf(fields, fieldId);
}

std::optional<std::size_t> Calculator::resultIndex(std::string_view resultId) const
{
    return indexOf(results, resultId);
}

Values Calculator::example() const
{
    Values values;
    for (const Field& field : fields)
        values.emplace_back(field.example);
    return values;
}

Issue tooLargeIssue(const Result& result)
{
    const Number largest = result.kind == Kind::Count ? Number(std::uint64_t(largestCount)) : Number(largestReal);
    return {code::tooLarge, std::string(result.id), {Argument{largest, result.kind}}, {}};
}

std::vector<Issue> allWarnings(const Calculator& calculator, const Evaluation& evaluation)
{
    std::vector<Issue> warnings = evaluation.warnings;
    for (std::size_t i = 0; i < calculator.results.size(); ++i)
        if (evaluation.answers[i].tooLarge)
            warnings.push_back(tooLargeIssue(calculator.results[i]));
    return warnings;
}

} // namespace core
