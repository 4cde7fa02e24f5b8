// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/number_edit.h"

#include "ui/widgets/look.h"

#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QScopedPointer>

#include <algorithm>

namespace ui {

namespace {

constexpr int wrongMarkWidth = 3 * look::unit;
constexpr int frameRadius = 2;
constexpr int textMargin = look::unit / 2;
constexpr int keysRemembered = 100;

} // namespace

NumberEdit::NumberEdit(QWidget* parent) : QLineEdit(parent), m_trailing(new QLabel(this))
{
    setMinimumHeight(fontMetrics().height() + 2 * look::unit);
    m_trailing->setTextFormat(Qt::PlainText);
    m_trailing->setAttribute(Qt::WA_TransparentForMouseEvents);
    look::setMuted(*m_trailing);
    connect(this, &QLineEdit::textEdited, this, &NumberEdit::typed);
    align();
}

// A number runs from left to right; it stands where the line begins.
void NumberEdit::align()
{
    setAlignment((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | Qt::AlignVCenter);
    placeTrailing();
}

void NumberEdit::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        align();
}

void NumberEdit::display(const QString& text)
{
    if (text == this->text())
        return;
    const int cursor = cursorPosition();
    setText(text);
    setCursorPosition(std::min<int>(cursor, static_cast<int>(text.size())));
}

void NumberEdit::setTrailing(const QString& text)
{
    if (text == m_trailingText)
        return;
    m_trailingText = text;
    placeTrailing();
}

void NumberEdit::setWrong(bool wrong)
{
    if (wrong == m_wrong)
        return;
    m_wrong = wrong;
    placeTrailing();
    update();
}

// Undo and redo belong to the window, where one history spans all fields. Copy without a selection does too: it takes
// the first result.
bool NumberEdit::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        // Under X11 these two are keys of the line edit as well: End and Delete, which have keys of their own.
        const bool ofWindow =
            key->modifiers() == Qt::ControlModifier && (key->key() == Qt::Key_D || key->key() == Qt::Key_E);
        if (ofWindow || key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo) ||
            (key->matches(QKeySequence::Copy) && !hasSelectedText())) {
            event->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

void NumberEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        const int direction = event->key() == Qt::Key_Up ? 1 : -1;
        emit stepped(event->modifiers().testFlag(Qt::ShiftModifier) ? 10 * direction : direction);
        return;
    }
    const bool decimalKey = event->key() == Qt::Key_Period || event->key() == Qt::Key_Comma;
    if (decimalKey && event->modifiers().testFlag(Qt::KeypadModifier)) {
        insert(m_decimalSign);
        emit typed(text());
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit left();
        emit entered();
        emit confirmed();
        return;
    }
    QLineEdit::keyPressEvent(event);
    if (++m_keys >= keysRemembered)
        forgetHistory();
}

// The line edit keeps a history of its own, without a limit and of no use here. Setting the text empties it, and drops
// the selection: then it waits.
void NumberEdit::forgetHistory()
{
    if (hasSelectedText())
        return;
    const int cursor = cursorPosition();
    setText(text());
    setCursorPosition(cursor);
    m_keys = 0;
}

// A page that is scrolled with the wheel must not change what it scrolls over.
void NumberEdit::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

void NumberEdit::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    emit entered();
}

void NumberEdit::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason)
        return;
    forgetHistory();
    emit left();
}

void NumberEdit::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    placeTrailing();
}

void NumberEdit::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_wrong && !hasFocus()) {
        // The style's own frame is too faint on dark cards.
        painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), frameRadius, frameRadius);
    }
    if (!m_wrong)
        return;
    painter.setPen(QPen(look::errorColor(palette()), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), frameRadius, frameRadius);
    const bool mirrored = isRightToLeft();
    const QRect mark(mirrored ? 0 : width() - wrongMarkWidth, 0, wrongMarkWidth, height());
    painter.setFont(look::font(look::Size::Body, true));
    painter.drawText(mark, Qt::AlignCenter, QStringLiteral("!"));
}

// Files and links are for the window behind: a number has no colon.
void NumberEdit::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->text().contains(QLatin1Char(':')))
        event->ignore();
    else
        QLineEdit::dragEnterEvent(event);
}

void NumberEdit::contextMenuEvent(QContextMenuEvent* event)
{
    const QScopedPointer<QMenu> menu(createStandardContextMenu());
    // The line edit's own history knows nothing of the program's.
    const QList<QAction*> entries = menu->actions();
    if (entries.size() > 2 && entries[2]->isSeparator()) // undo, redo, and the line below them
        for (int i = 0; i < 3; ++i)
            menu->removeAction(entries[i]);
    menu->exec(event->globalPos());
}

void NumberEdit::placeTrailing()
{
    m_trailing->setText(m_trailing->fontMetrics().elidedText(m_trailingText, Qt::ElideRight, width() / 2));
    m_trailing->adjustSize();
    const int end = m_wrong ? wrongMarkWidth : look::unit;
    const int width = m_trailing->text().isEmpty() ? 0 : m_trailing->width();
    const int left = isRightToLeft() ? end : this->width() - width - end;
    m_trailing->move(left, (height() - m_trailing->height()) / 2);
    const int margin = width > 0 || m_wrong ? width + end : textMargin;
    setTextMargins(isRightToLeft() ? margin : textMargin, 0, isRightToLeft() ? textMargin : margin, 0);
}

} // namespace ui
