// SPDX-License-Identifier: GPL-3.0-or-later
// Decodes UTF-8 strictly and folds what different keyboards and pages write for the same sign.
#include "core/numbers/scan.h"

#include <bit>

namespace core {

namespace {

// The character that starts at `at`, which moves behind it; nothing for a byte sequence that is not UTF-8
// (cut short, overlong, a surrogate, beyond U+10FFFF).
std::optional<char32_t> decode(std::string_view text, std::size_t& at)
{
    const auto lead = static_cast<unsigned char>(text[at++]);
    if (lead < 0x80)
        return lead;
    const int length = std::countl_one(lead);
    if (length < 2 || length > 4)
        return {};
    char32_t character = lead & (0x7fU >> length);
    for (int i = 1; i < length; ++i, ++at) {
        if (at == text.size() || (static_cast<unsigned char>(text[at]) & 0xc0U) != 0x80)
            return {};
        character = (character << 6) | (static_cast<unsigned char>(text[at]) & 0x3fU);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = character >= 0xd800 && character <= 0xdfff;
    if (character < least[length] || surrogate || character > 0x10ffff)
        return {};
    return character;
}

bool isDirectionMark(char32_t character)
{
    return character == 0x200e || character == 0x200f || character == 0x061c // the three marks
           || (character >= 0x202a && character <= 0x202e)                   // embeddings and overrides
           || (character >= 0x2066 && character <= 0x2069)                   // isolates
           || character == 0xfeff;                                           // a byte order mark that was pasted along
}

char32_t fold(char32_t character)
{
    if (character >= 0xff01 && character <= 0xff5e)
        character -= 0xff01 - U'!'; // full-width forms
    if (character >= 0x0660 && character <= 0x0669)
        return character - 0x0660 + U'0';
    if (character >= 0x06f0 && character <= 0x06f9)
        return character - 0x06f0 + U'0';
    switch (character) {
    case 0x00a0: // no-break space
    case 0x2007: // figure space
    case 0x2009: // thin space
    case 0x202f: // narrow no-break space
        return U' ';
    case U'\t':
    case U'\r':
    case 0x3000: // ideographic space
        return U'\n';
    case 0x00d7:
        return U'*';
    case 0x00f7:
        return U'/';
    case 0x2212:
        return U'-';
    case 0x2019:
        return U'\'';
    case 0x3002: // ideographic full stop, what the point key gives in a Chinese input method
        return U'.';
    case 0x066a:
        return U'%';
    default:
        return character;
    }
}

} // namespace

std::optional<std::vector<Symbol>> scan(std::string_view text)
{
    std::vector<Symbol> symbols;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const std::optional<char32_t> character = decode(text, at);
        if (!character)
            return {};
        if (!isDirectionMark(*character))
            symbols.push_back({fold(*character), begin, at});
    }
    return symbols;
}

} // namespace core
