// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of scenarios shows: values, differences, step times, in every size, language and theme.
#include "tests/ui/scenarios/shown_scenarios.h"
#include "ui/charts/chart_panel.h"
#include "ui/widgets/contrast.h"
#include "ui/widgets/look.h"
#include "ui/window/theme.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTranslator>

#include <set>

using Program = tests::ScenarioProgram;

namespace {

// A language in which every text can be told from its English source.
class Marked : public QTranslator
{
public:
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return QStringLiteral("‹%1›").arg(QString::fromUtf8(source));
    }
    bool isEmpty() const override { return false; }
};

} // namespace

class ScenarioTableTest : public QObject
{
    Q_OBJECT

public:
    // A frame comes as soon as it is asked for, not after the toolkit's pause of 5 ms.
    static void initMain() { qputenv("QT_QPA_UPDATE_IDLE_TIME", "0"); }

private slots:
    void valuesStandBesideTheirDifferences();
    void differencesFollowEveryKeystroke();
    void unitsStandInTheHeader();
    void aResultThatIsTooLargeSaysSo();
    void theStepTimeStandsThereWhileTheRunIsOn();
    void aStepTimeThatCannotBeSaysWhy();
    void pagesWithoutAPipelineHaveNoStepTime();
    void aMadeUpCalculatorHasScenariosToo();
    void theLanguageSwitchesAtOnce();
    void tenScenariosAreAllInView();
    void beyondAHundredScenariosAreInTheTableAlone();
    void nothingIsClippedInTheSmallestWindow();
    void theDotsStandOutInBothThemes();
    void aTypedKeyPaintsOneFrame();
    void everythingIsReachedWithTheKeyboard();
};

void ScenarioTableTest::valuesStandBesideTheirDifferences()
{
    Program program;
    program.pin("microbatches", "64");
    program.typeOver("microbatches", "32");
    QCOMPARE(program.header(0), "Scenario");
    QCOMPARE(program.header(2), "Microbatches");
    QCOMPARE(program.header(3), "Bubble fraction");
    QCOMPARE(program.table().model()->columnCount(), 5);
    QCOMPARE(program.cell(0, 0), "Current");
    QCOMPARE(program.cell(0, 3), "17.9%");
    QCOMPARE(program.difference(0, 3), "");
    QCOMPARE(program.cell(1, 1), "8");
    QCOMPARE(program.cell(1, 2), "64");
    QCOMPARE(program.cell(1, 3), "9.9%");
    QCOMPARE(program.difference(1, 2), "");
    QCOMPARE(program.difference(1, 3), "−8.09 points");
    QCOMPARE(program.difference(1, 4), "+8.09 points");
    QCOMPARE(program.table().model()->index(1, 3).data(Qt::AccessibleTextRole).toString(),
             "9.9%, against current: −8.09 points");
}

void ScenarioTableTest::differencesFollowEveryKeystroke()
{
    Program program;
    program.pin("microbatches", "64");
    QCOMPARE(program.difference(1, 3), "the same");
    program.typeOver("microbatches", "6");
    QCOMPARE(program.cell(0, 3), "53.8%");
    QTest::keyClick(&program.find<ui::NumberEdit>("microbatches"), Qt::Key_3);
    QCOMPARE(program.cell(0, 2), "63");
    QCOMPARE(program.cell(0, 3), "10%");
    QCOMPARE(program.difference(1, 3), "−0.1 points");
    program.window->showCalculator(2);
    program.pin("devices", "96");
    program.typeOver("devices", "64");
    QCOMPARE(program.difference(1, 5), "+50%");
}

void ScenarioTableTest::unitsStandInTheHeader()
{
    Program program;
    program.window->showCalculator(1);
    QCOMPARE(program.header(2), "Throughput per device\nper second");
    QCOMPARE(program.header(3), "Scaling efficiency");
    program.workspace->model(1).setUnit(1, 2);
    QCOMPARE(program.header(2), "Throughput per device\ntokens/s");
    QCOMPARE(program.header(4), "Actual throughput\ntokens/s");
}

void ScenarioTableTest::aResultThatIsTooLargeSaysSo()
{
    Program program;
    program.window->showCalculator(2);
    program.pin("devices", "9223372036854775807");
    QCOMPARE(program.cell(1, 5), "Too large");
    program.typeOver("devices", "1");
    QCOMPARE(program.difference(1, 5), "");
}

void ScenarioTableTest::theStepTimeStandsThereWhileTheRunIsOn()
{
    Program program;
    program.pin("microbatches", "64");
    QTest::keyClick(program.window.get(), Qt::Key_R, Qt::ControlModifier);
    program.workspace->run().setValue(4, std::int64_t(8)); // 8 in a microbatch, and so 32 of them
    QCOMPARE(program.text("microbatches"), "32");
    QCOMPARE(program.header(5), "Step time against current");
    QCOMPARE(program.cell(0, 5), "");
    QCOMPARE(program.cell(1, 5), "−9.0%");
    program.pinKey();
    QCOMPARE(program.cell(2, 5), "the same");
    program.typeOver("microbatches", "64");
    QCOMPARE(program.cell(2, 5), "+9.9%");
    QTest::keyClick(program.window.get(), Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(program.table().model()->columnCount(), 5);
}

void ScenarioTableTest::aStepTimeThatCannotBeSaysWhy()
{
    Program program;
    program.pin("stages", "7");
    program.typeOver("stages", "8");
    program.pin("microbatches", "48");
    QTest::keyClick(program.window.get(), Qt::Key_R, Qt::ControlModifier);
    program.workspace->run().setValue(4, std::int64_t(8));
    const auto why = [&program](int row) {
        return program.table().model()->index(row, 5).data(Qt::AccessibleTextRole).toString();
    };
    QCOMPARE(program.cell(1, 5), "–");
    QCOMPARE(why(1), "No whole number of replicas (9.14286): each takes 56 GPUs, and 512 is not a multiple");
    QCOMPARE(program.cell(2, 5), "–");
    QVERIFY(why(2).startsWith("No whole number of sequences in a microbatch (5.33333)"));
    program.workspace->run().type(0, {});
    QCOMPARE(why(1), "The step time is not known while values are missing");
}

void ScenarioTableTest::pagesWithoutAPipelineHaveNoStepTime()
{
    Program program;
    QTest::keyClick(program.window.get(), Qt::Key_R, Qt::ControlModifier);
    program.window->showCalculator(1);
    QCOMPARE(program.table().model()->columnCount(), 1 + 3 + 2);
}

void ScenarioTableTest::aMadeUpCalculatorHasScenariosToo()
{
    Program program;
    program.window->showCalculator(3);
    program.pin("apples", "12");
    program.typeOver("apples", "6");
    QCOMPARE(program.names(), QStringList{"12 apples"});
    QCOMPARE(program.table().model()->columnCount(), 1 + 3 + 3);
    QCOMPARE(program.cell(1, 4), "13.5");
    QCOMPARE(program.difference(1, 4), "+100%");
    QCOMPARE(program.difference(1, 6), "the same");
    program.pin("discount", "50");
    QCOMPARE(program.names().last(), "6 apples, Discount 50%");
}

void ScenarioTableTest::theLanguageSwitchesAtOnce()
{
    Program program;
    program.pin("microbatches", "64");
    program.typeOver("microbatches", "32");
    Marked marked;
    qApp->installTranslator(&marked);
    program.workspace->setStyle(core::numberStyle("de"));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(program.header(0), "‹Scenario›");
    QCOMPARE(program.header(3), "‹Bubble fraction›");
    QCOMPARE(program.cell(0, 0), "‹Current›");
    QCOMPARE(program.names(), QStringList{"64 microbatches"}); // the person's own from now on
    QCOMPARE(program.difference(1, 3), "‹−8,09 points›");
    for (const char* name : {"pin", "use", "rename", "duplicate", "delete", "up", "down"}) {
        QVERIFY2(program.button(name).text().startsWith("‹"), name);
        QVERIFY2(program.button(name).accessibleName().startsWith("‹"), name);
    }
    qApp->removeTranslator(&marked);
}

void ScenarioTableTest::tenScenariosAreAllInView()
{
    Program program;
    for (int count = 1; count <= 10; ++count)
        program.pin("microbatches", QString::number(count * count * 1000));
    QCoreApplication::processEvents();
    QTableView& table = program.table();
    QVERIFY(table.viewport()->rect().contains(program.cellAt(10, 0)));
    QCOMPARE(table.verticalScrollBar()->maximum(), 0);
    // The page follows the keyboard down to the last row.
    program.select(0);
    for (int row = 1; row <= 10; ++row)
        QTest::keyClick(&table, Qt::Key_Down);
    auto& page = program.window->page(0);
    const QPoint last = table.viewport()->mapTo(page.viewport(), program.cellAt(10, 0).center());
    QVERIFY(page.viewport()->rect().contains(last));
}

void ScenarioTableTest::beyondAHundredScenariosAreInTheTableAlone()
{
    Program program;
    std::vector<ui::Scenario> many;
    for (int i = 0; i < 150; ++i)
        many.push_back({QString::number(i), {std::int64_t(8), std::int64_t(i + 1)}, i});
    program.workspace->model(0).scenarios().restore(many);
    QCOMPARE(program.names().size(), 150);
    QCOMPARE(program.window->page(0).chart().source().pinned.size(), std::size_t(100));
}

void ScenarioTableTest::nothingIsClippedInTheSmallestWindow()
{
    Program program;
    program.window->resize(960, 640);
    for (int page = 0; page < 4; ++page) {
        program.window->showCalculator(page);
        const QString field = program.window->page(page).findChild<ui::NumberEdit*>()->objectName();
        program.pin(field, "64");
        program.typeOver(field, "99");
        QCoreApplication::processEvents();
        QTableView& table = program.table();
        QVERIFY(!program.window->page(page).horizontalScrollBar()->isVisible());
        int right = 0;
        for (int column = 1; column < table.model()->columnCount(); ++column) {
            const QFontMetrics body(ui::look::font(ui::look::Size::Body));
            const QFontMetrics small(ui::look::font(ui::look::Size::Small));
            QVERIFY(table.columnWidth(column) > body.horizontalAdvance(program.cell(1, column)));
            QVERIFY(table.columnWidth(column) > small.horizontalAdvance(program.difference(1, column)));
            right = table.columnViewportPosition(column) + table.columnWidth(column);
        }
        QCOMPARE(table.horizontalScrollBar()->isVisible(), right > table.viewport()->width());
        QVERIFY(table.viewport()->height() >= program.cellAt(1, 0).bottom());
    }
}

void ScenarioTableTest::theDotsStandOutInBothThemes()
{
    for (const QPalette& palette : {ui::lightPalette(), ui::darkPalette()}) {
        std::set<QRgb> colors{palette.color(QPalette::Highlight).rgb()};
        for (int index = 0; index < ui::look::scenarioColors; ++index) {
            const QColor color = ui::look::scenarioColor(palette, index);
            QVERIFY(ui::contrast(color, palette.color(QPalette::Base)) >= 3);
            colors.insert(color.rgb());
        }
        QCOMPARE(colors.size(), std::size_t(11));
    }
}

void ScenarioTableTest::aTypedKeyPaintsOneFrame()
{
    class Frames : public QObject
    {
    public:
        bool eventFilter(QObject*, QEvent* event) override
        {
            count += event->type() == QEvent::UpdateRequest ? 1 : 0;
            return false;
        }
        int count = 0;
    };
    QApplication::setCursorFlashTime(0); // the caret asks for frames too
    Program program;
    program.pin("microbatches", "64");
    program.pin("microbatches", "32");
    const auto settle = [](Frames& frames) {
        for (int seen = -1; frames.count != seen;) {
            seen = frames.count;
            QCoreApplication::processEvents();
        }
    };
    Frames frames;
    program.window->installEventFilter(&frames);
    QTest::keyClick(&program.find<ui::NumberEdit>("microbatches"), Qt::Key_0); // the notice of the pin goes
    settle(frames);
    frames.count = 0;
    QTest::keyClick(&program.find<ui::NumberEdit>("microbatches"), Qt::Key_5);
    settle(frames);
    QCOMPARE(frames.count, 1);
}

void ScenarioTableTest::everythingIsReachedWithTheKeyboard()
{
    Program program;
    program.pin("microbatches", "64");
    program.pin("microbatches", "128");
    program.select(1);
    std::set<QString> reached;
    for (int i = 0; i < 60; ++i) {
        reached.insert(program.window->focusWidget()->objectName());
        QTest::keyClick(program.window->focusWidget(), Qt::Key_Tab);
    }
    for (const char* name : {"scenarios", "scenario-pin", "scenario-use", "scenario-rename", "scenario-duplicate",
                             "scenario-delete", "scenario-down"})
        QVERIFY2(reached.count(name), name);
    QVERIFY(!program.table().accessibleName().isEmpty());
}

QTEST_MAIN(ScenarioTableTest)
#include "scenario_table_test.moc"
