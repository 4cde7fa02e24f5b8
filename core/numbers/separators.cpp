// SPDX-License-Identifier: GPL-3.0-or-later
// The rules for the signs within a number, from the surest (two different signs) to the doubtful (a single point).
#include "core/numbers/separators.h"

#include "core/numbers/scan.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace core {

namespace {

using Pieces = std::span<const std::string>;

bool isGroup(const std::string& digits)
{
    return digits.size() == 3;
}

bool isFirstGroup(const std::string& digits)
{
    return !digits.empty() && digits.size() <= 3 && digits.front() != '0';
}

bool isRegular(Pieces groups)
{
    return isFirstGroup(groups.front()) && std::all_of(groups.begin() + 1, groups.end(), isGroup);
}

std::string joined(Pieces groups)
{
    std::string digits;
    for (const std::string& group : groups)
        digits += group;
    return digits;
}

std::string withDecimals(std::string whole, const std::string& decimals)
{
    if (whole.empty())
        whole.assign(1, '0');
    return whole + '.' + decimals;
}

bool isSign(std::string_view ofStyle, char32_t sign)
{
    return ofStyle.size() == 1 && static_cast<char32_t>(ofStyle.front()) == sign;
}

DigitReading readSingleSign(const DigitRun& run, bool whole, const NumberStyle& style)
{
    const std::string& before = run.pieces.front();
    const std::string grouped = joined(run.pieces);
    const std::string decimal = withDecimals(before, run.pieces.back());
    const bool couldGroup = isRegular(run.pieces);
    if (whole)
        return {couldGroup && !run.scaled ? grouped : decimal, {}};
    const bool own = isSign(style.decimal, run.signs.front());
    if (couldGroup)
        return isSign(style.group, run.signs.front()) ? DigitReading{grouped, decimal} : DigitReading{decimal, grouped};
    const bool noOther = own || before.empty() || before.front() == '0';
    return noOther ? DigitReading{decimal, {}} : DigitReading{decimal, grouped};
}

} // namespace

bool isDecimalSign(char32_t sign)
{
    return sign == U'.' || sign == U',' || sign == arabicDecimal;
}

bool isSeparator(char32_t sign)
{
    return isDecimalSign(sign) || sign == U' ' || sign == U'\'' || sign == U'_' || sign == arabicGroup;
}

std::optional<DigitReading> readDigits(const DigitRun& run, bool whole, const NumberStyle& style)
{
    const Pieces pieces = run.pieces;
    if (run.signs.empty())
        return DigitReading{pieces.front(), {}};
    const char32_t last = run.signs.back();
    if (run.signs.size() == 1 && (last == U'.' || last == U','))
        return readSingleSign(run, whole, style);

    const bool lastIsDecimal = last == arabicDecimal || (isDecimalSign(last) && last != run.signs.front());
    const std::u32string groupSigns = run.signs.substr(0, run.signs.size() - (lastIsDecimal ? 1 : 0));
    const bool sameSigns = groupSigns.find_first_not_of(groupSigns.substr(0, 1)) == std::u32string::npos;
    if (groupSigns.find(arabicDecimal) != std::u32string::npos || !sameSigns)
        return {};
    const Pieces groups = lastIsDecimal ? pieces.first(pieces.size() - 1) : pieces;
    if (groups.size() > 1 && !isRegular(groups))
        return {};
    return DigitReading{lastIsDecimal ? withDecimals(joined(groups), pieces.back()) : joined(groups), {}};
}

} // namespace core
