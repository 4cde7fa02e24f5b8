// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommand that solves for a field, as a function: its three formats and what it complains of.
#include "app/command_line/command_line.h"
#include "core/numbers/write.h"
#include "tests/support/made_up_calculator.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

namespace app {

namespace {

using nlohmann::ordered_json;

const core::Registry& withMadeUp()
{
    static const core::Registry registry = [] {
        core::Registry calculators = core::builtInCalculators();
        calculators.push_back(tests::madeUpCalculator());
        return calculators;
    }();
    return registry;
}

CommandResult solveCall(const QString& line)
{
    return runCommandLine(withMadeUp(), (QStringLiteral("solve ") + line).split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

std::string solved(const QString& line)
{
    const CommandResult result = solveCall(line);
    EXPECT_EQ(result.exitCode, Done) << result.errors.toStdString();
    EXPECT_TRUE(result.errors.isEmpty()) << result.errors.toStdString();
    return result.output.toStdString();
}

ordered_json solvedJson(const QString& line)
{
    return ordered_json::parse(solved(line + QStringLiteral(" --format json")));
}

// What a bad call says; it has to write nothing else and to exit with 2.
std::string refusal(const QString& line)
{
    const CommandResult result = solveCall(line);
    EXPECT_EQ(result.exitCode, BadInput) << line.toStdString();
    EXPECT_TRUE(result.output.isEmpty()) << line.toStdString();
    return result.errors.toStdString();
}

const QString bubble = QStringLiteral("pipeline-bubble ");
const QString scaling = QStringLiteral("data-parallel-scaling ");
const QString unreachedBatch = QStringLiteral("effective-batch --batch-per-device 2 --devices 7 "
                                              "--target effective-batch=256 --for accumulation-steps");

} // namespace

TEST(SolveCommand, GivesJsonWithKeysInTheirOrder)
{
    EXPECT_EQ(solved(bubble + QStringLiteral("--stages 16 --target bubble-fraction=0.10 --for microbatches "
                                             "--format json")),
              R"({
  "schema": 1,
  "calculator": "pipeline-bubble",
  "solved": "microbatches",
  "target": {
    "result": "bubble-fraction",
    "value": 0.1
  },
  "exact": true,
  "solution": 135,
  "below": null,
  "above": null
}
)");
}

TEST(SolveCommand, NamesBothNeighboursOfATargetThatNoWholeNumberHits)
{
    const ordered_json report = solvedJson(unreachedBatch);
    EXPECT_EQ(report["target"], (ordered_json{{"result", "effective-batch"}, {"value", 256}}));
    EXPECT_EQ(report["exact"], false);
    EXPECT_EQ(report["solution"], nullptr);
    EXPECT_EQ(report["below"], (ordered_json{{"value", 18}, {"result", 252}}));
    EXPECT_EQ(report["above"], (ordered_json{{"value", 19}, {"result", 266}}));
    const ordered_json least = solvedJson(QStringLiteral("effective-batch --batch-per-device 2 --devices 7 --target "
                                                         "effective-batch=13 --for accumulation-steps"));
    EXPECT_EQ(least["below"], nullptr);
    EXPECT_EQ(least["above"], (ordered_json{{"value", 1}, {"result", 14}}));
}

TEST(SolveCommand, KeepsCountsExactUpToTheLargest)
{
    const std::string text = solved(QStringLiteral("effective-batch --batch-per-device 1 --devices 1 --target "
                                                   "effective-batch=9223372036854775807 --for accumulation-steps "
                                                   "--format json"));
    EXPECT_NE(text.find("\"value\": 9223372036854775807"), std::string::npos) << text;
    EXPECT_NE(text.find("\"solution\": 9223372036854775807,"), std::string::npos) << text;
}

TEST(SolveCommand, GivesCsvOfTheSame)
{
    const std::string header = "solved,target-result,target-value,exact,solution,below-value,below-result,above-value,"
                               "above-result\n";
    EXPECT_EQ(solved(bubble + QStringLiteral("--microbatches 32 --target pipeline-efficiency=80% --for stages --format "
                                             "csv")),
              header + "stages,pipeline-efficiency,0.8,true,9,,,,\n");
    EXPECT_EQ(solved(unreachedBatch + QStringLiteral(" --format csv")),
              header + "accumulation-steps,effective-batch,256,false,,18,252,19,266\n");
}

TEST(SolveCommand, TellsPeopleInSentences)
{
    EXPECT_EQ(solved(bubble + QStringLiteral("--stages 16 --target bubble-fraction=10% --for microbatches")),
              "Pipeline bubble\n\n"
              "Pipeline stages  16\n"
              "Bubble fraction  at most 10%\n\n"
              "Microbatches     135\n"
              "    This is the least value that meets the target. It hits it exactly.\n");
    EXPECT_EQ(solved(unreachedBatch),
              "Effective batch\n\n"
              "Batch per device       2\n"
              "Data-parallel devices  7\n"
              "Effective batch size   exactly 256  sequences\n\n"
              "Accumulation steps     …\n"
              "    No whole number hits the target. The nearest below is 18, which gives 252; the nearest above is 19, "
              "which gives 266.\n");
    EXPECT_EQ(solved(scaling + QStringLiteral("--throughput-per-device 2000 --scaling-efficiency 90% --target "
                                              "overhead-throughput=12999.5 --for devices")),
              "Data-parallel scaling\n\n"
              "Throughput per device  2000             per second\n"
              "Scaling efficiency     90%\n"
              "Lost to overhead       at most 12999.5  per second\n\n"
              "Devices                64\n"
              "    This is the largest value that meets the target. It gives 12800.\n");
}

TEST(SolveCommand, HasASentenceForEveryKindOfSolution)
{
    const auto endsWith = [](const QString& line, const QString& sentence) {
        const QString text = QString::fromStdString(solved(line));
        return text.endsWith(QStringLiteral("\n    ") + sentence + QLatin1Char('\n')) ? "" : text.toStdString();
    };
    const QString batch = QStringLiteral("effective-batch --batch-per-device 2 --devices 7 --for accumulation-steps "
                                         "--target effective-batch=");
    EXPECT_EQ(endsWith(batch + QStringLiteral("252"), QStringLiteral("This value hits the target exactly.")), "");
    EXPECT_EQ(
        endsWith(batch + QStringLiteral("13"),
                 QStringLiteral("No whole number hits the target. The nearest is 1, which gives 14; there is none "
                                "below.")),
        "");
    EXPECT_EQ(endsWith(batch + QStringLiteral("9223372036854775807"),
                       QStringLiteral("No whole number hits the target. The nearest below is 658812288346769700, which "
                                      "gives 9223372036854775800; the one above gives more than can be held.")),
              "");
    EXPECT_EQ(endsWith(QStringLiteral("effective-batch --batch-per-device 9223372036854775807 --devices 2 --for "
                                      "accumulation-steps --target effective-batch=3"),
                       QStringLiteral("No whole number hits the target. Even the least gives more than can be held.")),
              "");
    EXPECT_EQ(endsWith(scaling + QStringLiteral("--devices 3 --target speedup=1 --for scaling-efficiency"),
                       QStringLiteral("This is as close to the target as a value that meets it can be.")),
              "");
    EXPECT_EQ(endsWith(bubble + QStringLiteral("--stages 8 --target bubble-fraction=11% --for microbatches"),
                       QStringLiteral("This is the least value that meets the target. It gives 10.9%.")),
              "");
}

TEST(SolveCommand, GivesARealThatMeetsTheTargetWhenItIsFedBack)
{
    const ordered_json report = solvedJson(scaling + QStringLiteral("--devices 3 --target actual-throughput=1000 "
                                                                    "--throughput-per-device 777 --for "
                                                                    "scaling-efficiency"));
    EXPECT_EQ(report["exact"], false);
    const CommandResult back = runCommandLine(
        withMadeUp(), {QStringLiteral("compute"), QStringLiteral("data-parallel-scaling"),
                       QStringLiteral("--devices=3"), QStringLiteral("--throughput-per-device=777"),
                       QStringLiteral("--scaling-efficiency=") +
                           QString::fromStdString(core::machineText(core::Value(report["solution"].get<double>()))),
                       QStringLiteral("--format=json")});
    const ordered_json computed = ordered_json::parse(back.output.toStdString());
    EXPECT_GE(computed["results"]["actual-throughput"].get<double>(), 1000);
}

TEST(SolveCommand, IgnoresWhatTheResultDoesNotNeed)
{
    const QString line = QStringLiteral("--stages 16 --target bubble-fraction=0.1 --for microbatches");
    EXPECT_EQ(solved(bubble + line), solved(bubble + QStringLiteral("--microbatches 3 ") + line));
    EXPECT_EQ(solved(unreachedBatch + QStringLiteral(" --format json")),
              solved(unreachedBatch + QStringLiteral(" --sequence-length 5 --format json")));
}

TEST(SolveCommand, SaysWhyATargetHasNoSolution)
{
    const std::vector<std::pair<const char*, const char*>> calls{
        {"pipeline-bubble --stages 8 --target bubble-fraction=0 --for microbatches",
         "--microbatches: Out of reach: 7 steps of fill and drain remain with 8 stages, however many microbatches "
         "there "
         "are\n"},
        {"pipeline-bubble --stages 8 --target bubble-fraction=100% --for microbatches",
         "--microbatches: Every value meets the target: at worst the result is 87.5%\n"},
        {"pipeline-bubble --stages 8 --target bubble-fraction=1e-30 --for microbatches",
         "--microbatches: No value meets the target: it takes more than 9223372036854775807, the largest there can "
         "be\n"},
        {"pipeline-bubble --target bubble-fraction=10% --for microbatches",
         "--stages: A value is needed: the target depends on it\n"},
        {"data-parallel-scaling --devices 4 --target speedup=3 --for throughput-per-device",
         "--throughput-per-device: The target does not depend on this value\n"},
        {"data-parallel-scaling --devices 64 --target speedup=100 --for scaling-efficiency",
         "--scaling-efficiency: No value meets the target: the closest result is 64×, with 100%\n"},
        {"data-parallel-scaling --scaling-efficiency 0 --target speedup=2 --for devices",
         "--devices: No value meets the target: the result is always 0×\n"},
        {"data-parallel-scaling --devices 4 --scaling-efficiency 0.5 --target overhead-throughput=0 --for "
         "throughput-per-device",
         "--throughput-per-device: No value meets the target: none is close enough to zero\n"},
        {"made-up --target total=3 --for apples", "--target: This result cannot be solved for a field\n"},
    };
    for (const auto& [line, message] : calls)
        EXPECT_EQ(refusal(QString::fromUtf8(line)), message) << line;
    EXPECT_NE(
        refusal(QString::fromLatin1(calls.front().first) + QStringLiteral(" --format json"))
            .find("\n{\"schema\": 1, \"errors\": [{\"code\": \"fill-and-drain-remain\", \"field\": \"microbatches\""),
        std::string::npos);
}

TEST(SolveCommand, NamesTheOptionAtFault)
{
    const std::vector<std::pair<const char*, const char*>> calls{
        {"--target bubble-fraction=10 --for microbatches",
         "--target: A percentage: write 90% or the fraction 0.9, not 10\n"},
        {"--target bubble-fraction=101% --for microbatches", "--target: At most 100%\n"},
        {"--target bubble-fraction=-1% --for microbatches", "--target: At least 0%\n"},
        {"--target bubble-fraction=x --for microbatches", "--target: Not a number: x\n"},
        {"--target bubble-fraction= --for microbatches", "--target: A value is missing\n"},
        {"--target=bubble=0.1 --for microbatches",
         "--target: bubble is not one of: bubble-fraction, pipeline-efficiency, bubble-to-ideal-ratio\n"},
        {"--target 0.1 --for microbatches",
         "--target: Give a target as RESULT=VALUE. The results: bubble-fraction, pipeline-efficiency, "
         "bubble-to-ideal-ratio\n"},
        {"--for microbatches",
         "--target: Give a target as RESULT=VALUE. The results: bubble-fraction, pipeline-efficiency, "
         "bubble-to-ideal-ratio\n"},
        {"--target --for microbatches", "--target: A value is missing\n"},
        {"--target bubble-fraction=0.1 --target bubble-fraction=0.1 --for stages", "--target: Given more than once\n"},
        {"--target bubble-fraction=0.1", "--for: Name the field to solve for: stages, microbatches\n"},
        {"--target bubble-fraction=0.1 --for", "--for: A value is missing\n"},
        {"--target bubble-fraction=0.1 --for devices", "--for: devices is not one of: stages, microbatches\n"},
        {"--target bubble-fraction=0.1 --for microbatches --format xml",
         "--format: xml is not one of: text, json, csv\n"},
        {"--target bubble-fraction=0.1 --for microbatches --stages 0", "--stages: At least 1\n"},
        {"--target bubble-fraction=0.1 --for microbatches --over stages", "--over: Unknown option\n"},
    };
    for (const auto& [arguments, message] : calls)
        EXPECT_EQ(refusal(bubble + QString::fromLatin1(arguments)), message) << arguments;
    EXPECT_EQ(refusal(QStringLiteral("effective-batch --target effective-batch=4.5 --for devices")),
              "--target: A whole number: 4.5 is not\n");
    EXPECT_EQ(refusal(scaling + QStringLiteral("--target ideal-throughput=0 --for devices")), "--target: Above 0\n");
    EXPECT_EQ(refusal(QStringLiteral("--target bubble-fraction=0.1 --for stages")),
              "Name a calculator: pipeline-bubble, data-parallel-scaling, effective-batch, made-up\n");
}

TEST(SolveCommand, HasHelp)
{
    EXPECT_NE(solved(QStringLiteral("--help")).find("--target RESULT=VALUE --for FIELD [--format text|json|csv]"),
              std::string::npos);
    EXPECT_NE(solved(QStringLiteral("effective-batch --help")).find("--accumulation-steps"), std::string::npos);
}

} // namespace app
