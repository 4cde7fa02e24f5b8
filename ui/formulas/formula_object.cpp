// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/formulas/formula_object.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextCursor>
#include <QTextDocument>

namespace ui {

namespace {

constexpr int objectType = QTextFormat::UserObject + 1;
enum Property { Index = QTextFormat::UserProperty, FontSize };

} // namespace

FormulaObject::FormulaObject(QTextDocument& document, double dotsPerPixel)
    : QObject(&document), m_dotsPerPixel(dotsPerPixel)
{
    document.documentLayout()->registerHandler(objectType, this);
}

void FormulaObject::insert(QTextCursor& cursor, const Formula& formula, double fontSize, const QString& words)
{
    m_formulas.push_back(formula);
    QTextCharFormat format;
    format.setObjectType(objectType);
    format.setProperty(Index, static_cast<int>(m_formulas.size() - 1));
    format.setProperty(FontSize, fontSize);
    format.setProperty(QTextFormat::ImageAltText, words);
    cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
}

QSizeF FormulaObject::intrinsicSize(QTextDocument*, int, const QTextFormat& format)
{
    const Formula& formula = m_formulas[static_cast<std::size_t>(format.intProperty(Index))];
    return formula.size(format.doubleProperty(FontSize)) * m_dotsPerPixel;
}

void FormulaObject::drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int, const QTextFormat& format)
{
    const Formula& formula = m_formulas[static_cast<std::size_t>(format.intProperty(Index))];
    formula.paint(*painter, rect.topLeft(), format.doubleProperty(FontSize) * m_dotsPerPixel, m_color);
}

} // namespace ui
