// SPDX-License-Identifier: GPL-3.0-or-later
// What has to change in the run so that a page which it fills meets a target.
#pragma once

#include "core/calculator/solve.h"
#include "core/run/neighbours.h"

#include <vector>

namespace core::run {

/// What a page is solved for. Keeps references: for the length of a call only.
struct Demand
{
    const Calculator& calculator;
    const Values& values;         // of the page
    const std::vector<bool>& fed; // the fields of the page that the run fills
    std::size_t result = 0;
    std::size_t field = 0; // one of those
    const Rational& target;
};

/// Other values of a run, and what the page then comes to.
struct Way
{
    std::vector<Change> changes;  // in the order of the run's fields, at least one
    std::int64_t value = 0;       // what the run then gives the solved field
    std::optional<Number> result; // what the page then gives; nothing where that is too large to hold
    bool meets = false;           // the result meets the target
};

/// What the run gives for `source`, a name from the table of feeds; nothing where that is blank or not whole.
std::optional<std::int64_t> given(std::string_view source, const Inputs& inputs);

/// The whole runs near `inputs` that meet the demand, whose solution without a run is `solution`. Where a run allows
/// only some values of the field, these are the nearest on the side that meets the target. Each way changes one field,
/// or two where the rest of what the run gives can stay as it is only so:
///
/// | solved               | ways                                                              |
/// |----------------------|-------------------------------------------------------------------|
/// | `microbatches`       | the microbatch; GPUs; the global batch                            |
/// | `accumulation-steps` | the same, in multiples of the passes                              |
/// | `replicas`           | GPUs; GPUs with the global batch                                  |
/// | `microbatch`         | the microbatch; the microbatch with the global batch              |
/// | `pipeline-parallel`  | pipeline parallel with GPUs, so that the replicas stay            |
/// | `sequence-length`    | the sequence length                                               |
///
/// A way is judged by the page as a whole: a microbatch that is halved with the same global batch leaves the effective
/// batch where it is. Where no way meets an exact target, those come that give what the nearest counts give. Empty
/// where the replicas are not whole or the run has too many blanks, and for a field that the run does not fill.
/// Divisors as in `neighbours`.
std::vector<Way> ways(const Inputs& inputs, const Demand& demand, const Solution& solution);

} // namespace core::run
