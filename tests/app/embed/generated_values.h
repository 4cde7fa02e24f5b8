// SPDX-License-Identifier: GPL-3.0-or-later
// Values of fields from a seed, with those at the edges of what can be held among them.
#pragma once

#include "core/calculator/calculator.h"

#include <array>
#include <bit>
#include <cmath>
#include <random>

namespace tests {

class GeneratedValues
{
public:
    explicit GeneratedValues(std::uint32_t seed) : m_random(seed) {}

    std::uint64_t below(std::uint64_t bound)
    {
        return std::uniform_int_distribution<std::uint64_t>(0, bound - 1)(m_random);
    }
    template<class T, std::size_t size> T oneOf(const std::array<T, size>& choices) { return choices[below(size)]; }

    /// At least 1; every number of digits is as likely as any other.
    std::int64_t count()
    {
        static constexpr std::int64_t exact = std::int64_t(1) << 53;
        static constexpr std::array<std::int64_t, 10> edges{1,
                                                            2,
                                                            3,
                                                            4,
                                                            exact - 1,
                                                            exact,
                                                            exact + 1,
                                                            core::largestCount / 4,
                                                            core::largestCount / 4 + 1,
                                                            core::largestCount};
        if (below(4) == 0)
            return oneOf(edges);
        return static_cast<std::int64_t>(1 + below(std::uint64_t(1) << (1 + below(62))));
    }

    /// Above 0: one that a person types, or any that there is.
    double real()
    {
        static constexpr std::array edges{5e-324, 2.2250738585072014e-308, 1e-5, 0.1,  1e15,
                                          1e17,   123456789012345678.0,    1e21, 1e22, 1.7976931348623157e308};
        switch (below(4)) {
        case 0:
            return oneOf(edges);
        case 1:
            return std::bit_cast<double>(1 + below(std::bit_cast<std::uint64_t>(core::largestReal)));
        case 2:
            return static_cast<double>(1 + below(1'000'000'000)) * std::ldexp(1.0, static_cast<int>(below(40)));
        default:
            return static_cast<double>(1 + below(10'000'000)) / 1000;
        }
    }

    /// 0 to 1.
    double share()
    {
        static constexpr std::array edges{0.0, 1.0, 0.9, 0.5, 0.999999999999, 5e-324, 1e-13, 0.9999999999999999};
        switch (below(4)) {
        case 0:
            return oneOf(edges);
        case 1:
            return std::bit_cast<double>(1 + below(std::bit_cast<std::uint64_t>(1.0)));
        default:
            return static_cast<double>(below(100'001)) / 100'000;
        }
    }

    core::Value value(core::Kind kind)
    {
        if (kind == core::Kind::Count)
            return count();
        return kind == core::Kind::Percent ? share() : real();
    }

    /// One value in twelve is a blank.
    core::Values values(const core::Calculator& calculator)
    {
        core::Values result = calculator.blank();
        for (std::size_t i = 0; i < result.size(); ++i)
            if (below(12) != 0)
                result[i] = value(calculator.fields[i].kind);
        return result;
    }

private:
    std::mt19937_64 m_random;
};

} // namespace tests
