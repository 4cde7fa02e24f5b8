// SPDX-License-Identifier: GPL-3.0-or-later
// Linked into a program, it ends the program when its first window has painted its first frame.
#include <QGuiApplication>
#include <QMainWindow>

#include <unistd.h>

namespace {

class FirstFrame : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* receiver, QEvent* event) override
    {
        const bool isFrame = event->type() == QEvent::Paint && receiver->isWidgetType() &&
                             qobject_cast<QMainWindow*>(static_cast<QWidget*>(receiver)->window());
        if (!isFrame)
            return false;
        // The rest of the frame is painted and flushed before the event loop comes round to this.
        qApp->removeEventFilter(this);
        QCoreApplication::postEvent(this, new QEvent(QEvent::User), Qt::HighEventPriority);
        return false;
    }

    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::User)
            return QObject::event(event);
        QGuiApplication::sync(); // a display that is another process has taken it, too
        _exit(0);
    }
};

void endAtFirstFrame()
{
    qApp->installEventFilter(new FirstFrame(qApp));
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(endAtFirstFrame)
