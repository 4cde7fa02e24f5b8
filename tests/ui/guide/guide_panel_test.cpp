// SPDX-License-Identifier: GPL-3.0-or-later
// The guide beside the page: typeset formulas, links that carry values over, text that is found.
#include "tests/ui/window/shown_program.h"
#include "ui/guide/guide_panel.h"
#include "ui/guide/guide_print.h"
#include "ui/guide/guide_text.h"
#include "ui/window/takeaways.h"
#include "ui/window/theme.h"

#include <QAction>
#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPrinterInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>
#include <QUrl>

using Program = tests::ShownProgram;

namespace {

const QString markdown =
    QStringLiteral("# Bubble\n\nStages and a bubble.\n\n"
                   "![B = (p − 1) / (m + p − 1)](formula:pipeline-bubble/bubble-fraction)\n\n"
                   "![nothing](formula:no/such)\n\nSee [the batch](plumbline-page:effective-batch) or "
                   "[the run](plumbline-page:run) or [elsewhere](other:page).\n\nAnother BUBBLE.");

struct ShownPanel
{
    ShownPanel()
    {
        panel.setGuide(markdown);
        panel.resize(420, 600);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
    }

    QTextBrowser& text() { return *panel.findChild<QTextBrowser*>(); }
    QLineEdit& sought() { return *panel.findChild<QLineEdit*>("find-text"); }
    QString matches() { return panel.findChild<QLabel*>("find-matches")->text(); }
    // Clicks on the first place of some words.
    void click(const QString& words)
    {
        QTextCursor place = text().document()->find(words);
        QVERIFY(!place.isNull());
        place.setPosition(place.selectionStart() + 1);
        QTest::mouseClick(text().viewport(), Qt::LeftButton, {}, text().cursorRect(place).center());
    }

    ui::GuidePanel panel;
};

// How many pixels of a widget are closer to the colour of its text than to that of its ground.
int inkedPixels(QWidget& widget, const QPalette& palette)
{
    const int text = palette.color(QPalette::Text).lightness();
    const int ground = palette.color(QPalette::Base).lightness();
    const QImage image = widget.grab().toImage();
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const int pixel = image.pixelColor(x, y).lightness();
            count += std::abs(pixel - text) < std::abs(pixel - ground);
        }
    return count;
}

} // namespace

class GuidePanelTest : public QObject
{
    Q_OBJECT

private slots:
    void aFormulaIsTypesetInTheColorOfTheText()
    {
        QTextBrowser browser;
        browser.resize(400, 200);
        browser.setFrameShape(QFrame::NoFrame);
        for (const QPalette& palette : {ui::lightPalette(), ui::darkPalette()}) {
            browser.setPalette(palette);
            ui::fillGuide(*browser.document(), QStringLiteral("![r](formula:pipeline-bubble/bubble-fraction)"),
                          palette);
            QCOMPARE(browser.toPlainText(), QString(QChar::ObjectReplacementCharacter));
            const int inked = inkedPixels(browser, palette);
            QVERIFY2(inked > 60, qPrintable(QString::number(inked)));
        }
    }

    // Markdown's rules for emphasis look at the letters around it, which trips in scripts without spaces.
    void noMarkupIsLeftInAnyGuide()
    {
        int guides = 0;
        QDirIterator files(QStringLiteral(GUIDES_DIR), {"*.md"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QTextDocument document;
            ui::fillGuide(document, QString::fromUtf8(file.readAll()), ui::lightPalette());
            const QString shown = document.toPlainText();
            for (const char* markup : {"*", "`", "](", "formula:"})
                QVERIFY2(!shown.contains(QLatin1String(markup)), qPrintable(file.fileName() + ": " + markup));
            QVERIFY2(shown.contains(QChar::ObjectReplacementCharacter), qPrintable(file.fileName()));
            ++guides;
        }
        QVERIFY(guides >= 8);
    }

    void aFormulaThatIsNotThereStaysAsItsWords()
    {
        ShownPanel shown;
        QVERIFY(shown.text().toPlainText().contains("nothing"));
        QVERIFY(!shown.text().toPlainText().contains("B ="));
    }

    void aLinkToAPageIsFollowedAndNoOther()
    {
        ShownPanel shown;
        QSignalSpy requested(&shown.panel, &ui::GuidePanel::pageRequested);
        shown.click("the batch");
        QCOMPARE(requested.count(), 1);
        QCOMPARE(requested.last().first().toString(), "effective-batch");
        shown.click("elsewhere");
        QCOMPARE(requested.count(), 1);
        QVERIFY(shown.text().toPlainText().contains("Stages")); // and the text is still there
    }

    void textIsFoundWhileItIsTyped()
    {
        ShownPanel shown;
        shown.panel.beginFind();
        QVERIFY(shown.sought().hasFocus());
        QTest::keyClicks(&shown.sought(), "bubb");
        QCOMPARE(shown.matches(), "3 found");
        QCOMPARE(shown.text().textCursor().selectedText(), "Bubb");
        const int first = shown.text().textCursor().position();
        QTest::keyClicks(&shown.sought(), "le");
        QCOMPARE(shown.text().textCursor().selectionStart(), first - 4); // the same match, longer
        QTest::keyClick(&shown.sought(), Qt::Key_Return);
        QVERIFY(shown.text().textCursor().position() > first + 2);
        QTest::keyClick(&shown.sought(), Qt::Key_Return);
        QCOMPARE(shown.text().textCursor().selectedText(), "BUBBLE");
        QTest::keyClick(&shown.sought(), Qt::Key_Return); // after the last the first
        QCOMPARE(shown.text().textCursor().selectionStart(), first - 4);
        auto* previous = shown.panel.findChildren<QToolButton*>()[0];
        for (QToolButton* button : shown.panel.findChildren<QToolButton*>())
            if (button->arrowType() == Qt::UpArrow)
                previous = button;
        QTest::mouseClick(previous, Qt::LeftButton);
        QCOMPARE(shown.text().textCursor().selectedText(), "BUBBLE");
        QTest::keyClicks(&shown.sought(), "x");
        QCOMPARE(shown.matches(), "0 found");
        QVERIFY(!shown.text().textCursor().hasSelection());
        QVERIFY(!previous->isEnabled());
        QTest::keyClick(&shown.sought(), Qt::Key_Escape);
        QVERIFY(shown.sought().text().isEmpty() && shown.text().hasFocus());
        QVERIFY(shown.panel.isVisible());
    }

    void aLongGuideBeginsAtItsTop()
    {
        ShownPanel shown;
        shown.panel.setGuide(markdown + QStringLiteral("\n\nAnd more.").repeated(80) +
                             QStringLiteral("\n\n![r](formula:pipeline-bubble/bubble-fraction)"));
        QVERIFY(shown.text().verticalScrollBar()->maximum() > 0);
        QCOMPARE(shown.text().verticalScrollBar()->value(), 0);
    }

    void controlFFindsInTheGuideOfThePage()
    {
        Program program;
        program.press(Qt::CTRL | Qt::Key_F);
        auto* panel = program.window->findChild<ui::GuidePanel*>();
        QVERIFY(panel && panel->isVisible());
        QVERIFY(panel->findChild<QLineEdit*>("find-text")->hasFocus());
        QVERIFY(panel->findChild<QTextBrowser*>()->toPlainText().contains("pipeline-bubble"));
    }

    void aLinkCarriesTheCommonValuesOver()
    {
        Program program;
        program.typeOver("microbatches", "48");
        program.press(Qt::Key_F1);
        auto* panel = program.window->findChild<ui::GuidePanel*>();
        emit panel->pageRequested("effective-batch");
        QCOMPARE(program.window->currentCalculator(), 2);
        QCOMPARE(program.find<ui::NumberEdit>("accumulation-steps").text(), "48");
        QCOMPARE(program.find<ui::NumberEdit>("batch-per-device").text(), "8"); // has nothing in common
        QVERIFY(panel->findChild<QTextBrowser*>()->toPlainText().contains("effective-batch"));
        program.stack.undo();
        QCOMPARE(program.find<ui::NumberEdit>("accumulation-steps").text(), "4");
    }

    // On the machines that run this there is no printer.
    void withoutAPrinterTheGuideIsSavedAsAPdf()
    {
        QVERIFY(QPrinterInfo::availablePrinterNames().isEmpty());
        Program program;
        QString path;
        QByteArray bytes;
        program.window->takeaways().setWriteFile([&](const QString& name, const QByteArray& content) {
            path = name;
            bytes = content;
            return name.contains("full") ? QStringLiteral("no room") : QString();
        });
        program.press(Qt::Key_F1);
        auto* panel = program.window->findChild<ui::GuidePanel*>();
        QTest::mouseClick(panel->findChild<QToolButton*>("print-guide"), Qt::LeftButton);
        auto* notice = program.window->findChild<QLabel*>("notice");
        QVERIFY(notice->text().contains("no printer"));
        auto* files = program.window->findChild<QFileDialog*>();
        QVERIFY(files);
        QCOMPARE(files->selectedFiles().first().section('/', -1), "pipeline-bubble.pdf");
        emit files->fileSelected("/somewhere/guide.pdf");
        QCOMPARE(path, "/somewhere/guide.pdf");
        QVERIFY(bytes.startsWith("%PDF-"));
        QVERIFY(notice->text().contains("/somewhere/guide.pdf"));
        emit files->fileSelected("/full/guide.pdf");
        QVERIFY(notice->text().contains("no room"));
    }

    void onPaperItHasAllItsTextAndItsFormulas()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("guide.pdf");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray bytes = ui::guidePdf(markdown + QStringLiteral("\n\nAnd more of it.").repeated(60),
                                              QStringLiteral("Bubble"), ui::Paper::Letter);
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        const auto said = [&path](const QString& program, const QStringList& options) {
            QProcess process;
            process.start(program,
                          options + QStringList{path} + (program == "pdftotext" ? QStringList{"-"} : QStringList()));
            process.waitForFinished();
            return QString::fromUtf8(process.readAllStandardOutput());
        };
        const QString about = said("pdfinfo", {});
        QVERIFY2(about.contains("612 x 792 pts"), qPrintable(about));
        QVERIFY2(about.contains(QRegularExpression("Pages: +[23]\n")), qPrintable(about));
        QVERIFY(about.contains(QRegularExpression("Title: +Bubble\n")));
        const QString text = said("pdftotext", {});
        QVERIFY(text.contains("Stages and a bubble."));
        QCOMPARE(text.count("And more of it."), 60);
    }

    void aLinkToTheRunOpensItBesideItsGuide()
    {
        Program program;
        program.press(Qt::Key_F1);
        auto* panel = program.window->findChild<ui::GuidePanel*>();
        QVERIFY(!program.window->isRunOpen());
        emit panel->pageRequested("run");
        QVERIFY(program.window->isRunOpen());
        QCOMPARE(panel->findChild<QTextBrowser*>()->toPlainText(), "About run");
        program.window->showCalculator(1); // the guide follows the page again
        QCOMPARE(panel->findChild<QTextBrowser*>()->toPlainText(), "About data-parallel-scaling");
    }
};

QTEST_MAIN(GuidePanelTest)
#include "guide_panel_test.moc"
