// SPDX-License-Identifier: GPL-3.0-or-later
// The place that a window has among those of the same user: each has a session file and an address of its own.
#pragma once

#include "app/running/hand_over.h"

#include <QLockFile>

#include <memory>
#include <vector>

namespace app {

// The first window has session.json, the second session-2.json, and so on. A window holds the lock of its file as long
// as it is there; the system frees that of a program that crashed. The lowest number that is free is taken: so a
// program that is started anew finds what was in its first window, and a second window what was in the second one.
class WindowPlace
{
public:
    /// Takes the first place that is free. `firstSession` is the path of the first window's session file. Where its
    /// folder cannot be written, the place is the first one, no lock is held and nothing can be handed over.
    static WindowPlace take(const QString& firstSession);

    /// From 1 on.
    int number() const { return m_number; }
    bool isLocked() const { return m_lock != nullptr; }
    QString sessionPath() const { return sessionPath(m_firstSession, m_number); }
    QString socketPath() const { return socketPath(m_firstSession, m_number); }

    /// Gives the message to another window; whether one took it before the deadline. Windows with a lower number may be
    /// just starting and are waited for; for others this one may have to be there first.
    bool handOver(const QByteArray& message, QDeadlineTimer deadline) const;

    static QString sessionPath(const QString& firstSession, int number);
    /// Where the window with that number listens: in the user's runtime folder, or in the one for temporary files,
    /// under a name made from the user and the path of the session.
    static QString socketPath(const QString& firstSession, int number);

private:
    WindowPlace(QString firstSession, int number, std::unique_ptr<QLockFile> lock);

    /// The numbers of the other windows that are there, the first one first.
    std::vector<int> others() const;

    QString m_firstSession;
    int m_number;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace app
