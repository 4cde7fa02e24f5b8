// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/contrast.h"

#include <cmath>

namespace ui {

namespace {

double luminance(const QColor& color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return a > b ? a / b : b / a;
}

QColor mixed(const QColor& one, const QColor& other, double share)
{
    const auto part = [share](double a, double b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(part(one.redF(), other.redF()), part(one.greenF(), other.greenF()),
                            part(one.blueF(), other.blueF()));
}

QColor readable(const QColor& color, const QColor& background, const QColor& text, double least)
{
    QColor result = mixed(background, color, color.alphaF());
    for (int step = 1; contrast(result, background) < least && step <= 10; ++step)
        result = mixed(result, text, step / 10.0);
    return result;
}

} // namespace ui
