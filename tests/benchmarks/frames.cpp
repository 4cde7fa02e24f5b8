// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/frames.h"

#include <QEvent>

namespace benchmarks {

bool FrameCounter::notify(QObject* receiver, QEvent* event)
{
    const bool handled = QApplication::notify(receiver, event);
    // A widget's request; that of its native window only leads to one.
    if (event->type() == QEvent::UpdateRequest && receiver == m_window)
        ++m_frames;
    return handled;
}

} // namespace benchmarks
