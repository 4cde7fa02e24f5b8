// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON with numbers in their shortest form.
#pragma once

#include "core/base/number.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace app {

/// A number, or null for a blank. Fractions become the nearest double.
nlohmann::ordered_json toJson(const std::optional<core::Value>& value);
nlohmann::ordered_json toJson(const std::optional<core::Number>& number);

enum class JsonLayout { OneLine, Indented };

/// The text of `json`, keys in their order, without a line end behind it. The library's own writer gives most reals in
/// the shortest form that reads back the same, this one all. Strings have to be valid UTF-8.
std::string jsonText(const nlohmann::ordered_json& json, JsonLayout layout);

} // namespace app
