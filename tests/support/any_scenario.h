// SPDX-License-Identifier: GPL-3.0-or-later
// Random scenarios, the same for the same seed: for round trips in their thousands.
#pragma once

#include "app/files/scenario_file.h"
#include "ui/model/scenario_list.h"

#include <array>
#include <bit>
#include <random>

namespace tests {

class AnyScenario
{
public:
    explicit AnyScenario(std::uint64_t seed) : m_random(seed) {}

    bool yes() { return m_random() % 2 == 0; }

    /// Values within their bounds, every magnitude as likely as any other; one in four is blank.
    core::Values values(const core::Calculator& calculator)
    {
        core::Values values = calculator.blank();
        for (std::size_t i = 0; i < values.size(); ++i)
            if (m_random() % 4 > 0)
                values[i] = value(calculator.fields[i].kind);
        return values;
    }

    /// A name of any characters that Unicode has, as the program keeps it.
    QString name()
    {
        QString text;
        for (std::uint64_t length = 1 + m_random() % 60; length > 0; --length) {
            // As often from the first hundred as from a plane: these are the ones with a meaning to somebody.
            constexpr std::array<char32_t, 5> ends{0x20, 0x80, 0x800, 0x10000, 0x110000};
            const char32_t each = static_cast<char32_t>(m_random() % ends[m_random() % ends.size()]);
            const bool surrogate = each >= 0xd800 && each < 0xe000; // half a character
            text += QString::fromUcs4(surrogate ? U"?" : &each, 1);
        }
        const QString kept = ui::ScenarioList::tidied(text);
        return kept.isEmpty() ? QStringLiteral("x") : kept;
    }

    app::FiledScenario scenario(const core::Calculator& calculator)
    {
        return {std::string(calculator.id), name(), values(calculator)};
    }

private:
    core::Value value(core::Kind kind)
    {
        if (kind == core::Kind::Count)
            return static_cast<std::int64_t>(1 +
                                             (m_random() >> (1 + m_random() % 63)) % std::uint64_t(core::largestCount));
        // Any positive finite double, by its bits; those of a percentage end with the bits of 1.0.
        const double most = kind == core::Kind::Percent ? 1.0 : core::largestReal;
        return std::bit_cast<double>(1 + m_random() % std::bit_cast<std::uint64_t>(most));
    }

    std::mt19937_64 m_random;
};

} // namespace tests
