// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/tick_text.h"

#include "core/chart/scale.h"
#include "core/numbers/write.h"

#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr double leastCompact = 1e6;
constexpr double mostFullCount = 9.3e18;
constexpr double mostFullReal = 1e15; // from here on `displayText` writes an e
constexpr double leastFullReal = 1e-4;
constexpr double leastFullPercent = 1e-6;
constexpr int mantissaDigits = 3;

QString superscript(int exponent)
{
    static constexpr std::array<char16_t, 10> digits{u'⁰', u'¹', u'²', u'³', u'⁴', u'⁵', u'⁶', u'⁷', u'⁸', u'⁹'};
    QString text = QString::number(std::abs(exponent));
    for (QChar& digit : text)
        digit = digits[static_cast<std::size_t>(digit.digitValue())];
    return exponent < 0 ? QChar(u'⁻') + text : text;
}

QString withPowerOfTen(double value, core::Kind kind, const core::NumberStyle& style)
{
    const bool percent = kind == core::Kind::Percent;
    const double shown = percent ? value * 100 : value;
    int exponent = static_cast<int>(std::floor(std::log10(shown) + 1e-9));
    double mantissa = core::roundedTo(shown / std::pow(10.0, exponent), mantissaDigits);
    if (mantissa >= 10) {
        mantissa /= 10;
        ++exponent;
    }
    QString text = QStringLiteral("10") + superscript(exponent);
    if (mantissa != 1)
        text = QString::fromStdString(core::displayText(mantissa, core::Kind::Real, style)) + QChar(u'×') + text;
    if (percent)
        text += QString::fromUtf8(style.percentSuffix.data(), static_cast<qsizetype>(style.percentSuffix.size()));
    return kind == core::Kind::Factor ? text + QChar(u'×') : text;
}

bool needsPowerOfTen(double value, core::Kind kind)
{
    if (kind == core::Kind::Percent)
        return value < leastFullPercent;
    return kind == core::Kind::Count ? value > mostFullCount : value >= mostFullReal || value < leastFullReal;
}

} // namespace

QString tickText(double value, core::Kind kind, const core::NumberStyle& style, bool compact)
{
    if (value > 0 && (needsPowerOfTen(value, kind) || (compact && value >= leastCompact)))
        return withPowerOfTen(value, kind, style);
    const bool count = kind == core::Kind::Count && value == std::floor(value);
    const core::Number number = count ? core::Number(static_cast<std::uint64_t>(value)) : core::Number(value);
    return QString::fromStdString(core::displayText(number, kind, style));
}

QString compactText(double value, core::Kind kind, const core::NumberStyle& style)
{
    return value >= leastCompact ? withPowerOfTen(value, kind, style) : QString();
}

} // namespace ui
