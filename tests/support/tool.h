// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that tests ask about files.
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

namespace tests {

/// What a program prints for `arguments`; "failed" with its errors where it does not end well.
inline QString printed(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return QStringLiteral("failed: ") + QString::fromUtf8(process.readAllStandardError());
    return QString::fromUtf8(process.readAllStandardOutput());
}

} // namespace tests
