// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences for the core's codes.
#pragma once

#include "core/base/text.h"

#include <string_view>

namespace ui {

/// The sentence for a code of the core; "%text" stands for the person's own text. An unknown code gives a general one.
core::Text messageFor(std::string_view code);

enum class Bound { AtLeast, Above, Between };
/// The sentence that names the values a field accepts; %1 the least, %2 the largest.
core::Text boundsMessage(Bound bound);

} // namespace ui
