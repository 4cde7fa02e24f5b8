// SPDX-License-Identifier: GPL-3.0-or-later
// Help > Send feedback in its window: what is shown is what goes out, by mail or by the clipboard, and nothing else.
#include "tests/ui/window/shown_program.h"
#include "ui/feedback/feedback_dialog.h"
#include "ui/share/sharing.h"
#include "ui/window/takeaways.h"

#include <QCheckBox>
#include <QClipboard>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSysInfo>
#include <QUrlQuery>

using namespace ui;

namespace {

struct Program : tests::ShownProgram
{
    explicit Program(const QString& address = {})
    {
        if (!address.isEmpty())
            window = std::make_unique<MainWindow>(*workspace, Identity{"Plumbline", "0.1.0", {}, address},
                                                  std::vector<LanguageChoice>{{"en", "English"}},
                                                  [](std::string_view) { return QString(); });
        window->show();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QGuiApplication::clipboard()->clear();
        window->takeaways().sharing().setOpenAddress([this](const QUrl& opened) {
            mails << opened;
            return answers;
        });
        QTest::keyClick(window->menuBar(), Qt::Key_H, Qt::AltModifier);
        QWidget* menu = QApplication::activePopupWidget();
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_F);
        dialog = window->findChild<FeedbackDialog*>();
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
    }

    template<class Widget> Widget& in(const char* name) const { return *dialog->findChild<Widget*>(name); }
    void click(const char* name) const
    {
        auto& button = in<QAbstractButton>(name);
        QTest::mouseClick(&button, Qt::LeftButton, {}, {button.height() / 2, button.height() / 2});
    }
    void comment(const QString& text) const { QTest::keyClicks(&in<QPlainTextEdit>("comment"), text); }
    QString shown() const { return in<QPlainTextEdit>("message").toPlainText(); }
    QString notice() const { return in<QLabel>("feedback-notice").text(); }

    QPointer<FeedbackDialog> dialog;
    QList<QUrl> mails;
    bool answers = true;
};

QString bodyOf(const QUrl& mail)
{
    return QUrlQuery(mail).queryItemValue("body", QUrl::FullyDecoded).replace("\r\n", "\n");
}

} // namespace

class FeedbackDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsSentByItself();
    void theMessageFollowsWhatIsSaid();
    void whatIsAttachedIsShown();
    void theMailIsWhatIsShown();
    void aConfiguredAddressIsNamedAndUsed();
    void theMessageCanBeCopiedInstead();
    void whereNoMailProgramAnswersTheMessageIsCopied();
    void aMessageTooLongForAMailIsCopied();
    void hostileCommentsStayText();
    void cancelAndEscapeLeaveNothing();
    void tabGoesThroughTheForm();
};

void FeedbackDialogTest::nothingIsSentByItself()
{
    const Program program;
    QCOMPARE(program.shown(), "");
    QVERIFY(!program.in<QPushButton>("mail").isEnabled());
    QVERIFY(!program.in<QPushButton>("copy").isEnabled());
    bool said = false;
    for (const QLabel* label : program.dialog->findChildren<QLabel*>())
        said = said || label->text().startsWith("The program itself sends nothing.");
    QVERIFY(said);
    program.click("helpful");
    program.click("with-values");
    program.comment("Good");
    QVERIFY(program.mails.isEmpty());
    QCOMPARE(QGuiApplication::clipboard()->text(), "");
}

void FeedbackDialogTest::theMessageFollowsWhatIsSaid()
{
    const Program program;
    program.click("with-program"); // off
    program.click("helpful");
    QCOMPARE(program.shown(), "The program is helpful.");
    program.click("not-helpful");
    QCOMPARE(program.shown(), "The program is not helpful.");
    program.comment("It is slow");
    QCOMPARE(program.shown(), "The program is not helpful.\n\nIt is slow");
    QVERIFY(program.in<QPlainTextEdit>("message").isReadOnly());
    program.click("with-program");
    QVERIFY(program.shown().endsWith("\n\nPlumbline 0.1.0, " + program.window->locale().bcp47Name() + ", " +
                                     QSysInfo::prettyProductName()));
}

void FeedbackDialogTest::whatIsAttachedIsShown()
{
    const Program program;
    program.comment("See");
    QVERIFY(!program.shown().contains("Pipeline stages"));
    program.click("with-values");
    QVERIFY(program.shown().contains("Pipeline stages (p): 8\n"));
    QVERIFY(program.shown().contains("Bubble fraction (B): 17.9%\n"));
    program.click("with-values");
    QVERIFY(!program.shown().contains("Pipeline stages"));
}

void FeedbackDialogTest::theMailIsWhatIsShown()
{
    const Program program;
    program.click("helpful");
    program.comment("Fine & quick");
    const QString shown = program.shown();
    program.click("mail");
    QCOMPARE(program.mails.size(), 1);
    QVERIFY(program.mails.first().toEncoded().startsWith("mailto:?subject=Feedback%20on%20Plumbline&body="));
    QCOMPARE(bodyOf(program.mails.first()), shown);
    QTRY_VERIFY(!program.dialog);
    QVERIFY(program.window->findChild<QLabel*>("notice")->text().startsWith("The mail program opens"));
}

void FeedbackDialogTest::aConfiguredAddressIsNamedAndUsed()
{
    const Program program("feedback@example.org");
    bool named = false;
    for (const QLabel* label : program.dialog->findChildren<QLabel*>())
        named = named || label->text().contains("feedback@example.org");
    QVERIFY(named);
    program.click("helpful");
    program.click("mail");
    QVERIFY(program.mails.value(0).toEncoded().startsWith("mailto:feedback@example.org?subject="));
}

void FeedbackDialogTest::theMessageCanBeCopiedInstead()
{
    const Program program;
    program.click("not-helpful");
    program.click("copy");
    QCOMPARE(QGuiApplication::clipboard()->text(), program.shown());
    QCOMPARE(program.notice(), "The message is on the clipboard.");
    QVERIFY(program.mails.isEmpty());
    QVERIFY(program.dialog->isVisible());
}

void FeedbackDialogTest::whereNoMailProgramAnswersTheMessageIsCopied()
{
    Program program;
    program.answers = false;
    program.click("helpful");
    program.click("mail");
    QCOMPARE(program.notice(), "No mail program answered. The message is on the clipboard instead.");
    QCOMPARE(QGuiApplication::clipboard()->text(), program.shown());
    QVERIFY(program.dialog->isVisible());
}

void FeedbackDialogTest::aMessageTooLongForAMailIsCopied()
{
    const Program program;
    program.in<QPlainTextEdit>("comment").setPlainText(QString::fromUtf8("很長的意見。").repeated(400));
    QVERIFY(!program.in<QPushButton>("mail").isEnabled());
    QCOMPARE(program.notice(), "The message is too long to be handed to a mail program. Copy it instead.");
    program.click("copy");
    QCOMPARE(QGuiApplication::clipboard()->text(), program.shown()); // whole
    program.in<QPlainTextEdit>("comment").setPlainText("short");
    QVERIFY(program.in<QPushButton>("mail").isEnabled());
    QCOMPARE(program.notice(), "");
}

void FeedbackDialogTest::hostileCommentsStayText()
{
    const Program program;
    program.click("with-program");
    const QString hostile = "<b>x</b>&bcc=thief@example.org#\nBcc: thief@example.org";
    program.in<QPlainTextEdit>("comment").setPlainText(hostile);
    QCOMPARE(program.shown(), hostile);
    program.click("mail");
    const QUrl mail = program.mails.value(0);
    QCOMPARE(QUrlQuery(mail).queryItems().size(), 2);
    QVERIFY(!mail.hasFragment());
    QCOMPARE(bodyOf(mail), hostile);
}

void FeedbackDialogTest::cancelAndEscapeLeaveNothing()
{
    {
        const Program program;
        program.click("helpful");
        program.click("cancel");
        QTRY_VERIFY(!program.dialog);
        QVERIFY(program.mails.isEmpty());
    }
    const Program program;
    program.comment("no");
    QTest::keyClick(program.dialog, Qt::Key_Escape);
    QTRY_VERIFY(!program.dialog);
    QVERIFY(program.mails.isEmpty());
    QCOMPARE(QGuiApplication::clipboard()->text(), "");
}

void FeedbackDialogTest::tabGoesThroughTheForm()
{
    const Program program;
    program.click("helpful");
    program.in<QWidget>("helpful").setFocus();
    QStringList names;
    for (int i = 0; i < 9; ++i) {
        names << program.dialog->focusWidget()->objectName();
        QTest::keyClick(program.dialog->focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(names.join(' '), "helpful not-helpful comment with-program with-values message copy cancel mail");
}

QTEST_MAIN(FeedbackDialogTest)
#include "feedback_dialog_test.moc"
