// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/field_texts.h"

#include "core/calculator/read_field.h"
#include "ui/model/scenario_list.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>
#include <QSet>

#include <utility>

namespace app {

namespace {

core::Issue naming(const char* code, const QString& name)
{
    return {code, name.toStdString(), {}, {}};
}

} // namespace

std::vector<core::Issue> namingIssues(const std::vector<NamedText>& texts)
{
    std::vector<core::Issue> issues;
    QSet<QString> seen;
    for (const NamedText& given : texts) {
        if (seen.contains(given.name))
            issues.push_back(naming(code::repeatedField, given.name));
        else if (given.text.isEmpty())
            issues.push_back(naming(code::emptyValue, given.name));
        seen.insert(given.name);
    }
    return issues;
}

FieldReading readFields(const core::Calculator& calculator, const std::vector<NamedText>& texts)
{
    FieldReading reading{calculator.blank(), {}};
    for (core::Issue& issue : namingIssues(texts))
        if (issue.code != code::emptyValue || calculator.fieldIndex(issue.field)) // what is no field lacks no value
            reading.issues.push_back(std::move(issue));
    QSet<QString> seen;
    for (const NamedText& given : texts) {
        if (seen.contains(given.name))
            continue; // given more than once, which is said already
        seen.insert(given.name);
        const auto index = calculator.fieldIndex(given.name.toStdString());
        if (!index) {
            reading.issues.push_back(naming(code::unknownField, given.name));
            continue;
        }
        if (given.text.isEmpty())
            continue;
        const auto value = core::readMachineField(calculator.fields[*index], given.text.toStdString());
        if (value)
            reading.values[*index] = *value;
        else
            reading.issues.push_back(value.issue());
    }
    return reading;
}

QString inputMessage(const core::Issue& issue, const core::NumberStyle& style, const core::Calculator* calculator)
{
    if (issue.code == code::unknownField)
        //: stands behind the name of something that was given, in a link or a file
        return QCoreApplication::translate("Input", "Not a field of this calculator");
    if (issue.code == code::repeatedField)
        //: stands behind the name of a field or an option
        return QCoreApplication::translate("Input", "Given more than once");
    if (issue.code == code::emptyValue)
        //: stands behind the name of a field or an option
        return QCoreApplication::translate("Input", "A value is missing");
    if (issue.code == code::unknownCalculator)
        //: %1 the word that stands in place of a calculator's name
        return QCoreApplication::translate("Input", "No calculator is called %1")
            .arg(ui::ScenarioList::tidied(QString::fromStdString(issue.text))); // any text: on one line, and cut
    return ui::issueText(issue, style, calculator);
}

} // namespace app
