// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/json/strict.h"

#include <algorithm>
#include <set>

namespace app {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t deepestLevel = 16;

std::string joined(const std::string& path, const std::string& key)
{
    const std::string name = key.empty() ? "\"\"" : key;
    return path.empty() ? name : path + '.' + name;
}

// Follows the parser, to know where it is and which keys were there before.
class KeyWatch
{
public:
    void see(Json::parse_event_t event, const Json& parsed)
    {
        using Event = Json::parse_event_t;
        if (event == Event::key) {
            Level& level = m_levels.back();
            level.key = parsed.get<std::string>();
            if (!level.keys.insert(level.key).second)
                refuse(code::repeatedKey, path());
        } else if (event == Event::object_end || event == Event::array_end) {
            m_levels.pop_back();
        } else {
            countItem();
            if (event != Event::value)
                enter(event == Event::array_start);
        }
    }

    std::string path() const
    {
        std::string path;
        for (const Level& level : m_levels)
            path = level.list ? path + '[' + std::to_string(level.index) + ']' : joined(path, level.key);
        return path;
    }

private:
    struct Level
    {
        bool list = false;
        int index = -1;       // in a list
        std::string key = {}; // in an object
        std::set<std::string> keys = {};
    };

    void countItem()
    {
        if (!m_levels.empty() && m_levels.back().list)
            ++m_levels.back().index;
    }

    void enter(bool list)
    {
        if (m_levels.size() == deepestLevel)
            refuse(code::nestedTooDeep, path());
        m_levels.push_back({list});
    }

    std::vector<Level> m_levels;
};

// `byte` counts from 1 and names the last byte that was read; a column counts characters.
core::Issue notJsonAt(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, std::min(byte == 0 ? 0 : byte - 1, text.size()));
    const std::size_t lineStart = before.rfind('\n') + 1; // 0 where there is no line end
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const auto characters =
        std::count_if(before.begin() + static_cast<std::ptrdiff_t>(lineStart), before.end(),
                      [](char byteOfText) { return (static_cast<unsigned char>(byteOfText) & 0xC0) != 0x80; });
    const auto place = [](std::ptrdiff_t count) {
        return core::Argument{core::Number(static_cast<std::uint64_t>(count) + 1), core::Kind::Count};
    };
    return {code::notJson, {}, {place(lines), place(characters)}, {}};
}

} // namespace

void refuse(const char* code, const std::string& path, std::vector<core::Argument> arguments, std::string text)
{
    throw JsonRefusal{{code, path, std::move(arguments), std::move(text)}};
}

Json parseStrictly(std::string_view text)
{
    KeyWatch watch;
    const auto see = [&watch](int, Json::parse_event_t event, const Json& parsed) {
        watch.see(event, parsed);
        return true;
    };
    try {
        return Json::parse(text.begin(), text.end(), see);
    } catch (const Json::parse_error& error) {
        throw JsonRefusal{notJsonAt(text, error.byte)};
    } catch (const Json::out_of_range&) {
        refuse(core::code::tooLarge, watch.path(), {{core::Number(core::largestReal), core::Kind::Real}});
    }
}

void requireObject(const JsonPlace& place)
{
    if (!place.json.is_object())
        refuse(code::objectNeeded, place.path);
}

void requireObject(const JsonPlace& place, std::initializer_list<std::string_view> keys)
{
    requireObject(place);
    for (const auto& item : place.json.items())
        if (std::find(keys.begin(), keys.end(), item.key()) == keys.end())
            refuse(code::unknownKey, joined(place.path, item.key()));
}

JsonPlace requiredMember(const JsonPlace& object, const char* key)
{
    const auto found = object.json.find(key);
    if (found == object.json.end())
        refuse(code::missingKey, joined(object.path, key));
    return {*found, joined(object.path, key)};
}

std::string textFrom(const JsonPlace& place)
{
    if (!place.json.is_string())
        refuse(code::textNeeded, place.path);
    return place.json.get<std::string>();
}

} // namespace app
