// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file whole or not at all.
#pragma once

#include <QByteArray>
#include <QString>

namespace app {

/// Puts `content` in place of the file at `path`. The old file stays until the new one is safely on disk. Returns the
/// reason in words where it cannot be written, else an empty string: the old file is then as it was, and nothing is
/// left beside it. Refused are a target that is no regular file (a folder, a device) and one whose folder is missing.
/// Where `path` is a symbolic link, the file that it leads to is replaced or made, and the link stays.
QString writeAtomically(const QString& path, const QByteArray& content);

} // namespace app
