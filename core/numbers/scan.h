// SPDX-License-Identifier: GPL-3.0-or-later
// Turns typed text into plain symbols: the digits and signs of all writing systems become one set.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace core {

/// One character of a number text, folded: full-width, Arabic-Indic and Persian digits are '0' to '9'; the signs of
/// multiplication, division and minus '*', '/' and '-'; every space that may stand between groups ' ', other blanks
/// '\n'; typographic apostrophes '\''; full-width forms their plain ones. All else is as it was typed.
struct Symbol
{
    char32_t sign = 0;
    std::size_t begin = 0; // its bytes in the text
    std::size_t end = 0;
};

inline constexpr char32_t arabicDecimal = U'\u066b';
inline constexpr char32_t arabicGroup = U'\u066c';

/// The symbols of `text`, without the invisible marks of writing direction. Nothing if `text` is not valid UTF-8.
std::optional<std::vector<Symbol>> scan(std::string_view text);

constexpr bool isDigit(char32_t sign)
{
    return sign >= U'0' && sign <= U'9';
}

constexpr bool isBlank(char32_t sign)
{
    return sign == U' ' || sign == U'\n';
}

} // namespace core
