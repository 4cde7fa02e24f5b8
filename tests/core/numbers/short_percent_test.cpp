// SPDX-License-Identifier: GPL-3.0-or-later
// Percentages in integers of the processor: the texts of exact fractions, however the numbers are chosen.
#include "core/numbers/short_percent.h"

#include "core/numbers/write.h"
#include "tests/core/numbers/generators.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <limits>
#include <string>

namespace core {

namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
constexpr std::array languages{"en", "de", "fr", "es", "ar"}; // all ways of grouping, decimals and signs

// What exact fractions give.
std::string exactText(const Number& number, const NumberStyle& style)
{
    const Rational value = Rational::exactly(number);
    const std::string text = displayPercent(value.abs() * 100, style);
    return value.isNegative() ? std::string(style.minus) + text : text;
}

std::string shortText(const Number& number)
{
    return shortPercent(number, machineStyle()).value_or("");
}

// Any size of numerator and denominator, large ones as likely as small ones.
rc::Gen<Fraction> anyFraction()
{
    const auto part = rc::gen::apply([](std::uint64_t bits, int shift) { return bits >> shift; },
                                     wholeRange<std::uint64_t>(), rc::gen::inRange(0, 64));
    return rc::gen::apply(
        [](std::uint64_t numerator, std::uint64_t denominator) {
            return Fraction{numerator, denominator == 0 ? 1 : denominator};
        },
        part, part);
}

// So near to a round percentage that rounding has to decide.
rc::Gen<Fraction> nearbyFraction()
{
    return rc::gen::apply(
        [](std::uint64_t denominator, std::uint64_t thousandths, int aside) {
            const std::uint64_t numerator = denominator / 1000 * thousandths + static_cast<std::uint64_t>(aside);
            return Fraction{numerator, denominator};
        },
        rc::gen::map(wholeRange<std::uint64_t>(), [](std::uint64_t bits) { return bits >> 3 | 1024; }),
        rc::gen::element<std::uint64_t>(0, 1, 49, 50, 51, 499, 500, 999, 1000, 1001), rc::gen::inRange(0, 3));
}

void checkSame(const Number& number)
{
    for (const char* language : languages) {
        const NumberStyle& style = numberStyle(language);
        const auto text = shortPercent(number, style);
        RC_CLASSIFY(text.has_value());
        RC_ASSERT(text.value_or(exactText(number, style)) == exactText(number, style));
        RC_ASSERT(displayText(number, Kind::Percent, style) == exactText(number, style));
    }
}

} // namespace

TEST(ShortPercent, IsTheTextOfTheExactFractionAtEveryEdge)
{
    const std::vector<Fraction> fractions{
        {0, 1},
        {0, largest},
        {1, 1},
        {largest, largest},
        {largest - 1, largest},
        {1, largest},
        {largest / 2, largest},
        {1, 20},                                   // 5%, from where on there is one decimal
        {49'999'999, 1'000'000'000},               // just below
        {999, 1000},                               // 99.9%
        {99'949, 100'000},                         // rounds to 99.9%
        {99'950, 100'000},                         // a half of the last decimal
        {999'999'999'999, 1'000'000'000'000},      // twelve nines
        {1'000'001, 1'000'000},                    // just above all
        {99'999'999'999'999, 100'000'000'000'000}, // no decimal shows it
        {1, 100'000'000'000'000},
        {1, 200'000'000'000'000}, // a half of the last decimal there can be
        {1, 200'000'000'000'001},
        {10'000'000'000'000, 1}, // the largest without an exponent
        {123'456'789, 10},
        {largest, 1'844'675},
    };
    for (const char* language : languages)
        for (const Fraction& fraction : fractions)
            EXPECT_EQ(shortPercent(fraction, numberStyle(language)), exactText(fraction, numberStyle(language)))
                << language << ' ' << fraction.numerator << '/' << fraction.denominator;
}

TEST(ShortPercent, TakesDoublesByTheirShortestText)
{
    EXPECT_EQ(shortText(0.905), "90.5%");
    EXPECT_EQ(shortText(0.1795), "18.0%") << "a half, though the double is below";
    EXPECT_EQ(shortText(-0.25), "-25%");
    EXPECT_EQ(shortText(0.0), "0%");
    EXPECT_EQ(shortText(-0.0), "0%");
    EXPECT_EQ(shortText(0.1 + 0.2), "30.0%");
    EXPECT_EQ(shortText(std::uint64_t(3)), "300%");
}

TEST(ShortPercent, LeavesToOthersWhatDoesNotFit)
{
    EXPECT_EQ(shortText(Fraction{10'000'000'000'001, 1}), "");
    EXPECT_EQ(shortText(Fraction{largest, 1'844'674}), "") << "just above 10^15 percent";
    EXPECT_EQ(shortText(1e300), "");
    EXPECT_EQ(shortText(1e-300), "");
    EXPECT_EQ(displayText(Fraction{10'000'000'000'001, 1}, Kind::Percent, machineStyle()), "1e15%");
}

RC_GTEST_PROP(ShortPercent, IsTheTextOfTheExactFraction, ())
{
    checkSame(*anyFraction());
}

RC_GTEST_PROP(ShortPercent, IsTheTextOfTheExactFractionNearRoundOnes, ())
{
    checkSame(*nearbyFraction());
}

RC_GTEST_PROP(ShortPercent, IsTheTextOfTheExactFractionOfSmallCounts, ())
{
    const auto denominator = *rc::gen::inRange<std::uint64_t>(1, 100'000);
    checkSame(Fraction{*rc::gen::inRange<std::uint64_t>(0, 2 * denominator), denominator});
}

RC_GTEST_PROP(ShortPercent, IsTheTextOfTheDecimalNumberThatADoubleNames, ())
{
    const auto typed = rc::gen::map(rc::gen::inRange(-2'000'000, 2'000'000), [](int n) { return n / 1'000'000.0; });
    checkSame(*rc::gen::oneOf(typed, anyDouble()));
}

} // namespace core
