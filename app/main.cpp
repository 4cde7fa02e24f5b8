// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/command_line.h"
#include "app/window_main.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdlib>

int main(int argc, char* argv[])
{
    if (!app::isCommandLine(argc, argv))
        return app::runWindow(argc, argv);
    // The command line is the same in every locale; Qt would remark on standard error that it wants UTF-8.
    setenv("LC_ALL", "C.UTF-8", 1);
    std::signal(SIGPIPE, SIG_IGN); // a reader that closes the pipe, as `head` does, is no failure
    const QCoreApplication application(argc, argv);
    const auto result = app::runCommandLine(core::builtInModels(), application.arguments().mid(1));
    return app::deliver(result, stdout, stderr);
}
