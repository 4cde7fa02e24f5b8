// SPDX-License-Identifier: GPL-3.0-or-later
// The file that holds the session, in the usual configuration folder.
#pragma once

#include "app/session/session.h"

namespace app {

class SessionStore
{
public:
    /// Keeps a reference to the registry.
    SessionStore(const core::Registry& registry, QString path = defaultPath());

    static QString defaultPath();

    struct Loaded
    {
        Session session;  // the default where there is no file or it is damaged
        QString setAside; // where a damaged file was moved to; empty: there was none
    };
    /// Reads the session. A damaged file is moved aside, never deleted or overwritten.
    Loaded load() const;

    /// Writes the session if it differs from what was written or read last. Returns why it could not be written, in
    /// words, or an empty string.
    QString save(const Session& session);

private:
    const core::Registry& m_registry;
    QString m_path;
    QByteArray m_written;
};

/// Gives a session that is not there yet the looks and the recent files of the one at `other`, but none of its work;
/// its window stands a little beside. What cannot be read or written is left as it is.
void beginSessionLike(const core::Registry& registry, const QString& path, const QString& other);

} // namespace app
