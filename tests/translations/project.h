// SPDX-License-Identifier: GPL-3.0-or-later
// Where the tests find the texts of the project.
#pragma once

#include <QFile>
#include <QString>
#include <QStringList>

namespace tests {

inline QStringList languages()
{
    return QStringLiteral(PLUMBLINE_LANGUAGES).split(QLatin1Char(','));
}

inline QString sourcePath(const QString& path)
{
    return QStringLiteral(PLUMBLINE_SOURCE_DIR "/") + path;
}

inline QString cataloguePath(const QString& language)
{
    return sourcePath(QStringLiteral("translations/plumbline_%1.ts").arg(language));
}

/// The text of a file; empty where it cannot be read.
inline QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A list of faults, one a line, for the message of a failed test.
inline std::string lines(const QStringList& faults)
{
    return faults.join(QLatin1Char('\n')).toStdString();
}

} // namespace tests
