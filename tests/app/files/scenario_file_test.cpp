// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario files: the exact bytes, the way there and back, and each refusal with its sentence.
#include "app/files/scenario_file.h"

#include "core/run/fields.h"
#include "tests/support/any_value.h"
#include "tests/support/golden_table.h"
#include "tests/support/made_up_calculator.h"
#include "ui/model/scenario_list.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace app {

namespace {

// Inside a function: the tables of the core are not there yet when the globals of another file are made.
const core::Registry& registry()
{
    static const core::Registry calculators = core::builtInCalculators();
    return calculators;
}

QByteArray goldenText()
{
    return tests::golden(QStringLiteral("scenario_files/written/scenarios.plumbline"));
}

ScenarioFile goldenFile()
{
    const std::int64_t one = 1;
    const std::int64_t eight = 8;
    return {{{"pipeline-bubble", QStringLiteral("64 個 \"microbatches\" <b>"), {eight, std::int64_t(64)}},
             {"pipeline-bubble", QStringLiteral("blank"), {std::nullopt, std::nullopt}},
             {"data-parallel-scaling", QStringLiteral("ours"), {core::largestCount, 184.1, 0.905}}},
            FiledRun{true, {std::int64_t(512), eight, eight, one, one, std::int64_t(2048), std::nullopt, one}}};
}

// A file with that text in place of what stands in the golden one.
QByteArray with(const QByteArray& before, const QByteArray& after)
{
    QByteArray text = goldenText();
    EXPECT_EQ(text.count(before), 1) << before.toStdString();
    return text.replace(before, after);
}

std::string refusalOf(const QByteArray& text)
{
    const auto file = readScenarioFile(text, registry());
    return file ? "taken" : scenarioFileMessage(file.issue(), core::machineStyle()).toStdString();
}

core::Values anyValues(const core::Calculator& calculator)
{
    core::Values values = calculator.blank();
    for (std::size_t i = 0; i < values.size(); ++i)
        if (*rc::gen::inRange(0, 4) > 0)
            values[i] = *tests::anyValue(calculator.fields[i].kind);
    return values;
}

QString anyName()
{
    const auto text = *rc::gen::container<std::u32string>(
        rc::gen::oneOf(rc::gen::inRange(U'\1', U'\x7f'), rc::gen::inRange(U'一', U'龥'), rc::gen::inRange(U'😀', U'🙏')));
    const QString name = ui::ScenarioList::tidied(QString::fromUcs4(text.data(), static_cast<qsizetype>(text.size())));
    return name.isEmpty() ? QStringLiteral("x") : name;
}

} // namespace

TEST(ScenarioFiles, AreWrittenByteForByte)
{
    EXPECT_EQ(scenarioFileText(goldenFile(), registry()).toStdString(), goldenText().toStdString());
    EXPECT_EQ(scenarioFileText({}, registry()), "{\n  \"schema\": 1,\n  \"scenarios\": []\n}\n");
}

TEST(ScenarioFiles, AreReadAsTheyWereWritten)
{
    const auto file = readScenarioFile(goldenText(), registry());
    ASSERT_TRUE(file) << refusalOf(goldenText());
    EXPECT_EQ(*file, goldenFile());
}

RC_GTEST_PROP(ScenarioFiles, GiveBackTheSameContentAndTheSameBytes, ())
{
    ScenarioFile file;
    for (const core::Calculator& calculator : registry())
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
            file.scenarios.push_back({std::string(calculator.id), anyName(), anyValues(calculator)});
    if (*rc::gen::arbitrary<bool>())
        file.run = FiledRun{*rc::gen::arbitrary<bool>(), anyValues(core::run::calculator())};
    const QByteArray text = scenarioFileText(file, registry());
    const auto read = readScenarioFile(text, registry());
    RC_ASSERT(read);
    RC_ASSERT(*read == file);
    RC_ASSERT(scenarioFileText(*read, registry()) == text);
}

TEST(ScenarioFiles, MayHaveKeysAndCalculatorsInAnyOrder)
{
    const auto file = readScenarioFile(R"({"scenarios": [
        {"inputs": {"scaling-efficiency": 1, "devices": 2}, "calculator": "data-parallel-scaling", "name": "late"},
        {"calculator": "pipeline-bubble", "name": " a  b ", "inputs": {}}], "schema": 1})",
                                       registry());
    ASSERT_TRUE(file);
    const ScenarioFile expected{
        {{"pipeline-bubble", QStringLiteral("a b"), {std::nullopt, std::nullopt}},
         {"data-parallel-scaling", QStringLiteral("late"), {std::int64_t(2), std::nullopt, 1.0}}},
        {}};
    EXPECT_EQ(*file, expected);
}

TEST(ScenarioFiles, OfAnOlderSchemaAreRead)
{
    const auto file = readScenarioFile(with("\"schema\": 1", "\"schema\": 0"), registry());
    ASSERT_TRUE(file);
    EXPECT_EQ(*file, goldenFile());
}

TEST(ScenarioFiles, HoldCalculatorsThatTheProgramDoesNotKnow)
{
    const core::Registry one{tests::madeUpCalculator()};
    const ScenarioFile file{{{"made-up", QStringLiteral("x"), one.front().example()}}, {}};
    const auto read = readScenarioFile(scenarioFileText(file, one), one);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, file);
}

TEST(ScenarioFiles, OfANewerSchemaAreRefusedWhateverElseTheyHold)
{
    EXPECT_EQ(refusalOf(with("\"schema\": 1", "\"schema\": 2")),
              "schema: A newer version of the program wrote this: schemas up to 1 are known");
    EXPECT_EQ(refusalOf(R"({"sheets": {}, "schema": 99})"),
              "schema: A newer version of the program wrote this: schemas up to 1 are known");
}

TEST(ScenarioFiles, ThatAreNotJsonAreRefusedWithTheLine)
{
    EXPECT_EQ(refusalOf(""), "Line 1, column 1: this is not valid JSON");
    EXPECT_EQ(refusalOf("stages=8"), "Line 1, column 1: this is not valid JSON");
    EXPECT_EQ(refusalOf("{\n  \"名\": 1,\n  \"名名\" 1\n}"), "Line 3, column 8: this is not valid JSON");
    EXPECT_EQ(refusalOf(with("\"stages\": 8,", "\"stages\": 8")), "Line 9, column 22: this is not valid JSON");
    EXPECT_EQ(refusalOf(goldenText() + "{}"), "Line 40, column 1: this is not valid JSON");
    EXPECT_EQ(refusalOf(goldenText().chopped(3)), "Line 38, column 4: this is not valid JSON");
    EXPECT_EQ(refusalOf(with("blank", "\xff")), "Line 13, column 16: this is not valid JSON");
    EXPECT_EQ(refusalOf(with("184.1", "NaN")), "Line 22, column 34: this is not valid JSON");
}

TEST(ScenarioFiles, WithAKeyTwiceAreRefused)
{
    EXPECT_EQ(refusalOf(with("\"stages\": 8", "\"stages\": 8, \"stages\": 8")),
              "scenarios[0].inputs.stages: The key stands there more than once");
    EXPECT_EQ(refusalOf(with("\"name\": \"ours\"", "\"name\": \"ours\", \"name\": \"theirs\"")),
              "scenarios[2].name: The key stands there more than once");
    EXPECT_EQ(refusalOf(with("\"schema\": 1", "\"schema\": 1, \"schema\": 1")),
              "schema: The key stands there more than once");
    EXPECT_EQ(refusalOf(with("\"on\": true", "\"on\": true, \"on\": false")),
              "run.on: The key stands there more than once");
}

TEST(ScenarioFiles, WithUnknownWordsAreRefused)
{
    EXPECT_EQ(refusalOf(with("\"schema\": 1", "\"schema\": 1, \"sheets\": 1")), "sheets: The key is not known");
    EXPECT_EQ(refusalOf(with("\"name\": \"ours\"", "\"name\": \"ours\", \"color\": 2")),
              "scenarios[2].color: The key is not known");
    EXPECT_EQ(refusalOf(with("\"on\": true", "\"on\": true, \"o\\nn\": 1")), "run.o n: The key is not known");
    EXPECT_EQ(refusalOf(with("\"data-parallel-scaling\"", "\"abacus\"")),
              "scenarios[2].calculator: No calculator is called abacus");
    EXPECT_EQ(refusalOf(with("\"data-parallel-scaling\"", "\"run\"")),
              "scenarios[2].calculator: No calculator is called run");
    EXPECT_EQ(refusalOf(with("\"devices\"", "\"gpus\": 1, \"devices\"")),
              "scenarios[2].inputs.gpus: Not a field of this calculator");
    EXPECT_EQ(refusalOf(with("\"passes\"", "\"epochs\"")), "run.inputs.epochs: Not a field of this calculator");
}

TEST(ScenarioFiles, WithoutAKeyAreRefused)
{
    EXPECT_EQ(refusalOf("{}"), "schema: The key is missing");
    EXPECT_EQ(refusalOf(R"({"schema": 1})"), "scenarios: The key is missing");
    EXPECT_EQ(refusalOf(R"({"schema": 1, "scenarios": [{}]})"), "scenarios[0].name: The key is missing");
    EXPECT_EQ(refusalOf(R"({"schema": 1, "scenarios": [{"name": "a"}]})"),
              "scenarios[0].calculator: The key is missing");
    EXPECT_EQ(refusalOf(R"({"schema": 1, "scenarios": [{"name": "a", "calculator": "pipeline-bubble"}]})"),
              "scenarios[0].inputs: The key is missing");
    EXPECT_EQ(refusalOf(with("\"on\": true,", "")), "run.on: The key is missing");
}

TEST(ScenarioFiles, OfWrongKindsAreRefused)
{
    EXPECT_EQ(refusalOf("[]"), "An object in braces is needed");
    EXPECT_EQ(refusalOf(with("\"schema\": 1", "\"schema\": \"1\"")), "schema: A whole number is needed");
    EXPECT_EQ(refusalOf(with("\"schema\": 1", "\"schema\": 1.5")), "schema: A whole number is needed");
    EXPECT_EQ(refusalOf(with("\"schema\": 1", "\"schema\": -1")), "schema: A whole number is needed");
    EXPECT_EQ(refusalOf(R"({"schema": 1, "scenarios": {}})"), "scenarios: A list in brackets is needed");
    EXPECT_EQ(refusalOf(R"({"schema": 1, "scenarios": [7]})"), "scenarios[0]: An object in braces is needed");
    EXPECT_EQ(refusalOf(with("\"ours\"", "7")), "scenarios[2].name: A text in quotation marks is needed");
    EXPECT_EQ(refusalOf(with("\"ours\"", "\" \"")), "scenarios[2].name: A name is needed");
    EXPECT_EQ(refusalOf(with("\"data-parallel-scaling\"", "null")),
              "scenarios[2].calculator: A text in quotation marks is needed");
    EXPECT_EQ(refusalOf(with("\"inputs\": {}", "\"inputs\": []")),
              "scenarios[1].inputs: An object in braces is needed");
    EXPECT_EQ(refusalOf(with("\"on\": true", "\"on\": 1")), "run.on: true or false is needed");
    EXPECT_EQ(refusalOf(R"({"schema": 1, "scenarios": [], "run": null})"), "run: An object in braces is needed");
}

TEST(ScenarioFiles, WithWrongNumbersAreRefused)
{
    const std::string stages = "scenarios[0].inputs.stages: ";
    EXPECT_EQ(refusalOf(with("\"stages\": 8", "\"stages\": \"8\"")), stages + "A number is needed");
    EXPECT_EQ(refusalOf(with("\"stages\": 8", "\"stages\": null")), stages + "A number is needed");
    EXPECT_EQ(refusalOf(with("\"stages\": 8", "\"stages\": true")), stages + "A number is needed");
    EXPECT_EQ(refusalOf(with("\"stages\": 8", "\"stages\": 8.5")), stages + "A whole number is needed");
    EXPECT_EQ(refusalOf(with("\"stages\": 8", "\"stages\": 8.0")), stages + "A whole number is needed");
    EXPECT_EQ(refusalOf(with("\"stages\": 8", "\"stages\": 0")), stages + "At least 1");
    EXPECT_EQ(refusalOf(with("\"stages\": 8", "\"stages\": -99999999999999999999")), stages + "At least 1");
    for (const char* large : {"9223372036854775808", "99999999999999999999", "1e300"})
        EXPECT_EQ(refusalOf(with("\"stages\": 8", QByteArray("\"stages\": ") + large)),
                  stages + "Too large: at most 9223372036854775807");
    EXPECT_EQ(refusalOf(with("0.905", "90.5")), "scenarios[2].inputs.scaling-efficiency: At most 100%");
    EXPECT_EQ(refusalOf(with("184.1", "0")), "scenarios[2].inputs.throughput-per-device: Above 0");
    EXPECT_EQ(refusalOf(with("184.1", "1e999")).substr(0, 56),
              "scenarios[2].inputs.throughput-per-device: Too large: at");
    EXPECT_EQ(refusalOf(with("\"gpus\": 512", "\"gpus\": 0")), "run.inputs.gpus: At least 1");
}

TEST(ScenarioFiles, NestedWithoutEndAreRefused)
{
    EXPECT_NE(refusalOf(QByteArray(1 << 20, '[')).find("This is nested too deeply"), std::string::npos);
    EXPECT_NE(refusalOf(QByteArray("{\"a\":").repeated(1 << 20)).find("This is nested too deeply"), std::string::npos);
}

RC_GTEST_PROP(ScenarioFiles, SurviveADamagedByte, ())
{
    QByteArray text = goldenText();
    const int place = *rc::gen::inRange(0, static_cast<int>(text.size()));
    text[place] = static_cast<char>(*rc::gen::inRange(0, 256));
    const auto file = readScenarioFile(text, registry());
    if (file)
        RC_ASSERT(*readScenarioFile(scenarioFileText(*file, registry()), registry()) == *file);
    else
        RC_ASSERT(!scenarioFileMessage(file.issue(), core::machineStyle()).isEmpty());
}

TEST(ScenarioFiles, AreLoadedFromRegularFilesOnly)
{
    const QTemporaryDir folder;
    const auto refused = [](const QString& path) {
        const auto file = loadScenarioFile(path, registry());
        return file ? QStringLiteral("taken") : scenarioFileMessage(file.issue(), core::machineStyle());
    };
    EXPECT_EQ(refused(tests::goldenPath(QStringLiteral("scenario_files/written/scenarios.plumbline"))), "taken");
    EXPECT_EQ(refused(folder.filePath("missing")), "No such file or directory");
    EXPECT_EQ(refused(folder.path()), "It is not a regular file");
    EXPECT_EQ(refused(QStringLiteral("/dev/zero")), "It is not a regular file");
    QFile large(folder.filePath("large"));
    ASSERT_TRUE(large.open(QIODevice::WriteOnly));
    ASSERT_TRUE(large.resize(longestScenarioFile)); // takes no space on disk
    EXPECT_EQ(refused(large.fileName()), "Line 1, column 1: this is not valid JSON");
    ASSERT_TRUE(large.resize(longestScenarioFile + 1));
    EXPECT_EQ(refused(large.fileName()), "The file is too long: at most 10000000 bytes");
}

} // namespace app
