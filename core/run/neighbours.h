// SPDX-License-Identifier: GPL-3.0-or-later
// Legal runs near one that is not whole, and what it takes to have more microbatches within a run.
#pragma once

#include "core/numbers/rational.h"
#include "core/run/inputs.h"

#include <string_view>

namespace core::run {

/// One field of a run, changed.
struct Change
{
    std::string_view field; // its id
    std::int64_t from = 0;
    std::int64_t to = 0;

    /// (to - from) / from, exact: -1/8 for one eighth less.
    Rational relative() const;
    bool operator==(const Change&) const = default;
};

/// A legal run. Blank is only what the run it lies near leaves blank.
struct Neighbour
{
    std::int64_t gpus = 0;
    std::int64_t replicas = 0;
    std::optional<std::int64_t> microbatch;
    std::optional<std::int64_t> microbatches;
    std::optional<std::int64_t> globalBatch;
    Rational globalBatchChange;  // as in `Change::relative`; 0 where the global batch stays
    std::vector<Change> changes; // in the order of the fields, at least one

    /// The run that it is: `inputs` with the changes made.
    Inputs applied(Inputs inputs) const;
};

/// The legal runs near `inputs`, those that change least first: by the product of the factors by which their fields
/// change. Empty for a run that is whole, and for one with too many blanks to tell. No run stands in it twice.
///
/// Where the replicas are not whole: the nearest GPU counts below and above that make them whole; with each, where the
/// global batch is then not a multiple of replicas x microbatch x passes, the nearest global batches below and above
/// that are. Where the replicas are whole and the microbatches are not, each of these alone: the global batch below and
/// above; a microbatch below and above, with the rest as it stands; GPUs below and above, likewise. What would be 0 or
/// beyond 2^63 - 1 is left out. At most six rows.
///
/// Microbatches and GPUs come from `divisorBelow` and `divisorAbove`: the nearest for up to 16,777,216 sequences that
/// they have to divide, beyond that in constant time one that need not be.
std::vector<Neighbour> neighbours(const Inputs& inputs);

/// A way to more microbatches: one field changed, and what it leads to.
struct Step
{
    Change change;
    std::int64_t replicas = 0;
    std::int64_t microbatches = 0;

    bool operator==(const Step&) const = default;
};

/// The next counts of microbatches of at least `atLeastMicrobatches` (1 or more) that the whole run `inputs` allows, in
/// up to three ways, in this order: a smaller microbatch, fewer GPUs (and so replicas), both with the same global
/// batch, and a larger global batch, which gives just that count. A way that does not lead there is left out. Empty for
/// a run that is not whole, and for one that has that many already. Microbatch and GPUs as in `neighbours`: the next
/// count where microbatches x what is divided is at most 16,777,216, beyond that in constant time one that need not be.
std::vector<Step> nextAllowed(const Inputs& inputs, std::int64_t atLeastMicrobatches);

} // namespace core::run
