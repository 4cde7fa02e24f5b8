// SPDX-License-Identifier: GPL-3.0-or-later
// The end of the program that runs: takes what later starts hand over.
#pragma once

#include "app/running/hand_over.h"

#include <QLocalServer>
#include <QObject>

namespace app {

class RunningProgram : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// How long a connection may take for its message, in ms.
    static constexpr int longestWait = 2000;

    /// Listens there, for the same user only. What is left of a program that crashed there gives way, so the caller has
    /// to know that no other one listens. False where it cannot: then nothing is handed over, and nothing else is lost.
    bool listen(const QString& socketPath);

signals:
    /// A message that is whole and ours. The sender has its answer, and waits for nothing; one that did not wait for
    /// the answer is not heard.
    void received(const app::HandOver& handOver);

private:
    void welcome();
    void read(QLocalSocket& socket);

    QLocalServer m_server;
};

} // namespace app
