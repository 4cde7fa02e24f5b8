// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a call of `sweep`; its rows are written elsewhere.
#include "app/command_line/request.h"
#include "app/command_line/subcommands.h"
#include "app/command_line/sweep_rows.h"
#include "app/qt_text.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace app {

namespace {

const QString csv = QStringLiteral("csv");
const QString json = QStringLiteral("json");
const QString over = QStringLiteral("over");

core::Text rangeMessage(std::string_view code)
{
    constexpr std::array messages{
        //: %1 what was given; the words in capitals stand in the help in the same way
        std::pair{core::code::rangeForm,
                  PLUMBLINE_TEXT("Command line", "Write FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR, "
                                                 "not %1")},
        //: FROM and TO stand in the help in the same way
        std::pair{core::code::rangeDescends, PLUMBLINE_TEXT("Command line", "FROM is above TO")},
        //: the words in capitals stand in the help in the same way
        std::pair{
            core::code::stepMissing,
            PLUMBLINE_TEXT("Command line", "Only a count goes without a step: write FROM:TO:STEP or FROM:TO:xFACTOR")},
        std::pair{core::code::stepVanishes,
                  //: of the step of a range FROM:TO:STEP: added to a number as large as TO it changes nothing
                  PLUMBLINE_TEXT("Command line", "Too small beside TO: it makes no other number")},
        std::pair{core::code::stepNotPositive, PLUMBLINE_TEXT("Command line", "A step has to be above 0")},
        std::pair{core::code::factorNotAboveOne, PLUMBLINE_TEXT("Command line", "A factor has to be above 1")},
        std::pair{core::code::factorFromZero,
                  PLUMBLINE_TEXT("Command line", "No factor leads away from 0: start above it")},
    };
    const auto found =
        std::find_if(messages.begin(), messages.end(), [code](const auto& message) { return message.first == code; });
    return found == messages.end() ? core::Text{} : found->second;
}

Problem rangeProblem(const core::RangeIssue& issue, const core::Calculator& calculator, const QString& given)
{
    constexpr std::array parts{"", "FROM", "TO", "STEP", "FACTOR"};
    const core::Text text = rangeMessage(issue.issue.code);
    QString message = text.empty() ? inputMessage(issue.issue, core::machineStyle(), &calculator)
                                   : ui::translated(text).replace(QLatin1String("%1"), given);
    if (issue.part != core::RangePart::Whole)
        //: %1 a field such as stages, %2 FROM, TO, STEP or FACTOR, %3 what is wrong with it, a whole sentence
        message = QCoreApplication::translate("Command line", "%1, %2: %3")
                      .arg(QString::fromStdString(issue.issue.field),
                           QLatin1String(parts[static_cast<std::size_t>(issue.part)]), message);
    return {QString::fromStdString(issue.issue.code), over, message};
}

QStringList fieldsOf(const core::Calculator& calculator)
{
    QStringList ids;
    for (const core::Field& field : calculator.fields)
        ids << qtText(field.id);
    return ids;
}

// Reads FIELD=RANGE into `sweep`; where that fails, the problems say why.
void readOver(Sweep& sweep, const QString& text, std::vector<Problem>& problems)
{
    const qsizetype equals = text.indexOf(QLatin1Char('='));
    const QString id = text.left(equals);
    const auto field = sweep.calculator.fieldIndex(id.toStdString());
    if (equals < 0) {
        problems.push_back(
            rangeProblem({core::RangePart::Whole, {core::code::rangeForm, {}, {}, {}}}, sweep.calculator, text));
        return;
    }
    if (!field) {
        problems.push_back(unknownChoice(over, id, fieldsOf(sweep.calculator)));
        return;
    }
    sweep.field = *field;
    const auto reading = core::readRange(sweep.calculator.fields[*field], text.mid(equals + 1).toStdString());
    for (const core::RangeIssue& issue : reading.issues)
        problems.push_back(rangeProblem(issue, sweep.calculator, text));
    if (reading.range)
        sweep.range = *reading.range;
}

// A field has one value or a range.
void refuseSecondValue(const QString& range, const std::vector<NamedText>& options, std::vector<Problem>& problems)
{
    const QString id = range.left(range.indexOf(QLatin1Char('=')));
    const bool given =
        std::any_of(options.begin(), options.end(), [&id](const NamedText& option) { return option.name == id; });
    if (given)
        problems.push_back({QString::fromLatin1(code::repeatedField), id,
                            QCoreApplication::translate("Command line", "Given as a value and with --over")});
}

Problem missingRange()
{
    //: the words in capitals stand in the help in the same way
    return {QStringLiteral("missing-range"), over,
            QCoreApplication::translate(
                "Command line", "A range is missing: FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR")};
}

// A line that says so of so many rows, or nothing.
QByteArray remark(const core::Text& text, std::uint64_t rows)
{
    if (rows == 0)
        return {};
    return ui::sentence(text, {{core::Number(rows), core::Kind::Count}}, core::machineStyle()).toUtf8() + '\n';
}

// What CSV has no place for.
QByteArray remarks(const RowCounts& counts)
{
    //: %1 a number of rows; --format json is an option
    const core::Text warnings =
        PLUMBLINE_PLURAL("Command line", "%1 rows have warnings; --format json shows them").by(1);
    //: %1 a number of rows, such as those of a run whose replicas are not whole; --format json is an option
    const core::Text errors =
        PLUMBLINE_PLURAL("Command line", "%1 rows lack results because of an error; --format json shows it").by(1);
    return remark(warnings, counts.withWarnings) + remark(errors, counts.withErrors);
}

Stream streamOf(Sweep sweep, RowFormat format)
{
    return [sweep = std::move(sweep), format](const Sink& sink) {
        const RowCounts counts = writeRows(sweep, format, sink);
        return format == RowFormat::Csv ? remarks(counts) : QByteArray();
    };
}

} // namespace

Reply runSweep(const core::Registry& registry, Arguments arguments)
{
    const QString formatOption = QStringLiteral("format");
    const std::vector<NamedText> formats = arguments.take(formatOption);
    const std::vector<NamedText> ranges = arguments.take(over);
    const QString format = formats.empty() ? csv : formats.front().text;
    Request request = readRequest(registry, arguments);
    std::vector<Problem>& problems = request.problems;
    Sweep sweep;
    if (const std::vector<core::Issue> naming = namingIssues(ranges); !naming.empty()) {
        addProblems(problems, naming, nullptr);
    } else if (ranges.empty()) {
        problems.push_back(missingRange());
    } else if (request.calculator) {
        sweep.calculator = *request.calculator;
        sweep.values = request.values;
        readOver(sweep, ranges.front().text, problems);
        refuseSecondValue(ranges.front().text, arguments.options, problems);
    }
    if (const std::vector<core::Issue> naming = namingIssues(formats); !naming.empty())
        addProblems(problems, naming, nullptr);
    else if (format != csv && format != json)
        problems.push_back(unknownChoice(formatOption, format, {csv, json}));
    if (!problems.empty())
        return {{}, {}, std::move(problems)};
    return {{}, {}, {}, streamOf(std::move(sweep), format == json ? RowFormat::Json : RowFormat::Csv)};
}

} // namespace app
