// SPDX-License-Identifier: GPL-3.0-or-later
// Lets a file or a link be dragged onto a window.
#pragma once

#include <QObject>

class QMimeData;
class QWidget;

namespace app {

class DropTarget : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void watch(QWidget& window);

    /// What is dragged: the path of a file, or a link of ours, as an address or as text. Empty where it is something
    /// else or more than one.
    static QString targetOf(const QMimeData& dragged);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Sent once the drop is over, so that the program it came from does not wait for what follows.
    void dropped(const QString& target);
};

} // namespace app
