// SPDX-License-Identifier: GPL-3.0-or-later
// JSON text: keys in their order, reals in their shortest form, counts exact.
#include "app/json/write.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <bit>
#include <cmath>

namespace app {

using nlohmann::ordered_json;

TEST(JsonText, KeepsTheOrderOfKeys)
{
    const ordered_json json{{"b", 1}, {"a", ordered_json::array({1, nullptr, "x\n"})}, {"c", ordered_json::object()}};
    EXPECT_EQ(jsonText(json, JsonLayout::OneLine), R"({"b": 1, "a": [1, null, "x\n"], "c": {}})");
    EXPECT_EQ(jsonText(json, JsonLayout::Indented),
              "{\n  \"b\": 1,\n  \"a\": [\n    1,\n    null,\n    \"x\\n\"\n  ],\n  \"c\": {}\n}");
}

TEST(JsonText, HasExactCountsAndNullForBlanks)
{
    EXPECT_EQ(jsonText(toJson(std::optional(core::Value(core::largestCount))), JsonLayout::OneLine),
              "9223372036854775807");
    EXPECT_EQ(jsonText(toJson(std::optional<core::Value>()), JsonLayout::OneLine), "null");
    EXPECT_EQ(jsonText(toJson(std::optional(core::Number(core::Fraction{7, 39}))), JsonLayout::OneLine),
              "0.1794871794871795");
}

RC_GTEST_PROP(JsonText, GivesBackTheSameReals, ())
{
    const double real =
        std::bit_cast<double>(*rc::gen::inRange(std::uint64_t(0), std::bit_cast<std::uint64_t>(core::largestReal) + 1));
    const std::string text = jsonText(ordered_json(real), JsonLayout::OneLine);
    RC_ASSERT(ordered_json::parse(text).get<double>() == real);
    RC_ASSERT(text.size() <= ordered_json(real).dump().size());
}

} // namespace app
