// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file whole or not at all.
#pragma once

#include <QByteArray>
#include <QString>

namespace app {

/// Puts `content` in place of the file at `path`; its folder is made if needed. The old file stays until the new one is
/// safely on disk. Returns the reason in words where it cannot be written, else an empty string: the old file is then
/// as it was. A target that is no regular file (a folder, a device) is refused.
QString writeAtomically(const QString& path, const QByteArray& content);

} // namespace app
