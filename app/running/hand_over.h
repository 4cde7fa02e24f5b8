// SPDX-License-Identifier: GPL-3.0-or-later
// Hands what a second start is to open to the program that runs already.
#pragma once

#include "app/links/opening.h"

#include <QByteArray>
#include <QDeadlineTimer>

#include <optional>

class QLocalSocket;

namespace app {

/// What is handed over: what to open, with the path of a file absolute, and the desktop's leave to come to the front.
struct HandOver
{
    Opening opening;
    QString activation; // the token of the desktop that a window in the background needs; empty: none

    bool operator==(const HandOver&) const = default;
};

/// The most bytes of a message; what is longer is dropped unread.
inline constexpr qsizetype longestMessage = 64 * 1024;
/// What the running program answers once a message is its own.
inline constexpr char messageTaken[] = "taken\n";

/// One line of JSON with the line end behind it. A file is named by its absolute path.
QByteArray messageText(const HandOver& handOver);
/// Reads it, with or without the line end. Nothing where it is no message of ours: garbage, other keys or kinds, a path
/// that is not absolute, a NUL, what is longer than `longestMessage`.
std::optional<HandOver> readMessage(const QByteArray& text);

/// Whether who is at the other end of the socket is the same user.
bool isSameUser(const QLocalSocket& socket);

enum class Patience {
    None,          // the other one listens now or does not count
    UntilDeadline, // it is there, but may be starting: try again
};

/// Gives a message to the program that listens at `socketPath`; whether it took it before the deadline.
bool deliverTo(const QString& socketPath, const QByteArray& message, Patience patience, QDeadlineTimer deadline);

} // namespace app
