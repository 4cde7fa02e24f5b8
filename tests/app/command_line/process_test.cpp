// SPDX-License-Identifier: GPL-3.0-or-later
// The real program as a process: exit codes, streams, and the same bytes whatever the locale.
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>

#include <gtest/gtest.h>

#include <clocale>
#include <locale.h>

namespace {

struct Outcome
{
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;

    bool operator==(const Outcome&) const = default;
};

QProcessEnvironment environment(const QString& locale)
{
    QProcessEnvironment variables;
    variables.insert(QStringLiteral("LOCPATH"), QStringLiteral(LOCALES_DIR));
    variables.insert(QStringLiteral("LANG"), locale);
    variables.insert(QStringLiteral("LC_ALL"), locale);
    return variables; // no DISPLAY, no HOME
}

Outcome run(const QString& line, const QString& locale = QStringLiteral("C"), const QString& outputFile = {})
{
    QProcess process;
    process.setProcessEnvironment(environment(locale));
    if (!outputFile.isEmpty())
        process.setStandardOutputFile(outputFile);
    process.start(QStringLiteral(PLUMBLINE), line.split(QLatin1Char(' ')));
    EXPECT_TRUE(process.waitForFinished()) << line.toStdString();
    EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

const QStringList locales{"C", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8"};

} // namespace

TEST(Process, WritesTheSameBytesInEveryLocale)
{
    qputenv("LOCPATH", LOCALES_DIR);
    for (const char* line :
         {"compute data-parallel-scaling --devices 64 --throughput-per-device 184.1 --scaling-efficiency 90.5%",
          "compute pipeline-bubble --stages 8 --microbatches 4",
          "link data-parallel-scaling --throughput-per-device 0.5",
          "run --gpus 504 --tensor-parallel 8 --pipeline-parallel 8 --microbatch 1 --global-batch 2048",
          "solve data-parallel-scaling --devices 3 --target speedup=1.5 --for scaling-efficiency",
          "solve pipeline-bubble --stages 8 --target bubble-fraction=0 --for microbatches",
          "sweep data-parallel-scaling --devices 64 --throughput-per-device 184.1 --over "
          "scaling-efficiency=10%:90%:7.5%",
          "sweep pipeline-bubble --stages 8 --over microbatches=8:64:x1.5",
          "compute data-parallel-scaling --throughput-per-device 0,5", "compute pipeline-bubble --help"}) {
        for (const char* format : {"", " --format json", " --format csv"}) {
            const QString call = QString::fromLatin1(line) + QString::fromLatin1(format);
            const Outcome inC = run(call);
            for (const QString& locale : locales) {
                const locale_t made = newlocale(LC_ALL_MASK, locale.toLatin1().constData(), nullptr);
                ASSERT_NE(made, nullptr) << locale.toStdString() << " is not there, so nothing would be tested";
                freelocale(made);
                const Outcome here = run(call, locale);
                EXPECT_EQ(here.output, inC.output) << locale.toStdString() << ": " << line;
                EXPECT_EQ(here.errors, inC.errors) << locale.toStdString() << ": " << line;
                EXPECT_EQ(here.exitCode, inC.exitCode);
            }
        }
    }
}

TEST(Process, ExitsWithZeroAndSilenceWhenDone)
{
    for (const char* line :
         {"--version", "--help", "compute --help", "compute effective-batch --format json",
          "solve pipeline-bubble --stages 16 --target bubble-fraction=0.10 --for microbatches",
          "solve effective-batch --batch-per-device 2 --devices 7 --target effective-batch=256 --for "
          "accumulation-steps --format json"}) {
        const Outcome outcome = run(QString::fromLatin1(line));
        EXPECT_EQ(outcome.exitCode, 0) << line;
        EXPECT_FALSE(outcome.output.isEmpty()) << line;
        EXPECT_TRUE(outcome.errors.isEmpty()) << outcome.errors.toStdString();
    }
}

TEST(Process, ExitsWithTwoAndWritesNothingOnBadInput)
{
    for (const char* line :
         {"compute", "compute nothing", "compute pipeline-bubble --stages 0", "compute pipeline-bubble --stages",
          "compute pipeline-bubble --stages 1 --stages 2", "compute pipeline-bubble --stages x --format json",
          "compute pipeline-bubble --stages 8 --language xx", "run --gpus 9 --tensor-parallel 2", "--nonsense", "link",
          "solve", "solve pipeline-bubble",
          "solve pipeline-bubble --stages 8 --target bubble-fraction=0 --for microbatches",
          "solve pipeline-bubble --stages 8 --target bubble-fraction=10 --for microbatches --format json",
          "link pipeline-bubble --stages 1e99", "sweep pipeline-bubble --over stages=1:0",
          "sweep pipeline-bubble --over stages=0:9223372036854775807", "sweep pipeline-bubble --stages 8"}) {
        const Outcome outcome = run(QString::fromLatin1(line));
        EXPECT_EQ(outcome.exitCode, 2) << line;
        EXPECT_TRUE(outcome.output.isEmpty()) << line;
        EXPECT_FALSE(outcome.errors.isEmpty()) << line;
    }
}

TEST(Process, ExitsWithOneWhenTheOutputCannotBeWritten)
{
    for (const char* line : {"--version", "--help", "compute effective-batch --format json", "link effective-batch",
                             "sweep pipeline-bubble --over stages=1:2",
                             "sweep pipeline-bubble --stages 8 --over microbatches=1:9223372036854775807",
                             "sweep effective-batch --over devices=1:9223372036854775807 --format json"}) {
        const Outcome outcome = run(QString::fromLatin1(line), QStringLiteral("C"), QStringLiteral("/dev/full"));
        EXPECT_EQ(outcome.exitCode, 1) << line;
        EXPECT_EQ(outcome.errors, "The output could not be written: No space left on device\n") << line;
    }
}

TEST(Process, EndsQuietlyWhenTheReaderHasEnough)
{
    for (const char* format : {"csv", "json"}) {
        QProcess shell;
        shell.setProcessEnvironment(environment(QStringLiteral("C")));
        const QString call = QStringLiteral("%1 sweep pipeline-bubble --stages 8 --over "
                                            "microbatches=1:9223372036854775807 --format %2; echo $? >&2")
                                 .arg(QStringLiteral(PLUMBLINE), QString::fromLatin1(format));
        shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QStringLiteral("{ %1; } | head -n 2").arg(call)});
        ASSERT_TRUE(shell.waitForFinished()) << "a range of 2^63 values goes on although nobody reads it";
        EXPECT_EQ(shell.readAllStandardOutput().count('\n'), 2) << format;
        EXPECT_EQ(shell.readAllStandardError(), "0\n") << format;
    }
}

TEST(Process, SweepsWithinTheSameMemoryHoweverLongTheRange)
{
    // `ulimit` bounds what the program may map; the rows alone are more than that.
    QProcess shell;
    shell.setProcessEnvironment(environment(QStringLiteral("C")));
    const QString call =
        QStringLiteral("%1 sweep pipeline-bubble --stages 8 --over microbatches=1:1000000 --format json");
    shell.start(QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"), QStringLiteral("ulimit -d 65536; ") + call.arg(QStringLiteral(PLUMBLINE)) +
                                           QStringLiteral(" | wc -l -c")});
    ASSERT_TRUE(shell.waitForFinished());
    const QList<QByteArray> counts = shell.readAllStandardOutput().simplified().split(' ');
    EXPECT_EQ(shell.readAllStandardError(), "");
    ASSERT_EQ(counts.size(), 2);
    EXPECT_EQ(counts[0].toLongLong(), 1'000'002);
    EXPECT_GT(counts[1].toLongLong(), 2 * 65536LL * 1024);
}
