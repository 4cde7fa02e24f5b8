// SPDX-License-Identifier: GPL-3.0-or-later
// The program with its window.
#pragma once

namespace app {

/// Opens the window, filled from a scenario file or a link where one is given; returns the exit code. Where the same
/// user's program runs already, that one gets the file or link and comes to the front, unless `--new-window` is given
/// or it does not answer.
int runWindow(int argc, char* argv[]);

} // namespace app
