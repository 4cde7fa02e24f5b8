// SPDX-License-Identifier: GPL-3.0-or-later
// The words and options of one call, before anything is known of what they mean.
#pragma once

#include "app/field_texts.h"

#include <QStringList>

#include <vector>

namespace app {

struct Arguments
{
    QStringList words;              // what names no option: the subcommand first
    std::vector<NamedText> options; // "--stages 8" and "--stages=8"; without a value the text is empty
    bool help = false;
    bool version = false;

    /// Takes all options of that name out and gives them in their order.
    std::vector<NamedText> take(const QString& name);
};

/// A value is the next argument unless that begins with "--"; so "-1" is a value.
Arguments parseArguments(const QStringList& arguments);

} // namespace app
