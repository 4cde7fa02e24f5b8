// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/feedback/feedback_dialog.h"

#include "ui/widgets/text_label.h"
#include "ui/window/main_window.h"

#include <QCheckBox>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int widthInLetters = 64;
constexpr int commentLines = 3;
constexpr int messageLines = 5;

void setLines(QPlainTextEdit& edit, int lines)
{
    edit.setTabChangesFocus(true);
    edit.setMinimumHeight(lines * edit.fontMetrics().lineSpacing() + 2 * look::unit);
}

} // namespace

FeedbackDialog::FeedbackDialog(const Identity& identity, QString attachment, OpenAddress open, QWidget* parent)
    : QDialog(parent)
    , m_identity(identity)
    , m_attachment(std::move(attachment))
    , m_open(std::move(open))
    , m_promise(new TextLabel(look::Size::Body))
    , m_question(new QLabel)
    , m_helpful(new QRadioButton)
    , m_notHelpful(new QRadioButton)
    , m_commentLabel(new QLabel)
    , m_comment(new QPlainTextEdit)
    , m_withProgram(new QCheckBox)
    , m_withValues(new QCheckBox)
    , m_messageLabel(new QLabel)
    , m_message(new QPlainTextEdit)
    , m_notice(new TextLabel(look::Size::Small))
    , m_copy(new QPushButton)
    , m_cancel(new QPushButton)
    , m_mail(new QPushButton)
{
    setObjectName(QStringLiteral("feedback"));
    setupFields();
    setupLayout();
    retranslate();
    for (QRadioButton* button : {m_helpful, m_notHelpful})
        connect(button, &QRadioButton::toggled, this, &FeedbackDialog::refresh);
    for (QCheckBox* box : {m_withProgram, m_withValues})
        connect(box, &QCheckBox::toggled, this, &FeedbackDialog::refresh);
    connect(m_comment, &QPlainTextEdit::textChanged, this, &FeedbackDialog::refresh);
    connect(m_copy, &QPushButton::clicked, this, &FeedbackDialog::copy);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_mail, &QPushButton::clicked, this, &FeedbackDialog::mail);
    if (parent)
        resize(sizeHint().boundedTo(parent->window()->size()));
}

FeedbackDialog::~FeedbackDialog() = default;

void FeedbackDialog::setupFields()
{
    m_helpful->setObjectName(QStringLiteral("helpful"));
    m_notHelpful->setObjectName(QStringLiteral("not-helpful"));
    m_comment->setObjectName(QStringLiteral("comment"));
    m_withProgram->setObjectName(QStringLiteral("with-program"));
    m_withValues->setObjectName(QStringLiteral("with-values"));
    m_message->setObjectName(QStringLiteral("message"));
    m_notice->setObjectName(QStringLiteral("feedback-notice"));
    m_copy->setObjectName(QStringLiteral("copy"));
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_mail->setObjectName(QStringLiteral("mail"));
    m_withProgram->setChecked(true);
    m_message->setReadOnly(true);
    setLines(*m_comment, commentLines);
    setLines(*m_message, messageLines);
    m_commentLabel->setBuddy(m_comment);
    m_messageLabel->setBuddy(m_message);
    for (QLabel* label : {m_question, m_commentLabel, m_messageLabel})
        label->setTextFormat(Qt::PlainText);
    m_promise->setMinimumWidth(widthInLetters * fontMetrics().averageCharWidth());
    m_mail->setDefault(true);
}

void FeedbackDialog::setupLayout()
{
    auto* ratings = new QHBoxLayout;
    ratings->setSpacing(2 * look::unit);
    ratings->addWidget(m_question);
    ratings->addWidget(m_helpful);
    ratings->addWidget(m_notHelpful);
    ratings->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * look::unit, 3 * look::unit, 3 * look::unit, 2 * look::unit);
    column->setSpacing(look::unit);
    column->addWidget(m_promise);
    column->addSpacing(look::unit);
    column->addLayout(ratings);
    column->addSpacing(look::unit);
    column->addWidget(m_commentLabel);
    column->addWidget(m_comment, 1);
    column->addWidget(m_withProgram);
    column->addWidget(m_withValues);
    column->addSpacing(look::unit);
    column->addWidget(m_messageLabel);
    column->addWidget(m_message, 2);
    column->addWidget(m_notice);
    column->addLayout(makeButtons());
}

QLayout* FeedbackDialog::makeButtons()
{
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(look::unit);
    buttons->addWidget(m_copy);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_mail);
    return buttons;
}

void FeedbackDialog::retranslate()
{
    setWindowTitle(tr("Send feedback"));
    const QString& address = m_identity.feedbackAddress;
    m_promise->show(address.isEmpty()
                        ? tr("The program itself sends nothing. Your mail program opens with the message below, and "
                             "you choose whom to send it to.")
                        //: %1 the address of a mail
                        : tr("The program itself sends nothing. Your mail program opens with the message below, "
                             "addressed to %1, and you send it from there.")
                              .arg(address));
    m_question->setText(tr("Does the program help you?"));
    m_helpful->setText(tr("&Helpful"));
    m_notHelpful->setText(tr("&Not helpful"));
    m_commentLabel->setText(tr("&Comment"));
    m_comment->setAccessibleName(tr("Comment"));
    m_withProgram->setText(tr("Name the &version, the language and the system"));
    m_withValues->setText(tr("Attach inputs and &results of this page"));
    m_messageLabel->setText(tr("The &whole message"));
    m_message->setAccessibleName(tr("The whole message"));
    m_message->setPlaceholderText(tr("Say whether the program helps you, or write a comment."));
    m_copy->setText(tr("C&opy"));
    m_cancel->setText(tr("Cancel"));
    m_mail->setText(tr("Open in &mail program"));
    m_notice->reserveFor(tr("The message is too long to be handed to a mail program. Copy it instead."));
    refresh();
}

QString FeedbackDialog::message() const
{
    return m_message->toPlainText();
}

void FeedbackDialog::refresh()
{
    Feedback feedback;
    feedback.rating = m_helpful->isChecked()      ? Rating::Helpful
                      : m_notHelpful->isChecked() ? Rating::NotHelpful
                                                  : Rating::None;
    feedback.comment = m_comment->toPlainText();
    const bool says = !feedback.isEmpty();
    if (m_withProgram->isChecked())
        feedback.program = programLine(m_identity.name, m_identity.version, language());
    if (m_withValues->isChecked())
        feedback.attached = m_attachment;
    const QString text = says ? feedbackMessage(feedback) : QString();
    if (text != m_message->toPlainText())
        m_message->setPlainText(text);
    const bool fits = fitsInMail(m_identity.feedbackAddress, subject(), text);
    m_copy->setEnabled(says);
    m_mail->setEnabled(says && fits);
    m_notice->show(fits ? QString() : tr("The message is too long to be handed to a mail program. Copy it instead."));
}

// The window's: a dialog does not take it over by itself.
QString FeedbackDialog::language() const
{
    return (parentWidget() ? parentWidget()->locale() : locale()).bcp47Name();
}

QString FeedbackDialog::subject() const
{
    //: the subject of a mail; %1 the program's name
    return tr("Feedback on %1").arg(m_identity.name);
}

void FeedbackDialog::mail()
{
    if (m_open(mailAddress(m_identity.feedbackAddress, subject(), message()))) {
        emit handedToMail();
        accept();
        return;
    }
    QGuiApplication::clipboard()->setText(message());
    m_notice->show(tr("No mail program answered. The message is on the clipboard instead."));
}

void FeedbackDialog::copy()
{
    QGuiApplication::clipboard()->setText(message());
    m_notice->show(tr("The message is on the clipboard."));
}

void FeedbackDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace ui
