// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/feeds.h"

#include <algorithm>

namespace core::run {

const Feed* feedOf(const FieldPlace& place)
{
    const auto* const found =
        std::find_if(feeds.begin(), feeds.end(), [&place](const Feed& feed) { return feed.place == place; });
    return found == feeds.end() ? nullptr : found;
}

std::optional<Value> fedValue(const Feed& feed, const Calculator& run, const Values& values,
                              const Evaluation& evaluation)
{
    if (const auto field = run.fieldIndex(feed.source))
        return values[*field];
    const auto& number = evaluation.answers[*run.resultIndex(feed.source)].value;
    if (!number)
        return std::nullopt;
    // All that feed are counts, and so fit.
    return static_cast<std::int64_t>(std::get<std::uint64_t>(*number));
}

std::vector<CommonField> commonFields(const Calculator& from, const Calculator& to)
{
    const auto meanTheSame = [](const FieldPlace& left, const FieldPlace& right) {
        const Feed* const first = feedOf(left);
        const Feed* const second = feedOf(right);
        return sameAs(left) == right || (first && second && first->source == second->source);
    };
    std::vector<CommonField> common;
    for (std::size_t i = 0; from.id != to.id && i < from.fields.size(); ++i)
        for (std::size_t j = 0; j < to.fields.size(); ++j)
            if (meanTheSame({from.id, from.fields[i].id}, {to.id, to.fields[j].id}))
                common.push_back({i, j});
    return common;
}

Values commonValues(const Calculator& from, const Calculator& to, const Values& values)
{
    Values common = to.blank();
    for (const CommonField& field : commonFields(from, to))
        common[field.to] = values[field.from];
    return common;
}

std::optional<FieldPlace> sameAs(const FieldPlace& place)
{
    for (const SameMeaning& pair : sameMeanings) {
        if (pair.first == place)
            return pair.second;
        if (pair.second == place)
            return pair.first;
    }
    return std::nullopt;
}

} // namespace core::run
