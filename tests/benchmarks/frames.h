// SPDX-License-Identifier: GPL-3.0-or-later
// An application that counts the frames its windows painted, so that a benchmark can wait for the next one.
#pragma once

#include <QApplication>

namespace benchmarks {

class FrameCounter : public QApplication
{
public:
    using QApplication::QApplication;

    /// A frame is there when a request to update a window was handled: then its backing store is painted and flushed.
    bool notify(QObject* receiver, QEvent* event) override;
    /// Handles what is pending, layout and timers too, until at least one frame was painted after `change`.
    template<typename Change> void paintAfter(Change change)
    {
        const int before = m_frames;
        change();
        while (m_frames == before)
            processEvents();
    }

private:
    int m_frames = 0;
};

} // namespace benchmarks
