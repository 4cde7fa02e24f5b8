// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/columns.h"
#include "app/command_line/reports.h"
#include "core/numbers/write.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>

namespace app {

namespace {

QString countText(std::optional<std::int64_t> count)
{
    const auto number = count ? std::optional(core::toNumber(core::Value(*count))) : std::nullopt;
    return ui::numberText({number, core::Kind::Count}, core::machineStyle());
}

QString changeText(const core::run::Neighbour& neighbour)
{
    const core::Rational& change = neighbour.globalBatchChange;
    const QString text = ui::numberText({change.toDouble(), core::Kind::Percent}, core::machineStyle());
    return change > 0 ? QLatin1Char('+') + text : text;
}

QStringList header(const core::Calculator& run)
{
    const auto field = [&run](const char* id) { return ui::translated(run.fields[*run.fieldIndex(id)].label); };
    const auto result = [&run](const char* id) { return ui::translated(run.results[*run.resultIndex(id)].label); };
    return {field("gpus"), result("replicas"), field("microbatch"), result("microbatches"), field("global-batch"),
            //: the heading of a column of percentages, beside that of the global batch
            QCoreApplication::translate("Command line", "Change")};
}

} // namespace

QString neighbourTable(const core::Calculator& run, const std::vector<core::run::Neighbour>& neighbours)
{
    if (neighbours.empty())
        return {};
    std::vector<QStringList> rows{header(run)};
    for (const core::run::Neighbour& neighbour : neighbours)
        rows.push_back({countText(neighbour.gpus), countText(neighbour.replicas), countText(neighbour.microbatch),
                        countText(neighbour.microbatches), countText(neighbour.globalBatch),
                        neighbour.globalBatch ? changeText(neighbour) : ui::ellipsis});
    //: the heading of a table of runs whose replicas and microbatches are whole, near one whose are not
    return QCoreApplication::translate("Command line", "The nearest whole runs:") + QLatin1String("\n  ") +
           inColumns(rows).join(QLatin1String("\n  ")) + QLatin1Char('\n');
}

} // namespace app
