// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/atomic_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <optional>

#include <unistd.h>

namespace app {

namespace {

// The file behind symbolic links, there or not yet there; nothing where they lead round in a circle.
std::optional<QString> behindLinks(QString path)
{
    constexpr int mostLinks = 40; // as the system follows
    for (int i = 0; i <= mostLinks; ++i) {
        const QFileInfo file(path);
        if (!file.isSymLink())
            return path;
        path = file.symLinkTarget();
    }
    return std::nullopt;
}

// A disk that runs full takes a part, and says why only when it gets the rest.
bool writeAll(QSaveFile& file, const QByteArray& content)
{
    qint64 done = 0;
    while (done < content.size()) {
        const qint64 written = file.write(content.constData() + done, content.size() - done);
        if (written <= 0)
            return false;
        done += written;
    }
    return file.flush();
}

// Some file systems say only now that they have no room. Others cannot tell, which is no fault of the file.
bool reachedDisk(const QSaveFile& file)
{
    return ::fsync(file.handle()) == 0 || errno == EINVAL || errno == ENOTSUP;
}

} // namespace

QString writeAtomically(const QString& path, const QByteArray& content)
{
    const QFileInfo target(path);
    if (target.exists() && !target.isFile())
        return QCoreApplication::translate("Files", "It is not a regular file");
    const auto place = behindLinks(path);
    if (!place)
        return QCoreApplication::translate("Files", "It is a link that leads nowhere");
    if (!QFileInfo(QFileInfo(*place).absolutePath()).isDir())
        return QCoreApplication::translate("Files", "Its folder is missing");
    QSaveFile file(*place);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return file.errorString();
    // commit() alone can succeed on a full disk and leave a cut file: check each step before it.
    QString reason;
    if (!writeAll(file, content))
        reason = file.errorString();
    else if (!reachedDisk(file))
        reason = qt_error_string(errno);
    if (!reason.isEmpty()) {
        file.cancelWriting();
        file.commit();
        return reason;
    }
    return file.commit() ? QString() : file.errorString();
}

} // namespace app
