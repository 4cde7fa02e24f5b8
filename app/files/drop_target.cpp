// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/drop_target.h"

#include "app/links/link.h"

#include <QDropEvent>
#include <QMetaObject>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace app {

void DropTarget::watch(QWidget& window)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

QString DropTarget::targetOf(const QMimeData& dragged)
{
    if (dragged.hasUrls()) {
        const QList<QUrl> urls = dragged.urls();
        if (urls.size() != 1)
            return {};
        if (urls.first().isLocalFile())
            return urls.first().toLocalFile();
    }
    // As it was written: an address that went through QUrl may be encoded another way.
    const QString text = dragged.text().trimmed();
    return isLink(text) ? text : QString();
}

bool DropTarget::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::DragMove && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event);
    const QString target = targetOf(*drop->mimeData());
    if (target.isEmpty()) {
        drop->ignore();
        return true;
    }
    drop->setDropAction(Qt::CopyAction); // never a move: the file stays where it is
    drop->accept();
    if (event->type() == QEvent::Drop)
        QMetaObject::invokeMethod(
            this, [this, target] { emit dropped(target); }, Qt::QueuedConnection);
    return true;
}

} // namespace app
