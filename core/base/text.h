// SPDX-License-Identifier: GPL-3.0-or-later
// A text that the program shows: its English source and what is needed to look up its translation.
#pragma once

#include <string_view>

// Marks a literal for the translation tools and leaves it as it is. The context is a bare string literal,
// so that the tools and the program look the text up under the same name.
#define PLUMBLINE_TEXT(context, source)                                                                                \
    core::Text { context, source }

// The same for a sentence whose form depends on a number; `argument` says which (0 is %1).
#define PLUMBLINE_PLURAL(context, source, argument)                                                                    \
    core::Text { context, source, argument }

namespace core {

struct Text
{
    const char* context = "";
    const char* source = "";
    int pluralArgument = -1; // index of the argument that picks the plural form; -1: none

    bool empty() const { return *source == '\0'; }
};

} // namespace core
