// SPDX-License-Identifier: GPL-3.0-or-later
// File > Share and the Share button in their window: what lands on the clipboard, which addresses are opened, and what
// is said.
#include "tests/ui/window/shown_program.h"
#include "ui/share/page_address_dialog.h"
#include "ui/share/share_menu.h"
#include "ui/share/sharing.h"
#include "ui/window/takeaways.h"

#include <QClipboard>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

using namespace ui;

namespace {

struct Program : tests::ShownProgram
{
    Program()
    {
        QGuiApplication::clipboard()->clear();
        sharing().setOpenAddress([this](const QUrl& address) {
            opened << address;
            return answers;
        });
        sharing().setLinkFor([](const core::Calculator& calculator, const core::Values& values) {
            QString link = "plumbline:" + QString::fromUtf8(calculator.id.data());
            for (std::size_t i = 0; i < values.size(); ++i)
                if (values[i])
                    link += (link.contains('?') ? "&" : "?") + QString::fromUtf8(calculator.fields[i].id.data()) + '=' +
                            QString::number(core::toDouble(*values[i]));
            return link;
        });
    }

    Sharing& sharing() const { return window->takeaways().sharing(); }
    ShareMenu& menu() const { return *window->findChild<ShareMenu*>("share-menu"); }
    QString notice() const { return window->findChild<QLabel*>("notice")->text(); }
    // Through the menus, by their keys, as a person without a mouse goes.
    void choose(const QString& letters)
    {
        QTest::keyClick(window->menuBar(), Qt::Key_F, Qt::AltModifier);
        auto* file = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(file);
        QTest::keyClick(file, Qt::Key_H);
        for (const QChar letter : letters) {
            QWidget* shown = QApplication::activePopupWidget();
            QVERIFY(shown);
            QTest::keyClick(shown, letter.toLatin1());
        }
        QVERIFY(!QApplication::activePopupWidget());
    }
    static QString clipboard() { return QGuiApplication::clipboard()->text(); }

    QList<QUrl> opened;
    bool answers = true;
};

const QString exampleLink = QStringLiteral("plumbline:pipeline-bubble?stages=8&microbatches=32");
const QByteArray encodedLink = "plumbline%3Apipeline-bubble%3Fstages%3D8%26microbatches%3D32";

} // namespace

class SharingTest : public QObject
{
    Q_OBJECT

private slots:
    void keysCopyTheLink();
    void blanksAreLeftOutOfTheLink();
    void theRunsValuesAreThoseOfThePage();
    void theMenuOpensTheMail();
    void theMenuOpensX();
    void theMenuOpensLine();
    void whereNothingAnswersTheTextIsOnTheClipboard();
    void facebookWaitsForAnAddress();
    void anAddressIsCheckedAndCanBeTakenAway();
    void textMarkdownAndCsvAreCopied();
    void scenariosAreCompared();
    void theButtonOfThePageOpensTheMenu();
};

void SharingTest::keysCopyTheLink()
{
    Program program;
    program.typeOver("stages", "16");
    program.press(Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    QCOMPARE(program.clipboard(), "plumbline:pipeline-bubble?stages=16&microbatches=32");
    QVERIFY2(program.notice().startsWith("The link is on the clipboard."), qPrintable(program.notice()));
    QVERIFY(program.opened.isEmpty());
    program.window->showCalculator(2);
    program.choose("L");
    QVERIFY(program.clipboard().startsWith("plumbline:effective-batch?"));
}

void SharingTest::blanksAreLeftOutOfTheLink()
{
    Program program;
    program.typeOver("microbatches", "-3");
    program.press(Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    QCOMPARE(program.clipboard(), "plumbline:pipeline-bubble?stages=8");
}

void SharingTest::theRunsValuesAreThoseOfThePage()
{
    Program program;
    program.press(Qt::CTRL | Qt::Key_R);
    QVERIFY(program.workspace->isRunOn());
    program.press(Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    const auto& values = program.window->currentModel().values();
    QCOMPARE(program.clipboard(), QString("plumbline:pipeline-bubble?stages=%1&microbatches=%2")
                                      .arg(core::toDouble(*values[0]))
                                      .arg(core::toDouble(*values[1])));
    program.choose("CT");
    QVERIFY(program.clipboard().contains("The run behind it"));
}

void SharingTest::theMenuOpensTheMail()
{
    Program program;
    program.choose("E");
    QCOMPARE(program.opened.size(), 1);
    const QByteArray address = program.opened.first().toEncoded();
    QVERIFY2(address.startsWith("mailto:?subject=Pipeline%20bubble%20%E2%80%93%20Bubble%20fraction%3A%2017.9%25&body="
                                "Pipeline%20bubble%0D%0A%0D%0AInputs%0D%0A"),
             address.constData());
    QVERIFY(address.contains("Microbatches%20%28m%29%3A%2032%0D%0A"));
    QVERIFY(address.endsWith("%0D%0A%0D%0A" + encodedLink));
    QCOMPARE(program.notice(), "The mail program opens with the text and the link.");
}

void SharingTest::theMenuOpensX()
{
    Program program;
    program.choose("X");
    QCOMPARE(program.opened.value(0).toEncoded(),
             "https://x.com/intent/post?text=Pipeline%20bubble%0ABubble%20fraction%3A%2017.9%25%0A"
             "Pipeline%20efficiency%3A%2082.1%25%0APipeline%20stages%3A%208%0AMicrobatches%3A%2032%0A" +
                 encodedLink);
    QCOMPARE(program.notice(), "X opens in the browser.");
}

void SharingTest::theMenuOpensLine()
{
    Program program;
    program.choose("I");
    const QByteArray address = program.opened.value(0).toEncoded();
    QVERIFY(address.startsWith("https://line.me/R/share?text=Pipeline%20bubble%0A"));
    QVERIFY(address.endsWith("%0A" + encodedLink));
    QCOMPARE(program.notice(), "LINE opens in the browser.");
}

void SharingTest::whereNothingAnswersTheTextIsOnTheClipboard()
{
    Program program;
    program.answers = false;
    program.choose("X");
    QCOMPARE(program.opened.size(), 1);
    QCOMPARE(program.notice(), "No browser answered. The text is on the clipboard instead.");
    QVERIFY(program.clipboard().startsWith("Pipeline bubble\n"));
    QVERIFY(program.clipboard().endsWith(exampleLink + '\n'));
    program.choose("E");
    QCOMPARE(program.notice(), "No mail program answered. The text is on the clipboard instead.");
}

void SharingTest::facebookWaitsForAnAddress()
{
    Program program;
    QVERIFY(!program.menu().facebook->isEnabled());
    QVERIFY(program.menu().facebook->toolTip().contains("only a web address"));
    QSignalSpy changed(&program.window->takeaways(), &Takeaways::choicesChanged);
    program.choose("A");
    auto* dialog = program.window->findChild<PageAddressDialog*>();
    QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
    auto* address = dialog->findChild<QLineEdit*>("address");
    QTest::keyClicks(address, "https://example.org/?a=1&b=2");
    QTest::keyClick(address, Qt::Key_Return);
    QCOMPARE(program.sharing().pageAddress(), QUrl("https://example.org/?a=1&b=2"));
    QCOMPARE(changed.count(), 1);
    QVERIFY(program.menu().facebook->isEnabled());
    program.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    program.choose("F");
    QCOMPARE(program.opened.value(0).toEncoded(), "https://www.facebook.com/sharer/sharer.php?u="
                                                  "https%3A%2F%2Fexample.org%2F%3Fa%3D1%26b%3D2");
    QVERIFY(program.clipboard().endsWith(exampleLink + '\n'));
    QVERIFY2(program.notice().endsWith("The text is on the clipboard."), qPrintable(program.notice()));
}

void SharingTest::anAddressIsCheckedAndCanBeTakenAway()
{
    Program program;
    program.sharing().setPageAddress(QUrl("https://example.org/"));
    program.choose("A");
    auto* dialog = program.window->findChild<PageAddressDialog*>();
    QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
    auto* address = dialog->findChild<QLineEdit*>("address");
    auto* keep = dialog->findChild<QPushButton*>("keep");
    QCOMPARE(address->text(), "https://example.org/");
    address->selectAll();
    QTest::keyClicks(address, "javascript:alert(1)");
    QVERIFY(!keep->isEnabled());
    QVERIFY(dialog->findChild<QLabel*>("message")->text().startsWith("An address begins with https://"));
    QTest::keyClick(address, Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    QCOMPARE(program.sharing().pageAddress(), QUrl("https://example.org/"));
    address->selectAll();
    QTest::keyClick(address, Qt::Key_Backspace);
    QCOMPARE(dialog->findChild<QLabel*>("message")->text(), "");
    QTest::mouseClick(keep, Qt::LeftButton);
    QVERIFY(program.sharing().pageAddress().isEmpty());
    QVERIFY(!program.menu().facebook->isEnabled());
}

void SharingTest::textMarkdownAndCsvAreCopied()
{
    Program program;
    program.choose("CT");
    QVERIFY(program.clipboard().startsWith("Pipeline bubble\n\nInputs\nPipeline stages (p): 8\n"));
    QVERIFY(program.clipboard().endsWith("\n" + exampleLink + '\n'));
    QCOMPARE(program.notice(), "Inputs and results are on the clipboard as text.");
    program.choose("CM");
    QVERIFY(program.clipboard().startsWith("## Pipeline bubble\n\n### Inputs\n\n- Pipeline stages (p): **8**\n"));
    QVERIFY(QGuiApplication::clipboard()->mimeData()->hasFormat("text/markdown"));
    QCOMPARE(program.notice(), "Inputs and results are on the clipboard as Markdown.");
    program.choose("CV");
    QVERIFY(program.clipboard().startsWith("field,value\r\nstages,8\r\nmicrobatches,32\r\nbubble-fraction,0.179"));
    QVERIFY(QGuiApplication::clipboard()->mimeData()->hasFormat("text/csv"));
    QCOMPARE(program.notice(), "Inputs and results are on the clipboard as CSV.");
    QVERIFY(program.opened.isEmpty());
}

void SharingTest::scenariosAreCompared()
{
    Program program;
    auto& scenarios = program.window->currentModel().scenarios();
    scenarios.pin("=evil|<b>", {std::int64_t(4), std::int64_t(64)});
    scenarios.pin("second", {std::int64_t(2), std::int64_t(64)});
    program.choose("CV");
    QVERIFY(program.clipboard().startsWith("field,value,\"'=evil|<b>\",\"second\"\r\nstages,8,4,2\r\n"));
    program.choose("CM");
    QVERIFY(program.clipboard().contains("| =evil\\|\\<b\\> | 4 | 64 |") ||
            program.clipboard().contains("| \\=evil\\|\\<b\\> | 4 | 64 |"));
    QCOMPARE(program.clipboard().count("## Pipeline bubble"), 1);
    program.choose("CT");
    QVERIFY(program.clipboard().contains("\n=evil|<b>\n"));
}

void SharingTest::theButtonOfThePageOpensTheMenu()
{
    Program program;
    for (int page = 0; page < 2; ++page) { // the same menu for each
        program.window->showCalculator(page);
        auto& button = program.find<QPushButton>("share");
        QVERIFY(button.isVisible());
        // The button shows its menu in a loop of its own, as a menu does.
        QTimer::singleShot(0, &program.menu(), [&program] {
            QVERIFY(program.menu().isVisible());
            QTest::keyClick(&program.menu(), Qt::Key_X);
        });
        QTest::keyClick(&button, Qt::Key_Space);
        QTRY_COMPARE(program.opened.size(), page + 1);
    }
    QVERIFY(program.opened.last().toEncoded().contains("data-parallel-scaling"));
}

QTEST_MAIN(SharingTest)
#include "sharing_test.moc"
