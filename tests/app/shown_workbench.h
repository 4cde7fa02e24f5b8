// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers for tests of the whole program in its window.
#pragma once

#include "app/workbench.h"
#include "ui/form/number_edit.h"
#include "ui/page/calculator_page.h"

#include <QTest>

namespace tests {

inline const core::Registry& registry()
{
    static const core::Registry calculators = core::builtInCalculators();
    return calculators;
}

inline void typeOver(app::Workbench& workbench, const QString& field, const QString& text)
{
    auto& page = workbench.window().page(workbench.window().currentCalculator());
    auto* edit = page.findChild<ui::NumberEdit*>(field);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Backspace);
    QTest::keyClicks(edit, text);
}

inline QString shown(app::Workbench& workbench, int page, const QString& field)
{
    return workbench.window().page(page).findChild<ui::NumberEdit*>(field)->text();
}

} // namespace tests
