// SPDX-License-Identifier: GPL-3.0-or-later
// The typeset formula of a result, as a drawing of curves that is sharp at any size and takes any colour.
#pragma once

#include <QByteArray>
#include <QPointF>
#include <QSizeF>

#include <optional>
#include <string_view>

QT_BEGIN_NAMESPACE
class QColor;
class QPainter;
class QString;
QT_END_NAMESPACE

namespace ui {

class Formula
{
public:
    /// The formula of a result of a model ("pipeline-bubble", "bubble-fraction"); nothing where none is typeset.
    static std::optional<Formula> of(std::string_view model, std::string_view result);
    /// From an SVG whose view box is in thousandths of the font's size, with the baseline at y = 0.
    static std::optional<Formula> fromSvg(const QByteArray& svg);

    /// How large it is beside text of that size, in the same unit.
    QSizeF size(double fontSize) const;
    /// How much of its height is below the baseline of the text around it; at least 0.
    double depth(double fontSize) const;
    /// Draws it with its upper left corner at `corner`.
    void paint(QPainter& painter, const QPointF& corner, double fontSize, const QColor& color) const;
    /// As an SVG element to stand within a page, sized in em; in the colour of the text around it. `label` says it in
    /// plain text, for readers that see no pictures.
    QByteArray svg(const QString& label) const;

private:
    QByteArray m_svg;
    double m_left = 0;
    double m_top = 0;
    double m_width = 0;
    double m_height = 0;
};

} // namespace ui
