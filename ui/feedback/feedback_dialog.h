// SPDX-License-Identifier: GPL-3.0-or-later
// Help > Send feedback: asks whether the program helps, shows the whole message, and hands it to the mail program or
// copies it. The program itself sends nothing.
#pragma once

#include "ui/feedback/feedback_message.h"
#include "ui/share/share_address.h"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLabel;
class QLayout;
class QPlainTextEdit;
class QPushButton;
class QRadioButton;
QT_END_NAMESPACE

namespace ui {

class TextLabel;
struct Identity;

class FeedbackDialog : public QDialog
{
    Q_OBJECT

public:
    /// `attachment` are the inputs and results that can go with it; `open` opens the mail program.
    FeedbackDialog(const Identity& identity, QString attachment, OpenAddress open, QWidget* parent = nullptr);
    ~FeedbackDialog() override;

    /// The message as it stands, which is what is shown, mailed and copied.
    QString message() const;

signals:
    /// A mail program has it now.
    void handedToMail();

protected:
    void changeEvent(QEvent* event) override;

private:
    void setupFields();
    void setupLayout();
    QLayout* makeButtons();
    void retranslate();
    void refresh();
    QString language() const;
    QString subject() const;
    void mail();
    void copy();

    const Identity& m_identity;
    QString m_attachment;
    OpenAddress m_open;
    TextLabel* m_promise;
    QLabel* m_question;
    QRadioButton* m_helpful;
    QRadioButton* m_notHelpful;
    QLabel* m_commentLabel;
    QPlainTextEdit* m_comment;
    QCheckBox* m_withProgram;
    QCheckBox* m_withValues;
    QLabel* m_messageLabel;
    QPlainTextEdit* m_message;
    TextLabel* m_notice;
    QPushButton* m_copy;
    QPushButton* m_cancel;
    QPushButton* m_mail;
};

} // namespace ui
