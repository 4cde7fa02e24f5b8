// SPDX-License-Identifier: GPL-3.0-or-later
// File > Export chart in its window: what the form offers, what comes out, and what is said where it cannot.
#include "tests/ui/window/shown_program.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/export_dialog.h"
#include "ui/window/takeaways.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace ui;

namespace {

struct OpenDialog
{
    OpenDialog()
    {
        program.window->takeaways().setWriteFile([this](const QString& path, const QByteArray& content) {
            written = {path, content};
            return refusal;
        });
        program.press(Qt::CTRL | Qt::Key_E);
        dialog = program.window->findChild<ExportDialog*>();
        QVERIFY(dialog);
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
    }

    template<class Widget> Widget& find(const char* name) const { return *dialog->findChild<Widget*>(name); }
    void click(const char* name) const { QTest::mouseClick(&find<QPushButton>(name), Qt::LeftButton); }
    void check(const char* name) const
    {
        auto& box = find<QCheckBox>(name);
        QTest::mouseClick(&box, Qt::LeftButton, {}, {box.height() / 2, box.height() / 2});
    }
    void choose(const char* name, int index) const
    {
        auto& box = find<QComboBox>(name);
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(&box, Qt::Key_Down);
    }
    void typeOver(const char* name, const QString& text) const
    {
        auto& edit = find<NumberEdit>(name);
        edit.setFocus();
        edit.selectAll();
        QTest::keyClicks(&edit, text);
    }
    QString message() const { return find<QLabel>("message").text(); }
    QImage preview() const { return find<QLabel>("preview").pixmap().toImage(); }

    tests::ShownProgram program;
    ExportDialog* dialog = nullptr;
    std::pair<QString, QByteArray> written;
    QString refusal;
};

} // namespace

class ExportDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void thePreviewFollowsTheChoices();
    void onlyWhatMattersCanBeChanged();
    void aWrongSizeSaysWhyAndCannotBeSaved();
    void unitsKeepTheSize();
    void theFileComesOutAsChosen_data();
    void theFileComesOutAsChosen();
    void aFileThatCannotBeWrittenIsSaid();
    void theImageIsCopiedAtItsSize();
    void choicesAreKeptForTheNextTime();
    void tabGoesThroughTheForm();
    void everyInputHasAName();
    void aBlankFieldLeavesNothingToExport();
};

void ExportDialogTest::thePreviewFollowsTheChoices()
{
    const OpenDialog open;
    const QImage light = open.preview();
    QVERIFY(light.pixelColor(2, 2).lightness() > 240);
    open.choose("theme", 1);
    const QImage dark = open.preview();
    QVERIFY(dark.pixelColor(2, 2).lightness() < 64);
    open.check("title");
    QVERIFY(!open.dialog->options().title);
    QVERIFY(open.preview() != dark);
    open.typeOver("height", "960");
    QCOMPARE(open.preview().width(), open.preview().height());
    open.choose("format", 3);
    QVERIFY(open.find<QLabel>("preview").text().startsWith("kind,name,microbatches,bubble-fraction\n"));
}

void ExportDialogTest::onlyWhatMattersCanBeChanged()
{
    const OpenDialog open;
    const auto enabled = [&open] {
        QStringList names;
        for (const char* name : {"width", "scale", "dpi", "theme", "copy-image"})
            if (open.find<QWidget>(name).isEnabled())
                names << name;
        return names.join(' ');
    };
    QCOMPARE(enabled(), "width scale theme copy-image");
    open.choose("unit", 1);
    QCOMPARE(enabled(), "width dpi theme copy-image");
    open.choose("format", 1);
    QCOMPARE(enabled(), "width theme copy-image");
    open.choose("format", 3);
    QCOMPARE(enabled(), "");
}

void ExportDialogTest::aWrongSizeSaysWhyAndCannotBeSaved()
{
    const OpenDialog open;
    open.typeOver("width", "12");
    QCOMPARE(open.message(), "A chart is at least 240 pixels wide and 140 high");
    QVERIFY(!open.find<QPushButton>("save").isEnabled());
    QVERIFY(!open.find<QPushButton>("copy-image").isEnabled());
    QCOMPARE(open.dialog->options().width, 960.0);
    open.typeOver("width", "1,200");
    QCOMPARE(open.message(), "");
    QVERIFY(open.find<QPushButton>("save").isEnabled());
    QCOMPARE(open.dialog->options().width, 1200.0);
    open.typeOver("width", "wide");
    QVERIFY(!open.find<QPushButton>("save").isEnabled());
    open.choose("format", 3); // points have no size
    QCOMPARE(open.message(), "");
    QVERIFY(open.find<QPushButton>("save").isEnabled());
}

void ExportDialogTest::unitsKeepTheSize()
{
    const OpenDialog open;
    open.choose("unit", 1);
    QCOMPARE(open.find<NumberEdit>("width").text(), "254");
    QCOMPARE(open.find<NumberEdit>("height").text(), "159");
    open.choose("unit", 0);
    QCOMPARE(open.find<NumberEdit>("width").text(), "960");
    QCOMPARE(open.dialog->options().unit, LengthUnit::Pixels);
}

void ExportDialogTest::theFileComesOutAsChosen_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("file");
    QTest::newRow("no ending") << "mine"
                               << "mine.png";
    QTest::newRow("its ending") << "mine.png"
                                << "mine.png";
    QTest::newRow("its ending in capitals") << "mine.PNG"
                                            << "mine.PNG";
    QTest::newRow("a point in the name") << "mine 1.2"
                                         << "mine 1.2.png";
    QTest::newRow("another ending") << "mine.pdf"
                                    << "mine.pdf.png";
}

void ExportDialogTest::theFileComesOutAsChosen()
{
    QFETCH(QString, typed);
    OpenDialog open;
    open.choose("scale", 1);
    QSignalSpy closed(open.dialog, &QDialog::accepted);
    open.click("save");
    auto* files = open.dialog->findChild<QFileDialog*>();
    QVERIFY(files && QTest::qWaitForWindowActive(files));
    QCOMPARE(QFileInfo(files->selectedFiles().value(0)).fileName(), "pipeline-bubble.png");
    auto* name = files->findChild<QLineEdit*>("fileNameEdit");
    QVERIFY(name);
    name->selectAll();
    QTest::keyClicks(name, typed);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE(closed.count(), 1);
    QTEST(QFileInfo(open.written.first).fileName(), "file");
    QCOMPARE(QImage::fromData(open.written.second).size(), QSize(1920, 1200));
    QVERIFY(open.program.window->findChild<QLabel*>("notice")->text().startsWith("The chart is saved as "));
}

void ExportDialogTest::aFileThatCannotBeWrittenIsSaid()
{
    OpenDialog open;
    open.refusal = "No space left on device";
    open.dialog->save("/anywhere/mine.png");
    QCOMPARE(open.message(), "The chart cannot be saved: No space left on device");
    QVERIFY(open.dialog->isVisible());
}

void ExportDialogTest::theImageIsCopiedAtItsSize()
{
    const OpenDialog open;
    QApplication::clipboard()->clear();
    open.check("transparent");
    open.click("copy-image");
    const QImage image = QApplication::clipboard()->image();
    QCOMPARE(image.size(), QSize(960, 600));
    QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
    QCOMPARE(open.message(), "The chart is on the clipboard.");
}

void ExportDialogTest::choicesAreKeptForTheNextTime()
{
    OpenDialog open;
    QSignalSpy arranged(open.program.window.get(), &MainWindow::arrangementChanged);
    open.choose("format", 2);
    QCOMPARE(open.dialog->options().format, ChartFormat::Pdf);
    open.check("title");
    QVERIFY(arranged.count() >= 2);
    const ExportOptions chosen = open.dialog->options();
    QPointer<ExportDialog> first = open.dialog;
    open.click("close");
    QTRY_VERIFY(!first);
    open.program.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(open.program.window.get()));
    open.program.press(Qt::CTRL | Qt::Key_E);
    const auto* second = open.program.window->findChild<ExportDialog*>();
    QVERIFY(second);
    QCOMPARE(second->options(), chosen);
    QCOMPARE(open.program.window->takeaways().exportOptions(), chosen);
}

void ExportDialogTest::tabGoesThroughTheForm()
{
    const OpenDialog open;
    open.find<QWidget>("format").setFocus();
    QStringList names;
    for (int i = 0; i < 11; ++i) {
        names << open.dialog->focusWidget()->objectName();
        QTest::keyClick(open.dialog->focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(names.join(' '), "format unit width height scale theme title transparent copy-image close save");
}

void ExportDialogTest::everyInputHasAName()
{
    const OpenDialog open;
    for (const char* name : {"format", "unit", "width", "height", "scale", "dpi", "theme", "preview"})
        QVERIFY2(!open.find<QWidget>(name).accessibleName().isEmpty(), name);
    QVERIFY(open.find<QLabel>("preview").accessibleDescription().contains("17.9% bubble"));
}

void ExportDialogTest::aBlankFieldLeavesNothingToExport()
{
    tests::ShownProgram program;
    program.typeOver("stages", "");
    program.press(Qt::CTRL | Qt::Key_E);
    QVERIFY(!program.window->findChild<ExportDialog*>());
    QCOMPARE(program.window->findChild<QLabel*>("notice")->text(),
             "There is no chart to export: a field has no value yet.");
}

QTEST_MAIN(ExportDialogTest)
#include "export_dialog_test.moc"
