// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/text_label.h"

#include <algorithm>

namespace ui {

TextLabel::TextLabel(look::Size size, bool bold, QWidget* parent) : QLabel(parent)
{
    // Texts hold what people typed: never let the label guess markup.
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    look::setFont(*this, size, bold);
}

void TextLabel::show(const QString& text)
{
    if (text == this->text())
        return;
    forgetSizes();
    setText(text);
}

void TextLabel::reserveFor(const QString& text)
{
    if (text == m_reserved)
        return;
    m_reserved = text;
    forgetSizes();
    updateGeometry();
}

int TextLabel::heightForWidth(int width) const
{
    const auto known = m_heights.constFind(width);
    if (known != m_heights.constEnd())
        return *known;
    int height = QLabel::heightForWidth(width);
    if (!m_reserved.isEmpty() && m_reserved != text()) {
        const QRect space(0, 0, width, 10000);
        height = std::max(height, fontMetrics().boundingRect(space, Qt::TextWordWrap, m_reserved).height());
    }
    m_heights.insert(width, height);
    return height;
}

// A label that wraps takes the width it is given, so QLabel's search for a well-proportioned size is time lost.
QSize TextLabel::sizeHint() const
{
    return wordWrap() ? minimumSizeHint() : QLabel::sizeHint();
}

QSize TextLabel::minimumSizeHint() const
{
    if (!wordWrap())
        return QLabel::minimumSizeHint();
    if (!m_least.isValid()) {
        const int widestWord = fontMetrics().boundingRect(QRect(0, 0, 0, 10000), Qt::TextWordWrap, text()).width();
        m_least = QSize(widestWord, fontMetrics().height()).grownBy(contentsMargins());
    }
    return m_least;
}

void TextLabel::forgetSizes()
{
    m_heights.clear();
    m_least = {};
}

void TextLabel::changeEvent(QEvent* event)
{
    forgetSizes(); // the font may be another
    QLabel::changeEvent(event);
}

} // namespace ui
