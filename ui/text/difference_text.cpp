// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/difference_text.h"

#include "core/numbers/difference.h"
#include "ui/text/isolation.h"
#include "ui/text/sentence.h"

namespace ui {

namespace {

// "1 point", but "1.5 points"; the translator's rules take a whole number.
int pointsForPlural(const core::Rational& points)
{
    constexpr int some = 2;
    const auto whole = points.abs().toInt64();
    return whole ? static_cast<int>(*whole) : some;
}

} // namespace

QString differenceText(const core::Number& from, const core::Number& to, core::Kind kind,
                       const core::NumberStyle& style)
{
    const core::Difference difference = core::difference(from, to, kind);
    if (!difference.amount || difference.amount->isZero())
        return {};
    const QString text = QString::fromStdString(core::differenceText(from, to, kind, style));
    if (difference.unit == core::Difference::Unit::Percent)
        return text;
    //: percentage points; %1 a number with its sign, such as -8.09
    const core::Text points = PLUMBLINE_PLURAL("Difference", "%1 points").by(1);
    return translated(points, pointsForPlural(*difference.amount)).arg(isolated(text, style));
}

} // namespace ui
