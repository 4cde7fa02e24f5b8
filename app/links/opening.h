// SPDX-License-Identifier: GPL-3.0-or-later
// What the window is to open at the start, from the arguments of the call.
#pragma once

#include <QStringList>

#include <optional>

namespace app {

struct Opening
{
    enum class What { Nothing, Link, File };
    What what = What::Nothing;
    QString text;     // the link or the name of the file
    QString language; // asked for on the command line; empty: the one remembered
};

/// The file or link among the arguments (without the name of the program), which may stand behind "--"; "--language X"
/// or "--language=X" may come before it. Nothing where there is more than one file or link. What begins with our scheme
/// is a link: a file of such a name is given as ./plumbline:...
std::optional<Opening> openingFrom(QStringList arguments);

} // namespace app
