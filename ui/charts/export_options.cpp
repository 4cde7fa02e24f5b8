// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/export_options.h"

#include "core/numbers/write.h"
#include "ui/text/isolation.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

constexpr double pixelsPerInch = 96;
constexpr double millimetresPerInch = 25.4;
constexpr QSizeF leastPixels(240, 140);
constexpr QSizeF leastMillimetres(64, 38);

QString number(double value, const core::NumberStyle& style)
{
    return QString::fromStdString(core::displayText(core::Number(value), core::Kind::Real, style));
}

QString placed(double value, const core::NumberStyle& style)
{
    return isolated(number(value, style), style);
}

} // namespace

QSizeF ExportOptions::size() const
{
    const QSizeF given(width, height);
    return unit == LengthUnit::Pixels ? given : given * (pixelsPerInch / millimetresPerInch);
}

double ExportOptions::density() const
{
    return unit == LengthUnit::Pixels ? scale : dpi / pixelsPerInch;
}

QSize ExportOptions::dots() const
{
    return (size() * density()).toSize();
}

QString sizeMessage(const ExportOptions& options, const core::NumberStyle& style)
{
    const bool pixels = options.unit == LengthUnit::Pixels;
    const QSizeF least = pixels ? leastPixels : leastMillimetres;
    if (!(options.width >= least.width() && options.height >= least.height())) {
        //: %1 and %2 are numbers
        const QString text =
            pixels ? QCoreApplication::translate("Chart export", "A chart is at least %1 pixels wide and %2 high")
                   //: %1 and %2 are numbers
                   : QCoreApplication::translate("Chart export", "A chart is at least %1 mm wide and %2 mm high");
        return text.arg(placed(least.width(), style), placed(least.height(), style));
    }
    if (!pixels && (options.dpi < leastDpi || options.dpi > mostDpi))
        //: %1 and %2 are numbers
        return QCoreApplication::translate("Chart export", "The resolution is from %1 to %2 dpi")
            .arg(placed(leastDpi, style), placed(mostDpi, style));
    const double dots = options.format == ChartFormat::Png ? std::max(1.0, options.density()) : 1.0;
    const QSizeF size = options.size() * dots;
    if (!(size.width() <= mostDots && size.height() <= mostDots))
        //: %1 a number
        return QCoreApplication::translate("Chart export", "A picture has at most %1 pixels on each side")
            .arg(placed(mostDots, style));
    return {};
}

QString suffixOf(ChartFormat format)
{
    switch (format) {
    case ChartFormat::Png:
        return QStringLiteral("png");
    case ChartFormat::Svg:
        return QStringLiteral("svg");
    case ChartFormat::Pdf:
        return QStringLiteral("pdf");
    case ChartFormat::Csv:
        break;
    }
    return QStringLiteral("csv");
}

} // namespace ui
