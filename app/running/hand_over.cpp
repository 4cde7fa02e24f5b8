// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/running/hand_over.h"

#include "app/json/strict.h"
#include "app/json/write.h"

#include <QFileInfo>
#include <QLocalSocket>
#include <QThread>

#include <algorithm>
#include <array>

#include <sys/socket.h>
#include <unistd.h>

namespace app {

namespace {

using Json = nlohmann::ordered_json;

constexpr int newestSchema = 1;
constexpr std::array<const char*, 3> whats{"nothing", "link", "file"}; // in the order of Opening::What
constexpr unsigned long betweenTries = 20;                             // ms

QString textOf(const JsonPlace& message, const char* key)
{
    return QString::fromStdString(textFrom(requiredMember(message, key)));
}

std::optional<HandOver> handOverFrom(const JsonPlace& message)
{
    requireObject(message, {"schema", "open", "text", "language", "activation"});
    const auto* const what = std::find(whats.begin(), whats.end(), textOf(message, "open"));
    // One after the other: g++ 12 destroys what is complete of a braced list twice where the next part throws.
    HandOver read;
    read.opening.what = static_cast<Opening::What>(what - whats.begin());
    read.opening.text = textOf(message, "text");
    read.opening.language = textOf(message, "language");
    read.activation = textOf(message, "activation");
    const bool hasNul = (read.opening.text + read.opening.language + read.activation).contains(QChar(u'\0'));
    const bool isPath = QFileInfo(read.opening.text).isAbsolute();
    if (requiredMember(message, "schema").json != newestSchema || what == whats.end() || hasNul ||
        (read.opening.what == Opening::What::File && !isPath) ||
        (read.opening.what == Opening::What::Nothing && !read.opening.text.isEmpty()))
        return std::nullopt;
    return read;
}

int left(const QDeadlineTimer& deadline)
{
    return static_cast<int>(std::max<qint64>(deadline.remainingTime(), 0));
}

bool isTaken(QLocalSocket& socket, const QByteArray& message, const QDeadlineTimer& deadline)
{
    socket.write(message);
    while (socket.bytesToWrite() > 0)
        if (!socket.waitForBytesWritten(left(deadline)))
            return false;
    const QByteArray expected(messageTaken);
    while (socket.bytesAvailable() < expected.size())
        if (!socket.waitForReadyRead(left(deadline)))
            return false;
    return socket.readAll() == expected;
}

} // namespace

QByteArray messageText(const HandOver& handOver)
{
    const Opening& opening = handOver.opening;
    const QString text =
        opening.what == Opening::What::File ? QFileInfo(opening.text).absoluteFilePath() : opening.text;
    const Json json{{"schema", newestSchema},
                    {"open", whats[static_cast<std::size_t>(opening.what)]},
                    {"text", text.toStdString()},
                    {"language", opening.language.toStdString()},
                    {"activation", handOver.activation.toStdString()}};
    return QByteArray::fromStdString(jsonText(json, JsonLayout::OneLine)) + '\n';
}

std::optional<HandOver> readMessage(const QByteArray& text)
{
    if (text.size() > longestMessage)
        return std::nullopt;
    try {
        const Json json = parseStrictly({text.constData(), static_cast<std::size_t>(text.size())});
        return handOverFrom({json, {}});
    } catch (const JsonRefusal&) {
        return std::nullopt;
    }
}

bool isSameUser(const QLocalSocket& socket)
{
    ucred peer{};
    socklen_t size = sizeof(peer);
    const int descriptor = static_cast<int>(socket.socketDescriptor());
    return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == geteuid();
}

bool deliverTo(const QString& socketPath, const QByteArray& message, Patience patience, QDeadlineTimer deadline)
{
    do {
        QLocalSocket socket;
        socket.connectToServer(socketPath);
        if (socket.waitForConnected(left(deadline)))
            return isSameUser(socket) && isTaken(socket, message, deadline);
        if (patience == Patience::None)
            return false;
        QThread::msleep(betweenTries);
    } while (!deadline.hasExpired());
    return false;
}

} // namespace app
