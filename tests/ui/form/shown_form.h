// SPDX-License-Identifier: GPL-3.0-or-later
// A form in a window that has the focus, for tests that type and click.
#pragma once

#include "core/calculator/registry.h"
#include "ui/form/form_view.h"
#include "ui/form/number_edit.h"

#include <QLabel>
#include <QTest>
#include <QUndoStack>

#include <memory>

namespace tests {

inline const core::Registry& registry()
{
    static const core::Registry calculators = core::builtInCalculators();
    return calculators;
}

// One form in a window that has the focus.
struct ShownForm
{
    explicit ShownForm(const char* calculator, const char* language = "en")
        : model(*core::findCalculator(registry(), calculator), stack)
    {
        model.setStyle(core::numberStyle(language));
        view = std::make_unique<ui::FormView>(model);
        view->resize(320, view->sizeHint().height());
        view->show();
        view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(view.get()));
    }

    template<class Widget = ui::NumberEdit> Widget& find(const QString& name) const
    {
        auto* found = view->findChild<Widget*>(name);
        Q_ASSERT(found);
        return *found;
    }
    QString hint(const QString& field) const { return find<QLabel>(field + "-hint").text(); }

    // Puts the focus on a field and types over what it held.
    ui::NumberEdit& typeOver(const QString& field, const QString& text) const
    {
        ui::NumberEdit& edit = find(field);
        edit.setFocus();
        edit.selectAll();
        QTest::keyClick(&edit, Qt::Key_Backspace);
        QTest::keyClicks(&edit, text);
        return edit;
    }
    std::optional<core::Value> value(const char* field) const
    {
        return model.values()[*model.calculator().fieldIndex(field)];
    }

    QUndoStack stack;
    ui::CalculatorModel model;
    std::unique_ptr<ui::FormView> view;
};

} // namespace tests
