// SPDX-License-Identifier: GPL-3.0-or-later
// The program's two palettes.
#pragma once

#include <QPalette>

namespace ui {

enum class Theme { System, Light, Dark };

/// The palette of a theme. All pairs of text and ground that widgets use have a contrast of at least 4.5 : 1.
QPalette lightPalette();
QPalette darkPalette();

/// Gives the whole program one of the palettes.
void applyPalette(bool dark);

} // namespace ui
