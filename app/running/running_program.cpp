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
    socket.write(messageTaken);
    socket.disconnectFromServer(); // once it is written
    emit received(*handOver);
}

} // namespace app
