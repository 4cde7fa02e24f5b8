// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/running/window_place.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

#include <unistd.h>

namespace app {

namespace {

const QString lockSuffix = QStringLiteral(".lock");
constexpr qsizetype longestFolder = 60; // the system takes 107 bytes for the path of a socket

std::unique_ptr<QLockFile> lockFor(const QString& sessionPath)
{
    auto lock = std::make_unique<QLockFile>(sessionPath + lockSuffix);
    lock->setStaleLockTime(0); // never by age: a window may stand for weeks
    return lock;
}

// The folder that the system gives each user for sockets, unless it is not there or belongs to someone else.
QString socketFolder()
{
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QFileInfo info(folder);
    const bool fits = info.isAbsolute() && info.isDir() && info.isWritable() && info.ownerId() == geteuid() &&
                      folder.toUtf8().size() <= longestFolder;
    return fits ? folder : QDir::tempPath();
}

} // namespace

WindowPlace::WindowPlace(QString firstSession, int number, std::unique_ptr<QLockFile> lock)
    : m_firstSession(std::move(firstSession)), m_number(number), m_lock(std::move(lock))
{
}

WindowPlace WindowPlace::take(const QString& firstSession)
{
    QDir().mkpath(QFileInfo(firstSession).absolutePath());
    for (int number = 1;; ++number) {
        auto lock = lockFor(sessionPath(firstSession, number));
        if (lock->tryLock(0))
            return {firstSession, number, std::move(lock)};
        if (lock->error() != QLockFile::LockFailedError)
            return {firstSession, 1, nullptr};
    }
}

QString WindowPlace::sessionPath(const QString& firstSession, int number)
{
    if (number == 1)
        return firstSession;
    const QFileInfo first(firstSession);
    return QStringLiteral("%1/%2-%3.%4")
        .arg(first.path(), first.completeBaseName(), QString::number(number), first.suffix());
}

QString WindowPlace::socketPath(const QString& firstSession, int number)
{
    const QByteArray path = QFileInfo(firstSession).absoluteFilePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().left(16);
    return QStringLiteral("%1/plumbline-%2-%3-%4")
        .arg(socketFolder(), QString::number(geteuid()), QString::fromLatin1(hash), QString::number(number));
}

std::vector<int> WindowPlace::others() const
{
    std::vector<int> numbers;
    const QFileInfo first(m_firstSession);
    const QString start = first.completeBaseName();
    const QStringList locks = first.dir().entryList({start + QLatin1String("*") + lockSuffix}, QDir::Files);
    for (const QString& name : locks) {
        const QString between = name.mid(start.size()).section(QLatin1Char('.'), 0, 0); // "" or "-2"
        const int number = between.isEmpty() ? 1 : between.mid(1).toInt();
        if (number < 1 || number == m_number ||
            QFileInfo(sessionPath(m_firstSession, number)).fileName() + lockSuffix != name)
            continue;
        if (!lockFor(sessionPath(m_firstSession, number))->tryLock(0)) // else left over, or just free: gone again
            numbers.push_back(number);
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

bool WindowPlace::handOver(const QByteArray& message, QDeadlineTimer deadline) const
{
    if (!isLocked())
        return false;
    const std::vector<int> running = others();
    return std::any_of(running.begin(), running.end(), [&](int number) {
        const Patience patience = number < m_number ? Patience::UntilDeadline : Patience::None;
        return deliverTo(socketPath(m_firstSession, number), message, patience, deadline);
    });
}

} // namespace app
