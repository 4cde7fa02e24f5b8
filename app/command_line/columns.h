// SPDX-License-Identifier: GPL-3.0-or-later
// Text in columns, for a terminal.
#pragma once

#include <QStringList>

#include <vector>

namespace app {

/// How many cells of a terminal a text takes: East Asian wide characters two, all others one.
int cellWidth(const QString& text);

/// Each row as one line, its columns as wide as their widest text, two blanks between them, none at the end.
QStringList inColumns(const std::vector<QStringList>& rows);

} // namespace app
