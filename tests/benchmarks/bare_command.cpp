// SPDX-License-Identifier: GPL-3.0-or-later
// The least program to compare the command line with: one that prints a line.
#include <QCoreApplication>

#include <cstdio>

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    std::puts("The least a command line can do");
    return 0;
}
