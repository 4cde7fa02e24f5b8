// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/frames.h"

#include <QEvent>

#include <benchmark/benchmark.h>

namespace benchmarks {

bool FrameCounter::notify(QObject* receiver, QEvent* event)
{
    const bool handled = QApplication::notify(receiver, event);
    // A widget's request; that of its native window only leads to one.
    if (event->type() == QEvent::UpdateRequest && receiver == m_window)
        ++m_frames;
    return handled;
}

int runWindowBenchmarks(int argc, char* argv[], void (*registerAll)())
{
    // A frame is painted as soon as it is asked for, not after the toolkit's pause of 5 ms.
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
    QApplication::setStyle(QStringLiteral("Fusion"));
    FrameCounter application(argc, argv);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    registerAll();
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

} // namespace benchmarks
