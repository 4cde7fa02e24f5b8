// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/scenario_file.h"

#include "app/field_texts.h"
#include "app/json/strict.h"
#include "app/json/write.h"
#include "core/run/fields.h"
#include "ui/model/scenario_list.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace app {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t newestSchema = 1;

Json inputsJson(const core::Calculator& calculator, const core::Values& values)
{
    Json inputs = Json::object();
    for (std::size_t i = 0; i < calculator.fields.size(); ++i)
        if (values[i])
            inputs[std::string(calculator.fields[i].id)] = toJson(values[i]);
    return inputs;
}

// The schemas before the newest one have not differed in what they hold.
void checkSchema(const JsonPlace& schema)
{
    if (!schema.json.is_number_integer())
        refuse(code::wholeNeeded, schema.path);
    if (schema.json.is_number_unsigned() && schema.json.get<std::uint64_t>() > newestSchema)
        refuse(code::newerSchema, schema.path, {{core::Number(newestSchema), core::Kind::Count}});
    if (!schema.json.is_number_unsigned())
        refuse(code::wholeNeeded, schema.path);
}

core::Value countFrom(const core::Field& field, const JsonPlace& place)
{
    constexpr auto most = static_cast<std::uint64_t>(core::largestCount);
    constexpr double beyond = 0x1p63;
    if (place.json.is_number_float()) {
        const double number = place.json.get<double>();
        if (std::abs(number) < beyond)
            refuse(code::wholeNeeded, place.path);
        if (const auto issue = core::outOfBounds(field, number))
            refuse(issue->code.c_str(), place.path, issue->arguments);
    }
    if (place.json.is_number_float() || (place.json.is_number_unsigned() && place.json.get<std::uint64_t>() > most))
        refuse(core::code::tooLarge, place.path, {{core::Number(most), core::Kind::Count}});
    return place.json.get<std::int64_t>();
}

core::Value valueFrom(const core::Field& field, const JsonPlace& place)
{
    if (!place.json.is_number())
        refuse(code::numberNeeded, place.path);
    const core::Value value = field.kind == core::Kind::Count ? countFrom(field, place) : place.json.get<double>();
    if (const auto issue = core::outOfBounds(field, value))
        refuse(issue->code.c_str(), place.path, issue->arguments);
    return value;
}

core::Values inputsFrom(const core::Calculator& calculator, const JsonPlace& inputs)
{
    requireObject(inputs);
    core::Values values = calculator.blank();
    for (const auto& [key, value] : inputs.json.items()) {
        const std::string path = inputs.path + '.' + key;
        const auto field = calculator.fieldIndex(key);
        if (!field)
            refuse(code::unknownField, path);
        values[*field] = valueFrom(calculator.fields[*field], {value, path});
    }
    return values;
}

FiledScenario scenarioFrom(const JsonPlace& place, const core::Registry& registry)
{
    requireObject(place, {"name", "calculator", "inputs"});
    const JsonPlace name = requiredMember(place, "name");
    const JsonPlace id = requiredMember(place, "calculator");
    const QString kept = ui::ScenarioList::tidied(QString::fromStdString(textFrom(name)));
    if (kept.isEmpty())
        refuse(code::nameNeeded, name.path);
    // Cut, it would be another name, and the next Save would lose the rest.
    constexpr int longest = ui::ScenarioList::longestName;
    if (QString::fromStdString(textFrom(name)).simplified().size() > longest)
        refuse(core::code::tooLong, name.path, {{core::Number(std::uint64_t(longest)), core::Kind::Count}});
    if (textFrom(id).empty())
        refuse(code::nameNeeded, id.path);
    const core::Calculator* calculator = core::findCalculator(registry, textFrom(id));
    if (!calculator)
        refuse(code::unknownCalculator, id.path, {}, textFrom(id));
    return {std::string(calculator->id), kept, inputsFrom(*calculator, requiredMember(place, "inputs"))};
}

std::vector<FiledScenario> scenariosFrom(const JsonPlace& list, const core::Registry& registry)
{
    if (!list.json.is_array())
        refuse(code::listNeeded, list.path);
    std::vector<FiledScenario> scenarios;
    for (std::size_t i = 0; i < list.json.size(); ++i)
        scenarios.push_back(scenarioFrom({list.json[i], list.path + '[' + std::to_string(i) + ']'}, registry));
    const auto place = [&registry](const FiledScenario& scenario) {
        return core::findCalculator(registry, scenario.calculator); // they stand in one array
    };
    std::stable_sort(scenarios.begin(), scenarios.end(),
                     [&place](const auto& left, const auto& right) { return place(left) < place(right); });
    return scenarios;
}

FiledRun runFrom(const JsonPlace& place)
{
    requireObject(place, {"on", "inputs"});
    const JsonPlace on = requiredMember(place, "on");
    if (!on.json.is_boolean())
        refuse(code::truthNeeded, on.path);
    return {on.json.get<bool>(), inputsFrom(core::run::calculator(), requiredMember(place, "inputs"))};
}

ScenarioFile fileFrom(const JsonPlace& root, const core::Registry& registry)
{
    requireObject(root);
    checkSchema(requiredMember(root, "schema")); // first: a newer file may well have keys that are not known here
    requireObject(root, {"schema", "scenarios", "run"});
    ScenarioFile file{scenariosFrom(requiredMember(root, "scenarios"), registry), {}};
    if (root.json.contains("run"))
        file.run = runFrom(requiredMember(root, "run"));
    return file;
}

struct RefusalMessage
{
    std::string_view code;
    core::Text text;
};

// What stands behind the name of the key at fault.
const std::array refusalMessages{
    //: %1 a count of bytes
    RefusalMessage{code::fileTooLong, PLUMBLINE_TEXT("Files", "The file is too long: at most %1 bytes")},
    //: %1 the line, %2 the place within it; JSON is the name of the format
    RefusalMessage{code::notJson, PLUMBLINE_TEXT("Files", "Line %1, column %2: this is not valid JSON")},
    //: %1 the number of a version of the file format
    RefusalMessage{code::newerSchema,
                   PLUMBLINE_TEXT("Files", "A newer version of the program wrote this: schemas up to %1 are known")},
    RefusalMessage{code::missingKey, PLUMBLINE_TEXT("Files", "The key is missing")},
    RefusalMessage{code::unknownKey, PLUMBLINE_TEXT("Files", "The key is not known")},
    RefusalMessage{code::repeatedKey, PLUMBLINE_TEXT("Files", "The key stands there more than once")},
    RefusalMessage{code::nestedTooDeep, PLUMBLINE_TEXT("Files", "This is nested too deeply")},
    RefusalMessage{code::objectNeeded, PLUMBLINE_TEXT("Files", "An object in braces is needed")},
    RefusalMessage{code::listNeeded, PLUMBLINE_TEXT("Files", "A list in brackets is needed")},
    RefusalMessage{code::textNeeded, PLUMBLINE_TEXT("Files", "A text in quotation marks is needed")},
    RefusalMessage{code::nameNeeded, PLUMBLINE_TEXT("Files", "A name is needed")},
    //: true and false are words of the file format; leave them as they are
    RefusalMessage{code::truthNeeded, PLUMBLINE_TEXT("Files", "true or false is needed")},
    RefusalMessage{code::numberNeeded, PLUMBLINE_TEXT("Files", "A number is needed")},
    RefusalMessage{code::wholeNeeded, PLUMBLINE_TEXT("Files", "A whole number is needed")},
};

} // namespace

QByteArray scenarioFileText(const ScenarioFile& file, const core::Registry& registry)
{
    Json scenarios = Json::array();
    for (const FiledScenario& scenario : file.scenarios)
        if (const core::Calculator* calculator = core::findCalculator(registry, scenario.calculator))
            scenarios.push_back({{"name", scenario.name.toStdString()},
                                 {"calculator", scenario.calculator},
                                 {"inputs", inputsJson(*calculator, scenario.values)}});
    Json json{{"schema", newestSchema}, {"scenarios", scenarios}};
    if (file.run)
        json["run"] = {{"on", file.run->on}, {"inputs", inputsJson(core::run::calculator(), file.run->values)}};
    return QByteArray::fromStdString(jsonText(json, JsonLayout::Indented) + '\n');
}

core::Outcome<ScenarioFile> readScenarioFile(const QByteArray& text, const core::Registry& registry)
{
    try {
        const Json json = parseStrictly({text.constData(), static_cast<std::size_t>(text.size())});
        return fileFrom({json, {}}, registry);
    } catch (const JsonRefusal& refusal) {
        return refusal.issue;
    }
}

core::Outcome<QByteArray> scenarioFileBytes(const QString& path)
{
    const auto unreadable = [](const QString& reason) {
        return core::Issue{code::unreadableFile, {}, {}, reason.toStdString()};
    };
    const QFileInfo target(path);
    if (target.exists() && !target.isFile())
        return unreadable(QCoreApplication::translate("Files", "It is not a regular file"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(file.errorString());
    const QByteArray text = file.read(longestScenarioFile + 1);
    if (file.error() != QFileDevice::NoError)
        return unreadable(file.errorString());
    if (text.size() > longestScenarioFile)
        return fileTooLongIssue();
    return text;
}

core::Outcome<ScenarioFile> loadScenarioFile(const QString& path, const core::Registry& registry)
{
    const auto bytes = scenarioFileBytes(path);
    if (!bytes)
        return bytes.issue();
    return readScenarioFile(*bytes, registry);
}

core::Issue fileTooLongIssue()
{
    return {code::fileTooLong, {}, {{core::Number(std::uint64_t(longestScenarioFile)), core::Kind::Count}}, {}};
}

QString scenarioFileMessage(const core::Issue& issue, const core::NumberStyle& style)
{
    if (issue.code == code::unreadableFile)
        return QString::fromStdString(issue.text);
    const auto found = std::find_if(refusalMessages.begin(), refusalMessages.end(),
                                    [&issue](const RefusalMessage& message) { return message.code == issue.code; });
    const QString message = found == refusalMessages.end() ? inputMessage(issue, style, nullptr)
                                                           : ui::sentence(found->text, issue.arguments, style);
    // A key of the file may be anything: on one line, and cut.
    const QString key = ui::ScenarioList::tidied(QString::fromStdString(issue.field));
    //: %1 the place of a value in a file, such as scenarios[2].inputs.stages, %2 what is wrong with it
    return key.isEmpty() ? message : QCoreApplication::translate("Files", "%1: %2").arg(key, message);
}

} // namespace app
