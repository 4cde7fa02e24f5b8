// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/number.h"

namespace core {

namespace {
template<class... Ts> struct Overloaded : Ts...
{
    using Ts::operator()...;
};
template<class... Ts> Overloaded(Ts...) -> Overloaded<Ts...>;
} // namespace

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
