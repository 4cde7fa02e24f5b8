// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/help.h"

#include "app/command_line/columns.h"
#include "app/command_line/value_text.h"
#include "app/identity.h"
#include "app/qt_text.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>

namespace app {

namespace {

QString indented(const QStringList& lines)
{
    QString text;
    for (const QString& line : lines)
        text += QLatin1String("  ") + line + QLatin1Char('\n');
    return text;
}

// A paragraph with a blank line behind it.
QString paragraph(const QString& text)
{
    return text.isEmpty() ? QString() : text + QLatin1String("\n\n");
}

// The words of a command line are the same in all languages. A subcommand with a calculator of its own names none.
QString usage(const Subcommand& subcommand, const QString& calculator)
{
    const QString word = *subcommand.calculator == '\0' ? calculator + QLatin1Char(' ') : QString();
    QString subject = word + QLatin1String("--FIELD VALUE ...");
    if (subcommand.takesFiles)
        subject = QStringLiteral("(FILE | LINK | %1)").arg(subject);
    return QStringLiteral("%1 %2 %3%4 [--language LANG]")
        .arg(qtText(identity::id), qtText(subcommand.name), subject, qtText(subcommand.options));
}

QString usageParagraph(const QStringList& lines)
{
    //: the heading over the ways in which the program can be called
    return QCoreApplication::translate("Command line", "Usage:") + QLatin1Char('\n') + indented(lines) +
           QLatin1Char('\n');
}

// Solving is for calculators that can be read backwards, charts are of those that have one.
core::Registry calculatorsOf(const Subcommand& subcommand, const core::Registry& registry)
{
    core::Registry list;
    for (const core::Calculator& calculator : registry)
        if ((subcommand.run != runSolve || calculator.solve) && (subcommand.run != runChart || calculator.chart))
            list.push_back(calculator);
    return list;
}

QString calculatorList(const core::Registry& registry)
{
    std::vector<QStringList> rows;
    for (const core::Calculator& calculator : registry)
        rows.push_back({qtText(calculator.id), ui::translated(calculator.summary)});
    return QCoreApplication::translate("Command line", "Calculators:") + QLatin1Char('\n') + indented(inColumns(rows));
}

QString valueRules()
{
    return QCoreApplication::translate("Command line",
                                       "Numbers are plain, with a point: 32, 0.5, 1e6. A percentage is 90% or the "
                                       "fraction 0.9. Exit codes: 0 done, 2 bad input, 1 anything else that failed.");
}

QStringList fieldRow(const core::Field& field)
{
    QStringList row{QLatin1String("--") + qtText(field.id), ui::translated(field.label),
                    ui::boundsText(field, core::machineStyle()),
                    //: %1 a value that a field could have
                    QCoreApplication::translate("Command line", "Example: %1").arg(valueText(field, field.example))};
    if (field.whenLeftOut)
        //: %1 the value that a field has where it is not given
        row << QCoreApplication::translate("Command line", "Left out: %1").arg(valueText(field, *field.whenLeftOut));
    return row;
}

} // namespace

QString overviewHelp(const core::Registry& registry)
{
    QStringList lines{qtText(identity::id) + QLatin1String(" [--language LANG] [--new-window] [FILE | LINK]")};
    std::vector<QStringList> summaries;
    for (const Subcommand& subcommand : subcommands()) {
        lines << usage(subcommand, QStringLiteral("CALCULATOR"));
        summaries.push_back({qtText(subcommand.name), ui::translated(subcommand.summary)});
    }
    lines << qtText(identity::id) + QLatin1String(" --version | --help | SUBCOMMAND --help");
    return paragraph(QCoreApplication::translate("Command line",
                                                 "Without a subcommand the window opens, filled from a scenario file "
                                                 "or a link where one is given. If the program runs already, its "
                                                 "window takes them; --new-window opens another one.")) +
           usageParagraph(lines) + QCoreApplication::translate("Command line", "Subcommands:") + QLatin1Char('\n') +
           indented(inColumns(summaries)) + QLatin1Char('\n') + calculatorList(registry) + QLatin1Char('\n') +
           valueRules() + QLatin1Char('\n');
}

QString subcommandHelp(const Subcommand& subcommand, const core::Registry& registry)
{
    const QString name = qtText(subcommand.name);
    return paragraph(ui::translated(subcommand.summary)) +
           usageParagraph({usage(subcommand, QStringLiteral("CALCULATOR")),
                           QStringLiteral("%1 %2 CALCULATOR --help").arg(qtText(identity::id), name)}) +
           paragraph(ui::translated(subcommand.details)) + calculatorList(calculatorsOf(subcommand, registry)) +
           QLatin1Char('\n') + valueRules() + QLatin1Char('\n');
}

QString calculatorHelp(const Subcommand& subcommand, const core::Calculator& calculator)
{
    std::vector<QStringList> rows;
    for (const core::Field& field : calculator.fields)
        rows.push_back(fieldRow(field));
    const QStringList lines = inColumns(rows);
    QString fields;
    for (std::size_t i = 0; i < calculator.fields.size(); ++i)
        fields += indented(
            {lines[static_cast<qsizetype>(i)], QLatin1String("    ") + ui::translated(calculator.fields[i].help)});
    std::vector<QStringList> results;
    for (const core::Result& result : calculator.results)
        results.push_back({qtText(result.id), ui::translated(result.label)});
    // Of other subcommands, the details stand in the help that names no calculator.
    const QString details = *subcommand.calculator == '\0' ? QString() : ui::translated(subcommand.details);
    return paragraph(ui::translated(calculator.summary)) + usageParagraph({usage(subcommand, qtText(calculator.id))}) +
           paragraph(details) + QCoreApplication::translate("Command line", "Fields:") + QLatin1Char('\n') + fields +
           QLatin1Char('\n') + QCoreApplication::translate("Command line", "Results:") + QLatin1Char('\n') +
           indented(inColumns(results)) + QLatin1Char('\n') + valueRules() + QLatin1Char('\n');
}

} // namespace app
