// SPDX-License-Identifier: GPL-3.0-or-later
// Charts and formulas as characters of a text, so that they stay drawings of curves on paper.
#pragma once

#include "ui/charts/chart_drawing.h"
#include "ui/formulas/formula_object.h"

#include <QTextObjectInterface>

class QTextCursor;

namespace ui::report {

class PagePictures : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    /// Draws in the text of `document`, whose lengths are `dotsPerPixel` dots for a pixel of 1/96 inch.
    PagePictures(QTextDocument& document, double dotsPerPixel);

    /// Puts a chart at the cursor; all charts of a text have the same size, in pixels. The drawing is kept by
    /// reference.
    void insertChart(QTextCursor& cursor, const ChartDrawing& drawing);
    void setChartSize(const QSizeF& size) { m_chartSize = size; }
    /// Lays out again what a change of the size of charts touches.
    void refitCharts(QTextDocument& document) const;
    const QSizeF& chartSize() const { return m_chartSize; }
    double dotsPerPixel() const { return m_dotsPerPixel; }
    bool hasCharts() const { return !m_charts.empty(); }

    /// The formulas of the text, in the colour of paper.
    FormulaObject& formulas() { return *m_formulas; }

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    double m_dotsPerPixel;
    QSizeF m_chartSize;
    std::vector<const ChartDrawing*> m_charts;
    std::vector<int> m_chartPositions;
    FormulaObject* m_formulas;
};

} // namespace ui::report
