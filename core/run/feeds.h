// SPDX-License-Identifier: GPL-3.0-or-later
// Which values of the run fill which fields of the calculators, and which fields of calculators mean the same.
#pragma once

#include "core/calculator/calculator.h"

#include <array>
#include <string_view>

namespace core::run {

/// A field of a calculator.
struct FieldPlace
{
    std::string_view calculator;
    std::string_view field;

    bool operator==(const FieldPlace&) const = default;
};

/// `source`, a field or a result of the run, fills `place`.
struct Feed
{
    FieldPlace place;
    std::string_view source;
};

inline constexpr std::array feeds{
    Feed{{"pipeline-bubble", "stages"}, "pipeline-parallel"},
    Feed{{"pipeline-bubble", "microbatches"}, "microbatches"},
    Feed{{"data-parallel-scaling", "devices"}, "replicas"},
    Feed{{"effective-batch", "batch-per-device"}, "microbatch"},
    Feed{{"effective-batch", "devices"}, "replicas"},
    Feed{{"effective-batch", "accumulation-steps"}, "accumulation-steps"},
    Feed{{"effective-batch", "sequence-length"}, "sequence-length"},
};

/// Two fields that mean the same where no run stands behind them: with one pass per update, accumulation steps are
/// microbatches.
struct SameMeaning
{
    FieldPlace first;
    FieldPlace second;
};

inline constexpr std::array sameMeanings{
    SameMeaning{{"data-parallel-scaling", "devices"}, {"effective-batch", "devices"}},
    SameMeaning{{"pipeline-bubble", "microbatches"}, {"effective-batch", "accumulation-steps"}},
};

/// The row that fills a field, or null for one that the run does not fill.
const Feed* feedOf(const FieldPlace& place);

/// What `feed` gives for `values` of the run, which came to `evaluation`; nothing where that is blank or too large.
/// `run` is the calculator of the run.
std::optional<Value> fedValue(const Feed& feed, const Calculator& run, const Values& values,
                              const Evaluation& evaluation);

/// A field of one calculator and one of another that mean the same, as indices of their tables.
struct CommonField
{
    std::size_t from = 0;
    std::size_t to = 0;

    bool operator==(const CommonField&) const = default;
};

/// The fields of two calculators that mean the same: those of `sameMeanings`, and those that one value of the run
/// fills. In the order of the first table; none for a calculator and itself.
std::vector<CommonField> commonFields(const Calculator& from, const Calculator& to);

/// What goes along from one calculator to another: a value for each field of `to` that means the same as one of
/// `from`, as `values` has it; nothing for the others.
Values commonValues(const Calculator& from, const Calculator& to, const Values& values);

/// The field that is kept in step with this one, or nothing.
std::optional<FieldPlace> sameAs(const FieldPlace& place);

} // namespace core::run
