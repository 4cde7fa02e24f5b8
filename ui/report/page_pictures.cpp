// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/page_pictures.h"

#include "ui/window/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextCursor>
#include <QTextDocument>

namespace ui::report {

namespace {

constexpr int chartObject = QTextFormat::UserObject; // that of formulas is another
constexpr int chartIndex = QTextFormat::UserProperty;

// A chart is laid out for a screen; on paper it stands a little smaller.
constexpr double chartScale = 0.78;

} // namespace

PagePictures::PagePictures(QTextDocument& document, double dotsPerPixel)
    : QObject(&document), m_dotsPerPixel(dotsPerPixel), m_formulas(new FormulaObject(document, dotsPerPixel))
{
    m_formulas->setColor(lightPalette().color(QPalette::Text));
    document.documentLayout()->registerHandler(chartObject, this);
}

void PagePictures::insertChart(QTextCursor& cursor, const ChartDrawing& drawing)
{
    m_charts.push_back(&drawing);
    m_chartPositions.push_back(cursor.position());
    QTextCharFormat format;
    format.setObjectType(chartObject);
    format.setProperty(chartIndex, static_cast<int>(m_charts.size() - 1));
    cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
}

void PagePictures::refitCharts(QTextDocument& document) const
{
    for (const int position : m_chartPositions)
        document.markContentsDirty(position, 1);
}

QSizeF PagePictures::intrinsicSize(QTextDocument*, int, const QTextFormat&)
{
    return m_chartSize * m_dotsPerPixel;
}

void PagePictures::drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int, const QTextFormat& format)
{
    const double scale = m_dotsPerPixel * chartScale;
    painter->save();
    painter->translate(rect.topLeft());
    painter->scale(scale, scale);
    m_charts[static_cast<std::size_t>(format.intProperty(chartIndex))]->paint(*painter, rect.size() / scale,
                                                                              lightPalette());
    painter->restore();
}

} // namespace ui::report
