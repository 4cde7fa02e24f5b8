// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences for the core's codes.
#pragma once

#include "core/base/issue.h"
#include "core/base/text.h"

namespace ui {

/// The sentence for an issue of the core; "%text" stands for the person's own text. An unknown code gives a general
/// one.
core::Text messageFor(const core::Issue& issue);

enum class Bound { AtLeast, Above, Between };
/// The sentence that names the values a field accepts; %1 the least, %2 the largest.
core::Text boundsMessage(Bound bound);

} // namespace ui
