// SPDX-License-Identifier: GPL-3.0-or-later
// Golden files for tests that know Qt: bytes, tables and what differs.
#pragma once

#include "tests/support/golden.h"

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

/// As the other of that name, for "<name>/<file>" and bytes.
inline QString goldenDifference(const QString& path, const QByteArray& found)
{
    return QString::fromStdString(goldenDifference(path.section(QLatin1Char('/'), 0, 0).toStdString(),
                                                   path.section(QLatin1Char('/'), 1).toStdString(),
                                                   found.toStdString()));
}

} // namespace tests
