// SPDX-License-Identifier: GPL-3.0-or-later
// File > Print report in its window: which pages it shows, what it saves, and what it says where it cannot.
#include "tests/ui/window/shown_program.h"
#include "ui/report/report_dialog.h"
#include "ui/widgets/text_label.h"
#include "ui/window/takeaways.h"

#include <QComboBox>
#include <QFileDialog>
#include <QListWidget>
#include <QPrinterInfo>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QtTest>

using namespace ui;

namespace {

struct OpenDialog
{
    explicit OpenDialog(const std::function<void(tests::ShownProgram&)>& before = {})
    {
        program.window->takeaways().setWriteFile([this](const QString& path, const QByteArray& content) {
            written = {path, content};
            return refusal;
        });
        if (before)
            before(program);
        open();
    }
    void open()
    {
        program.press(Qt::CTRL | Qt::Key_P);
        dialog = program.window->findChild<ReportDialog*>();
        QVERIFY(dialog);
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
    }

    template<class Widget> Widget& find(const char* name) const { return *dialog->findChild<Widget*>(name); }
    void click(const char* name) const { QTest::mouseClick(&find<QPushButton>(name), Qt::LeftButton); }
    // Switches a scenario with the space bar.
    void toggle(int row) const
    {
        auto& list = find<QListWidget>("scenarios");
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Home);
        for (int i = 0; i < row; ++i)
            QTest::keyClick(&list, Qt::Key_Down);
        QTest::keyClick(&list, Qt::Key_Space);
    }
    QString message() const { return find<QLabel>("message").text(); }
    QImage preview() const { return find<QScrollArea>("preview").viewport()->grab().toImage(); }

    tests::ShownProgram program;
    ReportDialog* dialog = nullptr;
    std::pair<QString, QByteArray> written;
    QString refusal;
};

void pinTwo(tests::ShownProgram& program)
{
    program.press(Qt::CTRL | Qt::Key_D);
    program.typeOver("microbatches", "64");
    program.press(Qt::CTRL | Qt::Key_D);
}

} // namespace

class ReportDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void onePageForEachScenarioAndOneThatCompares();
    void scenariosAreChosenWithTheSpaceBar();
    void withoutAScenarioThereIsNothingToPrint();
    void theRunStandsOnThePageWhileItIsOn();
    void chosenUnitsAreThoseOfTheForm();
    void thePreviewShowsPaper();
    void thePaperIsKeptForTheNextTime();
    void withoutAPrinterThePdfIsOffered();
    void savesAPdf();
    void savesAWebPage();
    void aFileThatCannotBeWrittenIsSaid();
    void tabGoesThroughTheDialog();
    void everyInputHasAName();
    void escapeClosesIt();
};

void ReportDialogTest::onePageForEachScenarioAndOneThatCompares()
{
    const OpenDialog alone;
    QCOMPARE(alone.dialog->pages()->count(), 1);
    QCOMPARE(alone.find<QListWidget>("scenarios").count(), 1);
    const OpenDialog three(pinTwo);
    QCOMPARE(three.dialog->pages()->count(), 4);
    const report::Document& document = three.dialog->pages()->document();
    QCOMPARE(document.pages[0].name, QString());
    QCOMPARE(document.pages[1].name, three.find<QListWidget>("scenarios").item(1)->text());
    QVERIFY(std::holds_alternative<report::ComparisonTable>(document.pages[3].elements.front()));
}

void ReportDialogTest::scenariosAreChosenWithTheSpaceBar()
{
    const OpenDialog open(pinTwo);
    open.toggle(1);
    QCOMPARE(open.dialog->pages()->count(), 3);
    open.toggle(0);
    QCOMPARE(open.dialog->pages()->count(), 1);
    QVERIFY(!open.dialog->pages()->document().pages[0].name.isEmpty());
    open.toggle(1);
    QCOMPARE(open.dialog->pages()->count(), 3);
}

void ReportDialogTest::withoutAScenarioThereIsNothingToPrint()
{
    const OpenDialog open;
    open.toggle(0);
    QCOMPARE(open.dialog->pages(), nullptr);
    QCOMPARE(open.message(), "Choose at least one scenario.");
    for (const char* name : {"print", "save-pdf", "save-html"})
        QVERIFY2(!open.find<QPushButton>(name).isEnabled(), name);
    open.dialog->savePdf("report.pdf");
    QCOMPARE(open.written.first, QString());
    open.toggle(0);
    QCOMPARE(open.message(), QString());
    QVERIFY(open.find<QPushButton>("print").isEnabled());
}

void ReportDialogTest::theRunStandsOnThePageWhileItIsOn()
{
    const auto tables = [](const OpenDialog& open) {
        QStringList headings;
        for (const auto& element : open.dialog->pages()->document().pages[0].elements)
            if (const auto* table = std::get_if<report::FactTable>(&element))
                headings << table->heading;
        return headings;
    };
    const OpenDialog off;
    QCOMPARE(tables(off), QStringList{"Inputs"});
    const OpenDialog on([](tests::ShownProgram& program) { program.workspace->setRunOn(true); });
    QCOMPARE(tables(on), (QStringList{"Inputs", "The run behind it"}));
}

void ReportDialogTest::chosenUnitsAreThoseOfTheForm()
{
    const OpenDialog open([](tests::ShownProgram& program) {
        program.press(Qt::CTRL | Qt::Key_2);
        program.workspace->model(1).setUnit(1, 2);
    });
    for (const auto& element : open.dialog->pages()->document().pages[0].elements)
        if (const auto* list = std::get_if<report::ResultList>(&element))
            QCOMPARE(list->rows[0].unit, "tokens/s");
}

void ReportDialogTest::thePreviewShowsPaper()
{
    const OpenDialog open(pinTwo);
    const QImage before = open.preview();
    const QColor paper = before.pixelColor(before.width() / 2, 40);
    QCOMPARE(paper, QColor(Qt::white));
    QVERIFY(before.pixelColor(3, 3) != paper); // what it lies on
    auto* bar = open.find<QScrollArea>("preview").verticalScrollBar();
    QVERIFY(bar->maximum() > 3 * open.find<QScrollArea>("preview").viewport()->width()); // four pages
    QTest::keyClick(&open.find<QScrollArea>("preview"), Qt::Key_PageDown);
    QVERIFY(bar->value() > 0);
    QVERIFY(open.preview() != before);
}

void ReportDialogTest::thePaperIsKeptForTheNextTime()
{
    OpenDialog open([](tests::ShownProgram& program) { program.window->takeaways().setPaper({}, Paper::Letter); });
    QCOMPARE(open.dialog->paper(), Paper::Letter);
    QVERIFY(!open.program.window->takeaways().paper());
    QSignalSpy changed(&open.program.window->takeaways(), &Takeaways::choicesChanged);
    auto& box = open.find<QComboBox>("paper");
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(open.dialog->pages()->paper(), Paper::A4);
    QCOMPARE(open.program.window->takeaways().paper(), Paper::A4);
    open.click("close");
    QTRY_VERIFY(!open.program.window->findChild<ReportDialog*>());
    open.program.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(open.program.window.get()));
    open.open();
    QCOMPARE(open.dialog->paper(), Paper::A4);
}

void ReportDialogTest::withoutAPrinterThePdfIsOffered()
{
    if (!QPrinterInfo::availablePrinterNames().isEmpty())
        QSKIP("there is a printer");
    const OpenDialog open;
    open.click("print");
    QCOMPARE(open.message(), "There is no printer. The report can be saved as a PDF and printed elsewhere.");
    QCOMPARE(open.dialog->focusWidget()->objectName(), "save-pdf");
    QVERIFY(open.dialog->isVisible());
}

void ReportDialogTest::savesAPdf()
{
    OpenDialog open;
    QSignalSpy saved(open.dialog, &ReportDialog::saved);
    open.click("save-pdf");
    auto* files = open.dialog->findChild<QFileDialog*>();
    QVERIFY(files);
    QCOMPARE(files->acceptMode(), QFileDialog::AcceptSave);
    QCOMPARE(files->selectedFiles().first().section('/', -1), "pipeline-bubble.pdf");
    emit files->fileSelected("/somewhere/report.pdf");
    QCOMPARE(open.written.first, "/somewhere/report.pdf");
    QVERIFY(open.written.second.startsWith("%PDF-"));
    QCOMPARE(saved.size(), 1);
    QVERIFY(!open.dialog->isVisible());
}

void ReportDialogTest::savesAWebPage()
{
    OpenDialog open(pinTwo);
    open.click("save-html");
    auto* files = open.dialog->findChild<QFileDialog*>();
    QVERIFY(files);
    QCOMPARE(files->selectedFiles().first().section('/', -1), "pipeline-bubble.html");
    emit files->fileSelected("/somewhere/report.html");
    QVERIFY(open.written.second.startsWith("<!DOCTYPE html>"));
    QCOMPARE(open.written.second.count("<article>"), 4);
}

void ReportDialogTest::aFileThatCannotBeWrittenIsSaid()
{
    OpenDialog open;
    open.refusal = "No space left on device";
    for (const auto save : {&ReportDialog::savePdf, &ReportDialog::saveHtml}) {
        (open.dialog->*save)("/somewhere/report");
        QCOMPARE(open.message(), "The report cannot be saved: No space left on device");
        QVERIFY(open.dialog->isVisible());
    }
}

void ReportDialogTest::tabGoesThroughTheDialog()
{
    const OpenDialog open;
    open.find<QListWidget>("scenarios").setFocus();
    for (const char* name : {"paper", "print", "save-pdf", "save-html", "close", "preview", "scenarios"}) {
        QTest::keyClick(open.dialog->focusWidget(), Qt::Key_Tab);
        QCOMPARE(open.dialog->focusWidget()->objectName(), name);
    }
}

void ReportDialogTest::everyInputHasAName()
{
    const OpenDialog open;
    for (const char* name : {"scenarios", "paper", "preview"})
        QVERIFY2(!open.find<QWidget>(name).accessibleName().isEmpty(), name);
    QVERIFY(open.find<QWidget>("preview").accessibleDescription().startsWith("1 page"));
}

void ReportDialogTest::escapeClosesIt()
{
    const OpenDialog open;
    QTest::keyClick(open.dialog, Qt::Key_Escape);
    QVERIFY(!open.dialog->isVisible());
}

QTEST_MAIN(ReportDialogTest)
#include "report_dialog_test.moc"
