// SPDX-License-Identifier: GPL-3.0-or-later
// `plumbline report` as a process without a display: from a calculator, a link or a file to PDF and HTML, and what is
// refused.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace {

struct Outcome
{
    int exitCode = -1;
    QString output;
    QString errors;
};

class ReportCommand : public testing::Test
{
protected:
    Outcome start(const QString& program, const QStringList& arguments) const
    {
        QProcess process;
        QProcessEnvironment variables;
        variables.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        variables.insert(QStringLiteral("PATH"), qEnvironmentVariable("PATH"));
        process.setProcessEnvironment(variables); // no DISPLAY, no HOME
        process.start(program, arguments);
        EXPECT_TRUE(process.waitForFinished());
        EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    // `line` is about files in a folder of its own, which stands for %1.
    Outcome run(const QString& line) const
    {
        return start(QStringLiteral(PLUMBLINE), QString(QStringLiteral("report ") + line)
                                                    .replace(QLatin1String("%1"), folder.path())
                                                    .split(QLatin1Char(' '), Qt::SkipEmptyParts));
    }

    void expectDone(const QString& line) const
    {
        const Outcome outcome = run(line);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors.toStdString();
        EXPECT_EQ(outcome.output, "");
        EXPECT_EQ(outcome.errors, "");
    }

    void expectRefused(const QString& line, const QString& message) const
    {
        const QStringList before = files();
        const Outcome outcome = run(line);
        EXPECT_EQ(outcome.exitCode, 2) << line.toStdString();
        EXPECT_EQ(outcome.output, "");
        EXPECT_EQ(outcome.errors.toStdString(), QString(message).replace("%1", folder.path()).toStdString());
        EXPECT_EQ(files(), before);
    }

    void write(const QString& name, const QByteArray& content) const
    {
        QFile target(folder.filePath(name));
        ASSERT_TRUE(target.open(QIODevice::WriteOnly));
        ASSERT_EQ(target.write(content), content.size());
    }

    QByteArray file(const QString& name) const
    {
        QFile read(folder.filePath(name));
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }

    QString textOf(const QString& name) const
    {
        return start(QStringLiteral("pdftotext"), {"-layout", folder.filePath(name), "-"}).output;
    }
    QString factsOf(const QString& name) const
    {
        return start(QStringLiteral("pdfinfo"), {folder.filePath(name)}).output.simplified();
    }

    QStringList files() const { return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden); }

    QTemporaryDir folder;
};

const QByteArray scenarios = R"({"schema": 1, "scenarios": [
 {"name": "<i>Eight</i> stages", "calculator": "pipeline-bubble", "inputs": {"stages": 8, "microbatches": 32}},
 {"name": "Sixteen", "calculator": "pipeline-bubble", "inputs": {"stages": 16, "microbatches": 32}},
 {"name": "A batch", "calculator": "effective-batch", "inputs": {"devices": 64}}],
 "run": {"on": true, "inputs": {"gpus": 512, "tensor-parallel": 8, "pipeline-parallel": 8, "context-parallel": 1,
 "microbatch": 1, "global-batch": 2048, "sequence-length": 8192, "passes": 1}}})";

} // namespace

TEST_F(ReportCommand, OfACalculator)
{
    expectDone("pipeline-bubble --stages 8 --microbatches 32 --output %1/a.pdf");
    EXPECT_TRUE(file("a.pdf").startsWith("%PDF-"));
    EXPECT_TRUE(factsOf("a.pdf").contains("Pages: 1 "));
    EXPECT_TRUE(factsOf("a.pdf").contains("(A4)"));
    const QString text = textOf("a.pdf");
    EXPECT_TRUE(text.contains("17.9%"));
    EXPECT_TRUE(text.contains("82.1%"));
    EXPECT_TRUE(text.contains("Page 1 of 1"));
    EXPECT_FALSE(text.contains("Current values")) << "there is no window";
}

TEST_F(ReportCommand, OfTheRun)
{
    expectDone("run --gpus 512 --tensor-parallel 8 --pipeline-parallel 8 --microbatch 1 --global-batch 2048 "
               "--sequence-length 8192 --output %1/a.pdf");
    EXPECT_TRUE(textOf("a.pdf").contains("Replicas (data parallel)"));
}

TEST_F(ReportCommand, OfALink)
{
    expectDone("plumbline:data-parallel-scaling?devices=64&throughput-per-device=2000&scaling-efficiency=0.9 "
               "--output %1/a.html");
    EXPECT_TRUE(file("a.html").contains("115,200"));
    EXPECT_TRUE(file("a.html").startsWith("<!DOCTYPE html>"));
}

TEST_F(ReportCommand, OfAFileReportsAllItsScenariosAndComparesThem)
{
    write("some.plumbline", scenarios);
    expectDone("%1/some.plumbline --output %1/a.pdf --paper letter");
    EXPECT_TRUE(factsOf("a.pdf").contains("Pages: 4 "));
    EXPECT_TRUE(factsOf("a.pdf").contains("(letter)"));
    const QStringList pages = textOf("a.pdf").split(QLatin1Char('\f'));
    ASSERT_GE(pages.size(), 4);
    EXPECT_TRUE(pages[0].contains("<i>Eight</i> stages"));
    EXPECT_TRUE(pages[0].contains("The run behind it"));
    EXPECT_TRUE(pages[1].contains("Sixteen"));
    EXPECT_TRUE(pages[2].contains("A batch"));
    EXPECT_TRUE(pages[3].contains("Scenarios compared"));
    EXPECT_TRUE(pages[3].contains("Page 4 of 4"));
    expectDone("%1/some.plumbline --output %1/a.html --language zh_TW");
    EXPECT_TRUE(file("a.html").contains("lang=\"zh-TW\""));
    EXPECT_TRUE(file("a.html").contains("&lt;i&gt;Eight&lt;/i&gt; stages"));
    EXPECT_FALSE(file("a.html").contains("<i>"));
}

TEST_F(ReportCommand, FieldsThatAreLeftOutStayBlank)
{
    expectDone("pipeline-bubble --stages 8 --output %1/a.pdf");
    EXPECT_TRUE(textOf("a.pdf").contains(QString::fromUtf8("…")));
}

TEST_F(ReportCommand, RefusesWhatItCannotRead)
{
    expectRefused("pipeline-bubble --stages 8 --output %1/a.txt",
                  "--output: %1/a.txt does not end in one of: .pdf, .html\n");
    expectRefused("pipeline-bubble --stages 8", "--output: Name a file that ends in one of: .pdf, .html\n");
    expectRefused("pipeline-bubble --stages 0 --output %1/a.pdf", "--stages: At least 1\n");
    expectRefused("%1/none.plumbline --output %1/a.pdf",
                  "%1/none.plumbline cannot be read: No such file or directory\n");
    write("bad.plumbline", "{\"schema\": 1}");
    expectRefused("%1/bad.plumbline --output %1/a.pdf",
                  "%1/bad.plumbline cannot be read: scenarios: The key is missing\n");
    write("empty.plumbline", "{\"schema\": 1, \"scenarios\": []}");
    expectRefused("%1/empty.plumbline --output %1/a.pdf", "There are no scenarios in %1/empty.plumbline\n");
    const Outcome paper = run("pipeline-bubble --stages 8 --paper a5 --output %1/a.pdf");
    EXPECT_EQ(paper.exitCode, 2);
    EXPECT_TRUE(paper.errors.startsWith("--paper: "));
    EXPECT_TRUE(paper.errors.contains("a4, letter"));
    const Outcome link = run("plumbline:pipeline-bubble?stages=x --output %1/a.pdf");
    EXPECT_EQ(link.exitCode, 2);
    EXPECT_TRUE(link.errors.contains("stages"));
    const Outcome nothing = run("pipelines --output %1/a.pdf");
    EXPECT_EQ(nothing.exitCode, 2);
    EXPECT_TRUE(nothing.errors.contains("pipelines"));
}

TEST_F(ReportCommand, TakesNoFieldsBesideAFile)
{
    write("some.plumbline", scenarios);
    const Outcome outcome = run("%1/some.plumbline other --stages 8 --output %1/a.pdf");
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_TRUE(outcome.errors.contains("--stages"));
    EXPECT_TRUE(outcome.errors.contains("Unexpected argument: other"));
    EXPECT_EQ(files(), QStringList{"some.plumbline"});
}

TEST_F(ReportCommand, SaysWhatCannotBeWrittenAndLeavesNothing)
{
    ASSERT_TRUE(QDir(folder.path()).mkdir("folder.pdf"));
    const Outcome place = run("pipeline-bubble --stages 8 --output %1/folder.pdf");
    EXPECT_EQ(place.exitCode, 1);
    EXPECT_TRUE(place.errors.endsWith("cannot be written: It is not a regular file\n"));
    ASSERT_TRUE(QFile::link("/dev/null", folder.filePath("device.html")));
    const Outcome device = run("pipeline-bubble --stages 8 --output %1/device.html");
    EXPECT_EQ(device.exitCode, 1);
    EXPECT_TRUE(device.errors.endsWith("cannot be written: It is not a regular file\n"));
    const Outcome missing = run("pipeline-bubble --stages 8 --output /proc/none/a.pdf");
    EXPECT_EQ(missing.exitCode, 1);
    EXPECT_TRUE(missing.errors.endsWith("cannot be written: Its folder is missing\n"));
    write("old.pdf", "old");
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner);
    if (!QFileInfo(folder.path()).isWritable()) { // root may write anywhere
        const Outcome closed = run("pipeline-bubble --stages 8 --output %1/old.pdf");
        EXPECT_EQ(closed.exitCode, 1);
        EXPECT_EQ(file("old.pdf"), "old");
    }
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::NoSymLinks, QDir::Name),
              QStringList{"old.pdf"}); // and the link to a device, which is no file
}

TEST_F(ReportCommand, KeepsTheOldFileOnAFullDisk)
{
    const QString small = folder.filePath("small");
    ASSERT_TRUE(QDir().mkdir(small));
    if (start("mount", {"-t", "tmpfs", "-o", "size=48k", "tmpfs", small}).exitCode != 0)
        GTEST_SKIP() << "a small file system can only be mounted as root";
    write("small/a.pdf", "old");
    const Outcome outcome = run("pipeline-bubble --stages 8 --microbatches 32 --output %1/small/a.pdf");
    const QByteArray kept = file("small/a.pdf");
    const QStringList left = QDir(small).entryList(QDir::Files | QDir::Hidden);
    start("umount", {small});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_TRUE(outcome.errors.contains("a.pdf cannot be written: ")) << outcome.errors.toStdString();
    EXPECT_EQ(kept, "old");
    EXPECT_EQ(left, QStringList{"a.pdf"});
}

TEST_F(ReportCommand, IsExplained)
{
    const Outcome help = run("--help");
    EXPECT_EQ(help.exitCode, 0);
    EXPECT_TRUE(help.output.contains("plumbline report (FILE | LINK | CALCULATOR --FIELD VALUE ...) "
                                     "--output FILE.(pdf|html) [--paper a4|letter] [--language LANG]\n"))
        << help.output.toStdString();
    EXPECT_TRUE(help.output.contains("  run  ")) << "the run has no chart, but a report";
}
