// SPDX-License-Identifier: GPL-3.0-or-later
// An application that counts the frames of one window, so that a benchmark can wait for the next one.
#pragma once

#include <QApplication>

namespace benchmarks {

class FrameCounter : public QApplication
{
public:
    using QApplication::QApplication;

    /// A frame is there when a request to update a window was handled: then its backing store is painted and flushed.
    bool notify(QObject* receiver, QEvent* event) override;
    /// Handles what is pending, layout and timers too, until `window` was painted after `change` and wants no other
    /// frame.
    template<typename Change> void paintAfter(const QWidget& window, Change change)
    {
        m_window = &window;
        m_frames = 0;
        change();
        for (int seen = -1; m_frames == 0 || m_frames != seen;) {
            seen = m_frames;
            processEvents();
        }
    }

private:
    const QObject* m_window = nullptr;
    int m_frames = 0;
};

/// Runs the benchmarks that `registerAll` registers in such an application; gives the exit code of the program.
int runWindowBenchmarks(int argc, char* argv[], void (*registerAll)());

/// The application, which is one.
inline FrameCounter& frameCounter()
{
    return *static_cast<FrameCounter*>(qApp);
}

} // namespace benchmarks
