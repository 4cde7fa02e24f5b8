// SPDX-License-Identifier: GPL-3.0-or-later
// The descriptor rows of a calculator: one per input field and one per result. Form, validation, help, link, command
// line, files and the tests that walk every field all read these rows and nothing else.
#pragma once

#include "core/base/issue.h"
#include "core/base/text.h"

#include <optional>
#include <string_view>
#include <vector>

namespace core {

/// The values that a field takes, in base units. Counts are compared exactly up to 2^53, which is above any bound here.
struct Bounds
{
    double least = 1;
    bool leastExcluded = false; // "above" instead of "at least"
    std::optional<double> most = std::nullopt;
};

struct Field
{
    std::string_view id;     // on the command line, in links and files
    std::string_view symbol; // as in the formula
    Kind kind = Kind::Count;
    Bounds bounds;
    Value example;
    Text label;
    Text help;
    Text group;                   // the heading it stands under
    Text reading = {};            // %1 the value with its unit, as in "32 microbatches"; empty: the value alone
    Text whenRaised = {};         // what else a larger value means, where it is not free; a sentence
    Text aboveMost = {};          // what to say instead of the plain message when the value is above the bound
    std::vector<Text> units = {}; // the person's choice of unit; the first is neutral, empty: no unit
    std::optional<Value> whenLeftOut = std::nullopt; // what a call of the command line means that does not name it
};

/// How a result is wanted when a calculator is solved for a field.
enum class Direction {
    None, // it is not
    AtMost,
    AtLeast,
    Exactly,
};

struct Result
{
    std::string_view id;
    std::string_view symbol;
    Kind kind = Kind::Count;
    Text label;
    std::string_view formula = {}; // in the symbols of the fields, the same in all languages: "S = d × E"
    std::string_view
        working;       // the formula with the person's numbers, the same in all languages; %1.. are the arguments
    Text sentence;     // the same in words
    Text reading = {}; // %1 the value, as in "17.9% bubble"; empty: the value with its unit
    Text unit = {};    // empty: none, or that of `unitOf`
    std::string_view unitOf = {}; // the field whose chosen unit carries over
    bool detail = false;          // behind the disclosure
    Direction direction = Direction::None;
    Bounds range = {.least = 0};                        // the targets that make sense, whatever the fields
    std::optional<double> exampleTarget = std::nullopt; // a round one to begin with, in base units
};

/// The sentence for a warning or an error that a calculator gives; %1.. are the issue's arguments.
struct WarningText
{
    std::string_view code;
    Text sentence;
};

/// Why `value` is outside the bounds of `field` (`below-minimum`, `not-positive`, `above-maximum`), or nothing.
std::optional<Issue> outOfBounds(const Field& field, const Value& value);

} // namespace core
