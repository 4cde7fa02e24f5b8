// SPDX-License-Identifier: GPL-3.0-or-later
// Starts the tests with the application object that processes and paths need.
#include <QCoreApplication>

#include <gtest/gtest.h>

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
