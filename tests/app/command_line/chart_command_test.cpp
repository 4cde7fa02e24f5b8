// SPDX-License-Identifier: GPL-3.0-or-later
// `plumbline chart` as a process without a display: the file that comes out, and that none does where it cannot.
#include "tests/support/bad_targets.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace {

struct Outcome
{
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;
};

class ChartCommand : public testing::Test
{
protected:
    // `line` is about a file in a folder of its own, which stands for %1.
    Outcome run(const QString& line, QStringList more = {}) const
    {
        QProcess process;
        QProcessEnvironment variables;
        variables.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
        for (const QString& variable : std::as_const(more))
            variables.insert(variable.section('=', 0, 0), variable.section('=', 1));
        process.setProcessEnvironment(variables); // no DISPLAY, no HOME
        process.start(QStringLiteral(PLUMBLINE),
                      QString(line).replace(QLatin1String("%1"), folder.path()).split(QLatin1Char(' ')));
        EXPECT_TRUE(process.waitForFinished()) << line.toStdString();
        EXPECT_EQ(process.exitStatus(), QProcess::NormalExit) << line.toStdString();
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    QByteArray file(const QString& name) const
    {
        QFile read(folder.filePath(name));
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }

    QByteArray made(const QString& options, const QString& name, const QStringList& more = {}) const
    {
        const Outcome outcome = run(
            QStringLiteral("chart pipeline-bubble --stages 8 --microbatches 32 --output %1/") + name + options, more);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors.toStdString();
        EXPECT_EQ(outcome.output, "");
        EXPECT_EQ(outcome.errors, "");
        return file(name);
    }

    QStringList files() const { return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden); }

    QTemporaryDir folder;
};

} // namespace

TEST_F(ChartCommand, WritesEachFormatByItsEnding)
{
    EXPECT_TRUE(made("", "a.svg").contains("<title>"));
    const QByteArray pdf = made("", "a.PDF");
    EXPECT_TRUE(pdf.startsWith("%PDF-"));
    EXPECT_LT(pdf.size(), 100 * 1024);
    EXPECT_TRUE(made("", "a.csv").startsWith("kind,name,microbatches,bubble-fraction\ncurve,8 stages,"));
    EXPECT_EQ(QImage::fromData(made("", "a.png")).size(), QSize(960, 600));
}

TEST_F(ChartCommand, DrawsAtTheSizeThatIsWanted)
{
    EXPECT_EQ(QImage::fromData(made(" --width 800 --height 500 --scale 3", "a.png")).size(), QSize(2400, 1500));
    EXPECT_EQ(QImage::fromData(made(" --width 800", "a.png")).size(), QSize(800, 500)) << "the other side follows";
    const QImage print = QImage::fromData(made(" --width-mm 80 --height-mm 60 --dpi 600", "a.png"));
    EXPECT_EQ(print.size(), QSize(1890, 1417));
    EXPECT_EQ(print.dotsPerMeterX(), 23622);
    EXPECT_EQ(QImage::fromData(made(" --dpi 254", "a.png")).size(), QSize(1600, 1000)) << "160 mm by 100 mm";
}

TEST_F(ChartCommand, DrawsInTheLookThatIsWanted)
{
    EXPECT_EQ(QImage::fromData(made("", "a.png")).pixel(0, 0), qRgb(255, 255, 255));
    EXPECT_LT(qGray(QImage::fromData(made(" --theme dark", "a.png")).pixel(0, 0)), 64);
    EXPECT_EQ(qAlpha(QImage::fromData(made(" --transparent --no-title", "a.png")).pixel(0, 0)), 0);
    const QByteArray titled = made("", "a.svg");
    EXPECT_EQ(titled.count("<text"), made(" --no-title", "a.svg").count("<text") + 1);
}

TEST_F(ChartCommand, TheDisplayDoesNotMatter)
{
    for (const char* name : {"a.png", "a.svg", "a.pdf", "a.csv"}) {
        const QByteArray bytes = made("", name);
        EXPECT_TRUE(made("", name, {"DISPLAY=:4711", "WAYLAND_DISPLAY=none", "QT_QPA_PLATFORM=xcb"}) == bytes) << name;
        EXPECT_TRUE(made("", name, {"QT_SCALE_FACTOR=2", "QT_FONT_DPI=144", "LANG=de_DE.UTF-8"}) == bytes) << name;
    }
}

TEST_F(ChartCommand, ExitsWithTwoAndWritesNothingOnBadInput)
{
    const struct
    {
        const char* options;
        const char* message;
    } rows[] = {
        {"pipeline-bubble --stages 8 --microbatches 32", "--output: Name a file that ends in one of: .png, .svg, .pdf"},
        {"pipeline-bubble --stages 8 --microbatches 32 --output %1/a.gif", "does not end in one of: .png, .svg"},
        {"pipeline-bubble --stages 8 --microbatches 32 --output %1/png", "does not end in one of"},
        {"pipeline-bubble --stages 8 --output %1/a.png", "--microbatches: The chart needs a value for it"},
        {"pipeline-bubble --stages 0 --microbatches 32 --output %1/a.png", "--stages: "},
        {"pipeline-bubble --stages 8 --microbatches 32 --output %1/a.png --output %1/b.png", "--output: "},
        {"pipeline-bubble --stages 8 --microbatches 32 --output", "--output: "},
        {"pipeline-bubble --stages 8 --microbatches 32 --output= ", "--output: "},
        {"pipeline-bubble --stages 8 --microbatches 32 --output %1/a.png.", "--output: "},
        {"pipeline-bubble --stages 8 --microbatches 32 --output %1/a.png --theme blue", "--theme: blue is not one of"},
        {"pipeline-bubble --stages 8 --microbatches 32 --output %1/a.png --transparent 1",
         "--transparent: It takes no"},
        {"pipeline-bubble --stages 8 --microbatches 32 --output %1/a.png --colour red", "--colour: Unknown option"},
        {"run --gpus 8 --output %1/a.png", "run has no chart"},
    };
    for (const auto& row : rows) {
        const Outcome outcome = run(QStringLiteral("chart ") + QString::fromLatin1(row.options));
        EXPECT_EQ(outcome.exitCode, 2) << row.options;
        EXPECT_EQ(outcome.output, "") << row.options;
        EXPECT_TRUE(outcome.errors.contains(row.message)) << row.options << ": " << outcome.errors.toStdString();
        EXPECT_EQ(files(), QStringList()) << row.options;
    }
}

TEST_F(ChartCommand, NamesTheOptionWhoseSizeIsWrong)
{
    const struct
    {
        const char* options;
        const char* message;
    } rows[] = {
        {"--width 100", "--width: A chart is at least 240 pixels wide and 140 high\n"},
        {"--width 239", "--width: A chart is at least"},
        {"--height 139", "--height: A chart is at least"},
        {"--height 140", "--height: A chart is at least"}, // 224 wide
        {"--width 0", "--width: "},
        {"--width -5", "--width: "},
        {"--width 1e99", "--width: "},
        {"--width inf", "--width: "},
        {"--width nan", "--width: "},
        {"--width 960.5", "--width: "},
        {"--width 9,600", "--width: "},
        {"--width 960px", "--width: "},
        {"--width 2*480", "--width: "},
        {"--width=", "--width: "},
        {"--width", "--width: "},
        {"--height x", "--height: "},
        {"--width 900 --width 900", "--width: "},
        {"--width 16385", "--width: A picture has at most 16384 pixels on each side\n"},
        {"--width 900 --height 16385", "--height: A picture has at most"},
        {"--width 6000 --scale 3", "--scale: A picture has at most"},
        {"--scale 0", "--scale: 0 is not one of: 1, 2, 3"},
        {"--scale 4", "--scale: 4 is not one of: 1, 2, 3"},
        {"--scale 1.5", "--scale: 1.5 is not one of"},
        {"--scale=", "--scale: "},
        {"--width-mm 63", "--width-mm: A chart is at least 64 mm wide and 38 mm high\n"},
        {"--width-mm 63.999", "--width-mm: "},
        {"--width-mm 0", "--width-mm: "},
        {"--width-mm -80", "--width-mm: "},
        {"--width-mm 1e300", "--width-mm: "},
        {"--width-mm 5000", "--width-mm: A picture has at most"},
        {"--width-mm 80 --height-mm 37.9", "--height-mm: "},
        {"--width-mm 80 --width-mm 90", "--width-mm: "},
        {"--width-mm 80mm", "--width-mm: "},
        {"--dpi 35", "--dpi: The resolution is from 36 to 2400 dpi\n"},
        {"--dpi 2401", "--dpi: The resolution is from"},
        {"--dpi -300", "--dpi: "},
        {"--dpi 300.5", "--dpi: "},
        {"--dpi 99999999999", "--dpi: "},
        {"--width-mm 400 --dpi 1200", "--dpi: A picture has at most"},
        {"--width 900 --dpi 300", "--dpi: A size is in pixels with --scale, or in millimetres with --dpi\n"},
        {"--width 900 --width-mm 80", "--width-mm: A size is in pixels"},
        {"--scale 2 --height-mm 80", "--height-mm: A size is in pixels"},
    };
    for (const auto& row : rows) {
        const Outcome outcome =
            run(QStringLiteral("chart pipeline-bubble --stages 8 --microbatches 32 --output %1/a.png ") +
                QString::fromLatin1(row.options));
        EXPECT_EQ(outcome.exitCode, 2) << row.options;
        EXPECT_EQ(outcome.output, "") << row.options;
        EXPECT_TRUE(outcome.errors.contains(row.message)) << row.options << ": " << outcome.errors.toStdString();
        EXPECT_EQ(outcome.errors.count('\n'), 1) << outcome.errors.toStdString();
        EXPECT_EQ(files(), QStringList()) << row.options;
    }
}

TEST_F(ChartCommand, TakesTheSmallestAndTheFinest)
{
    EXPECT_EQ(QImage::fromData(made(" --width 240 --height 140", "a.png")).size(), QSize(240, 140));
    EXPECT_EQ(QImage::fromData(made(" --width-mm 64 --height-mm 38 --dpi 36", "a.png")).size(), QSize(91, 54));
    EXPECT_EQ(QImage::fromData(made(" --width-mm 64 --height-mm 38 --dpi 2400", "a.png")).size(), QSize(6047, 3591));
}

TEST_F(ChartCommand, ExitsWithOneWhereTheFileCannotBeWritten)
{
    for (const char* suffix : {".png", ".svg", ".pdf", ".csv"}) {
        const QTemporaryDir place;
        const tests::BadTargets targets(place.path(), QString::fromLatin1(suffix));
        for (const auto& target : targets.all()) {
            const Outcome outcome =
                run(QStringLiteral("chart pipeline-bubble --stages 8 --microbatches 32 --output ") + target.path);
            EXPECT_EQ(outcome.exitCode, 1) << target.what.toStdString();
            EXPECT_EQ(outcome.output, "") << target.what.toStdString();
            EXPECT_TRUE(outcome.errors.contains((" cannot be written: " + target.reason).toUtf8()))
                << target.what.toStdString() << ": " << outcome.errors.toStdString();
            EXPECT_EQ(outcome.errors.count('\n'), 1) << outcome.errors.toStdString();
            EXPECT_TRUE(targets.areUntouched()) << target.what.toStdString();
        }
        if (!targets.complete())
            std::puts("without root: no full and no read-only disk");
    }
}

TEST_F(ChartCommand, SpeaksTheLanguageThatIsWanted)
{
    const QString svg = QString::fromUtf8(made(" --language zh_TW", "a.svg"));
    EXPECT_TRUE(svg.contains(QStringLiteral("微批次"))) << svg.left(600).toStdString();
}

TEST_F(ChartCommand, ItsHelpNamesWhatHasAChart)
{
    const Outcome outcome = run(QStringLiteral("chart --help"));
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.errors, "");
    EXPECT_TRUE(outcome.output.contains("--output FILE.(png|svg|pdf|csv)"));
    EXPECT_TRUE(outcome.output.contains("  pipeline-bubble  "));
    EXPECT_FALSE(outcome.output.contains("\n  run  "));
}
