// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_store.h"

#include "app/files/atomic_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace app {

namespace {

// The first free name, so that a file set aside earlier survives too.
QString moveAside(const QString& path)
{
    for (int number = 1;; ++number) {
        const QString aside = QStringLiteral("%1.damaged-%2").arg(path).arg(number);
        if (QFile::exists(aside))
            continue;
        return QFile::rename(path, aside) ? aside : path;
    }
}

} // namespace

SessionStore::SessionStore(const core::Registry& registry, QString path) : m_registry(registry), m_path(std::move(path))
{
}

QString SessionStore::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/session.json");
}

SessionStore::Loaded SessionStore::load() const
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    constexpr qint64 largestFile = 64 << 20; // some hundred thousand scenarios
    const QByteArray text = file.read(largestFile);
    file.close();
    if (auto session = readSession(text, m_registry))
        return {*session, {}};
    return {{}, moveAside(m_path)};
}

QString SessionStore::save(const Session& session)
{
    const QByteArray text = sessionText(session, m_registry);
    if (text == m_written)
        return {};
    QDir().mkpath(QFileInfo(m_path).absolutePath()); // where it cannot be made, the next line says that it is missing
    const QString reason = writeAtomically(m_path, text);
    if (reason.isEmpty())
        m_written = text;
    return reason;
}

} // namespace app
