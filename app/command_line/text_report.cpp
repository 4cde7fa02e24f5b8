// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/columns.h"
#include "app/command_line/reports.h"
#include "app/command_line/value_text.h"
#include "core/numbers/write.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>

namespace app {

namespace {

QStringList fieldRow(const core::Field& field, const std::optional<core::Value>& value)
{
    return {ui::translated(field.label), value ? valueText(field, *value) : ui::ellipsis,
            value ? neutralUnit(field) : QString()};
}

QStringList resultRow(const core::Calculator& calculator, const core::Result& result, const core::Answer& answer)
{
    const QString label = ui::translated(result.label);
    if (answer.tooLarge)
        return {label, ui::issueText(core::tooLargeIssue(result), core::machineStyle(), &calculator)};
    if (!answer.value)
        return {label, ui::ellipsis};
    return {label, ui::numberText({answer.value, result.kind}, core::machineStyle()), neutralUnit(calculator, result)};
}

QString underneath(const QString& text)
{
    return text.isEmpty() ? QString() : QStringLiteral("    ") + text + QLatin1Char('\n');
}

} // namespace

QString textReport(const Computation& computation)
{
    const auto& [calculator, values, evaluation] = computation;
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < calculator.fields.size(); ++i)
        rows.push_back(fieldRow(calculator.fields[i], values[i]));
    for (std::size_t i = 0; i < calculator.results.size(); ++i)
        rows.push_back(resultRow(calculator, calculator.results[i], evaluation.answers[i]));
    const QStringList lines = inColumns(rows);

    QString report = ui::translated(calculator.title) + QLatin1String("\n\n");
    qsizetype line = 0;
    for (std::size_t i = 0; i < calculator.fields.size(); ++i)
        report += lines[line++] + QLatin1Char('\n');
    report += QLatin1Char('\n');
    for (std::size_t i = 0; i < calculator.results.size(); ++i) {
        const core::Result& result = calculator.results[i];
        const core::Answer& answer = evaluation.answers[i];
        report += lines[line++] + QLatin1Char('\n');
        report += underneath(ui::working(result, answer, core::machineStyle()));
        report += underneath(ui::sentence(result.sentence, answer.arguments, core::machineStyle()));
    }
    // A result that is too large says so in its own line.
    if (!evaluation.warnings.empty())
        report += QLatin1Char('\n');
    for (const core::Issue& warning : evaluation.warnings)
        //: %1 a whole sentence
        report += QCoreApplication::translate("Command line", "Warning: %1")
                      .arg(ui::issueText(warning, core::machineStyle(), &calculator)) +
                  QLatin1Char('\n');
    return report;
}

QString warningLines(const Computation& computation)
{
    const auto& [calculator, values, evaluation] = computation;
    QString lines;
    for (const core::Issue& warning : core::allWarnings(calculator, evaluation))
        lines += QString::fromStdString(warning.field) + QLatin1String(": ") +
                 ui::issueText(warning, core::machineStyle(), &calculator) + QLatin1Char('\n');
    return lines;
}

} // namespace app
