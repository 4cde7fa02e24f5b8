// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calculator/inverse.h"

#include <cmath>

namespace core {

namespace {

using Verdict = Inverse::Verdict;

Inverse without(Verdict verdict, const Value& value)
{
    return {verdict, false, Meeting::Alone, value, {}, {}};
}

Inverse needs(Verdict verdict)
{
    return {verdict, false, Meeting::Alone, {}, {}, {}};
}

Inverse solvedBy(const Value& value, bool exact, Meeting meeting)
{
    return {Verdict::Solved, exact, meeting, value, {}, {}};
}

constexpr std::int64_t leastCount = 1;

} // namespace

Inverse alwaysMet(const Value& value)
{
    return without(Verdict::AlwaysMet, value);
}

Inverse fixedResult(const Value& value)
{
    return without(Verdict::Fixed, value);
}

Inverse countFrom(const Rational& bound)
{
    const BigInteger least = -(-bound).floor();
    if (least <= leastCount)
        return alwaysMet(leastCount);
    if (least > largestCount)
        return needs(Verdict::NeedsTooMuch);
    return solvedBy(*least.toInt64(), bound.isWhole(), Meeting::AndLarger);
}

Inverse countUpTo(const Rational& bound)
{
    const BigInteger most = bound.floor();
    if (most < leastCount)
        return without(Verdict::OutOfReach, leastCount);
    if (most >= largestCount)
        return alwaysMet(largestCount);
    return solvedBy(*most.toInt64(), bound.isWhole(), Meeting::AndSmaller);
}

Inverse countTimes(const BigInteger& factor, const BigInteger& target)
{
    const auto [quotient, remainder] = BigInteger::divide(target, factor);
    if (remainder.isZero())
        return solvedBy(*quotient.toInt64(), true, Meeting::Alone);
    Inverse inverse;
    if (!quotient.isZero())
        inverse.below = quotient.toInt64();
    if ((quotient + 1) * factor <= largestCount)
        inverse.above = (quotient + 1).toInt64();
    return inverse;
}

Inverse realFrom(const Rational& bound, const RealRange& range)
{
    if (bound <= Rational::fromShortest(range.least))
        return alwaysMet(range.least);
    if (bound > Rational::fromShortest(range.most))
        return range.most == largestReal ? needs(Verdict::NeedsTooMuch) : without(Verdict::OutOfReach, range.most);
    double value = *bound.toDouble(); // the bound is not beyond a double
    // The bound lies where it is rounded to `value`, so that the next double is beyond it.
    if (Rational::fromShortest(value) < bound)
        value = std::nextafter(value, range.most);
    return solvedBy(value, Rational::fromShortest(value) == bound, Meeting::AndLarger);
}

Inverse realUpTo(const Rational& bound, const RealRange& range)
{
    if (bound >= Rational::fromShortest(range.most))
        return alwaysMet(range.most);
    if (bound < Rational::fromShortest(range.least))
        return range.least < 1 ? needs(Verdict::NeedsTooLittle) : without(Verdict::OutOfReach, range.least);
    double value = *bound.toDouble(); // the bound is not beyond a double
    if (Rational::fromShortest(value) > bound)
        value = std::nextafter(value, range.least);
    return solvedBy(value, Rational::fromShortest(value) == bound, Meeting::AndSmaller);
}

} // namespace core
