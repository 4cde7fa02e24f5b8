// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session.h"

#include "core/run/fields.h"
#include "ui/share/share_address.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace app {

namespace {

using Json = nlohmann::ordered_json;

constexpr int schema = 1;
constexpr std::array themeNames{"system", "light", "dark"};

Json inputsJson(const core::Calculator& calculator, const core::Values& values)
{
    Json inputs = Json::object();
    for (std::size_t i = 0; i < calculator.fields.size(); ++i)
        if (values[i])
            std::visit([&](auto value) { inputs[std::string(calculator.fields[i].id)] = value; }, *values[i]);
    return inputs;
}

Json formJson(const core::Calculator& calculator, const StoredForm& form)
{
    Json texts = Json::object();
    Json units = Json::object();
    Json detached = Json::array();
    for (std::size_t i = 0; i < calculator.fields.size(); ++i) {
        const std::string id(calculator.fields[i].id);
        if (const auto text = form.texts.find(i); text != form.texts.end())
            texts[id] = text->second.toStdString();
        if (form.units[i] > 0)
            units[id] = form.units[i];
        if (form.detached[i])
            detached.push_back(id);
    }
    return {
        {"inputs", inputsJson(calculator, form.values)}, {"texts", texts}, {"units", units}, {"detached", detached}};
}

core::Value valueFrom(const core::Field& field, const Json& json)
{
    if (field.kind == core::Kind::Count) {
        if (!json.is_number_integer())
            throw std::invalid_argument("a count is a whole number");
        return json.get<std::int64_t>();
    }
    return json.get<double>();
}

core::Values inputsFrom(const core::Calculator& calculator, const Json& json)
{
    core::Values values = calculator.blank();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string id(calculator.fields[i].id);
        if (json.contains(id))
            values[i] = valueFrom(calculator.fields[i], json.at(id));
    }
    return values;
}

StoredForm formFrom(const core::Calculator& calculator, const Json& json)
{
    const std::size_t size = calculator.fields.size();
    StoredForm form{inputsFrom(calculator, json.at("inputs")), {}, std::vector<int>(size), std::vector<bool>(size)};
    const Json detached = json.value("detached", Json::array());
    for (std::size_t i = 0; i < calculator.fields.size(); ++i) {
        const core::Field& field = calculator.fields[i];
        const std::string id(field.id);
        if (json.at("texts").contains(id))
            form.texts[i] = QString::fromStdString(json.at("texts").at(id).get<std::string>());
        const int unit = json.at("units").value(id, 0);
        form.units[i] = unit >= 0 && unit < static_cast<int>(field.units.size()) ? unit : 0;
        form.detached[i] = std::find(detached.begin(), detached.end(), id) != detached.end();
    }
    return form;
}

Json scenariosJson(const core::Calculator& calculator, const std::vector<ui::Scenario>& scenarios)
{
    Json list = Json::array();
    for (const ui::Scenario& scenario : scenarios)
        list.push_back({{"name", scenario.name.toStdString()},
                        {"color", scenario.color},
                        {"inputs", inputsJson(calculator, scenario.values)}});
    return list;
}

// Scenarios are computed as they are, without a form that refuses a value: one out of bounds is left blank.
core::Values boundedFrom(const core::Calculator& calculator, const Json& json)
{
    core::Values values = inputsFrom(calculator, json);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i] && core::outOfBounds(calculator.fields[i], *values[i]))
            values[i].reset();
    return values;
}

std::vector<ui::Scenario> scenariosFrom(const core::Calculator& calculator, const Json& json)
{
    std::vector<ui::Scenario> scenarios;
    for (const Json& item : json) {
        const auto name = ui::ScenarioList::tidied(QString::fromStdString(item.at("name").get<std::string>()));
        if (name.isEmpty())
            throw std::invalid_argument("a scenario has a name");
        scenarios.push_back({name, boundedFrom(calculator, item.at("inputs")), item.at("color").get<int>()});
    }
    return scenarios;
}

Json pagesJson(const Session& session, const core::Registry& registry)
{
    Json pages = Json::object();
    for (const core::Calculator& calculator : registry) {
        const auto page = session.pages.find(std::string(calculator.id));
        if (page == session.pages.end())
            continue;
        const ui::SolveChoices& solve = page->second.solve;
        pages[page->first] = {
            {"solve", {{"result", solve.result}, {"field", solve.field}, {"target", solve.target.toStdString()}}},
            {"sensitivity", page->second.sensitivityShown}};
    }
    return pages;
}

ui::PageChoices pageFrom(const Json& json)
{
    const Json& solve = json.at("solve");
    return {{solve.at("result").get<std::string>(), solve.at("field").get<std::string>(),
             QString::fromStdString(solve.at("target").get<std::string>())},
            json.at("sensitivity").get<bool>()};
}

Json runJson(const Session& session)
{
    Json pairs = Json::array();
    for (const bool inStep : session.inStep)
        pairs.push_back(inStep);
    Json run{{"on", session.runOn}, {"open", session.runOpen}, {"in-step", pairs}};
    if (session.run)
        run["form"] = formJson(core::run::calculator(), *session.run);
    return run;
}

void readRun(Session& session, const Json& json)
{
    session.runOn = json.at("on").get<bool>();
    session.runOpen = json.at("open").get<bool>();
    session.inStep = json.at("in-step").get<std::vector<bool>>();
    if (json.contains("form"))
        session.run = formFrom(core::run::calculator(), json.at("form"));
}

Json exportJson(const ui::ExportOptions& options)
{
    return {{"format", ui::suffixOf(options.format).toStdString()},
            {"millimetres", options.unit == ui::LengthUnit::Millimetres},
            {"width", options.width},
            {"height", options.height},
            {"scale", options.scale},
            {"dpi", options.dpi},
            {"dark", options.dark},
            {"title", options.title},
            {"transparent", options.transparent}};
}

// A size that nothing can be drawn at would stand in the way of the dialog: then all is as it was at first.
ui::ExportOptions exportFrom(const Json& json)
{
    ui::ExportOptions options;
    for (const ui::ChartFormat format :
         {ui::ChartFormat::Png, ui::ChartFormat::Svg, ui::ChartFormat::Pdf, ui::ChartFormat::Csv})
        if (ui::suffixOf(format).toStdString() == json.at("format").get<std::string>())
            options.format = format;
    if (json.at("millimetres").get<bool>())
        options.unit = ui::LengthUnit::Millimetres;
    options.width = json.at("width").get<double>();
    options.height = json.at("height").get<double>();
    options.scale = std::clamp(json.at("scale").get<int>(), ui::leastScale, ui::mostScale);
    options.dpi = json.at("dpi").get<int>();
    options.dark = json.at("dark").get<bool>();
    options.title = json.at("title").get<bool>();
    options.transparent = json.at("transparent").get<bool>();
    return ui::sizeMessage(options, core::machineStyle()).isEmpty() ? options : ui::ExportOptions();
}

Json namesJson(const QStringList& names)
{
    Json list = Json::array();
    for (const QString& name : names)
        list.push_back(name.toStdString());
    return list;
}

// Sessions from before scenario files have neither.
void readFiles(Session& session, const Json& json)
{
    session.file = QString::fromStdString(json.value("file", std::string()));
    const Json recent = json.value("recent-files", Json::array());
    for (const Json& name : recent)
        session.recentFiles << QString::fromStdString(name.get<std::string>());
}

Session sessionFrom(const Json& json, const core::Registry& registry)
{
    if (json.at("schema").get<int>() > schema)
        throw std::invalid_argument("a newer schema");
    Session session;
    session.calculator = json.at("calculator").get<std::string>();
    session.language = QString::fromStdString(json.at("language").get<std::string>());
    const auto theme = std::find(themeNames.begin(), themeNames.end(), json.at("theme").get<std::string>());
    if (theme != themeNames.end())
        session.theme = static_cast<ui::Theme>(theme - themeNames.begin());
    session.systemWasDark = json.at("system-was-dark").get<bool>();
    session.charts = {json.at("charts").at("logarithmic").get<bool>(), json.at("charts").at("table").get<bool>()};
    const Json& window = json.at("window");
    session.window = QRect(window.at("x").get<int>(), window.at("y").get<int>(), window.at("width").get<int>(),
                           window.at("height").get<int>());
    session.maximised = window.at("maximised").get<bool>();
    for (const auto& [id, form] : json.at("forms").items())
        if (const core::Calculator* calculator = core::findCalculator(registry, id))
            session.forms[id] = formFrom(*calculator, form);
    const Json scenarios = json.value("scenarios", Json::object());
    for (const auto& [id, list] : scenarios.items())
        if (const core::Calculator* calculator = core::findCalculator(registry, id))
            session.scenarios[id] = scenariosFrom(*calculator, list);
    const Json pages = json.value("pages", Json::object());
    for (const auto& [id, page] : pages.items())
        session.pages[id] = pageFrom(page);
    if (json.contains("export"))
        session.chartExport = exportFrom(json.at("export"));
    session.paper = ui::paperWithId(QString::fromStdString(json.value("paper", std::string())));
    if (json.contains("run"))
        readRun(session, json.at("run"));
    readFiles(session, json);
    const std::string address = json.value("page-address", std::string()); // sessions from before sharing have none
    session.pageAddress = ui::webAddress(QString::fromStdString(address)).value_or(QUrl());
    return session;
}

} // namespace

QByteArray sessionText(const Session& session, const core::Registry& registry)
{
    Json forms = Json::object();
    for (const core::Calculator& calculator : registry)
        if (const auto form = session.forms.find(std::string(calculator.id)); form != session.forms.end())
            forms[form->first] = formJson(calculator, form->second);
    Json scenarios = Json::object();
    for (const core::Calculator& calculator : registry)
        if (const auto list = session.scenarios.find(std::string(calculator.id)); list != session.scenarios.end())
            scenarios[list->first] = scenariosJson(calculator, list->second);
    const Json json{{"schema", schema},
                    {"calculator", session.calculator},
                    {"language", session.language.toStdString()},
                    {"theme", themeNames[static_cast<std::size_t>(session.theme)]},
                    {"system-was-dark", session.systemWasDark},
                    {"charts", {{"logarithmic", session.charts.logarithmic}, {"table", session.charts.table}}},
                    {"window",
                     {{"x", session.window.x()},
                      {"y", session.window.y()},
                      {"width", session.window.width()},
                      {"height", session.window.height()},
                      {"maximised", session.maximised}}},
                    {"forms", forms},
                    {"scenarios", scenarios},
                    {"pages", pagesJson(session, registry)},
                    {"export", exportJson(session.chartExport)},
                    {"paper", session.paper ? ui::paperId(*session.paper).toStdString() : std::string()},
                    {"run", runJson(session)},
                    {"file", session.file.toStdString()},
                    {"recent-files", namesJson(session.recentFiles)},
                    {"page-address", session.pageAddress.toEncoded().toStdString()}};
    return QByteArray::fromStdString(json.dump(2) + '\n');
}

std::optional<Session> readSession(const QByteArray& text, const core::Registry& registry)
{
    // The library reports what does not fit by exceptions; here each means the same: the file is damaged.
    try {
        return sessionFrom(Json::parse(text.begin(), text.end()), registry);
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

} // namespace app
