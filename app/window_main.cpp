// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_main.h"

#include "app/opening.h"

#include <cstdio>

namespace app {

int runWindow(int argc, char* argv[])
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (!openingFrom(arguments)) {
        std::fputs("At most one file or link can be opened; plumbline --help says more\n", stderr);
        return 2;
    }
    std::fputs("The window is not there yet; plumbline --help says what is\n", stderr);
    return 1;
}

} // namespace app
