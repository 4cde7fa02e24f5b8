// SPDX-License-Identifier: GPL-3.0-or-later
// What a person chose on one page beside its fields: comes back after a restart, but is no step of the history.
#pragma once

#include "ui/solve/solve_panel.h"

namespace ui {

struct PageChoices
{
    SolveChoices solve;
    bool sensitivityShown = false;
};

} // namespace ui
