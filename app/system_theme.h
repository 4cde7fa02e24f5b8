// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the desktop prefers dark windows, asked from the desktop portal over D-Bus and followed while it changes.
#pragma once

#include <QDBusVariant>
#include <QObject>

namespace app {

class SystemTheme : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Asks, without waiting for the answer; without a bus or a portal nothing ever comes.
    void watch();

signals:
    void darkChanged(bool dark);

private slots:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    bool m_watching = false;
};

} // namespace app
