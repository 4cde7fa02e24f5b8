// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/translations/guide_facts.h"

#include "core/calculator/registry.h"
#include "core/numbers/write.h"

#include <map>

namespace tests {

namespace {

// The values of some fields by id; the others are those of the worked example.
using Changes = std::map<std::string_view, core::Value>;

QString plain(const core::Number& number, core::Kind kind)
{
    core::NumberStyle style = core::numberStyle("en");
    style.group = {};
    QString text = QString::fromStdString(core::displayText(number, kind, style));
    return text.remove(QStringLiteral("×"));
}

core::Calculator modelOf(std::string_view id)
{
    return *core::findCalculator(core::builtInModels(), id);
}

// What stands in the form, the results and their sentences for such values.
QStringList numbersOf(const core::Calculator& model, const Changes& changes)
{
    core::Values values = model.example();
    for (const auto& [field, value] : changes)
        values[model.fieldIndex(field).value()] = value;
    QStringList numbers;
    for (std::size_t i = 0; i < values.size(); ++i)
        numbers << plain(core::toNumber(values[i].value()), model.fields[i].kind);
    const core::Evaluation evaluation = model.evaluate(values);
    for (std::size_t i = 0; i < model.results.size(); ++i) {
        const core::Answer& answer = evaluation.answers[i];
        if (answer.value)
            numbers << plain(*answer.value, model.results[i].kind);
        for (const core::Argument& argument : answer.arguments)
            if (argument.number)
                numbers << plain(*argument.number, argument.kind);
    }
    return numbers;
}

QStringList bubbleFacts()
{
    const core::Calculator model = modelOf("pipeline-bubble");
    QStringList facts = numbersOf(model, {}) +
                        numbersOf(model, {{"stages", std::int64_t(8)}, {"microbatches", std::int64_t(64)}}) +
                        numbersOf(model, {{"stages", std::int64_t(16)}, {"microbatches", std::int64_t(64)}}) +
                        numbersOf(model, {{"stages", std::int64_t(4)}, {"microbatches", std::int64_t(16)}});
    const core::Values example = model.example();
    for (const core::Curve& curve : model.chart->curves)
        facts << plain(*curve.value(example, 32), core::Kind::Percent)
              << plain(*curve.argument(example).number, core::Kind::Count);
    // the ratio of one; the wrong figure that circulates for 64 microbatches; what many stages leave at four each
    return facts << QStringLiteral("100%") << QStringLiteral("11%") << QStringLiteral("20%");
}

QStringList scalingFacts()
{
    const core::Calculator model = modelOf("data-parallel-scaling");
    // the efficiency as a fraction; devices that the loss equals
    return numbersOf(model, {}) << QStringLiteral("100%") << QStringLiteral("0.9")
                                << plain(64 * (1 - 0.9), core::Kind::Real);
}

QStringList batchFacts()
{
    const core::Calculator model = modelOf("effective-batch");
    // the tokens of a step, rounded
    return numbersOf(model, {}) + numbersOf(model, {{"accumulation-steps", std::int64_t(8)}})
           << QString::number(std::uint64_t(8388608 + 50000) / 100000 * 100000);
}

QStringList runFacts()
{
    const core::Calculator model = modelOf("run");
    QStringList facts = numbersOf(model, {}) + numbersOf(model, {{"gpus", std::int64_t(1024)}}) +
                        numbersOf(model, {{"gpus", std::int64_t(448)}, {"global-batch", std::int64_t(2044)}});
    const core::Values example = model.example();
    core::Values fraction = example;
    fraction[model.fieldIndex("gpus").value()] = std::int64_t(504);
    for (const core::Issue& error : model.evaluate(fraction).errors)
        for (const core::Argument& argument : error.arguments)
            facts << plain(*argument.number, argument.kind);
    return facts << QStringLiteral("24"); // hours of a day
}

} // namespace

QStringList guideFacts(std::string_view model)
{
    const std::map<std::string_view, QStringList (*)()> facts{{"pipeline-bubble", bubbleFacts},
                                                              {"data-parallel-scaling", scalingFacts},
                                                              {"effective-batch", batchFacts},
                                                              {"run", runFacts}};
    const auto found = facts.find(model);
    if (found == facts.end())
        return {};
    // the one of the formulas, and the date of the last revision
    return found->second() << QStringLiteral("1") << QStringLiteral("2026") << QStringLiteral("12")
                           << QStringLiteral("01");
}

} // namespace tests
