// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/atomic_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace app {

QString writeAtomically(const QString& path, const QByteArray& content)
{
    const QFileInfo target(path);
    if (target.exists() && !target.isFile())
        return QCoreApplication::translate("Files", "It is not a regular file");
    if (!QDir().mkpath(target.absolutePath()))
        return QCoreApplication::translate("Files", "Its folder cannot be made");
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    // commit() alone can succeed on a full disk and leave a cut file: check each step before it.
    if (file.write(content) != content.size() || !file.flush()) {
        const QString reason = file.errorString();
        file.cancelWriting();
        file.commit();
        return reason;
    }
    return file.commit() ? QString() : file.errorString();
}

} // namespace app
