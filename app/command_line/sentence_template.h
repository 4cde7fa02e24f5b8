// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence that is written many times with other numbers.
#pragma once

#include "core/base/issue.h"
#include "core/base/text.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// The translation of a text, cut at its places: UTF-8 as it stands within a JSON string, its plural forms looked up
/// when a number first asks for them. For one language: that of the calls.
class SentenceTemplate
{
public:
    explicit SentenceTemplate(const core::Text& text) : m_text(text) {}

    /// Appends what ui::sentence gives in machine style, escaped, without the quotation marks.
    void append(std::string& json, const std::vector<core::Argument>& arguments);

private:
    struct Piece
    {
        std::string text;
        std::optional<std::size_t> argument; // whose number stands behind it
    };
    struct Form
    {
        QString translation;
        std::vector<Piece> pieces;
    };
    static constexpr std::size_t slotCount = 201;

    const Form& formFor(int number);
    std::size_t formOf(const QString& translation);

    core::Text m_text;
    std::vector<Form> m_forms;
    std::array<std::uint8_t, slotCount> m_known{}; // behind the index of the form; 0: not looked up
};

} // namespace app
