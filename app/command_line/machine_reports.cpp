// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/reports.h"
#include "app/json/write.h"
#include "core/numbers/write.h"
#include "ui/text/sentence.h"

#include <nlohmann/json.hpp>

namespace app {

using nlohmann::ordered_json;

ordered_json jsonWarnings(const core::Calculator& calculator, const core::Evaluation& evaluation)
{
    ordered_json warnings = ordered_json::array();
    for (const core::Issue& warning : core::allWarnings(calculator, evaluation)) {
        const QString message = ui::issueText(warning, core::machineStyle(), &calculator);
        warnings.push_back({{"code", warning.code}, {"field", warning.field}, {"message", message.toStdString()}});
    }
    return warnings;
}

std::string jsonReport(const Computation& computation)
{
    const auto& [calculator, values, evaluation] = computation;
    ordered_json inputs = ordered_json::object();
    for (std::size_t i = 0; i < calculator.fields.size(); ++i)
        inputs[std::string(calculator.fields[i].id)] = toJson(values[i]);
    ordered_json results = ordered_json::object();
    for (std::size_t i = 0; i < calculator.results.size(); ++i)
        results[std::string(calculator.results[i].id)] = toJson(evaluation.answers[i].value);
    const ordered_json report{{"schema", 1},
                              {"calculator", calculator.id},
                              {"inputs", inputs},
                              {"results", results},
                              {"warnings", jsonWarnings(calculator, evaluation)}};
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
