// SPDX-License-Identifier: GPL-3.0-or-later
// What stands around the pages: chart choices, guide, menus, About, and the way of the Tab key.
#include "tests/ui/window/shown_program.h"
#include "ui/charts/chart_panel.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDockWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QTextBrowser>
#include <QTimer>

using Program = tests::ShownProgram;

class WindowPanelsTest : public QObject
{
    Q_OBJECT

private slots:
    void chartChoicesHoldForAllPages();
    void theGuideFollowsThePage();
    void closingTheGuideGivesTheFocusBack();
    void theMenuOfAFieldLeavesUndoToTheWindow();
    void aboutNamesVersionAndLicence();
    void tabReachesEveryInput();
};

void WindowPanelsTest::chartChoicesHoldForAllPages()
{
    Program program;
    QSignalSpy arranged(program.window.get(), &ui::MainWindow::arrangementChanged);
    QVERIFY(program.window->page(0).chart().isLogarithmic());
    program.press(Qt::CTRL | Qt::Key_L);
    program.press(Qt::CTRL | Qt::Key_T);
    QVERIFY(!program.window->page(0).chart().isLogarithmic());
    QVERIFY(program.window->page(0).chart().isTableShown());
    QVERIFY(arranged.count() > 0);
    program.window->showCalculator(1);
    QVERIFY(!program.window->page(1).chart().isLogarithmic());
    QVERIFY(program.window->page(1).chart().table()->isVisible());
}

void WindowPanelsTest::theGuideFollowsThePage()
{
    Program program;
    program.press(Qt::Key_F1);
    auto* guide = program.window->findChild<QDockWidget*>("guide-panel");
    QVERIFY(guide && guide->isVisible());
    const auto shown = [guide] { return guide->findChild<QTextBrowser*>()->toPlainText(); };
    QCOMPARE(shown(), "About pipeline-bubble");
    program.window->showCalculator(2);
    QCOMPARE(shown(), "About effective-batch");
    QTest::keyClick(program.window.get(), Qt::Key_F1);
    QVERIFY(!guide->isVisible());
}

void WindowPanelsTest::closingTheGuideGivesTheFocusBack()
{
    Program program;
    auto& edit = program.find<ui::NumberEdit>("microbatches");
    edit.setFocus();
    program.press(Qt::Key_F1);
    QVERIFY(!edit.hasFocus());
    program.press(Qt::Key_Escape);
    QTRY_VERIFY(edit.hasFocus());
}

void WindowPanelsTest::theMenuOfAFieldLeavesUndoToTheWindow()
{
    Program program;
    auto& edit = program.find<ui::NumberEdit>("stages");
    edit.setFocus();
    QStringList entries;
    QTimer::singleShot(0, &edit, [&entries] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (QAction* action : menu->actions())
            entries << action->text().section(QLatin1Char('\t'), 0, 0);
        menu->close();
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(5, 5), edit.mapToGlobal(QPoint(5, 5)));
    QCoreApplication::sendEvent(&edit, &event);
    QVERIFY2(entries.contains("Cu&t"), qPrintable(entries.join(", ")));
    QVERIFY(!entries.contains("&Undo") && !entries.contains("&Redo"));
}

void WindowPanelsTest::aboutNamesVersionAndLicence()
{
    Program program;
    const auto actions = program.window->findChildren<QAction*>();
    const auto about =
        std::find_if(actions.begin(), actions.end(), [](QAction* action) { return action->text() == "&About"; });
    QVERIFY(about != actions.end());
    (*about)->trigger();
    auto* dialog = program.window->findChild<QDialog*>("about");
    QVERIFY(dialog && dialog->isVisible());
    QString text;
    for (QLabel* label : dialog->findChildren<QLabel*>())
        text += label->text() + '\n';
    QVERIFY(text.contains("Plumbline 0.1.0"));
    QVERIFY(text.contains("GNU General Public License, version 3"));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!program.window->findChild<QDialog*>("about"));
}

void WindowPanelsTest::tabReachesEveryInput()
{
    Program program;
    program.window->showCalculator(1);
    auto& first = program.find<ui::NumberEdit>("devices");
    first.setFocus();
    QSet<QString> reached;
    for (int i = 0; i < 40; ++i) {
        reached << program.window->focusWidget()->objectName();
        QTest::keyClick(program.window->focusWidget(), Qt::Key_Tab);
        if (program.window->focusWidget() == &first)
            break;
    }
    QCOMPARE(program.window->focusWidget(), &first); // round and back, no trap
    for (const char* name : {"devices", "throughput-per-device", "throughput-per-device-unit", "scaling-efficiency",
                             "reset", "guide", "details", "speedup-copy", "navigation"})
        QVERIFY2(reached.contains(name), name);
}

QTEST_MAIN(WindowPanelsTest)
#include "window_panels_test.moc"
