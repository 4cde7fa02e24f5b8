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
    Json, // an array of the objects that `jsonReport` gives, one a line; without the runs near one that is not whole
};

/// Of the rows written, how many have warnings and how many break a rule across fields.
struct RowCounts
{
    std::uint64_t withWarnings = 0;
    std::uint64_t withErrors = 0;
};

/// Writes all rows into `sink`, in large pieces. A row that breaks a rule across fields is blank where a result depends
/// on it. Stops where the sink does.
RowCounts writeRows(const Sweep& sweep, RowFormat format, const Sink& sink);

} // namespace app
