// SPDX-License-Identifier: GPL-3.0-or-later
// The run on the command line: its report, what it says where it is not whole, and the global batch in tokens.
#include "app/command_line/command_line.h"
#include "app/links/link.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace app {

namespace {

using nlohmann::ordered_json;

const core::Registry& models()
{
    static const core::Registry registry = core::builtInModels();
    return registry;
}

CommandResult call(const std::string& line)
{
    return runCommandLine(models(), QString::fromStdString(line).split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

std::string output(const std::string& line)
{
    const CommandResult result = call(line);
    EXPECT_EQ(result.exitCode, Done) << result.errors.toStdString();
    EXPECT_TRUE(result.errors.isEmpty()) << result.errors.toStdString();
    return result.output.toStdString();
}

ordered_json json(const std::string& line)
{
    return ordered_json::parse(output(line + " --format json"));
}

// The messages of a call that is refused and has nothing to offer instead.
std::string complaint(const std::string& line)
{
    const CommandResult result = call(line);
    EXPECT_EQ(result.exitCode, BadInput) << line;
    EXPECT_TRUE(result.output.isEmpty()) << line;
    return result.errors.toStdString();
}

std::vector<std::string> keysOf(const ordered_json& object)
{
    std::vector<std::string> keys;
    for (const auto& item : object.items())
        keys.push_back(item.key());
    return keys;
}

const std::string sizes = " --tensor-parallel 8 --pipeline-parallel 8 --microbatch 1 --global-batch 2048";
const std::string example = "run --gpus 512" + sizes + " --sequence-length 8192";

} // namespace

TEST(RunCommand, GivesTheWorkedExampleAsJson)
{
    EXPECT_EQ(output(example + " --format json"), R"({
  "schema": 1,
  "calculator": "run",
  "inputs": {
    "gpus": 512,
    "tensor-parallel": 8,
    "pipeline-parallel": 8,
    "context-parallel": 1,
    "microbatch": 1,
    "global-batch": 2048,
    "sequence-length": 8192,
    "passes": 1
  },
  "results": {
    "replicas": 8,
    "microbatches": 256,
    "accumulation-steps": 256,
    "tokens-per-step": 16777216,
    "bubble-fraction": 0.026615969581749048,
    "gpu-hours-per-day": 12288,
    "bubble-gpu-hours-per-day": 327.05703422053233
  },
  "warnings": []
}
)");
}

TEST(RunCommand, GivesTextAndCsvLikeACalculator)
{
    const std::string text = output(example);
    EXPECT_EQ(text.rfind("Run\n\nGPUs                      512\n", 0), 0u) << text;
    EXPECT_NE(text.find("\nReplicas (data parallel)  8\n    512 / (8 × 8 × 1) = 8\n"), std::string::npos);
    EXPECT_NE(text.find("\nLost to the bubble a day  327.057   GPU-hours\n    12288 × 7/263 = 327.057\n"),
              std::string::npos);
    EXPECT_NE(output(example + " --format csv").find("\n512,8,8,1,1,2048,8192,1,8,256,256,16777216,"),
              std::string::npos);
    EXPECT_EQ(output("compute " + example), text) << "another way to write it";
}

TEST(RunCommand, CountsSizesThatAreLeftOutAsOneAndNothingElse)
{
    const ordered_json report = json("run --gpus 512");
    for (const char* field : {"tensor-parallel", "pipeline-parallel", "context-parallel", "passes"})
        EXPECT_EQ(report["inputs"][field], 1) << field;
    for (const char* field : {"microbatch", "global-batch", "sequence-length"})
        EXPECT_EQ(report["inputs"][field], nullptr) << field;
    EXPECT_EQ(report["results"]["replicas"], 512);
    EXPECT_EQ(report["results"]["microbatches"], nullptr);
    EXPECT_EQ(json("run")["results"]["replicas"], nullptr);
}

TEST(RunCommand, SaysThatTokensAreTooLargeAndKeepsTheRest)
{
    const ordered_json report = json("run --gpus 8 --microbatch 1 --global-batch 8 --sequence-length "
                                     "9223372036854775807");
    EXPECT_EQ(report["results"]["microbatches"], 1);
    EXPECT_EQ(report["results"]["tokens-per-step"], nullptr);
    ASSERT_EQ(report["warnings"].size(), 1u);
    EXPECT_EQ(report["warnings"][0]["code"], "too-large");
    EXPECT_EQ(report["warnings"][0]["field"], "tokens-per-step");
}

TEST(RunThatIsNotWhole, ListsTheLegalRunsNearItOnStandardError)
{
    for (const char* format : {"", " --format text", " --format csv"}) {
        const CommandResult result = call("run --gpus 504" + sizes + format);
        EXPECT_EQ(result.exitCode, BadInput);
        EXPECT_TRUE(result.output.isEmpty());
        EXPECT_EQ(result.errors.toStdString(),
                  "--gpus: No whole number of replicas (7.875): each takes 64 GPUs, and 504 is not a multiple\n"
                  "The nearest whole runs:\n"
                  "  GPUs  Replicas (data parallel)  Microbatch  Microbatches per pass  Global batch  Change\n"
                  "  512   8                         1           256                    2048          0%\n"
                  "  448   7                         1           293                    2051          +0.146%\n"
                  "  448   7                         1           292                    2044          -0.195%\n");
    }
}

TEST(RunThatIsNotWhole, ListsTheLegalRunsNearItInJsonOnStandardOutput)
{
    const CommandResult result = call("run --gpus 504" + sizes + " --format json");
    EXPECT_EQ(result.exitCode, BadInput);
    const ordered_json report = ordered_json::parse(result.output.toStdString());
    EXPECT_EQ(keysOf(report), (std::vector<std::string>{"schema", "calculator", "inputs", "results", "warnings",
                                                        "errors", "neighbours"}));
    EXPECT_EQ(report["results"]["replicas"], nullptr);
    EXPECT_EQ(report["results"]["gpu-hours-per-day"], 12096);
    EXPECT_EQ(report["errors"][0]["code"], "replicas-not-whole");
    EXPECT_EQ(report["errors"][0]["field"], "gpus");
    ASSERT_EQ(report["neighbours"].size(), 3u);
    EXPECT_EQ(report["neighbours"][2].dump(),
              R"({"gpus":448,"replicas":7,"microbatch":1,"microbatches":292,"global-batch":2044,"change":)"
              R"({"gpus":{"from":504,"to":448,"fraction":-0.1111111111111111},)"
              R"("global-batch":{"from":2048,"to":2044,"fraction":-0.001953125}}})");
    EXPECT_EQ(result.errors.toStdString().rfind("--gpus: No whole number of replicas (7.875)", 0), 0u);
    const std::string errors = result.errors.toStdString();
    EXPECT_EQ(ordered_json::parse(errors.substr(errors.find('{')))["errors"], report["errors"]);
}

TEST(RunThatIsNotWhole, NamesTheGlobalBatchWhereReplicasAreWhole)
{
    const std::string errors = complaint("run --gpus 448" + sizes);
    EXPECT_EQ(errors.rfind("--global-batch: No whole number of microbatches (292.571): a global batch of 2048 is not "
                           "a multiple of 7 × 1 × 1 (replicas × microbatch × passes)\n",
                           0),
              0u)
        << errors;
    EXPECT_NE(errors.find("\n  512   8 "), std::string::npos);
}

TEST(RunThatIsNotWhole, LeavesBlankWhatItWasNotGiven)
{
    const CommandResult result = call("run --gpus 4 --tensor-parallel 2 --pipeline-parallel 4 --format json");
    EXPECT_NE(result.errors.toStdString().find("No whole number of replicas (0.5)"), std::string::npos);
    const ordered_json neighbours = ordered_json::parse(result.output.toStdString())["neighbours"];
    ASSERT_EQ(neighbours.size(), 1u);
    EXPECT_EQ(neighbours[0]["gpus"], 8);
    EXPECT_EQ(neighbours[0]["global-batch"], nullptr);
    EXPECT_NE(complaint("run --gpus 4 --tensor-parallel 2 --pipeline-parallel 4").find("\n  8     1 "),
              std::string::npos);
}

TEST(RunThatIsNotWhole, HasNoTableWhereNoRunIsNear)
{
    const std::string most = "9223372036854775807";
    const std::string errors =
        complaint("run --gpus " + most + " --tensor-parallel " + most + " --pipeline-parallel " + most);
    EXPECT_EQ(errors.rfind("--gpus: No whole number of replicas", 0), 0u);
    EXPECT_EQ(errors.find("nearest"), std::string::npos);
}

TEST(GlobalBatchInTokens, IsTheSameAsInSequences)
{
    const std::string line = "--tensor-parallel 8 --pipeline-parallel 8 --microbatch 1 --sequence-length 8192";
    EXPECT_EQ(output("run --gpus 512 --global-batch-tokens 16777216 " + line), output(example));
    EXPECT_EQ(output("link run --gpus 512 --global-batch-tokens 16777216 " + line),
              output("link run --gpus 512 --global-batch 2048 " + line));
}

TEST(GlobalBatchInTokens, IsRefusedWhereItGivesNoGlobalBatch)
{
    const std::string option = "--global-batch-tokens: ";
    const std::string run = "run --gpus 512 --sequence-length 8192 ";
    const std::vector<std::pair<std::string, std::string>> calls{
        {run + "--global-batch-tokens 16777215",
         option + "No whole number of sequences: 16777215 is not a multiple of the sequence length, 8192\n"},
        {run + "--global-batch-tokens 1",
         option + "No whole number of sequences: 1 is not a multiple of the sequence length, 8192\n"},
        {run + "--global-batch-tokens 8192 --global-batch 1",
         option + "Stands in place of --global-batch: give one of the two\n"},
        {run + "--global-batch-tokens", option + "A value is missing\n"},
        {run + "--global-batch-tokens 0", option + "At least 1\n"},
        {run + "--global-batch-tokens 16Mi", option + "Not a number: 16Mi\n"},
        {run + "--global-batch-tokens 9223372036854775808", option + "Too large: at most 9223372036854775807\n"},
        {run + "--global-batch-tokens 8192 --global-batch-tokens 8192", option + "Given more than once\n"},
        {"run --global-batch-tokens 8192", option + "Needs --sequence-length as well\n"},
        {"run --global-batch-tokens 8192 --sequence-length 0", "--sequence-length: At least 1\n"},
        {"compute effective-batch --global-batch-tokens 8192", option + "Unknown option\n"},
    };
    for (const auto& [line, message] : calls)
        EXPECT_EQ(complaint(line), message) << line;
}

TEST(RunLink, ReadsBackAsTheSameRun)
{
    const std::string text = output("link " + example);
    EXPECT_EQ(text, "plumbline:run?gpus=512&tensor-parallel=8&pipeline-parallel=8&context-parallel=1&microbatch=1&"
                    "global-batch=2048&sequence-length=8192&passes=1\n");
    const auto link = readLink(models(), QString::fromStdString(text).trimmed());
    ASSERT_TRUE(link);
    EXPECT_EQ(link->calculator->id, "run");
    EXPECT_EQ(link->values, link->calculator->example());
    EXPECT_FALSE(readLink(core::builtInCalculators(), QString::fromStdString(text).trimmed()))
        << "the window has no page for it";
}

TEST(RunHelp, SaysWhatCountsWhereItIsLeftOut)
{
    const std::string text = output("run --help");
    EXPECT_NE(text.find("\n  plumbline run --FIELD VALUE ... [--global-batch-tokens TOKENS]"), std::string::npos);
    EXPECT_NE(text.find("\n  --passes             Passes per update  At least 1  Example: 1     Left out: 1\n"),
              std::string::npos);
    EXPECT_NE(text.find("\n  --microbatch         Microbatch         At least 1  Example: 1\n"), std::string::npos);
    EXPECT_EQ(complaint("run 8"), "Unexpected argument: 8\n");
}

TEST(RunHelp, IsKnownBeforeThereIsAnApplication)
{
    const char* const arguments[]{"plumbline", "run", "--gpus", "8"};
    EXPECT_TRUE(isCommandLine(4, arguments));
}

} // namespace app
