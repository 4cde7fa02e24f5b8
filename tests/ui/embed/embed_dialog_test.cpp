// SPDX-License-Identifier: GPL-3.0-or-later
// File > Embed in a web page in its window: what is shown of the page, what is taken of it, and what is said where it
// cannot.
#include "tests/ui/window/shown_program.h"
#include "ui/embed/embed_dialog.h"
#include "ui/embed/page_picture.h"
#include "ui/window/takeaways.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace ui;

namespace {

QByteArray content(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QAction* embedAction(const MainWindow& window)
{
    return window.findChild<QAction*>("embed-page");
}

// The program with a maker of pages that names what it is given.
struct OpenDialog
{
    explicit OpenDialog(const QString& stages = "8")
    {
        Embedding embedding{.program = "Plumbline", .languages = {{"en", "English"}, {"zh_TW", "繁體中文"}}};
        embedding.make = [](const core::Calculator& calculator, const core::Values& values, const QString& language) {
            const QByteArray page = QByteArray(calculator.id.data()) + ' ' + language.toUtf8() + ' ' +
                                    (values[0] ? QByteArray::number(std::get<std::int64_t>(*values[0])) : "blank") +
                                    QByteArray(20'000, '.');
            return EmbedCode{page, "<iframe>" + page + "</iframe>"};
        };
        embedding.openUrl = [this](const QUrl& url) {
            opened = url;
            return browserOpens;
        };
        program.window->takeaways().setEmbedding(embedding);
        program.window->takeaways().setWriteFile([this](const QString& path, const QByteArray& bytes) {
            written = {path, bytes};
            QFile file(path);
            if (writes && file.open(QIODevice::WriteOnly))
                file.write(bytes);
            return refusal;
        });
        program.typeOver("stages", stages);
        embedAction(*program.window)->trigger();
        dialog = program.window->findChild<EmbedDialog*>();
        QVERIFY(dialog);
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
    }

    template<class Widget> Widget& find(const char* name) const { return *dialog->findChild<Widget*>(name); }
    void click(const char* name) const { QTest::mouseClick(&find<QPushButton>(name), Qt::LeftButton); }
    void chooseNext(const char* name) const
    {
        find<QComboBox>(name).setFocus();
        QTest::keyClick(&find<QComboBox>(name), Qt::Key_Down);
    }
    QString message() const { return find<QLabel>("message").text(); }
    QString snippet() const { return find<QPlainTextEdit>("snippet").toPlainText(); }
    QImage preview() const { return find<QLabel>("preview").pixmap().toImage(); }

    tests::ShownProgram program;
    EmbedDialog* dialog = nullptr;
    std::pair<QString, QByteArray> written;
    bool writes = false; // a file that stays would be asked about the next time
    QUrl opened;
    bool browserOpens = true;
    QString refusal;
};

core::Calculator bubble()
{
    return core::builtInCalculators().front();
}

QStringList textsOf(const PageLayout& layout)
{
    QStringList texts;
    for (const PageLine& line : layout.lines)
        texts << line.text;
    return texts;
}

} // namespace

class EmbedDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void theCodeHoldsTheValuesOfThePageInView();
    void aWrongFieldIsBlankInThePage();
    void theCodeFollowsTheLanguage();
    void copyPutsTheCodeOnTheClipboard();
    void returnCopies();
    void saveWritesThePage();
    void aPageThatCannotBeWrittenIsSaid();
    void theBrowserGetsAFileWithThePage();
    void aBrowserThatDoesNotOpenIsSaid();
    void thePreviewIsLightOrDark();
    void thePreviewIsSharpOnAFineScreen();
    void thePictureShowsWhatThePageShows();
    void thePictureIsMirroredFromRightToLeft();
    void tabGoesThroughTheDialog();
    void everyInputHasAName();
    void withoutAMakerThereIsNothingToEmbed();
};

void EmbedDialogTest::theCodeHoldsTheValuesOfThePageInView()
{
    const OpenDialog open("12");
    QVERIFY(open.snippet().startsWith("<iframe>pipeline-bubble en 12"));
    QVERIFY(open.find<QPlainTextEdit>("snippet").isReadOnly());
    QCOMPARE(open.find<QLabel>("size").text(), "20.1 KB"); // 20,039 bytes, never said too small
}

void EmbedDialogTest::aWrongFieldIsBlankInThePage()
{
    const OpenDialog open("1.5");
    QVERIFY(open.snippet().startsWith("<iframe>pipeline-bubble en blank"));
}

void EmbedDialogTest::theCodeFollowsTheLanguage()
{
    const OpenDialog open;
    QCOMPARE(open.find<QComboBox>("language").currentText(), "English");
    open.chooseNext("language");
    QVERIFY(open.snippet().startsWith("<iframe>pipeline-bubble zh_TW 8"));
}

void EmbedDialogTest::copyPutsTheCodeOnTheClipboard()
{
    const OpenDialog open;
    QApplication::clipboard()->clear();
    open.click("copy-snippet");
    QCOMPARE(QApplication::clipboard()->text(), open.snippet());
    QCOMPARE(open.message(), "The code is on the clipboard.");
    open.chooseNext("language");
    QCOMPARE(open.message(), ""); // what is on the clipboard is no longer this
    QVERIFY(QApplication::clipboard()->text() != open.snippet());
}

void EmbedDialogTest::returnCopies()
{
    const OpenDialog open;
    QApplication::clipboard()->clear();
    QTest::keyClick(open.dialog, Qt::Key_Return);
    QCOMPARE(QApplication::clipboard()->text(), open.snippet());
}

void EmbedDialogTest::saveWritesThePage()
{
    const OpenDialog open;
    QSignalSpy closed(open.dialog, &QDialog::accepted);
    open.click("save");
    auto* files = open.dialog->findChild<QFileDialog*>();
    QVERIFY(files && QTest::qWaitForWindowActive(files));
    QCOMPARE(QFileInfo(files->selectedFiles().value(0)).fileName(), "pipeline-bubble.html");
    auto* name = files->findChild<QLineEdit*>("fileNameEdit");
    QVERIFY(name);
    name->selectAll();
    QTest::keyClicks(name, "mine");
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE(closed.count(), 1);
    QCOMPARE(QFileInfo(open.written.first).fileName(), "mine.html");
    QVERIFY(open.written.second.startsWith("pipeline-bubble en 8..."));
    QCOMPARE(open.program.window->findChild<QLabel*>("notice")->text(),
             QStringLiteral("The web page is saved as %1.").arg(open.written.first));
}

void EmbedDialogTest::aPageThatCannotBeWrittenIsSaid()
{
    OpenDialog open;
    open.refusal = "No space left on device";
    open.dialog->save("/anywhere/mine.html");
    QCOMPARE(open.message(), "The page cannot be saved: No space left on device");
    QVERIFY(open.dialog->isVisible());
    open.click("open");
    QCOMPARE(open.message(), "The page cannot be saved: No space left on device");
    QVERIFY(open.opened.isEmpty());
}

void EmbedDialogTest::theBrowserGetsAFileWithThePage()
{
    OpenDialog open;
    open.writes = true;
    open.click("open");
    QVERIFY(open.opened.isLocalFile());
    const QFileInfo file(open.opened.toLocalFile());
    QCOMPARE(file.fileName(), "pipeline-bubble.html");
    QVERIFY(content(file.filePath()).startsWith("pipeline-bubble en 8..."));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
    QVERIFY(!(QFileInfo(file.path()).permissions() & others));
    QCOMPARE(open.message(), "The page is open in the browser.");
    open.click("close");
    QTRY_VERIFY(!open.program.window->findChild<EmbedDialog*>());
    QVERIFY(file.exists()); // the browser may still read it
}

void EmbedDialogTest::aBrowserThatDoesNotOpenIsSaid()
{
    OpenDialog open;
    open.browserOpens = false;
    open.click("open");
    QCOMPARE(open.message(), "No browser could be opened.");
}

void EmbedDialogTest::thePreviewIsLightOrDark()
{
    const OpenDialog open;
    QVERIFY(open.preview().pixelColor(2, 2).lightness() > 240);
    open.chooseNext("theme");
    QVERIFY(open.preview().pixelColor(2, 2).lightness() < 64);
}

void EmbedDialogTest::thePreviewIsSharpOnAFineScreen()
{
    const core::NumberStyle& style = core::numberStyle("en");
    const PageLayout layout = layOutPage(bubble(), bubble().example(), style, {"English", "Plumbline"});
    const QImage once = pageImage(layout, 1);
    const QImage twice = pageImage(layout, 2);
    QCOMPARE(twice.size(), 2 * once.size());
    const QImage enlarged = once.scaled(twice.size()).convertToFormat(twice.format());
    int differing = 0;
    for (int y = 0; y < twice.height(); ++y)
        for (int x = 0; x < twice.width(); ++x)
            differing += twice.pixel(x, y) != enlarged.pixel(x, y) ? 1 : 0;
    QVERIFY(differing > twice.width() * twice.height() / 200); // drawn anew, not enlarged
}

void EmbedDialogTest::thePictureShowsWhatThePageShows()
{
    const core::NumberStyle& style = core::numberStyle("en");
    const QStringList texts = textsOf(layOutPage(bubble(), bubble().example(), style, {"English", "Plumbline"}));
    for (const char* text :
         {"Pipeline bubble", "How much of a pipeline schedule is lost to fill and drain.", "English", "Pipeline stages",
          "8", "Microbatches", "32", "Bubble fraction", "17.9%", "(8 − 1) / (32 + 8 − 1) = 7/39", "82.1%", "Plumbline"})
        QVERIFY2(texts.contains(text), text);
    QVERIFY(!texts.contains("21.9%")); // a detail, behind its disclosure
    const core::Values blank{std::nullopt, core::Value(std::int64_t(4))};
    const QStringList blanks = textsOf(layOutPage(bubble(), blank, style, {"English", "Plumbline"}));
    QVERIFY(blanks.contains("…") && !blanks.contains("17.9%"));
    QVERIFY(!blanks.filter("Fill in the empty fields").isEmpty());
    const core::Values few{core::Value(std::int64_t(8)), core::Value(std::int64_t(4))};
    const PageLayout warned = layOutPage(bubble(), few, style, {"English", "Plumbline"});
    QVERIFY(!textsOf(warned).filter("⚠ 4 microbatches for 8 stages").isEmpty());
    for (const PageLine& line : warned.lines)
        QVERIFY2(QRectF(QPointF(), warned.size).contains(line.rect), qPrintable(line.text));
}

void EmbedDialogTest::thePictureIsMirroredFromRightToLeft()
{
    const core::NumberStyle& style = core::numberStyle("ar");
    const PageLayout left = layOutPage(bubble(), bubble().example(), style, {"English", "Plumbline"});
    const PageLayout right = layOutPage(bubble(), bubble().example(), style, {"English", "Plumbline", false, true});
    QCOMPARE(right.boxes.size(), left.boxes.size());
    for (std::size_t i = 0; i < left.boxes.size(); ++i)
        QCOMPARE(right.boxes[i].rect.left(), pictureWidth - left.boxes[i].rect.right());
    QCOMPARE(left.lines.back().alignment, Qt::AlignLeft | Qt::AlignTop);
    QCOMPARE(right.lines.back().alignment, Qt::AlignRight | Qt::AlignTop);
}

void EmbedDialogTest::tabGoesThroughTheDialog()
{
    const OpenDialog open;
    open.find<QWidget>("language").setFocus();
    QStringList names;
    for (int i = 0; i < 7; ++i) {
        names << open.dialog->focusWidget()->objectName();
        QTest::keyClick(open.dialog->focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(names.join(' '), "language theme snippet open save close copy-snippet");
}

void EmbedDialogTest::everyInputHasAName()
{
    const OpenDialog open;
    for (const char* name : {"language", "theme", "snippet", "size", "preview"})
        QVERIFY2(!open.find<QWidget>(name).accessibleName().isEmpty(), name);
}

void EmbedDialogTest::withoutAMakerThereIsNothingToEmbed()
{
    tests::ShownProgram program;
    embedAction(*program.window)->trigger();
    QVERIFY(!program.window->findChild<EmbedDialog*>());
    QCOMPARE(program.window->findChild<QLabel*>("notice")->text(), "No web pages can be made here");
}

QTEST_MAIN(EmbedDialogTest)
#include "embed_dialog_test.moc"
