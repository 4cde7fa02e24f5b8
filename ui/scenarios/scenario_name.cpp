// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scenarios/scenario_name.h"

#include "ui/text/isolation.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace ui {

namespace {

QString valueOf(const CalculatorModel& model, std::size_t field)
{
    const core::Field& row = model.calculator().fields[field];
    const auto& value = model.values()[field];
    const core::Argument argument{value ? std::optional(core::toNumber(*value)) : std::nullopt, row.kind};
    if (model.calculator().chart && model.calculator().chart->xField == field)
        return sentence(model.calculator().chart->xReading, {argument}, model.style());
    //: a value in the name of a scenario; %1 the name of a field, %2 its value: "Scaling efficiency 95%"
    return QCoreApplication::translate("Scenarios", "%1 %2")
        .arg(translated(row.label), numberText(argument, model.style()));
}

// Of the model's fields those that `differs` picks, as many as fit.
template<class Differs> QString listOf(const CalculatorModel& model, Differs differs)
{
    QString list;
    for (std::size_t i = 0; i < model.values().size(); ++i) {
        if (!differs(i))
            continue;
        const QString value = valueOf(model, i);
        //: a list in the name of a scenario; %1 what it has so far, %2 one more: "64 microbatches, Pipeline stages 16"
        const QString longer =
            list.isEmpty() ? value : QCoreApplication::translate("Scenarios", "%1, %2").arg(list, value);
        if (longer.size() <= ScenarioList::longestName)
            list = longer;
    }
    return list;
}

} // namespace

QString proposedName(const CalculatorModel& model)
{
    const core::Values example = model.calculator().example();
    const auto& scenarios = model.scenarios().all();
    QString name = listOf(model, [&](std::size_t field) {
        return std::any_of(scenarios.begin(), scenarios.end(),
                           [&](const Scenario& scenario) { return scenario.values[field] != model.values()[field]; });
    });
    if (name.isEmpty())
        name = listOf(model, [&](std::size_t field) { return example[field] != model.values()[field]; });
    if (name.isEmpty())
        name = QCoreApplication::translate("Scenarios", "Worked example");
    return freeName(ScenarioList::tidied(withoutIsolates(name)), model.scenarios());
}

QString freeName(const QString& name, const ScenarioList& scenarios)
{
    if (!scenarios.contains(name))
        return name;
    static const QRegularExpression numbered(QStringLiteral("^(.*) \\(\\d{1,9}\\)$"));
    const QRegularExpressionMatch match = numbered.match(name);
    const QString stem = match.hasMatch() ? match.captured(1) : name;
    for (int number = 2;; ++number) {
        const QString suffix = QStringLiteral(" (%1)").arg(number);
        const QString next =
            ScenarioList::tidied(stem.left(ScenarioList::longestName - static_cast<int>(suffix.size()))) + suffix;
        if (!scenarios.contains(next))
            return next;
    }
}

} // namespace ui
