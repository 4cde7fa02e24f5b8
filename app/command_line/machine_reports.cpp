// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/reports.h"
#include "app/json/write.h"
#include "core/numbers/write.h"
#include "ui/text/sentence.h"

#include <nlohmann/json.hpp>

namespace app {

using nlohmann::ordered_json;

ordered_json issueJson(const core::Issue& issue, const core::Calculator& calculator)
{
    const QString message = ui::issueText(issue, core::machineStyle(), &calculator);
    return {{"code", issue.code}, {"field", issue.field}, {"message", message.toStdString()}};
}

namespace {

ordered_json countJson(std::optional<std::int64_t> count)
{
    return count ? ordered_json(*count) : ordered_json(nullptr);
}

ordered_json neighbourJson(const core::run::Neighbour& neighbour)
{
    ordered_json changes = ordered_json::object();
    for (const core::run::Change& change : neighbour.changes)
        changes[std::string(change.field)] = {
            {"from", change.from}, {"to", change.to}, {"fraction", change.relative().toDouble().value()}};
    return {{"gpus", neighbour.gpus},
            {"replicas", neighbour.replicas},
            {"microbatch", countJson(neighbour.microbatch)},
            {"microbatches", countJson(neighbour.microbatches)},
            {"global-batch", countJson(neighbour.globalBatch)},
            {"change", changes}};
}

ordered_json jsonWarnings(const core::Calculator& calculator, const core::Evaluation& evaluation)
{
    ordered_json warnings = ordered_json::array();
    for (const core::Issue& warning : core::allWarnings(calculator, evaluation))
        warnings.push_back(issueJson(warning, calculator));
    return warnings;
}

ordered_json jsonOf(const Computation& computation)
{
    const auto& [calculator, values, evaluation] = computation;
    ordered_json inputs = ordered_json::object();
    for (std::size_t i = 0; i < calculator.fields.size(); ++i)
        inputs[std::string(calculator.fields[i].id)] = toJson(values[i]);
    ordered_json results = ordered_json::object();
    for (std::size_t i = 0; i < calculator.results.size(); ++i)
        results[std::string(calculator.results[i].id)] = toJson(evaluation.answers[i].value);
    return {{"schema", 1},
            {"calculator", calculator.id},
            {"inputs", inputs},
            {"results", results},
            {"warnings", jsonWarnings(calculator, evaluation)}};
}

} // namespace

std::string jsonReport(const Computation& computation)
{
    return jsonText(jsonOf(computation), JsonLayout::Indented) + '\n';
}

std::string jsonReport(const Computation& computation, const std::vector<core::run::Neighbour>& neighbours)
{
    ordered_json report = jsonOf(computation);
    report["errors"] = ordered_json::array();
    for (const core::Issue& error : computation.evaluation.errors)
        report["errors"].push_back(issueJson(error, computation.calculator));
    report["neighbours"] = ordered_json::array();
    for (const core::run::Neighbour& neighbour : neighbours)
        report["neighbours"].push_back(neighbourJson(neighbour));
    return jsonText(report, JsonLayout::Indented) + '\n';
}

std::string csvReport(const Computation& computation)
{
    const auto& [calculator, values, evaluation] = computation;
    std::string header;
    std::string row;
    const auto add = [&](std::string_view id, const std::string& text) {
        if (!header.empty()) {
            header += ',';
            row += ',';
        }
        header += id;
        row += text;
    };
    for (std::size_t i = 0; i < calculator.fields.size(); ++i)
        add(calculator.fields[i].id, values[i] ? core::machineText(*values[i]) : std::string());
    for (std::size_t i = 0; i < calculator.results.size(); ++i) {
        const auto& value = evaluation.answers[i].value;
        add(calculator.results[i].id, value ? core::machineText(*value) : std::string());
    }
    return header + '\n' + row + '\n';
}

} // namespace app
