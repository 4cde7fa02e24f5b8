// SPDX-License-Identifier: GPL-3.0-or-later
// What stands under every figure that leaves the program.
#pragma once

#include "core/base/text.h"

namespace core {

inline constexpr Text disclaimer =
    PLUMBLINE_TEXT("Report", "These figures come from a simple model and are meant for planning. Measure on your own "
                             "system before you decide about money or time.");

} // namespace core
