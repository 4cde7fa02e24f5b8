// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/slider_scale.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// A decimal of three significant digits, so that a slider leaves no long tail of digits in the field. Divides by a
// power of ten where it can, because 0.1 is no double and 1 / 10 rounds once.
double threeDigits(double value)
{
    const int exponent = 2 - static_cast<int>(std::floor(std::log10(value)));
    const double scale = std::pow(10.0, std::abs(exponent));
    return exponent >= 0 ? std::round(value * scale) / scale : std::round(value / scale) * scale;
}

} // namespace

SliderScale::SliderScale(const core::Field& field, const std::optional<core::Value>& value) : m_kind(field.kind)
{
    const double number = core::toDouble(value.value_or(field.example));
    switch (m_kind) {
    case core::Kind::Count:
        m_least = std::max(1.0, field.bounds.least);
        m_most = std::max(1024.0, std::exp2(std::ceil(std::log2(number))));
        break;
    case core::Kind::Percent:
        m_least = field.bounds.least;
        m_most = field.bounds.most.value_or(1);
        break;
    default:
        m_least = number / 10;
        m_most = std::min(number * 10, core::largestReal);
        break;
    }
}

int SliderScale::position(const core::Value& value) const
{
    const double number = std::clamp(core::toDouble(value), m_least, m_most);
    const double part = m_kind == core::Kind::Percent ? (number - m_least) / (m_most - m_least)
                                                      : std::log(number / m_least) / std::log(m_most / m_least);
    return static_cast<int>(std::lround(part * steps));
}

core::Value SliderScale::value(int position) const
{
    const double part = static_cast<double>(std::clamp(position, 0, steps)) / steps;
    if (m_kind == core::Kind::Percent)
        return std::round((m_least + part * (m_most - m_least)) * 100) / 100;
    const double number = m_least * std::pow(m_most / m_least, part);
    if (m_kind == core::Kind::Real)
        return threeDigits(number);
    // 2^63 is one above the largest count.
    constexpr double beyond = 9223372036854775808.0;
    return number >= beyond ? core::largestCount : static_cast<std::int64_t>(std::llround(number));
}

} // namespace ui
