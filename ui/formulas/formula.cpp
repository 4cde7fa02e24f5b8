// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/formulas/formula.h"

#include <QColor>
#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>

#include <algorithm>

namespace ui {

namespace {

constexpr double unitsPerEm = 1000;

QByteArray placeholderColor()
{
    return QByteArrayLiteral("currentColor");
}

QString inEm(double units)
{
    return QString::number(units / unitsPerEm) + QLatin1String("em");
}

} // namespace

std::optional<Formula> Formula::of(std::string_view model, std::string_view result)
{
    QFile file(QStringLiteral(":/formulas/%1/%2.svg")
                   .arg(QLatin1String(model.data(), static_cast<qsizetype>(model.size())),
                        QLatin1String(result.data(), static_cast<qsizetype>(result.size()))));
    return file.open(QIODevice::ReadOnly) ? fromSvg(file.readAll()) : std::nullopt;
}

std::optional<Formula> Formula::fromSvg(const QByteArray& svg)
{
    static const QRegularExpression box(QStringLiteral("viewBox=\"(\\S+) (\\S+) (\\S+) (\\S+)\""));
    const QRegularExpressionMatch match = box.match(QString::fromUtf8(svg));
    Formula formula;
    formula.m_svg = svg;
    formula.m_left = match.captured(1).toDouble();
    formula.m_top = match.captured(2).toDouble();
    formula.m_width = match.captured(3).toDouble();
    formula.m_height = match.captured(4).toDouble();
    if (formula.m_width <= 0 || formula.m_height <= 0)
        return std::nullopt;
    return formula;
}

QSizeF Formula::size(double fontSize) const
{
    return QSizeF(m_width, m_height) * (fontSize / unitsPerEm);
}

double Formula::depth(double fontSize) const
{
    return std::max(0.0, m_top + m_height) * (fontSize / unitsPerEm);
}

void Formula::paint(QPainter& painter, const QPointF& corner, double fontSize, const QColor& color) const
{
    QByteArray colored = m_svg;
    colored.replace(placeholderColor(), color.name().toLatin1());
    QSvgRenderer renderer(colored);
    renderer.render(&painter, QRectF(corner, size(fontSize)));
}

QByteArray Formula::svg(const QString& label) const
{
    const QString attributes =
        QStringLiteral("<svg class=\"formula\" role=\"img\" aria-label=\"%1\" width=\"%2\" "
                       "height=\"%3\" style=\"vertical-align: %4\" ")
            .arg(label.toHtmlEscaped(), inEm(m_width), inEm(m_height), inEm(-std::max(0.0, m_top + m_height)));
    QByteArray element = m_svg.trimmed();
    const qsizetype described = element.indexOf("<desc>"); // says it in TeX, which is no label
    if (described >= 0)
        element.remove(described, element.indexOf("</desc>") + 7 - described);
    return element.replace("<svg ", attributes.toUtf8());
}

} // namespace ui
