// SPDX-License-Identifier: GPL-3.0-or-later
// The window with its table of scenarios, worked by keys and clicks.
#pragma once

#include "tests/ui/window/shown_program.h"
#include "ui/scenarios/scenario_table.h"
#include "ui/scenarios/scenario_table_model.h"

#include <QLineEdit>
#include <QTableView>
#include <QToolButton>

namespace tests {

struct ScenarioProgram : ShownProgram
{
    QTableView& table() { return find<QTableView>("scenarios"); }
    QToolButton& button(const QString& name) { return find<QToolButton>("scenario-" + name); }
    void click(const QString& name) { QTest::mouseClick(&button(name), Qt::LeftButton); }
    void pinKey() { QTest::keyClick(window.get(), Qt::Key_D, Qt::ControlModifier); }
    void pin(const QString& field, const QString& text)
    {
        typeOver(field, text);
        pinKey();
    }
    void undo() { QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier); }
    void redo() { QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    void select(int row)
    {
        table().setFocus();
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, cellAt(row, 1).center());
    }
    QRect cellAt(int row, int column) { return table().visualRect(table().model()->index(row, column)); }
    void keyInTable(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&table(), Qt::Key(key), modifiers);
    }
    QString cell(int row, int column) { return table().model()->index(row, column).data().toString(); }
    QString difference(int row, int column)
    {
        return table().model()->index(row, column).data(ui::ScenarioTableModel::DifferenceRole).toString();
    }
    QString header(int column) { return table().model()->headerData(column, Qt::Horizontal).toString(); }
    QStringList names()
    {
        QStringList names;
        for (int row = 1; row < table().model()->rowCount(); ++row)
            names << cell(row, 0);
        return names;
    }
    QLineEdit& nameEditor()
    {
        auto* editor = table().viewport()->findChild<QLineEdit*>();
        Q_ASSERT(editor);
        return *editor;
    }
    void enterName()
    {
        QTest::keyClick(&nameEditor(), Qt::Key_Return);
        QTRY_VERIFY(!isEditing());
    }
    bool isEditing() { return table().viewport()->findChild<QLineEdit*>() != nullptr; }
    QString text(const QString& field) { return find<ui::NumberEdit>(field).text(); }
};

} // namespace tests
