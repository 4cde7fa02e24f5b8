// SPDX-License-Identifier: GPL-3.0-or-later
// Places where a file cannot be written, made in a folder of their own: whatever is saved has to say so there, leave
// the old file as it was and nothing beside it.
#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>

#include <vector>

namespace tests {

/// Mounts a file system of a few KiB that a test can fill; whether that could be done, which takes root.
inline bool mountSmall(const QString& folder)
{
    QDir().mkpath(folder);
    return QProcess::execute(QStringLiteral("mount"),
                             {QStringLiteral("-t"), QStringLiteral("tmpfs"), QStringLiteral("-o"),
                              QStringLiteral("size=32k"), QStringLiteral("tmpfs"), folder}) == 0;
}

/// Leaves no room on the file system of a folder.
inline void fill(const QString& folder)
{
    QFile filler(folder + QStringLiteral("/filler"));
    if (!filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return;
    while (filler.write(QByteArray(4096, 'x')) == 4096) {
    }
}

class BadTargets
{
public:
    struct Target
    {
        QString what; // a sentence for the test's failure
        QString path;
        QString reason; // what has to be said
    };

    /// All files end in `suffix`. Those that take root are left out without it, and `complete` says so.
    BadTargets(const QString& folder, const QString& suffix) : m_folder(folder), m_suffix(suffix)
    {
        addPlain();
        const bool full = mountSmall(folder + QStringLiteral("/full"));
        const bool readOnly = full && mountSmall(folder + QStringLiteral("/read-only"));
        m_mounted = int(full) + int(readOnly);
        if (complete())
            addMounted();
        m_before = listing();
    }
    ~BadTargets()
    {
        for (const char* name : {"full", "read-only"})
            if (m_mounted-- > 0)
                QProcess::execute(QStringLiteral("umount"), {m_folder + QLatin1Char('/') + QLatin1String(name)});
    }
    BadTargets(const BadTargets&) = delete;
    BadTargets& operator=(const BadTargets&) = delete;

    const std::vector<Target>& all() const { return m_targets; }
    bool complete() const { return m_mounted == 2; }
    /// Whether every file is as it was, and none came or went.
    bool areUntouched() const { return listing() == m_before; }

private:
    void add(const QString& what, const QString& name, const QString& reason)
    {
        m_targets.push_back(
            {what, name.startsWith(QLatin1Char('/')) ? name : m_folder + QLatin1Char('/') + name, reason});
    }

    void put(const QString& name) const
    {
        QFile file(m_folder + QLatin1Char('/') + name);
        if (file.open(QIODevice::WriteOnly))
            file.write("old");
    }

    void link(const QString& name, const QString& to) const { QFile::link(to, m_folder + QLatin1Char('/') + name); }

    void addPlain()
    {
        const QString notRegular = QStringLiteral("It is not a regular file");
        const QString noFolder = QStringLiteral("Its folder is missing");
        QDir(m_folder).mkdir(QStringLiteral("folder") + m_suffix);
        put(QStringLiteral("plain"));
        link(QStringLiteral("device") + m_suffix, QStringLiteral("/dev/full"));
        link(QStringLiteral("dangling") + m_suffix, QStringLiteral("missing/a"));
        link(QStringLiteral("round") + m_suffix, QStringLiteral("about") + m_suffix);
        link(QStringLiteral("about") + m_suffix, QStringLiteral("round") + m_suffix);
        add(QStringLiteral("a folder"), QStringLiteral("folder") + m_suffix, notRegular);
        add(QStringLiteral("a link to a device"), QStringLiteral("device") + m_suffix, notRegular);
        add(QStringLiteral("a missing folder"), QStringLiteral("missing/a") + m_suffix, noFolder);
        add(QStringLiteral("a file for a folder"), QStringLiteral("plain/a") + m_suffix, noFolder);
        add(QStringLiteral("a link into a missing folder"), QStringLiteral("dangling") + m_suffix, noFolder);
        add(QStringLiteral("links in a circle"), QStringLiteral("round") + m_suffix,
            QStringLiteral("It is a link that leads nowhere"));
        // Where even root may make no file.
        add(QStringLiteral("no permission"), QStringLiteral("/proc/sys/a") + m_suffix, QString());
    }

    void addMounted()
    {
        const QString noRoom = QStringLiteral("No space left on device");
        put(QStringLiteral("full/old") + m_suffix);
        put(QStringLiteral("read-only/old") + m_suffix);
        fill(m_folder + QStringLiteral("/full"));
        QProcess::execute(QStringLiteral("mount"), {QStringLiteral("-o"), QStringLiteral("remount,ro"),
                                                    m_folder + QStringLiteral("/read-only")});
        add(QStringLiteral("a new file on a full disk"), QStringLiteral("full/new") + m_suffix, noRoom);
        add(QStringLiteral("a file on a full disk"), QStringLiteral("full/old") + m_suffix, noRoom);
        add(QStringLiteral("a new file on a read-only disk"), QStringLiteral("read-only/new") + m_suffix,
            QStringLiteral("Read-only file system"));
        add(QStringLiteral("a file on a read-only disk"), QStringLiteral("read-only/old") + m_suffix, QString());
    }

    // Each file with its size and what it holds, hidden ones and those behind mounts too.
    QStringList listing(const QString& below = {}) const
    {
        QStringList lines;
        const QDir dir(m_folder + below);
        const auto entries = dir.entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
        for (const QFileInfo& entry : entries) {
            const QString name = below + QLatin1Char('/') + entry.fileName();
            QFile file(entry.filePath());
            const bool read = entry.isFile() && !entry.isSymLink() && file.open(QIODevice::ReadOnly);
            lines << name + QLatin1Char(' ') + entry.symLinkTarget() +
                         QString::fromLatin1(read ? file.readAll().toHex() : QByteArray());
            if (entry.isDir() && !entry.isSymLink())
                lines += listing(name);
        }
        return lines;
    }

    QString m_folder;
    QString m_suffix;
    std::vector<Target> m_targets;
    int m_mounted = 0;
    QStringList m_before;
};

} // namespace tests
