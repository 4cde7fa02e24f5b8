// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/number.h"

#include <bit>
#include <cmath>

namespace core {

namespace {
template<class... Ts> struct Overloaded : Ts...
{
    using Ts::operator()...;
};
template<class... Ts> Overloaded(Ts...) -> Overloaded<Ts...>;
} // namespace

// Binary division by hand: both numbers may have more digits than a double, and rounding them first would round thrice.
double Fraction::toDouble() const
{
    constexpr int enoughBits = std::numeric_limits<double>::digits + 2;
    constexpr std::uint64_t mostExact = std::uint64_t(1) << std::numeric_limits<double>::digits;
    if (numerator <= mostExact && denominator <= mostExact)
        return static_cast<double>(numerator) / static_cast<double>(denominator); // both exact, so rounded once
    std::uint64_t quotient = numerator / denominator;
    std::uint64_t remainder = numerator % denominator;
    int shift = 0;
    for (; remainder != 0 && static_cast<int>(std::bit_width(quotient)) < enoughBits; ++shift) {
        const std::uint64_t missing = denominator - remainder;
        const bool bit = remainder >= missing;
        remainder = bit ? remainder - missing : 2 * remainder;
        quotient = 2 * quotient + (bit ? 1 : 0);
    }
    if (remainder != 0)
        quotient |= 1; // below the last bit that is kept: only tells a half from a little more
    return std::ldexp(static_cast<double>(quotient), -shift);
}

Number toNumber(const Value& value)
{
    return std::visit(Overloaded{[](std::int64_t count) { return Number(static_cast<std::uint64_t>(count)); },
                                 [](double real) { return Number(real); }},
                      value);
}

double toDouble(const Number& number)
{
    return std::visit(Overloaded{[](std::uint64_t count) { return static_cast<double>(count); },
                                 [](const Fraction& fraction) { return fraction.toDouble(); },
                                 [](double real) { return real; }},
                      number);
}

double toDouble(const Value& value)
{
    return std::visit([](auto number) { return static_cast<double>(number); }, value);
}

} // namespace core
