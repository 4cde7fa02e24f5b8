// SPDX-License-Identifier: GPL-3.0-or-later
// A text that the program shows: its English source and what is needed to look up its translation.
#pragma once

#include <string_view>

// Marks a literal for the translation tools and leaves it as it is. The context is a bare string literal,
// so that the tools and the program look the text up under the same name.
#define PLUMBLINE_TEXT(context, source)                                                                                \
    core::Text                                                                                                         \
    {                                                                                                                  \
        context, source                                                                                                \
    }

// The same for a sentence whose form depends on a number: PLUMBLINE_PLURAL("C", "%1 of %2 steps").by(1) follows %1.
#define PLUMBLINE_PLURAL(context, source)                                                                              \
    core::Text                                                                                                         \
    {                                                                                                                  \
        context, source                                                                                                \
    }

namespace core {

struct Text
{
    const char* context = "";
    const char* source = "";
    int plural = 0; // the argument that picks the plural form, 1 for %1; 0: none

    constexpr Text by(int argument) const { return {context, source, argument}; }
    bool empty() const { return *source == '\0'; }
};

} // namespace core
