// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_contents.h"

namespace ui {

core::report::Contents reportContents(const Workspace& workspace, const CalculatorModel& model)
{
    const core::Calculator& calculator = model.calculator();
    core::report::Contents contents;
    contents.scenarios.push_back({&calculator, {}, model.values(), 0});
    for (const Scenario& scenario : model.scenarios().all())
        contents.scenarios.push_back({&calculator, scenario.name.toStdString(), scenario.values, scenario.color});
    contents.units.push_back({calculator.id, model.state().units});
    if (workspace.isRunOn())
        contents.run = {&workspace.run().calculator(), workspace.run().values()};
    return contents;
}

} // namespace ui
