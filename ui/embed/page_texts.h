// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of an embedded page beside those of its calculator's tables, for the page and its picture.
#pragma once

#include "core/base/text.h"

#include <string_view>
#include <vector>

namespace ui {

struct PageText
{
    std::string_view name; // in page.js
    core::Text text;
};

/// Labels, notes and the line at the foot. Where the window says the same, these are its very texts.
const std::vector<PageText>& pageTexts();
/// The one with that name, which there has to be.
core::Text pageText(std::string_view name);

/// What is wrong with a typed number, by the code of the issue; the first is for a code that is not among them.
const std::vector<PageText>& pageMessages();

/// Stands in the page for readers whose browser runs no scripts.
core::Text scriptNeeded();

} // namespace ui
