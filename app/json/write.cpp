// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/json/write.h"

#include "core/numbers/rational.h"
#include "core/numbers/write.h"

#include <nlohmann/json.hpp>

namespace app {

using nlohmann::ordered_json;

namespace {

constexpr int flat = -1;

void breakLine(std::string& text, int level)
{
    constexpr std::size_t indent = 2;
    if (level == flat)
        return;
    text += '\n';
    text.append(indent * static_cast<std::size_t>(level), ' ');
}

// `level` is how deep `json` stands, or `flat`.
void write(std::string& text, const ordered_json& json, int level)
{
    if (json.is_number_float()) {
        text += core::machineText(core::Value(json.get<double>()));
        return;
    }
    if (!json.is_structured() || json.empty()) {
        text += json.dump();
        return;
    }
    const int inner = level == flat ? flat : level + 1;
    text += json.is_object() ? '{' : '[';
    bool first = true;
    for (const auto& item : json.items()) {
        if (!first)
            text += level == flat ? ", " : ",";
        first = false;
        breakLine(text, inner);
        if (json.is_object())
            text += ordered_json(item.key()).dump() + ": ";
        write(text, item.value(), inner);
    }
    breakLine(text, level);
    text += json.is_object() ? '}' : ']';
}

} // namespace

ordered_json toJson(const std::optional<core::Value>& value)
{
    if (!value)
        return nullptr;
    return std::visit([](auto number) { return ordered_json(number); }, *value);
}

ordered_json toJson(const std::optional<core::Number>& number)
{
    if (!number)
        return nullptr;
    if (const auto* count = std::get_if<std::uint64_t>(&*number))
        return *count;
    // Rounded once, as in all other machine text.
    if (const auto* fraction = std::get_if<core::Fraction>(&*number))
        return core::Rational(*fraction).toDouble().value();
    return std::get<double>(*number);
}

std::string jsonText(const ordered_json& json, JsonLayout layout)
{
    std::string text;
    write(text, json, layout == JsonLayout::OneLine ? flat : 0);
    return text;
}

} // namespace app
