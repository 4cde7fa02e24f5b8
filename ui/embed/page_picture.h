// SPDX-License-Identifier: GPL-3.0-or-later
// An embedded page as a picture: the labels, values and results that it begins with, in the language in use and laid
// out as resources/embed/page.css does it on a wide page. First boxes and lines as geometry, then painting.
#pragma once

#include "core/calculator/calculator.h"
#include "core/numbers/style.h"

#include <QColor>
#include <QFont>
#include <QImage>
#include <QRectF>
#include <QString>

#include <vector>

namespace ui {

/// A rounded rectangle of the page.
struct PageBox
{
    QRectF rect;
    QColor fill;
    QColor edge;
};

/// A text, wrapped within its rectangle.
struct PageLine
{
    QRectF rect;
    QString text;
    QFont font;
    QColor color;
    Qt::Alignment alignment;
};

struct PageLayout
{
    QSizeF size; // in the pixels of a web page
    QColor ground;
    std::vector<PageBox> boxes;
    std::vector<PageLine> lines;
};

struct PageLook
{
    QString language; // its name in itself, as the page's choice of languages shows it
    QString program;  // at the foot
    bool dark = false;
    bool rightToLeft = false;
};

inline constexpr double pictureWidth = 720;

/// The page of `calculator` that begins with `values`, `pictureWidth` wide and as high as it takes.
PageLayout layOutPage(const core::Calculator& calculator, const core::Values& values, const core::NumberStyle& style,
                      const PageLook& look);

/// The picture, `scale` dots for each pixel of the page.
QImage pageImage(const PageLayout& layout, double scale);

} // namespace ui
