// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/page_pictures.h"

#include "ui/window/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextCursor>
#include <QTextDocument>

namespace ui::report {

namespace {

enum ObjectType { ChartObject = QTextFormat::UserObject, FormulaObject };
enum ObjectProperty { Index = QTextFormat::UserProperty, FontSize };

// A chart is laid out for a screen; on paper it stands a little smaller.
constexpr double chartScale = 0.78;

void insertObject(QTextCursor& cursor, ObjectType type, std::size_t index, double fontSize)
{
    QTextCharFormat format;
    format.setObjectType(type);
    format.setProperty(Index, static_cast<int>(index));
    format.setProperty(FontSize, fontSize);
    cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
}

} // namespace

PagePictures::PagePictures(QTextDocument& document, double dotsPerPixel)
    : QObject(&document), m_dotsPerPixel(dotsPerPixel)
{
    document.documentLayout()->registerHandler(ChartObject, this);
    document.documentLayout()->registerHandler(FormulaObject, this);
}

void PagePictures::insertChart(QTextCursor& cursor, const ChartDrawing& drawing)
{
    m_charts.push_back(&drawing);
    m_chartPositions.push_back(cursor.position());
    insertObject(cursor, ChartObject, m_charts.size() - 1, 0);
}

void PagePictures::refitCharts(QTextDocument& document) const
{
    for (const int position : m_chartPositions)
        document.markContentsDirty(position, 1);
}

void PagePictures::insertFormula(QTextCursor& cursor, const Formula& formula, double fontSize)
{
    m_formulas.push_back(&formula);
    insertObject(cursor, FormulaObject, m_formulas.size() - 1, fontSize);
}

QSizeF PagePictures::intrinsicSize(QTextDocument*, int, const QTextFormat& format)
{
    if (format.objectType() == ChartObject)
        return m_chartSize * m_dotsPerPixel;
    const Formula& formula = *m_formulas[static_cast<std::size_t>(format.intProperty(Index))];
    return formula.size(format.doubleProperty(FontSize)) * m_dotsPerPixel;
}

void PagePictures::drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int, const QTextFormat& format)
{
    const auto index = static_cast<std::size_t>(format.intProperty(Index));
    const QPalette palette = lightPalette();
    painter->save();
    painter->translate(rect.topLeft());
    if (format.objectType() == ChartObject) {
        const double scale = m_dotsPerPixel * chartScale;
        painter->scale(scale, scale);
        m_charts[index]->paint(*painter, rect.size() / scale, palette);
    } else {
        m_formulas[index]->paint(*painter, {}, format.doubleProperty(FontSize) * m_dotsPerPixel,
                                 palette.color(QPalette::Text));
    }
    painter->restore();
}

} // namespace ui::report
