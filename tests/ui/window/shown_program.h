// SPDX-License-Identifier: GPL-3.0-or-later
// The window with all calculators and a made-up one, shown and active, for tests that type and click.
#pragma once

#include "core/calculator/registry.h"
#include "tests/support/made_up_calculator.h"
#include "ui/form/number_edit.h"
#include "ui/page/calculator_page.h"
#include "ui/window/main_window.h"

#include <QLabel>
#include <QTest>
#include <QUndoStack>

#include <memory>

namespace tests {

struct ShownProgram
{
    ShownProgram() : registry(core::builtInCalculators())
    {
        registry.push_back(tests::madeUpCalculator());
        workspace = std::make_unique<ui::Workspace>(registry, stack);
        window = std::make_unique<ui::MainWindow>(
            *workspace, ui::Identity{"Plumbline", "0.1.0", {}},
            std::vector<ui::LanguageChoice>{{"en", "English"}, {"zh_TW", "繁體中文"}}, [](std::string_view calculator) {
                return QStringLiteral("# About ") + QString::fromLatin1(calculator.data());
            });
        window->resize(1280, 860);
        window->show();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }

    // Widgets of the page in view.
    template<class Widget> Widget& find(const QString& name)
    {
        auto* found = window->page(window->currentCalculator()).findChild<Widget*>(name);
        Q_ASSERT(found);
        return *found;
    }
    QString value(const QString& result) { return find<QLabel>(result + "-value").text(); }
    QString sentence(const QString& result) { return find<QLabel>(result + "-sentence").text(); }
    void typeOver(const QString& field, const QString& text)
    {
        auto& edit = find<ui::NumberEdit>(field);
        edit.setFocus();
        edit.selectAll();
        QTest::keyClick(&edit, Qt::Key_Backspace);
        QTest::keyClicks(&edit, text);
    }
    void press(QKeyCombination keys) { QTest::keyClick(window->focusWidget(), keys.key(), keys.keyboardModifiers()); }

    core::Registry registry;
    QUndoStack stack;
    std::unique_ptr<ui::Workspace> workspace;
    std::unique_ptr<ui::MainWindow> window;
};

} // namespace tests
