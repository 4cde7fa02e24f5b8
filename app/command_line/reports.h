// SPDX-License-Identifier: GPL-3.0-or-later
// One computation, three reporters: for people, as JSON and as CSV.
#pragma once

#include "core/calculator/calculator.h"
#include "core/run/neighbours.h"

#include <QString>

#include <nlohmann/json_fwd.hpp>

namespace app {

/// What was computed from what.
struct Computation
{
    const core::Calculator& calculator;
    core::Values values;
    core::Evaluation evaluation;
};

/// Label, value and unit of each field and result in columns, workings and sentences under the results, warnings last.
/// In the current language, numbers in the C locale.
QString textReport(const Computation& computation);

/// An object with schema, calculator, inputs, results and warnings. Blank inputs and unknown results are null.
std::string jsonReport(const Computation& computation);

/// The same of a run that is not whole, with its errors and the legal runs near it: in `neighbours`, an array of
/// objects with gpus, replicas, microbatch, microbatches, global-batch and change, which holds `from`, `to` and
/// `fraction` (what is added, as a fraction of `from`) of each field that changes.
std::string jsonReport(const Computation& computation, const std::vector<core::run::Neighbour>& neighbours);

/// A warning or an error in such an object: one with code, field and message, in the current language.
nlohmann::ordered_json issueJson(const core::Issue& issue, const core::Calculator& calculator);

/// A table of the legal runs near one that is not whole; empty where there are none.
QString neighbourTable(const core::Calculator& run, const std::vector<core::run::Neighbour>& neighbours);

/// A line of field ids and result ids, and a line of their values. Blanks are empty.
std::string csvReport(const Computation& computation);

/// The sentences of the warnings, one a line, as they stand beside a format that has no place for them.
QString warningLines(const Computation& computation);

} // namespace app
