// SPDX-License-Identifier: GPL-3.0-or-later
// The sweep subcommand: its rows are what compute gives for each value, written in pieces and in constant memory.
#include "app/command_line/command_line.h"
#include "app/command_line/sweep_rows.h"
#include "tests/support/made_up_calculator.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace app {

namespace {

using nlohmann::ordered_json;

const core::Registry& withFourth()
{
    static const core::Registry registry = [] {
        core::Registry calculators = core::builtInModels();
        calculators.push_back(tests::madeUpCalculator());
        return calculators;
    }();
    return registry;
}

struct Written
{
    int exitCode = Done;
    std::string output;
    std::string errors;
};

Written call(const QString& line)
{
    const CommandResult result = runCommandLine(withFourth(), line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    Written written{result.exitCode, result.output.toStdString(), result.errors.toStdString()};
    if (result.stream)
        written.errors += result
                              .stream([&written](std::string_view piece) {
                                  written.output += piece;
                                  return true;
                              })
                              .toStdString();
    return written;
}

std::string output(const QString& line)
{
    const Written written = call(line);
    EXPECT_EQ(written.exitCode, Done) << written.errors;
    return written.output;
}

std::string complaint(const QString& line)
{
    const Written written = call(line);
    EXPECT_EQ(written.exitCode, BadInput) << line.toStdString();
    EXPECT_TRUE(written.output.empty()) << line.toStdString();
    return written.errors;
}

QString latin(const char* text)
{
    return QString::fromLatin1(text);
}

// A count of any size, large ones as likely as small ones.
rc::Gen<std::int64_t> anyCount()
{
    return rc::gen::apply([](std::int64_t bits, int shift) { return (bits >> shift) | 1; },
                          rc::gen::inRange(std::int64_t(1), core::largestCount), rc::gen::inRange(0, 63));
}

QString number(std::int64_t count)
{
    return QString::number(count);
}

// What compute prints, in one line.
std::string computed(const QString& call)
{
    return ordered_json::parse(runCommandLine(withFourth(), call.split(QLatin1Char(' '))).output.toStdString()).dump();
}

// The lines of a sweep in JSON, without the commas between them.
std::vector<std::string> rowsOf(const std::string& output)
{
    const QStringList lines = QString::fromStdString(output).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    std::vector<std::string> rows;
    for (const QString& line : lines.mid(1, lines.size() - 2))
        rows.push_back((line.endsWith(QLatin1Char(',')) ? line.chopped(1) : line).toStdString());
    return rows;
}

// Each row of a short sweep over `field`, whose largest value is `most`, with the rest of the call, against what
// compute gives for that value.
void checkRows(const QString& rest, const QString& field, std::int64_t from, std::int64_t most = core::largestCount)
{
    const auto step = *rc::gen::oneOf(rc::gen::just(std::int64_t(1)), anyCount());
    const std::int64_t last = std::min(step, (most - from) / 3);
    for (const char* const language : {"en", "zh_TW"}) {
        const QString options = rest + latin(" --format json --language ") + latin(language);
        const QString range =
            latin("%1=%2:%3:%4")
                .arg(field, number(from), number(from + 3 * last), number(std::max<std::int64_t>(last, 1)));
        const auto rows = rowsOf(call(latin("sweep ") + options + latin(" --over ") + range).output);
        RC_ASSERT(rows.size() == (last == 0 ? 1u : 4u));
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const std::int64_t value = from + static_cast<std::int64_t>(i) * last;
            ordered_json expected =
                ordered_json::parse(computed(latin("compute ") + options + latin(" --%1 ").arg(field) + number(value)));
            expected.erase("neighbours"); // of a run that is not whole; a row has its errors alone
            RC_ASSERT(ordered_json::parse(rows[i]).dump() == expected.dump());
        }
    }
}

} // namespace

TEST(Sweep, GivesAHeaderAndARowForEachValueAsCsv)
{
    const Written written = call(latin("sweep pipeline-bubble --stages 8 --over microbatches=32:96:32"));
    EXPECT_EQ(written.output, "stages,microbatches,bubble-fraction,pipeline-efficiency,bubble-to-ideal-ratio\n"
                              "8,32,0.1794871794871795,0.8205128205128205,0.21875\n"
                              "8,64,0.09859154929577464,0.9014084507042254,0.109375\n"
                              "8,96,0.06796116504854369,0.9320388349514563,0.07291666666666667\n");
    EXPECT_EQ(written.errors, "");
}

TEST(Sweep, EndsPercentagesWhereTheyAreToEndWithoutBinaryNoise)
{
    const std::string text = output(latin("sweep data-parallel-scaling --devices 64 --throughput-per-device 2000 "
                                          "--over scaling-efficiency=0.1:0.9:0.1"));
    EXPECT_NE(text.find("\n64,2000,0.3,38400,19.2,128000,89600\n"), std::string::npos);
    EXPECT_TRUE(text.ends_with("\n64,2000,0.9,115200,57.6,128000,12800\n"));
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 10);
}

TEST(Sweep, LeavesBlankWhatIsLeftOutOrTooLargeAndSaysHowManyRowsWarn)
{
    EXPECT_EQ(output(latin("sweep pipeline-bubble --over stages=1:2")),
              "stages,microbatches,bubble-fraction,pipeline-efficiency,bubble-to-ideal-ratio\n1,,,,\n2,,,,\n");
    const Written written =
        call(latin("sweep effective-batch --batch-per-device 4611686018427387904 --devices 1 --accumulation-steps 1 "
                   "--over sequence-length=1:3"));
    EXPECT_EQ(written.output, "batch-per-device,devices,accumulation-steps,sequence-length,effective-batch,"
                              "tokens-per-step\n"
                              "4611686018427387904,1,1,1,4611686018427387904,4611686018427387904\n"
                              "4611686018427387904,1,1,2,4611686018427387904,\n"
                              "4611686018427387904,1,1,3,4611686018427387904,\n");
    EXPECT_EQ(written.errors, "2 rows have warnings; --format json shows them\n");
}

TEST(Sweep, GivesTheObjectsOfComputeAsJson)
{
    struct Row
    {
        const char* call;
        const char* field;
        std::vector<const char*> values;
    };
    const std::vector<Row> rows{
        {"pipeline-bubble --stages 8", "microbatches=4:64:x2", {"4", "8", "16", "32", "64"}},
        {"pipeline-bubble --microbatches 32", "stages=1:33:16", {"1", "17", "33"}},
        {"pipeline-bubble --microbatches 9223372036854775807",
         "stages=9223372036854775806:9223372036854775807",
         {"9223372036854775806", "9223372036854775807"}},
        {"data-parallel-scaling --devices 64 --throughput-per-device 184.1",
         "scaling-efficiency=0%:100%:12.5%",
         {"0", "0.125", "0.25", "0.375", "0.5", "0.625", "0.75", "0.875", "1"}},
        {"data-parallel-scaling --devices 64 --scaling-efficiency 0.905",
         "throughput-per-device=1e-3:1e3:x1e3",
         {"0.001", "1", "1000"}},
        {"data-parallel-scaling --throughput-per-device 1.7e308 --scaling-efficiency 0.5", "devices=1:2", {"1", "2"}},
        {"effective-batch --batch-per-device 8 --devices 64", "accumulation-steps=1:2", {"1", "2"}},
        {"effective-batch --batch-per-device 8 --devices 64 --accumulation-steps 4",
         "sequence-length=4096:9223372036854775807:9223372036854770000",
         {"4096", "9223372036854774096"}},
        {"made-up --price 1.5 --discount 25%", "apples=3:5", {"3", "4", "5"}},
    };
    for (const Row& row : rows) {
        const QString rest = latin(row.call) + latin(" --format json");
        const ordered_json array =
            ordered_json::parse(output(latin("sweep ") + rest + latin(" --over ") + latin(row.field)));
        ASSERT_EQ(array.size(), row.values.size()) << row.call;
        const QString field = latin(row.field).section(QLatin1Char('='), 0, 0);
        for (std::size_t i = 0; i < array.size(); ++i)
            EXPECT_EQ(array[i].dump(), ordered_json::parse(output(latin("compute ") + rest +
                                                                  latin(" --%1 %2").arg(field, latin(row.values[i]))))
                                           .dump())
                << row.call << ' ' << row.values[i];
    }
}

RC_GTEST_PROP(Sweep, GivesTheWarningsOfComputeRowByRow, ())
{
    const QString microbatches = number(*anyCount());
    checkRows(latin("pipeline-bubble --microbatches ") + microbatches, latin("stages"), *anyCount());
    const std::int64_t stages = *anyCount();
    const auto few = *rc::gen::inRange(std::int64_t(1), std::max(stages, std::int64_t(2)));
    checkRows(latin("pipeline-bubble --stages ") + number(stages), latin("microbatches"), few);
}

RC_GTEST_PROP(Sweep, GivesResultsThatAreTooLargeAsComputeDoes, ())
{
    checkRows(latin("effective-batch --batch-per-device %1 --devices %2 --accumulation-steps 3")
                  .arg(number(*anyCount()), number(*anyCount())),
              latin("sequence-length"), *anyCount());
    checkRows(latin("made-up --price 1.5 --discount 25%"), latin("apples"), *rc::gen::inRange(2, 6), 100);
}

RC_GTEST_PROP(Sweep, GivesARunWithItsErrorsAsComputeDoes, ())
{
    const QString rest =
        latin("run --tensor-parallel %1 --pipeline-parallel %2 --microbatch 1 --global-batch %3")
            .arg(number(*rc::gen::inRange(1, 9)), number(*rc::gen::inRange(1, 9)), number(*rc::gen::inRange(1, 2000)));
    checkRows(rest, latin("gpus"), *rc::gen::inRange(1, 500));
}

TEST(Sweep, OfARunLeavesBlankWhatIsNotWholeAndSaysSo)
{
    const QString call =
        latin("sweep run --tensor-parallel 8 --pipeline-parallel 8 --microbatch 1 --global-batch 64 --over "
              "gpus=64:192:32");
    const Written csv = app::call(call);
    EXPECT_EQ(csv.exitCode, Done);
    EXPECT_EQ(csv.output,
              "gpus,tensor-parallel,pipeline-parallel,context-parallel,microbatch,global-batch,sequence-length,passes,"
              "replicas,microbatches,accumulation-steps,tokens-per-step,bubble-fraction,gpu-hours-per-day,"
              "bubble-gpu-hours-per-day\n"
              "64,8,8,1,1,64,,1,1,64,64,,0.09859154929577464,1536,151.43661971830986\n"
              "96,8,8,1,1,64,,1,,,,,,2304,\n"
              "128,8,8,1,1,64,,1,2,32,32,,0.1794871794871795,3072,551.3846153846154\n"
              "160,8,8,1,1,64,,1,,,,,,3840,\n"
              "192,8,8,1,1,64,,1,3,,,,,4608,\n");
    EXPECT_EQ(csv.errors, "3 rows lack results because of an error; --format json shows it\n");
    const ordered_json rows = ordered_json::parse(output(call + latin(" --format json")));
    EXPECT_FALSE(rows[0].contains("errors"));
    EXPECT_EQ(rows[1]["errors"],
              (ordered_json::array({{{"code", "replicas-not-whole"},
                                     {"field", "gpus"},
                                     {"message", "No whole number of replicas (1.5): each takes 64 GPUs, and 96 is not "
                                                 "a multiple"}}})));
    EXPECT_EQ(rows[4]["errors"][0]["code"], "microbatches-not-whole");
}

TEST(Sweep, HasOneObjectALineAndTheWarningsOfTheLanguage)
{
    const std::string text = output(latin("sweep pipeline-bubble --stages 8 --over microbatches=31:32 --format json"));
    EXPECT_EQ(text.rfind("[\n{\"schema\": 1, \"calculator\": \"pipeline-bubble\", \"inputs\": {\"stages\": 8, "
                         "\"microbatches\": 31}, ",
                         0),
              0u);
    EXPECT_TRUE(text.ends_with("\"bubble-to-ideal-ratio\": 0.21875}, \"warnings\": []}\n]\n"));
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 4);
    const ordered_json chinese = ordered_json::parse(
        output(latin("sweep pipeline-bubble --stages 8 --over microbatches=31:31 --format json --language zh_TW")));
    EXPECT_NE(chinese[0]["warnings"][0]["message"], ordered_json::parse(text)[0]["warnings"][0]["message"]);
}

TEST(Sweep, NamesTheOptionAndThePartAtFault)
{
    const std::vector<std::pair<const char*, const char*>> calls{
        {"--over stages=0:5", "--over: stages, FROM: At least 1\n"},
        {"--over stages=1:0:0", "--over: stages, TO: At least 1\n--over: stages, STEP: A step has to be above 0\n"},
        {"--over stages=1:9223372036854775808", "--over: stages, TO: Too large: at most 9223372036854775807\n"},
        {"--over stages=1:5:1.5", "--over: stages, STEP: A whole number: 1.5 is not\n"},
        {"--over stages=1:5:-1", "--over: stages, STEP: A step has to be above 0\n"},
        {"--over stages=1:5:x1", "--over: stages, FACTOR: A factor has to be above 1\n"},
        {"--over stages=1:5:xx", "--over: stages, FACTOR: Not a number: x\n"},
        {"--over stages=5:1", "--over: FROM is above TO\n"},
        {"--over stages=a:5", "--over: stages, FROM: Not a number: a\n"},
        {"--over stages=8", "--over: Write FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR, not stages=8\n"},
        {"--over stages", "--over: Write FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR, not stages\n"},
        {"--over devices=1:5", "--over: devices is not one of: stages, microbatches\n"},
        {"--over", "--over: A value is missing\n"},
        {"", "--over: A range is missing: FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR\n"},
        {"--over stages=1:5 --over microbatches=1:5", "--over: Given more than once\n"},
        {"--stages 8 --over stages=1:5", "--stages: Given as a value and with --over\n"},
        {"--stages 0 --over microbatches=1:5", "--stages: At least 1\n"},
        {"--over stages=1:5 --format text", "--format: text is not one of: csv, json\n"},
        {"--over stages=1:5 --nonsense 1", "--nonsense: Unknown option\n"},
    };
    for (const auto& [arguments, message] : calls)
        EXPECT_EQ(complaint(latin("sweep pipeline-bubble ") + latin(arguments)), message) << arguments;
    const std::string superlinear =
        complaint(latin("sweep data-parallel-scaling --over scaling-efficiency=0.5:101%:0.1"));
    EXPECT_EQ(superlinear.rfind("--over: scaling-efficiency, TO: At most 100%. ", 0), 0u) << superlinear;
    EXPECT_EQ(complaint(latin("sweep data-parallel-scaling --over scaling-efficiency=0:1:x2")),
              "--over: scaling-efficiency, FROM: No factor leads away from 0: start above it\n");
    EXPECT_EQ(complaint(latin("sweep data-parallel-scaling --over throughput-per-device=1:5")),
              "--over: throughput-per-device, STEP: Only a count goes without a step: write FROM:TO:STEP or "
              "FROM:TO:xFACTOR\n");
}

TEST(Sweep, EndsWithAnObjectOfTheErrorsForJson)
{
    const std::string text = complaint(latin("sweep pipeline-bubble --over stages=5:1 --format json"));
    const ordered_json errors = ordered_json::parse(text.substr(text.find('{')));
    EXPECT_EQ(errors["errors"][0],
              (ordered_json{{"code", "range-descends"}, {"field", "over"}, {"message", "FROM is above TO"}}));
}

TEST(Sweep, RefusesALongRangeBeforeTheFirstRow)
{
    EXPECT_EQ(complaint(latin("sweep made-up --over apples=2:9223372036854775807")),
              "--over: apples, TO: At most 100\n");
}

TEST(SweepRows, ComeInPiecesAndStopWithTheSink)
{
    const Sweep sweep{core::builtInCalculators()[0],
                      {core::Value(std::int64_t(8)), std::nullopt},
                      1,
                      *core::readRange(core::builtInCalculators()[0].fields[1], "1:9223372036854775807").range};
    for (const RowFormat format : {RowFormat::Csv, RowFormat::Json}) {
        std::size_t written = 0;
        int afterwards = 0;
        writeRows(sweep, format, [&](std::string_view piece) {
            EXPECT_LE(piece.size(), std::size_t(1) << 20) << "no piece grows with the range";
            afterwards += written > 10'000'000 ? 1 : 0;
            written += piece.size();
            return written <= 10'000'000;
        });
        EXPECT_GT(written, 10'000'000u);
        EXPECT_EQ(afterwards, 0) << "nothing is written into a sink that has refused";
    }
}

TEST(SweepRows, JoinUpWhereOnePieceEndsAndTheNextBegins)
{
    const std::string text =
        output(latin("sweep pipeline-bubble --stages 8 --over microbatches=1:20000 --format json"));
    const ordered_json array = ordered_json::parse(text);
    ASSERT_EQ(array.size(), 20000u);
    for (std::size_t i = 0; i < array.size(); ++i)
        ASSERT_EQ(array[i]["inputs"]["microbatches"], i + 1);
}

} // namespace app
