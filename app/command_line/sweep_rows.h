// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the rows of a sweep as they are computed: a million rows take no more memory than one.
#pragma once

#include "app/command_line/result.h"
#include "core/sweep/range.h"

namespace app {

/// One field of a calculator over a range, all others held.
struct Sweep
{
    core::Calculator calculator;
    core::Values values; // that of `field` is not looked at
    std::size_t field = 0;
    core::Range range;
};

enum class RowFormat {
    Csv,  // a line of field ids and result ids, and a line for each value; blanks are empty
    Json, // an array of the objects that `jsonReport` gives, one a line
};

/// Writes all rows into `sink`, in large pieces, and gives how many of them have warnings. Stops where the sink does.
std::uint64_t writeRows(const Sweep& sweep, RowFormat format, const Sink& sink);

} // namespace app
