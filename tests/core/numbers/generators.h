// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers over the whole range of their type, for the property tests.
#pragma once

#include <rapidcheck.h>

#include <bit>
#include <cmath>
#include <concepts>
#include <cstdint>

namespace core {

/// Any value of T, large ones as likely as they are many (RapidCheck by itself begins with small ones).
template<std::integral T> rc::Gen<T> wholeRange()
{
    return rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<T>());
}

/// Any finite double: every magnitude is as likely as any other.
inline rc::Gen<double> anyDouble()
{
    const auto isNumber = [](double value) { return std::isfinite(value); };
    return rc::gen::suchThat(
        rc::gen::map(wholeRange<std::uint64_t>(), [](std::uint64_t bits) { return std::bit_cast<double>(bits); }),
        isNumber);
}

} // namespace core
