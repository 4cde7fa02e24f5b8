// SPDX-License-Identifier: GPL-3.0-or-later
// Files in tests/golden that say what has to come out, one folder for each case.
#pragma once

#include <QFile>
#include <QString>
#include <QStringList>

#include <vector>

namespace tests {

inline QString goldenPath(const QString& name)
{
    return QStringLiteral(GOLDEN_DIR "/") + name;
}

/// The bytes of a golden file; null where there is none.
inline QByteArray golden(const QString& name)
{
    QFile file(goldenPath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The rows of a golden table: cells between tabs, lines that begin with # left out.
inline std::vector<QStringList> goldenRows(const QString& name)
{
    std::vector<QStringList> rows;
    const QStringList lines = QString::fromUtf8(golden(name)).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString& line : lines)
        if (!line.startsWith(QLatin1Char('#')))
            rows.push_back(line.split(QLatin1Char('\t')));
    return rows;
}

/// Why `found` is not what the golden file holds, to fail with; empty where it is. With PLUMBLINE_WRITE_GOLDEN set it
/// is written anew, and the test fails all the same: what changed is for a person to look at.
inline QString goldenDifference(const QString& name, const QByteArray& found)
{
    if (qEnvironmentVariableIsSet("PLUMBLINE_WRITE_GOLDEN")) {
        QFile file(goldenPath(name));
        const bool written = file.open(QIODevice::WriteOnly) && file.write(found) == found.size();
        return name + QLatin1String(written ? ": written anew, look at the difference" : ": cannot be written");
    }
    const QByteArray expected = golden(name);
    if (found == expected)
        return {};
    const QList<QByteArray> is = found.split('\n');
    const QList<QByteArray> wanted = expected.split('\n');
    qsizetype line = 0;
    while (line < is.size() && line < wanted.size() && is[line] == wanted[line])
        ++line;
    return QStringLiteral("%1, line %2: it is \"%3\" and not \"%4\"")
        .arg(name, QString::number(line + 1), QString::fromUtf8(is.value(line)), QString::fromUtf8(wanted.value(line)));
}

} // namespace tests
