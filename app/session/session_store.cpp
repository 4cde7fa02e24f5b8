// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_store.h"

#include "app/files/atomic_file.h"
#include "ui/widgets/look.h"

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

std::optional<QByteArray> contentOf(const QString& path)
{
    constexpr qint64 largestFile = 64 << 20; // some hundred thousand scenarios
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? std::optional(file.read(largestFile)) : std::nullopt;
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
    const auto text = contentOf(m_path);
    if (!text)
        return {};
    if (auto session = readSession(*text, m_registry))
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

void beginSessionLike(const core::Registry& registry, const QString& path, const QString& other)
{
    constexpr QPoint beside(4 * ui::look::unit, 4 * ui::look::unit);
    const auto text = contentOf(other);
    const auto like = text && !QFile::exists(path) ? readSession(*text, registry) : std::nullopt;
    if (!like)
        return;
    Session session;
    session.language = like->language;
    session.theme = like->theme;
    session.systemWasDark = like->systemWasDark;
    session.charts = like->charts;
    session.chartExport = like->chartExport;
    session.window = like->window.translated(beside);
    session.recentFiles = like->recentFiles;
    session.paper = like->paper;
    session.pageAddress = like->pageAddress;
    writeAtomically(path, sessionText(session, registry));
}

} // namespace app
