// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program in Arabic: what is mirrored, and what runs from left to right as everywhere.
#include "tests/app/shown_workbench.h"
#include "tests/ui/report/some_reports.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/embed/embed_dialog.h"
#include "ui/form/form_view.h"
#include "ui/report/typesetter.h"
#include "ui/results/results_view.h"
#include "ui/text/isolation.h"
#include "ui/widgets/copy_table.h"
#include "ui/widgets/text_label.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QToolButton>

using tests::registry;
using tests::shown;
using tests::typeOver;

namespace {

// Where the middle of `widget` stands in its window.
int middle(const QWidget& widget)
{
    return widget.mapTo(widget.window(), widget.rect().center()).x();
}

template<class Widget> Widget& inPage(app::Workbench& workbench, const QString& name)
{
    auto* found = workbench.window().page(workbench.window().currentCalculator()).findChild<Widget*>(name);
    Q_ASSERT(found);
    return *found;
}

// Where the caret of a field stands, from its left edge.
int caret(const QLineEdit& edit)
{
    return edit.inputMethodQuery(Qt::ImCursorRectangle).toRect().center().x();
}

} // namespace

class RightToLeftTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup();
    void theWindowIsMirrored();
    void theFormIsMirrored();
    void aUnitStandsLeftOfItsValue();
    void numbersAreTypedFromLeftToRight_data() { bothDirections(); }
    void numbersAreTypedFromLeftToRight();
    void arrowKeysMoveAsInEveryLanguage_data() { bothDirections(); }
    void arrowKeysMoveAsInEveryLanguage();
    void numbersStandAtTheLeadingEdge();
    void tablesBeginOnTheRight();
    void copiedTablesKeepTheirOrder();
    void sentencesIsolateTheirNumbers();
    void copiedSentencesHaveNoIsolates();
    void namesOfScenariosHaveNoIsolates();
    void theChartGrowsToTheRight();
    void guidesRunFromRightToLeft();
    void theCodeToEmbedRunsFromLeftToRight();
    void datesOfReportsHaveLatinDigits();
    void columnsOfReportsBeginOnTheRight();
    void switchingBackMirrorsBack();

private:
    static void bothDirections()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("Arabic") << "ar";
    }
    std::unique_ptr<app::Workbench> open(const QString& language)
    {
        auto workbench = std::make_unique<app::Workbench>(registry(), m_folder->filePath("session.json"), language);
        workbench->window().resize(1280, 860);
        workbench->show();
        workbench->setLanguage(language);
        QCoreApplication::processEvents();
        return workbench;
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void RightToLeftTest::cleanup()
{
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void RightToLeftTest::theWindowIsMirrored()
{
    const auto workbench = open("ar");
    const auto& page = workbench->window().page(0);
    QVERIFY(middle(*workbench->window().findChild<QWidget*>("navigation")) > middle(page));
    QVERIFY(middle(*page.findChild<ui::FormView*>()) > middle(page.results()));
    const QMenuBar& menus = *workbench->window().menuBar();
    QVERIFY(menus.actionGeometry(menus.actions().first()).x() > menus.actionGeometry(menus.actions().last()).x());
    QTest::keyClick(&workbench->window(), Qt::Key_F1);
    QVERIFY(middle(*workbench->window().findChild<QDockWidget*>("guide-panel")) < middle(page));
}

void RightToLeftTest::theFormIsMirrored()
{
    const auto workbench = open("ar");
    workbench->window().showCalculator(1);
    QCoreApplication::processEvents();
    const auto& edit = inPage<ui::NumberEdit>(*workbench, "throughput-per-device");
    const auto& unit = inPage<QWidget>(*workbench, "throughput-per-device-unit");
    QVERIFY(middle(unit) < middle(edit));
    const auto& hint = inPage<ui::TextLabel>(*workbench, "devices-hint");
    QVERIFY(QStyle::visualAlignment(hint.layoutDirection(), hint.alignment()) & Qt::AlignRight);
}

void RightToLeftTest::aUnitStandsLeftOfItsValue()
{
    const auto workbench = open("ar");
    workbench->window().showCalculator(2);
    QCoreApplication::processEvents();
    const auto& value = inPage<QLabel>(*workbench, "tokens-per-step-value");
    for (const auto* label : value.parentWidget()->findChildren<QLabel*>())
        if (label != &value)
            QVERIFY(label->geometry().right() < value.geometry().left());
}

void RightToLeftTest::numbersAreTypedFromLeftToRight()
{
    QFETCH(QString, language);
    const auto workbench = open(language);
    typeOver(*workbench, "microbatches", "8*4");
    QCOMPARE(workbench->window().page(0).findChild<QLabel*>("bubble-fraction-value")->text().left(4), "17.9");
    auto& edit = inPage<ui::NumberEdit>(*workbench, "microbatches");
    QList<int> places;
    for (int position = 0; position <= 3; ++position) {
        edit.setCursorPosition(position);
        places << caret(edit);
    }
    QVERIFY(std::is_sorted(places.begin(), places.end()));
    QVERIFY(places.first() < places.last());
}

void RightToLeftTest::arrowKeysMoveAsInEveryLanguage()
{
    QFETCH(QString, language);
    const auto workbench = open(language);
    typeOver(*workbench, "microbatches", "12");
    auto& edit = inPage<ui::NumberEdit>(*workbench, "microbatches");
    QTest::keyClick(&edit, Qt::Key_Left);
    QTest::keyClick(&edit, '3');
    QCOMPARE(edit.text(), "132");
    QTest::keyClick(&edit, Qt::Key_Home);
    QTest::keyClick(&edit, Qt::Key_Right);
    QTest::keyClick(&edit, '4');
    QCOMPARE(edit.text(), "1432");
    QTest::keyClick(&edit, Qt::Key_Up);
    QVERIFY(edit.text().remove(',').toInt() > 1432);
}

void RightToLeftTest::numbersStandAtTheLeadingEdge()
{
    for (const char* language : {"en", "ar"}) {
        const auto workbench = open(language);
        auto& edit = inPage<ui::NumberEdit>(*workbench, "microbatches");
        edit.setFocus();
        edit.setCursorPosition(0);
        const bool right = caret(edit) > edit.width() / 2;
        QCOMPARE(right, QLatin1String(language) == QLatin1String("ar"));
    }
}

void RightToLeftTest::tablesBeginOnTheRight()
{
    const auto workbench = open("ar");
    workbench->window().setChartChoices({true, true});
    QCoreApplication::processEvents();
    const QHeaderView& header = *workbench->window().page(0).chart().table()->horizontalHeader();
    QVERIFY(header.count() > 1);
    QVERIFY(header.sectionViewportPosition(0) > header.sectionViewportPosition(header.count() - 1));
}

void RightToLeftTest::copiedTablesKeepTheirOrder()
{
    const auto copied = [this](const QString& language) {
        const auto workbench = open(language);
        workbench->window().setChartChoices({true, true});
        auto* table = workbench->window().page(0).chart().table();
        table->setFocus();
        table->selectRow(0);
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        return QApplication::clipboard()->text();
    };
    const QString english = copied("en");
    QVERIFY(english.contains('\t'));
    QCOMPARE(copied("ar"), english);
}

void RightToLeftTest::sentencesIsolateTheirNumbers()
{
    const auto workbench = open("ar");
    const QString sentence = inPage<QLabel>(*workbench, "bubble-fraction-sentence").text();
    QVERIFY2(sentence.contains(ui::leftToRightIsolate + QStringLiteral("7") + ui::popIsolate), qPrintable(sentence));
    const QString working = inPage<QLabel>(*workbench, "bubble-fraction-working").text();
    QCOMPARE(working.front(), ui::leftToRightIsolate);
    QCOMPARE(working.back(), ui::popIsolate);
    workbench->setLanguage("en");
    QCoreApplication::processEvents();
    const QString english = inPage<QLabel>(*workbench, "bubble-fraction-sentence").text();
    QCOMPARE(english, ui::withoutIsolates(english));
}

void RightToLeftTest::copiedSentencesHaveNoIsolates()
{
    const auto workbench = open("ar");
    QApplication::clipboard()->clear();
    workbench->window().page(0).setFocus();
    QTest::keyClick(&workbench->window(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString text = QApplication::clipboard()->text();
    QVERIFY(text.contains("7/39"));
    QVERIFY(text.isRightToLeft());
    QCOMPARE(text, ui::withoutIsolates(text));
}

void RightToLeftTest::namesOfScenariosHaveNoIsolates()
{
    const auto workbench = open("ar");
    typeOver(*workbench, "microbatches", "64");
    QTest::keyClick(&workbench->window(), Qt::Key_D, Qt::ControlModifier);
    const auto& model = workbench->window().page(0).model();
    QCOMPARE(model.scenarios().all().size(), std::size_t(1));
    const QString name = model.scenarios().at(0).name;
    QVERIFY(name.contains("64"));
    QCOMPARE(name, ui::withoutIsolates(name));
}

void RightToLeftTest::theChartGrowsToTheRight()
{
    const auto workbench = open("ar");
    const auto& layout = workbench->window().page(0).chart().view()->picture().layout;
    QVERIFY(layout.xTicks.size() > 1);
    QVERIFY(layout.xTicks.front().rect.right() < layout.xTicks.back().rect.left());
    QVERIFY(layout.yTicks.front().rect.right() < layout.plot.left());
}

void RightToLeftTest::guidesRunFromRightToLeft()
{
    const auto workbench = open("ar");
    workbench->window().showCalculator(1);
    QTest::keyClick(&workbench->window(), Qt::Key_F1);
    const QTextDocument& text =
        *workbench->window().findChild<QDockWidget*>("guide-panel")->findChild<QTextBrowser*>()->document();
    int tables = 0;
    for (QTextFrame* frame : text.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame)) {
            ++tables;
            const auto cell = [table](int column) {
                return table->cellAt(1, column).firstCursorPosition().block().text();
            };
            QCOMPARE(cell(table->columns() - 1), "d"); // the letter comes first, on the right
            QVERIFY(cell(0).isRightToLeft());
        }
    QVERIFY(tables > 0);
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
        QCOMPARE(block.textDirection(), Qt::RightToLeft);
}

void RightToLeftTest::theCodeToEmbedRunsFromLeftToRight()
{
    const auto workbench = open("ar");
    workbench->window().findChild<QAction*>("embed-page")->trigger();
    const auto* dialog = workbench->window().findChild<ui::EmbedDialog*>();
    QVERIFY(dialog);
    QCOMPARE(dialog->layoutDirection(), Qt::RightToLeft);
    QCOMPARE(dialog->findChild<QPlainTextEdit*>()->layoutDirection(), Qt::LeftToRight);
}

void RightToLeftTest::datesOfReportsHaveLatinDigits()
{
    const QString text = ui::report::timeText(QDateTime(QDate(2026, 12, 1), QTime(16, 5)), "ar");
    QVERIFY2(text.contains("2026") && text.contains("05"), qPrintable(text));
    QVERIFY(text.contains(QString::fromUtf8("ديسمبر")));
    for (const QChar character : text)
        QVERIFY(!character.isDigit() || character.unicode() < 128);
}

// In the tree of the document that is printed.
void RightToLeftTest::columnsOfReportsBeginOnTheRight()
{
    const core::report::Contents contents = tests::exampleOf("pipeline-bubble", false);
    const auto firstRow = [&contents](const QString& language) {
        const ui::report::Document document = tests::documentOf(contents, language);
        QTextDocument text;
        ui::report::PagePictures pictures(text, 1);
        ui::report::Typesetter typesetter(text, pictures, document, 500, ui::report::Spacing::Open);
        for (const auto& element : document.pages.front().elements)
            if (const auto* facts = std::get_if<ui::report::FactTable>(&element))
                typesetter(*facts);
        QStringList cells;
        for (QTextFrame* frame : text.rootFrame()->childFrames())
            if (auto* table = qobject_cast<QTextTable*>(frame); table && cells.isEmpty())
                for (int column = 0; column < table->columns(); ++column)
                    cells << table->cellAt(1, column).firstCursorPosition().block().text();
        return cells;
    };
    const QStringList english = firstRow("en");
    const QStringList arabic = firstRow("ar");
    QVERIFY(english.indexOf("p") >= 0 && english.indexOf("p") < english.indexOf("8"));
    QVERIFY(arabic.indexOf("8") >= 0 && arabic.indexOf("8") < arabic.indexOf("p"));
}

void RightToLeftTest::switchingBackMirrorsBack()
{
    const auto workbench = open("ar");
    workbench->setLanguage("en");
    QCoreApplication::processEvents();
    const auto& page = workbench->window().page(0);
    QVERIFY(middle(*workbench->window().findChild<QWidget*>("navigation")) < middle(page));
    QVERIFY(middle(*page.findChild<ui::FormView*>()) < middle(page.results()));
    const auto& edit = inPage<ui::NumberEdit>(*workbench, "microbatches");
    QVERIFY(caret(edit) < edit.width() / 2);
}

QTEST_MAIN(RightToLeftTest)
#include "right_to_left_test.moc"
