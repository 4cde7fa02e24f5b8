// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas as characters of a text document: they stay drawings of curves, on the screen as on paper.
#pragma once

#include "ui/formulas/formula.h"

#include <QColor>
#include <QTextObjectInterface>

#include <vector>

class QTextCursor;

namespace ui {

class FormulaObject : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    /// Draws in the text of `document`, whose lengths are `dotsPerPixel` dots for a pixel of 1/96 inch.
    explicit FormulaObject(QTextDocument& document, double dotsPerPixel = 1);

    /// What formulas are drawn in from now on.
    void setColor(const QColor& color) { m_color = color; }
    /// Puts a formula in place of what the cursor has selected, for text of that size in pixels. `words` say it to
    /// readers that see no pictures.
    void insert(QTextCursor& cursor, const Formula& formula, double fontSize, const QString& words);

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    double m_dotsPerPixel;
    QColor m_color = Qt::black;
    std::vector<Formula> m_formulas;
};

} // namespace ui
