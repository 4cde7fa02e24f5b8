// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of GoogleTests that need an application for translations, but no window.
#include <QCoreApplication>

#include <gtest/gtest.h>

int main(int argc, char* argv[])
{
    testing::InitGoogleTest(&argc, argv);
    const QCoreApplication application(argc, argv);
    return RUN_ALL_TESTS();
}
