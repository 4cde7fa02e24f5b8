// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/sentence_template.h"

#include "core/numbers/write.h"
#include "ui/text/sentence.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace app {

namespace {

// Without the quotation marks.
std::string escaped(const std::string& text)
{
    const std::string quoted = nlohmann::ordered_json(text).dump();
    return quoted.substr(1, quoted.size() - 2);
}

// The translator's plural rules for the ten languages look at small numbers and at the last two digits, so that 200 and
// more have the form of the number from 100 on that ends alike. The first slot is for no number.
std::size_t slotOf(int number)
{
    constexpr int repeats = 100;
    if (number < 2 * repeats)
        return static_cast<std::size_t>(number + 1);
    return static_cast<std::size_t>(number % repeats + repeats + 1);
}

} // namespace

void SentenceTemplate::append(std::string& json, const std::vector<core::Argument>& arguments)
{
    static const std::string blank = ui::ellipsis.toStdString();
    for (const Piece& piece : formFor(ui::pluralNumber(m_text, arguments)).pieces) {
        json += piece.text;
        if (!piece.argument)
            continue;
        const bool known = *piece.argument < arguments.size() && arguments[*piece.argument].number;
        if (!known) {
            json += blank;
            continue;
        }
        const core::Argument& argument = arguments[*piece.argument];
        json += core::displayText(*argument.number, argument.kind, core::machineStyle()); // nothing to escape
    }
}

const SentenceTemplate::Form& SentenceTemplate::formFor(int number)
{
    std::uint8_t& known = m_known[slotOf(number)];
    if (known == 0)
        known = static_cast<std::uint8_t>(formOf(ui::translated(m_text, number)) + 1);
    return m_forms[known - 1U];
}

// The index of that form, which is prepared when it is the first of its kind.
std::size_t SentenceTemplate::formOf(const QString& translation)
{
    const auto found =
        std::find_if(m_forms.begin(), m_forms.end(), [&](const Form& form) { return form.translation == translation; });
    if (found != m_forms.end())
        return static_cast<std::size_t>(found - m_forms.begin());
    Form form{translation, {}};
    for (const ui::SentencePiece& piece : ui::sentencePieces(translation))
        form.pieces.push_back({escaped(piece.text.toString().toStdString()), piece.argument});
    m_forms.push_back(std::move(form));
    return m_forms.size() - 1;
}

} // namespace app
