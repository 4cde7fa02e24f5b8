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
    QString text;           // the link or the name of the file
    QString language;       // asked for on the command line; empty: the one remembered
    bool newWindow = false; // a window of its own, even where the program runs already

    bool operator==(const Opening&) const = default;
};

/// The file or link among the arguments (without the name of the program), which may stand behind "--"; "--language X",
/// "--language=X" and "--new-window" may come before it, in any order. Nothing where there is more than one file or
/// link. What begins with our scheme is a link: a file of such a name is given as ./plumbline:... A file can be named
/// by its path or by its address, file:///...
std::optional<Opening> openingFrom(QStringList arguments);

/// How many arguments from `next` on are options of the window: 2 for "--language X", 1 for "--language=X" and
/// "--new-window", 0 where another argument stands there or none. Needs no application.
int windowOptionLength(int argumentCount, const char* const* arguments, int next);

} // namespace app
