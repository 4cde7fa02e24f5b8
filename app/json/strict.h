// SPDX-License-Identifier: GPL-3.0-or-later
// Reads JSON that has to be exactly as expected, and says which line or key is not.
#pragma once

#include "core/base/issue.h"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <string>
#include <string_view>

namespace app {

/// Codes for what is wrong with a text of JSON; `field` is the path of the key, such as scenarios[2].inputs.stages.
namespace code {
inline constexpr char notJson[] = "not-json"; // 1: the line, 2: the column
inline constexpr char missingKey[] = "missing-key";
inline constexpr char unknownKey[] = "unknown-key";
inline constexpr char repeatedKey[] = "repeated-key";
inline constexpr char nestedTooDeep[] = "nested-too-deep";
inline constexpr char objectNeeded[] = "object-needed";
inline constexpr char textNeeded[] = "text-needed";
} // namespace code

/// Thrown by the functions of this file; `issue.field` is the path of the key at fault.
struct JsonRefusal
{
    core::Issue issue;
};

[[noreturn]] void refuse(const char* code, const std::string& path, std::vector<core::Argument> arguments = {},
                         std::string text = {});

/// A value with the path that leads to it, such as scenarios[2].inputs; the path of the whole is empty.
struct JsonPlace
{
    const nlohmann::ordered_json& json;
    std::string path;
};

/// Parses a text (UTF-8). Refused are: what is not JSON (`not-json` with line and column, both from 1, of the last
/// character of the word that makes no sense), a key that an object has twice (`repeated-key`), more levels than any
/// file has (`nested-too-deep`) and a number that no double holds (`too-large`).
nlohmann::ordered_json parseStrictly(std::string_view text);

/// Refuses what is no object (`object-needed`).
void requireObject(const JsonPlace& place);
/// The same, and a key that is not among these (`unknown-key`).
void requireObject(const JsonPlace& place, std::initializer_list<std::string_view> keys);

/// The value of a key of an object; refused where it is not there (`missing-key`).
JsonPlace requiredMember(const JsonPlace& object, const char* key);

/// The text of a string; refused where it is none (`text-needed`).
std::string textFrom(const JsonPlace& place);

} // namespace app
