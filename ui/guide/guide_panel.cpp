// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/guide_panel.h"

#include "ui/guide/guide_text.h"
#include "ui/widgets/look.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

GuidePanel::GuidePanel(QWidget* parent)
    : QDockWidget(parent)
    , m_text(new QTextBrowser)
    , m_sought(new QLineEdit)
    , m_previous(new QToolButton)
    , m_next(new QToolButton)
    , m_matches(new QLabel)
    , m_print(new QToolButton)
{
    setObjectName(QStringLiteral("guide-panel"));
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(2 * look::unit);
    m_text->document()->setIndentWidth(2 * look::unit);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(m_text, 1);
    content->setFocusProxy(m_text);
    setWidget(content);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (const QString model = linkedPage(link); !model.isEmpty())
            emit pageRequested(model);
    });
    retranslate();
}

QWidget* GuidePanel::makeHead()
{
    auto* rows = new QWidget;
    auto* grid = new QGridLayout(rows);
    grid->setContentsMargins(look::unit, look::unit, look::unit, look::unit / 2);
    grid->setSpacing(look::unit / 2);
    grid->addWidget(m_sought, 0, 0);
    grid->addWidget(m_previous, 0, 1);
    grid->addWidget(m_next, 0, 2);
    grid->addWidget(m_matches, 1, 0);
    grid->addWidget(m_print, 1, 1, 1, 2);
    grid->setColumnStretch(0, 1);
    m_sought->setObjectName(QStringLiteral("find-text"));
    m_sought->setClearButtonEnabled(true);
    m_matches->setObjectName(QStringLiteral("find-matches"));
    m_matches->setTextFormat(Qt::PlainText);
    look::setFont(*m_matches, look::Size::Small);
    look::setMuted(*m_matches);
    m_previous->setArrowType(Qt::UpArrow);
    m_next->setArrowType(Qt::DownArrow);
    for (QToolButton* button : {m_previous, m_next, m_print}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    connect(m_sought, &QLineEdit::textChanged, this, [this] {
        find(false, false);
        markMatches();
    });
    connect(m_sought, &QLineEdit::returnPressed, this, [this] { find(false, true); });
    connect(m_next, &QToolButton::clicked, this, [this] { find(false, true); });
    connect(m_previous, &QToolButton::clicked, this, [this] { find(true, true); });
    connect(m_print, &QToolButton::clicked, this, &GuidePanel::printRequested);
    m_print->setObjectName(QStringLiteral("print-guide"));
    return rows;
}

void GuidePanel::setGuide(const QString& markdown)
{
    if (markdown == m_markdown)
        return;
    m_markdown = markdown;
    showText();
}

void GuidePanel::beginFind()
{
    m_sought->setFocus(Qt::ShortcutFocusReason);
    m_sought->selectAll();
}

// From the selection on, or from its start where what is sought has grown by a letter; after the last the first.
void GuidePanel::find(bool backward, bool fromHere)
{
    QTextCursor start = m_text->textCursor();
    if (!fromHere)
        start.setPosition(start.selectionStart());
    const QTextDocument::FindFlags flags = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    QTextCursor found = m_text->document()->find(m_sought->text(), start, flags);
    if (found.isNull()) {
        QTextCursor end(m_text->document());
        end.movePosition(backward ? QTextCursor::End : QTextCursor::Start);
        found = m_text->document()->find(m_sought->text(), end, flags);
    }
    if (found.isNull())
        start.clearSelection();
    m_text->setTextCursor(found.isNull() ? start : found);
}

void GuidePanel::markMatches()
{
    QList<QTextEdit::ExtraSelection> marks;
    QTextCharFormat mark;
    QColor ground = palette().color(QPalette::Highlight);
    ground.setAlphaF(0.3F);
    mark.setBackground(ground);
    QTextCursor found(m_text->document());
    while (!m_sought->text().isEmpty()) {
        found = m_text->document()->find(m_sought->text(), found);
        if (found.isNull())
            break;
        marks.push_back({found, mark});
    }
    m_text->setExtraSelections(marks);
    const auto count = static_cast<int>(marks.size());
    m_matches->setText(m_sought->text().isEmpty() ? QString() : tr("%n found", nullptr, count));
    m_previous->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
}

// The document keeps the colours it was made with, so it is made anew with the theme.
void GuidePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showText();
    QDockWidget::changeEvent(event);
}

void GuidePanel::closeEvent(QCloseEvent* event)
{
    QDockWidget::closeEvent(event);
    emit closed();
}

// Escape leaves the search first, then the panel.
void GuidePanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_sought->hasFocus()) {
        m_sought->clear();
        m_text->setFocus();
    } else if (event->key() == Qt::Key_Escape && !isFloating()) {
        close();
    } else {
        QDockWidget::keyPressEvent(event);
    }
}

void GuidePanel::retranslate()
{
    setWindowTitle(tr("Guide"));
    m_text->setAccessibleName(tr("Guide"));
    m_sought->setPlaceholderText(tr("Find in this guide"));
    m_sought->setAccessibleName(tr("Find in this guide"));
    m_previous->setToolTip(tr("Previous match"));
    m_previous->setAccessibleName(tr("Previous match"));
    m_next->setToolTip(tr("Next match"));
    m_next->setAccessibleName(tr("Next match"));
    //: a button beside the guide
    m_print->setText(tr("Print…"));
    m_print->setToolTip(tr("Print this guide"));
    markMatches();
}

void GuidePanel::showText()
{
    fillGuide(*m_text->document(), m_markdown, palette());
    m_text->moveCursor(QTextCursor::Start);
    markMatches();
}

} // namespace ui
