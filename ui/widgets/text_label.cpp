// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/text_label.h"

#include "ui/widgets/quietly.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int unlimited = 1 << 20; // wider than any text

// Breaks `lines` at `width`, and gives the room that they take. A line that a font for another script makes higher than
// `highest` overlaps the empty parts of its neighbours.
QSizeF breakLines(QTextLayout& lines, double width, double leading, double highest)
{
    double bottom = -leading;
    double widest = 0;
    lines.beginLayout();
    for (QTextLine line = lines.createLine(); line.isValid(); line = lines.createLine()) {
        line.setLineWidth(width);
        bottom += leading;
        const double height = std::min(line.height(), highest);
        line.setPosition({0, bottom - (line.height() - height) / 2});
        bottom += height;
        widest = std::max(widest, line.naturalTextWidth());
    }
    lines.endLayout();
    return {widest, std::max(0.0, bottom)};
}

} // namespace

TextLabel::TextLabel(look::Size size, bool bold, QWidget* parent) : QLabel(parent)
{
    // Texts hold what people typed: never let the label guess markup.
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    m_lines.setCacheEnabled(true);
    look::setFont(*this, size, bold);
}

void TextLabel::show(const QString& text)
{
    if (text == this->text())
        return;
    const auto change = [&] {
        m_heights.clear();
        m_least = {};
        m_linesWidth.reset();
        setText(text);
    };
    // Most texts here are another number in the same sentence. Before it is seen, a label has no room to keep.
    if (isVisible())
        changeQuietly(*this, change, [this] { return room(); });
    else
        change();
}

void TextLabel::setWrong(bool wrong)
{
    if (m_wrong == wrong)
        return;
    m_wrong = wrong;
    ink();
}

// From the palette around the label: its own one is what is set here.
void TextLabel::ink()
{
    const QPalette around = parentWidget() ? parentWidget()->palette() : QApplication::palette();
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText,
                    *m_wrong ? look::errorColor(around) : around.color(QPalette::PlaceholderText));
    m_inking = true;
    setPalette(colors);
    m_inking = false;
}

void TextLabel::standOn(QPalette::ColorRole ground)
{
    setForegroundRole(foregroundRole()); // which would follow the ground
    setBackgroundRole(ground);
    setAutoFillBackground(true);
}

// What decides the label's place in its layout, at the width that it has.
QSize TextLabel::room() const
{
    if (!wordWrap())
        return sizeHint();
    const int height = heightForWidth(width());
    return {std::max(width(), static_cast<int>(std::ceil(flow(wrapWidth()).width()))), height};
}

int TextLabel::wrapWidth() const
{
    return wordWrap() ? width() : unlimited;
}

// Lays the text out for `width`, unless it was the last time; gives the room of its lines.
QSizeF TextLabel::flow(int width) const
{
    if (m_linesWidth == width)
        return m_linesSize;
    m_linesSize = layOut(m_lines, text(), width);
    m_linesWidth = width;
    return m_linesSize;
}

QSizeF TextLabel::layOut(QTextLayout& lines, const QString& text, int width) const
{
    constexpr double mostOfHeight = 1.25; // of a line of the label's own font
    QString oneParagraph = text;
    oneParagraph.replace(QLatin1Char('\n'), QChar(QChar::LineSeparator));
    QTextOption option(QStyle::visualAlignment(layoutDirection(), alignment()) & Qt::AlignHorizontal_Mask);
    option.setTextDirection(layoutDirection());
    option.setWrapMode(QTextOption::WordWrap);
    lines.setFont(font());
    lines.setTextOption(option);
    lines.setText(oneParagraph);
    const QFontMetrics metrics = fontMetrics();
    return breakLines(lines, width, metrics.leading(), mostOfHeight * metrics.height());
}

void TextLabel::reserveFor(const QString& text)
{
    if (text == m_reserved)
        return;
    m_reserved = text;
    m_heights.clear();
    m_reservedHeights.clear();
    updateGeometry();
}

int TextLabel::reservedHeight(int width) const
{
    if (m_reserved.isEmpty())
        return 0;
    const auto known = m_reservedHeights.constFind(width);
    if (known != m_reservedHeights.constEnd())
        return *known;
    QTextLayout lines;
    const int height = static_cast<int>(std::ceil(layOut(lines, m_reserved, width).height()));
    m_reservedHeights.insert(width, height);
    return height;
}

int TextLabel::heightForWidth(int width) const
{
    if (!wordWrap())
        return -1;
    const auto known = m_heights.constFind(width);
    if (known != m_heights.constEnd())
        return *known;
    const int own = static_cast<int>(std::ceil(flow(width).height()));
    const int height = std::max(own, reservedHeight(width));
    m_heights.insert(width, height);
    return height;
}

// A label that wraps takes the width it is given, so QLabel's search for a well-proportioned size is time lost.
QSize TextLabel::sizeHint() const
{
    return minimumSizeHint();
}

QSize TextLabel::minimumSizeHint() const
{
    if (!wordWrap())
        return QSizeF(std::ceil(flow(unlimited).width()), std::ceil(flow(unlimited).height())).toSize();
    if (!m_least.isValid()) {
        const int widestWord = fontMetrics().boundingRect(QRect(0, 0, 0, unlimited), Qt::TextWordWrap, text()).width();
        m_least = QSize(widestWord, fontMetrics().height());
    }
    return m_least;
}

void TextLabel::changeEvent(QEvent* event)
{
    // The font or the direction may be another.
    m_heights.clear();
    m_reservedHeights.clear();
    m_least = {};
    m_linesWidth.reset();
    QLabel::changeEvent(event);
    if (m_wrong && event->type() == QEvent::PaletteChange && !m_inking)
        ink();
}

void TextLabel::paintEvent(QPaintEvent*)
{
    const QSizeF size = flow(wordWrap() ? width() : unlimited);
    const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), alignment());
    // Lines that do not wrap were laid out from the left edge, whatever their alignment.
    const bool right = !wordWrap() && (side & Qt::AlignRight);
    const double left = right ? width() - unlimited : 0;
    const double top = alignment() & Qt::AlignTop      ? 0
                       : alignment() & Qt::AlignBottom ? height() - size.height()
                                                       : std::floor((height() - size.height()) / 2);
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    m_lines.draw(&painter, {left, top});
}

} // namespace ui
