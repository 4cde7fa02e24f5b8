// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/share/share_menu.h"

#include <QEvent>

namespace ui {

ShareMenu::ShareMenu(QWidget* parent) : QMenu(parent)
{
    setObjectName(QStringLiteral("share-menu"));
    setToolTipsVisible(true); // they say why Facebook cannot be chosen
    copyLink = addAction(QString());
    copyLink->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    addSeparator();
    email = addAction(QString());
    x = addAction(QString());
    line = addAction(QString());
    facebook = addAction(QString());
    addSeparator();
    m_copyAs = addMenu(QString());
    copyText = m_copyAs->addAction(QString());
    copyMarkdown = m_copyAs->addAction(QString());
    copyCsv = m_copyAs->addAction(QString());
    addSeparator();
    pageAddress = addAction(QString());
    setHasPageAddress(false);
    retranslate();
}

void ShareMenu::setHasPageAddress(bool has)
{
    facebook->setEnabled(has);
    retranslate();
}

void ShareMenu::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMenu::changeEvent(event);
}

void ShareMenu::retranslate()
{
    setTitle(tr("S&hare"));
    copyLink->setText(tr("Copy &link"));
    email->setText(tr("&E-mail…"));
    //: the name of the network
    x->setText(tr("&X"));
    //: the name of the network
    line->setText(tr("L&INE"));
    //: the name of the network
    facebook->setText(tr("&Facebook"));
    facebook->setToolTip(
        facebook->isEnabled()
            ? tr("Shares the address of your page")
            : tr("Facebook takes only a web address: first say where your embedded page is published"));
    m_copyAs->setTitle(tr("&Copy as"));
    copyText->setText(tr("&Text"));
    copyMarkdown->setText(tr("&Markdown"));
    //: comma-separated values, for spreadsheets
    copyCsv->setText(tr("CS&V"));
    pageAddress->setText(tr("&Address of your page…"));
}

} // namespace ui
