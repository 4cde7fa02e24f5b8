// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are written whole or not at all, on disks that play along and on those that do not.
#include "app/files/atomic_file.h"

#include "tests/support/bad_targets.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

namespace app {

namespace {

class AtomicFile : public testing::Test
{
protected:
    QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    QByteArray bytes(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }
    QString files() const
    {
        return QDir(folder.path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name)
            .join(QLatin1Char(' '));
    }

    QTemporaryDir folder;
};

// Files that this process writes end here, as on a full disk: for anyone, without a disk of one's own.
class WriteLimit
{
public:
    explicit WriteLimit(rlim_t size)
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{size, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~WriteLimit()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    WriteLimit(const WriteLimit&) = delete;
    WriteLimit& operator=(const WriteLimit&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

} // namespace

TEST_F(AtomicFile, IsWrittenAnewAndOver)
{
    EXPECT_EQ(writeAtomically(path("a"), "first, and longer").toStdString(), "");
    EXPECT_EQ(bytes("a"), "first, and longer");
    EXPECT_EQ(writeAtomically(path("a"), "second").toStdString(), "");
    EXPECT_EQ(bytes("a"), "second");
    EXPECT_EQ(writeAtomically(path("a"), {}).toStdString(), "");
    EXPECT_EQ(bytes("a"), "");
    EXPECT_EQ(files(), "a");
}

TEST_F(AtomicFile, StaysAsItWasWhereTheNewOneIsCut)
{
    ASSERT_EQ(writeAtomically(path("a"), "old"), "");
    for (const qsizetype size : {qsizetype(5000), qsizetype(1) << 20}) { // what is written at once, and what is not
        const WriteLimit limit(4096);
        EXPECT_EQ(writeAtomically(path("a"), QByteArray(size, 'x')).toStdString(), "File too large");
        EXPECT_EQ(writeAtomically(path("b"), QByteArray(size, 'x')).toStdString(), "File too large");
        EXPECT_EQ(writeAtomically(path("c"), QByteArray(4096, 'x')).toStdString(), "");
    }
    EXPECT_EQ(bytes("a"), "old");
    EXPECT_EQ(files(), "a c");
}

TEST_F(AtomicFile, KeepsWhoMayReadIt)
{
    ASSERT_EQ(writeAtomically(path("a"), "old"), "");
    ASSERT_EQ(::chmod(path("a").toLocal8Bit().constData(), 0640), 0);
    ASSERT_EQ(writeAtomically(path("a"), "new"), "");
    struct stat status = {};
    ASSERT_EQ(::stat(path("a").toLocal8Bit().constData(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777, 0640u);
}

TEST_F(AtomicFile, BehindLinksIsReplacedAndTheLinksStay)
{
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("there")));
    ASSERT_EQ(writeAtomically(path("there/a"), "old"), "");
    ASSERT_TRUE(QFile::link(QStringLiteral("there/a"), path("near")));
    ASSERT_TRUE(QFile::link(path("near"), path("far")));
    EXPECT_EQ(writeAtomically(path("near"), "one").toStdString(), "");
    EXPECT_EQ(bytes("there/a"), "one");
    EXPECT_EQ(writeAtomically(path("far"), "two").toStdString(), "");
    EXPECT_EQ(bytes("there/a"), "two");
    EXPECT_TRUE(QFileInfo(path("near")).isSymLink());
    EXPECT_TRUE(QFileInfo(path("far")).isSymLink());
    ASSERT_TRUE(QFile::link(QStringLiteral("there/b"), path("dangling")));
    EXPECT_EQ(writeAtomically(path("dangling"), "new").toStdString(), "");
    EXPECT_EQ(bytes("there/b"), "new");
    EXPECT_TRUE(QFileInfo(path("dangling")).isSymLink());
    EXPECT_EQ(files(), "dangling far near there");
}

TEST_F(AtomicFile, SaysWhereItCannotBeWrittenAndLeavesNothing)
{
    const tests::BadTargets targets(folder.path(), QStringLiteral(".plumbline"));
    if (!targets.complete())
        std::puts("without root: no full and no read-only disk");
    EXPECT_GE(targets.all().size(), targets.complete() ? 11u : 7u);
    for (const auto& target : targets.all()) {
        const QString reason = writeAtomically(target.path, QByteArray(100'000, 'x'));
        EXPECT_FALSE(reason.isEmpty()) << target.what.toStdString();
        EXPECT_TRUE(reason.contains(target.reason)) << target.what.toStdString() << ": " << reason.toStdString();
        EXPECT_TRUE(targets.areUntouched()) << target.what.toStdString();
    }
}

} // namespace app
