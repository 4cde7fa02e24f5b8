// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that a guide may name, worked out by the core: whatever else stands in a guide is a mistake.
#pragma once

#include <QString>
#include <QStringList>

#include <string_view>

namespace tests {

/// The numbers of the examples that the guide of a model tells, in plain notation ("2048", "17.9%", "7.875"), and the
/// few that are said and not computed: dates, hours of a day, the rule of thumb.
QStringList guideFacts(std::string_view model);

} // namespace tests
