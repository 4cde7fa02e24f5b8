// SPDX-License-Identifier: GPL-3.0-or-later
// Random values of fields, for the property tests.
#pragma once

#include "core/base/number.h"

#include <rapidcheck.h>

#include <bit>

namespace tests {

/// Any value that fields of that kind accept: every magnitude is as likely as any other.
inline rc::Gen<core::Value> anyValue(core::Kind kind)
{
    if (kind == core::Kind::Count)
        return rc::gen::mapcat(rc::gen::inRange(0, 63), [](int bits) {
            return rc::gen::map(rc::gen::inRange(std::int64_t(1), (std::int64_t(1) << bits) + 1),
                                [](std::int64_t count) { return core::Value(count); });
        });
    // Any positive finite double, by its bits; the bits of 1.0 end the range of a percentage.
    const double most = kind == core::Kind::Percent ? 1.0 : core::largestReal;
    return rc::gen::map(rc::gen::inRange(std::uint64_t(1), std::bit_cast<std::uint64_t>(most) + 1),
                        [](std::uint64_t bits) { return core::Value(std::bit_cast<double>(bits)); });
}

} // namespace tests
