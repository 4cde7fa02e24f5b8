// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/guide_panel.h"

#include "ui/widgets/look.h"

#include <QEvent>
#include <QKeyEvent>
#include <QTextBrowser>

namespace ui {

GuidePanel::GuidePanel(QWidget* parent) : QDockWidget(parent), m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("guide-panel"));
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(2 * look::unit);
    setWidget(m_text);
    retranslate();
}

void GuidePanel::setGuide(const QString& markdown)
{
    if (markdown == m_markdown)
        return;
    m_markdown = markdown;
    showText();
}

// The document keeps the colours it was made with, so it is made anew with the theme.
void GuidePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        showText();
    QDockWidget::changeEvent(event);
}

void GuidePanel::closeEvent(QCloseEvent* event)
{
    QDockWidget::closeEvent(event);
    emit closed();
}

void GuidePanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !isFloating())
        close();
    else
        QDockWidget::keyPressEvent(event);
}

void GuidePanel::retranslate()
{
    setWindowTitle(tr("Guide"));
    m_text->setAccessibleName(tr("Guide"));
}

void GuidePanel::showText()
{
    m_text->setMarkdown(m_markdown);
}

} // namespace ui
