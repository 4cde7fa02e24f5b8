// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/running/running_program.h"

#include <QLocalSocket>
#include <QTimer>

namespace app {

bool RunningProgram::listen(const QString& socketPath)
{
    QLocalServer::removeServer(socketPath);
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &RunningProgram::welcome, Qt::UniqueConnection);
    return m_server.listen(socketPath);
}

void RunningProgram::welcome()
{
    while (QLocalSocket* socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        if (!isSameUser(*socket)) {
            socket->abort();
            continue;
        }
        socket->setReadBufferSize(longestMessage + 1);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        QTimer::singleShot(longestWait, socket, &QLocalSocket::abort);
        if (socket->bytesAvailable() > 0)
            read(*socket);
    }
}

// A message ends with its line; what is longer than any, and what is no message, ends the connection without an answer.
void RunningProgram::read(QLocalSocket& socket)
{
    if (!socket.canReadLine()) {
        if (socket.bytesAvailable() > longestMessage)
            socket.abort();
        return;
    }
    const auto handOver = readMessage(socket.readLine());
    disconnect(&socket, &QLocalSocket::readyRead, this, nullptr);
    if (!handOver) {
        socket.abort();
        return;
    }
    // A sender that gave up has opened a window of its own: doing it here too would do it twice.
    socket.write(messageTaken);
    const bool told = socket.flush();
    socket.disconnectFromServer();
    // Later: what follows may ask a question, and the socket is gone by the time of the answer.
    if (told)
        QMetaObject::invokeMethod(
            this, [this, taken = *handOver] { emit received(taken); }, Qt::QueuedConnection);
}

} // namespace app
