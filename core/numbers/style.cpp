// SPDX-License-Identifier: GPL-3.0-or-later
// The ten languages' number styles, from the Unicode CLDR (symbols and patterns of the Latin digits).
#include "core/numbers/style.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

// clang-format off
constexpr std::array<NumberStyle, 10> styles{{
    {"en",    ",",      ".", 4, "%"},
    {"zh_TW", ",",      ".", 4, "%"},
    {"zh_CN", ",",      ".", 4, "%"},
    {"ja",    ",",      ".", 4, "%"},
    {"ko",    ",",      ".", 4, "%"},
    {"de",    ".",      ",", 4, "\u00a0%"},
    {"fr",    "\u202f", ",", 4, "\u00a0%"},
    {"es",    ".",      ",", 5, "\u00a0%"},
    {"pt_BR", ".",      ",", 4, "%"},
    // The left-to-right marks keep the signs on the side of the number where they belong in right-to-left text.
    {"ar",    ",",      ".", 4, "\u200e%\u200e", "\u200e\u2212", "\u200e\u00d7\u200e", true},
}};
// clang-format on

constexpr NumberStyle machine{"C", "", ".", 4, "%", "-"};

} // namespace

const NumberStyle& numberStyle(std::string_view language)
{
    const auto found = std::find_if(styles.begin(), styles.end(),
                                    [&](const NumberStyle& style) { return style.language == language; });
    return found != styles.end() ? *found : styles.front();
}

const NumberStyle& machineStyle()
{
    return machine;
}

} // namespace core
