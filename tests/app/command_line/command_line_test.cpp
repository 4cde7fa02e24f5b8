// SPDX-License-Identifier: GPL-3.0-or-later
// The command line as a function: what a call writes, what it complains of, and that it knows any calculator.
#include "app/command_line/command_line.h"

#include "app/command_line/columns.h"
#include "app/links/link.h"
#include "core/numbers/write.h"
#include "tests/support/made_up_calculator.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

namespace app {

namespace {

using nlohmann::ordered_json;

// Inside functions: the tables of the core are not there yet when the globals of another file are made.
const core::Registry& builtIn()
{
    static const core::Registry registry = core::builtInModels();
    return registry;
}

const core::Registry& withFourth()
{
    static const core::Registry registry = [] {
        core::Registry calculators = core::builtInModels();
        calculators.push_back(tests::madeUpCalculator());
        return calculators;
    }();
    return registry;
}

CommandResult call(const QString& line, const core::Registry& registry = builtIn())
{
    return runCommandLine(registry, line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

std::string output(const QString& line, const core::Registry& registry = builtIn())
{
    const CommandResult result = call(line, registry);
    EXPECT_EQ(result.exitCode, Done) << result.errors.toStdString();
    return result.output.toStdString();
}

ordered_json json(const QString& line, const core::Registry& registry = builtIn())
{
    return ordered_json::parse(output(line + QStringLiteral(" --format json"), registry));
}

// What a bad call says; it has to write nothing else and to exit with 2.
std::string complaint(const QString& line, const core::Registry& registry = builtIn())
{
    const CommandResult result = call(line, registry);
    EXPECT_EQ(result.exitCode, BadInput) << line.toStdString();
    EXPECT_TRUE(result.output.isEmpty()) << line.toStdString();
    return result.errors.toStdString();
}

std::vector<std::string> keysOf(const ordered_json& object)
{
    std::vector<std::string> keys;
    for (const auto& item : object.items())
        keys.push_back(item.key());
    return keys;
}

const QString bubble = QStringLiteral("compute pipeline-bubble ");

} // namespace

TEST(Compute, GivesJsonWithKeysInTheirOrder)
{
    EXPECT_EQ(output(bubble + QStringLiteral("--microbatches 32 --stages 8 --format json")), R"({
  "schema": 1,
  "calculator": "pipeline-bubble",
  "inputs": {
    "stages": 8,
    "microbatches": 32
  },
  "results": {
    "bubble-fraction": 0.1794871794871795,
    "pipeline-efficiency": 0.8205128205128205,
    "bubble-to-ideal-ratio": 0.21875
  },
  "warnings": []
}
)");
}

TEST(Compute, GivesNullForWhatIsLeftOut)
{
    const ordered_json report = json(QStringLiteral("compute effective-batch --batch-per-device 8 --devices 64 "
                                                    "--accumulation-steps 4"));
    EXPECT_EQ(report["inputs"]["sequence-length"], nullptr);
    EXPECT_EQ(report["results"]["effective-batch"], 2048);
    EXPECT_EQ(report["results"]["tokens-per-step"], nullptr);
    EXPECT_EQ(json(bubble)["results"]["bubble-fraction"], nullptr);
}

TEST(Compute, GivesExactCountsUpToTheLargest)
{
    const std::string text = output(QStringLiteral("compute effective-batch --batch-per-device 9223372036854775807 "
                                                   "--devices 1 --accumulation-steps 1 --format json"));
    EXPECT_NE(text.find("\"batch-per-device\": 9223372036854775807,"), std::string::npos);
    EXPECT_NE(text.find("\"effective-batch\": 9223372036854775807,"), std::string::npos);
}

TEST(Compute, GivesNullAndAWarningForAResultThatIsTooLarge)
{
    const QString line = QStringLiteral("compute effective-batch --batch-per-device 9223372036854775807 --devices 1 "
                                        "--accumulation-steps 1 --sequence-length 2");
    const ordered_json report = json(line);
    EXPECT_EQ(report["results"]["effective-batch"], core::largestCount);
    EXPECT_EQ(report["results"]["tokens-per-step"], nullptr);
    ASSERT_EQ(report["warnings"].size(), 1u);
    EXPECT_EQ(keysOf(report["warnings"][0]), (std::vector<std::string>{"code", "field", "message"}));
    EXPECT_EQ(report["warnings"][0]["code"], "too-large");
    EXPECT_EQ(report["warnings"][0]["field"], "tokens-per-step");
    EXPECT_NE(output(line).find("Too large: at most 9223372036854775807"), std::string::npos);

    const CommandResult csv = call(line + QStringLiteral(" --format csv"));
    EXPECT_EQ(csv.exitCode, Done);
    EXPECT_TRUE(csv.output.endsWith(",2,9223372036854775807,\n"));
    EXPECT_TRUE(csv.errors.startsWith("tokens-per-step: Too large"));
}

TEST(Compute, ListsTheWarningsOfTheCalculator)
{
    const ordered_json report = json(bubble + QStringLiteral("--stages 8 --microbatches 4"));
    ASSERT_EQ(report["warnings"].size(), 1u);
    EXPECT_EQ(report["warnings"][0]["code"], "fewer-microbatches-than-stages");
    EXPECT_EQ(report["warnings"][0]["field"], "microbatches");
    EXPECT_NE(output(bubble + QStringLiteral("--stages 8 --microbatches 4")).find("Warning: 4 microbatches"),
              std::string::npos);
}

TEST(Compute, GivesCsvOfFieldsThenResults)
{
    EXPECT_EQ(output(QStringLiteral("compute data-parallel-scaling --devices 64 --throughput-per-device 2000 "
                                    "--scaling-efficiency 90% --format csv")),
              "devices,throughput-per-device,scaling-efficiency,actual-throughput,speedup,ideal-throughput,"
              "overhead-throughput\n64,2000,0.9,115200,57.6,128000,12800\n");
    EXPECT_EQ(output(bubble + QStringLiteral("--stages 8 --format csv")),
              "stages,microbatches,bubble-fraction,pipeline-efficiency,bubble-to-ideal-ratio\n8,,,,\n");
}

TEST(Compute, TakesAPercentageWithItsSignOrAsAFraction)
{
    const QString line = QStringLiteral("compute data-parallel-scaling --devices 64 --scaling-efficiency ");
    EXPECT_EQ(output(line + QStringLiteral("90%")), output(line + QStringLiteral("0.9")));
    const std::string message = complaint(line + QStringLiteral("90"));
    EXPECT_EQ(message.rfind("--scaling-efficiency: ", 0), 0u);
    EXPECT_NE(message.find("90%"), std::string::npos);
    EXPECT_NE(message.find("0.9"), std::string::npos);
    EXPECT_NE(complaint(line + QStringLiteral("120%")).find("superlinear"), std::string::npos);
}

TEST(Compute, ShowsPeopleLabelsUnitsWorkingsAndSentences)
{
    const std::string text = output(QStringLiteral("compute data-parallel-scaling --devices 64 "
                                                   "--throughput-per-device 2000 --scaling-efficiency 0.9"));
    EXPECT_NE(text.find("\nDevices                64\nThroughput per device  2000    per second\n"), std::string::npos);
    EXPECT_NE(text.find("\nScaling efficiency     90%\n"), std::string::npos);
    EXPECT_NE(text.find("\nActual throughput      115200  per second\n    64 × 2000 × 90% = 115200\n"),
              std::string::npos);
    EXPECT_EQ(text.find(" \n"), std::string::npos) << "blanks at the end of a line";
}

TEST(Compute, SpeaksTheLanguageAskedForAndKeepsItsNumbers)
{
    const QString line = bubble + QStringLiteral("--stages 1000 --microbatches 3000");
    EXPECT_NE(output(line + QStringLiteral(" --language zh_TW")).find("3999"), std::string::npos);
    EXPECT_EQ(json(line)["results"], json(line + QStringLiteral(" --language zh_TW"))["results"]);
    EXPECT_NE(complaint(line + QStringLiteral(" --language xx")).find("zh_TW"), std::string::npos);
    EXPECT_EQ(output(line + QStringLiteral(" --language en")), output(line)) << "the last call's language is gone";
}

TEST(BadCalls, NameTheOptionAtFaultAndWriteNothing)
{
    const std::vector<std::pair<const char*, const char*>> calls{
        {"--stages 0", "--stages: At least 1\n"},
        {"--stages -1", "--stages: At least 1\n"},
        {"--stages=0", "--stages: At least 1\n"},
        {"--stages 4.5", "--stages: A whole number: 4.5 is not\n"},
        {"--stages x", "--stages: Not a number: x\n"},
        {"--stages 2*4", "--stages: Not a number: 2*4\n"},
        {"--stages 9223372036854775808", "--stages: Too large: at most 9223372036854775807\n"},
        {"--stages=-1e5000", "--stages: At least 1\n"},
        {"--stages 99999999999999999999.5", "--stages: A whole number: 99999999999999999999.5 is not\n"},
        {"--stages", "--stages: A value is missing\n"},
        {"--stages=", "--stages: A value is missing\n"},
        {"--stages --microbatches 4", "--stages: A value is missing\n"},
        {"--stages 8 --stages 8", "--stages: Given more than once\n"},
        {"--stages 8 --stages=9", "--stages: Given more than once\n"},
        {"--format csv --format json", "--format: Given more than once\n"},
        {"--language en --language en", "--language: Given more than once\n"},
        {"--language", "--language: A value is missing\n"},
        {"--language=", "--language: A value is missing\n"},
        {"--format", "--format: A value is missing\n"},
        {"--foo", "--foo: Unknown option\n"},
        {"--foo=", "--foo: Unknown option\n"},
        {"--stages x --stages y", "--stages: Given more than once\n--stages: Not a number: x\n"},
        {"--=5", "Unexpected argument: --=5\n"},
        {"--devices 8", "--devices: Unknown option\n"},
        {"--Stages 8", "--Stages: Unknown option\n"},
        {"--format xml", "--format: xml is not one of: text, json, csv\n"},
        {"8", "Unexpected argument: 8\n"},
        {"--stages 8 9", "Unexpected argument: 9\n"},
        {"--", "Unexpected argument: --\n"},
        {"-x", "Unexpected argument: -x\n"},
        {"--stages 0 --microbatches 0", "--stages: At least 1\n--microbatches: At least 1\n"},
    };
    for (const auto& [arguments, message] : calls)
        EXPECT_EQ(complaint(bubble + QString::fromLatin1(arguments)), message) << arguments;
}

TEST(BadCalls, NameTheFieldsOwnBoundHoweverFarBeyondItAValueIs)
{
    const QString scaling = QStringLiteral("compute data-parallel-scaling ");
    for (const char* value : {"-1", "-1e308", "-1e400", "-1e5000"})
        EXPECT_EQ(complaint(scaling + QStringLiteral("--throughput-per-device=") + QString::fromLatin1(value)),
                  "--throughput-per-device: Above 0\n")
            << value;
    for (const char* value : {"-1", "-1e400", "-1e5000", "-1e5000%"})
        EXPECT_EQ(complaint(scaling + QStringLiteral("--scaling-efficiency=") + QString::fromLatin1(value)),
                  "--scaling-efficiency: At least 0%\n")
            << value;
    for (const char* value : {"101%", "1e400%", "1e5000%"})
        EXPECT_NE(complaint(scaling + QStringLiteral("--scaling-efficiency=") + QString::fromLatin1(value))
                      .find("--scaling-efficiency: At most 100%."),
                  std::string::npos)
            << value;
}

TEST(BadCalls, ListTheCalculatorsWhereNoneIsMeant)
{
    const std::string list = "pipeline-bubble, data-parallel-scaling, effective-batch, run\n";
    EXPECT_EQ(complaint(QStringLiteral("compute")), "Name a calculator: " + list);
    EXPECT_EQ(complaint(QStringLiteral("compute --stages 8")), "Name a calculator: " + list);
    EXPECT_EQ(runCommandLine(builtIn(), {QStringLiteral("compute"), QString()}).errors.toStdString(),
              "Name a calculator: " + list);
    EXPECT_EQ(complaint(QStringLiteral("compute bubble")), "No calculator is called bubble. The calculators: " + list);
    EXPECT_NE(complaint(QStringLiteral("link bubble --help")).find(list), std::string::npos);
    EXPECT_NE(complaint(QStringLiteral("--frobnicate")).find("--frobnicate: Unknown option"), std::string::npos);
    EXPECT_NE(complaint(QStringLiteral("--language en")).find("--help"), std::string::npos);
    EXPECT_NE(complaint(QStringLiteral("--help me")).find("me"), std::string::npos);
}

TEST(BadCalls, EndWithAnObjectOfTheErrorsForJson)
{
    const std::string text = complaint(bubble + QStringLiteral("--stages 0 --microbatches x --format json"));
    EXPECT_EQ(text.rfind("--stages: At least 1\n--microbatches: Not a number: x\n{", 0), 0u);
    const ordered_json errors = ordered_json::parse(text.substr(text.find('{')));
    EXPECT_EQ(errors["schema"], 1);
    ASSERT_EQ(errors["errors"].size(), 2u);
    EXPECT_EQ(errors["errors"][0],
              (ordered_json{{"code", "below-minimum"}, {"field", "stages"}, {"message", "At least 1"}}));
    EXPECT_EQ(errors["errors"][1]["code"], "not-a-number");
    const std::string repeated = complaint(bubble + QStringLiteral("--stages 1 --stages 2 --format json"));
    EXPECT_NE(repeated.find("\"code\": \"repeated-field\""), std::string::npos);
}

TEST(BadCalls, DoNotTripOverStrangeBytes)
{
    const CommandResult result = runCommandLine(
        builtIn(), {QStringLiteral("compute"), QStringLiteral("pipeline-bubble"), QStringLiteral("--stages"),
                    QString(QChar(0xD800)), QStringLiteral("--format"), QStringLiteral("json")});
    EXPECT_EQ(result.exitCode, BadInput);
    EXPECT_TRUE(ordered_json::accept(result.errors.mid(result.errors.indexOf('{')).toStdString()));
}

TEST(Help, ListsSubcommandsAndCalculators)
{
    for (const char* line : {"--help", "-h", "--help --language zh_TW", "--language zh_TW --help"}) {
        const std::string text = output(QString::fromLatin1(line), withFourth());
        for (const char* word :
             {"compute", "run --FIELD", "link", "pipeline-bubble", "effective-batch", "made-up", "--version"})
            EXPECT_NE(text.find(word), std::string::npos) << word;
    }
}

TEST(Help, ShowsEveryFieldAndResultOfACalculator)
{
    for (const core::Calculator& calculator : withFourth()) {
        const QString id = QString::fromStdString(std::string(calculator.id));
        const std::string text = output(QStringLiteral("compute %1 --help").arg(id), withFourth());
        for (const core::Field& field : calculator.fields) {
            EXPECT_NE(text.find("--" + std::string(field.id) + ' '), std::string::npos) << field.id;
            EXPECT_NE(text.find(field.label.source), std::string::npos) << field.id;
            EXPECT_NE(text.find(field.help.source), std::string::npos) << field.id;
        }
        for (const core::Result& result : calculator.results)
            EXPECT_NE(text.find("\n  " + std::string(result.id) + ' '), std::string::npos) << result.id;
    }
    const std::string text = output(QStringLiteral("compute made-up --help"), withFourth());
    EXPECT_NE(text.find("--apples    Apples    2 to 100    Example: 6\n"), std::string::npos) << text;
    EXPECT_NE(text.find("--price     Price     Above 0     Example: 1.5\n"), std::string::npos);
    EXPECT_NE(text.find("--discount  Discount  0% to 100%  Example: 25%\n"), std::string::npos);
}

TEST(Help, OfASubcommandNamesItsOptions)
{
    EXPECT_NE(output(QStringLiteral("compute --help")).find("[--format text|json|csv]"), std::string::npos);
    EXPECT_EQ(output(QStringLiteral("link --help")).find("--format text"), std::string::npos);
}

TEST(Version, IsOneLine)
{
    EXPECT_EQ(output(QStringLiteral("--version")), "Plumbline 0.1.0\n");
    EXPECT_EQ(output(QStringLiteral("-v")), "Plumbline 0.1.0\n");
}

TEST(LinkCommand, PrintsALinkThatReadsBack)
{
    const std::string text = output(QStringLiteral("link data-parallel-scaling --scaling-efficiency 90% --devices 64"));
    EXPECT_EQ(text, "plumbline:data-parallel-scaling?devices=64&scaling-efficiency=0.9\n");
    EXPECT_TRUE(readLink(builtIn(), QString::fromStdString(text).trimmed()));
    EXPECT_EQ(output(QStringLiteral("link effective-batch")), "plumbline:effective-batch\n");
    EXPECT_EQ(complaint(QStringLiteral("link effective-batch --devices 0")), "--devices: At least 1\n");
    EXPECT_EQ(complaint(QStringLiteral("link effective-batch --format json")).find("--format: Unknown option\n"), 0u);
}

TEST(AnyCalculator, ComputesItsExampleThroughItsOptions)
{
    for (const core::Calculator& calculator : withFourth()) {
        QString line = QStringLiteral("compute ") + QString::fromStdString(std::string(calculator.id));
        for (const core::Field& field : calculator.fields)
            line += QStringLiteral(" --%1 %2")
                        .arg(QString::fromStdString(std::string(field.id)),
                             QString::fromStdString(core::machineText(field.example)));
        const ordered_json report = json(line, withFourth());
        EXPECT_EQ(report["calculator"], calculator.id);
        EXPECT_EQ(report["inputs"].size(), calculator.fields.size());
        for (const core::Result& result : calculator.results)
            EXPECT_TRUE(report["results"][std::string(result.id)].is_number()) << result.id;
        EXPECT_FALSE(output(line, withFourth()).empty());
        EXPECT_NE(output(line + QStringLiteral(" --format csv"), withFourth()).find(','), std::string::npos);
    }
}

TEST(AnyCalculator, MayBeOneThatTheProgramDoesNotShip)
{
    const QString line = QStringLiteral("compute made-up --apples 3 --price 1.5 --discount 25%");
    const ordered_json report = json(line, withFourth());
    EXPECT_EQ(report["results"],
              (ordered_json{{"total", 3.375}, {"crates", 9}, {"share-kept", 0.75}, {"times-dearer", 1.5}}));
    EXPECT_EQ(report["warnings"][0],
              (ordered_json{{"code", "few-apples"}, {"field", "apples"}, {"message", "Only 3 apples."}}));
    const std::string text = output(line, withFourth());
    EXPECT_NE(text.find("Total         3.375  coins\n    3 × 1.5 × (1 − 25%)\n    3 apples with 25% off.\n"),
              std::string::npos)
        << text;
    EXPECT_EQ(complaint(QStringLiteral("compute made-up --apples 101"), withFourth()), "--apples: At most 100\n");
    EXPECT_EQ(complaint(QStringLiteral("compute made-up --discount 101%"), withFourth()),
              "--discount: At most 100%, or the apples are stolen.\n");
}

TEST(Columns, CountWideCharactersTwice)
{
    EXPECT_EQ(cellWidth(QStringLiteral("ab…")), 3);
    EXPECT_EQ(cellWidth(QStringLiteral("裝置a")), 5);
    EXPECT_EQ(inColumns({{"裝置", "1"}, {"a", "", "x"}, {"abcdef"}}),
              (QStringList{"裝置    1", "a          x", "abcdef"}));
}

} // namespace app
