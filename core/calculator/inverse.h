// SPDX-License-Identifier: GPL-3.0-or-later
// A formula read backwards: which values of one field give the result that is wanted. The calculators' own `solve`
// functions work out the value at which the target is hit in exact arithmetic and leave the edges to the functions
// here. All take constant time, however large the numbers are.
#pragma once

#include "core/base/outcome.h"
#include "core/numbers/rational.h"

#include <cstdint>
#include <optional>

namespace core {

/// Which values beside the solution meet the target too.
enum class Meeting {
    Alone,      // none: the target is to be hit exactly
    AndLarger,  // all larger ones
    AndSmaller, // all smaller ones
};

/// What reading a formula backwards comes to. Values are those of the solved field, within its bounds.
struct Inverse
{
    enum class Verdict {
        Solved,         // `value` is the solution; without one, `below` and `above` are its neighbours
        AlwaysMet,      // every value meets the target; `value` gives the result that meets it least
        OutOfReach,     // none does; `value` gives the result that is closest
        Fixed,          // none does: all give the same result as `value`
        NeedsTooMuch,   // none does: it takes more than the largest value that can be held
        NeedsTooLittle, // none does: it takes a value nearer to 0 than any that can be held, or 0 itself
    };
    Verdict verdict = Verdict::Solved;
    bool exact = false; // the solution hits the target to the last digit
    Meeting meeting = Meeting::Alone;
    std::optional<Value> value;
    std::optional<std::int64_t> below;
    std::optional<std::int64_t> above;
};

/// Every value meets the target; `value` least of all.
Inverse alwaysMet(const Value& value);

/// The result is the same whatever the value, such as `value`, and misses the target.
Inverse fixedResult(const Value& value);

/// Counts from 1 on, of which those of at least `bound` meet the target and `bound` itself would hit it: the least of
/// them.
Inverse countFrom(const Rational& bound);

/// The same where those of at most `bound` meet it: the largest of them.
Inverse countUpTo(const Rational& bound);

/// The count that gives exactly `target` when multiplied by `factor`, or the neighbours: below none if that would be 0,
/// above none if its product is beyond 2^63 - 1. `factor` is at least 1, `target` between 1 and 2^63 - 1.
Inverse countTimes(const BigInteger& factor, const BigInteger& target);

/// The reals that a field takes, both ends included.
struct RealRange
{
    double least = 0;
    double most = largestReal;
};

/// Reals of which those of at least `bound` meet the target: the least double whose shortest text does. `bound` itself
/// if it is a double's shortest text, and so never a value that misses the target when it is fed back.
Inverse realFrom(const Rational& bound, const RealRange& range);

/// The same where those of at most `bound` meet it: the largest such double.
Inverse realUpTo(const Rational& bound, const RealRange& range);

} // namespace core
