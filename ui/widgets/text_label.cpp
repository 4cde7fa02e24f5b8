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
    if (text != this->text())
        setText(text);
}

void TextLabel::reserveFor(const QString& text)
{
    m_reserved = text;
    updateGeometry();
}

int TextLabel::heightForWidth(int width) const
{
    const int own = QLabel::heightForWidth(width);
    if (m_reserved.isEmpty())
        return own;
    const QRect space(0, 0, width, 10000);
    return std::max(own, fontMetrics().boundingRect(space, Qt::TextWordWrap, m_reserved).height());
}

} // namespace ui
