// SPDX-License-Identifier: GPL-3.0-or-later
// Asks where the person's embedded page is published, which is what can be shared on Facebook.
#pragma once

#include <QDialog>
#include <QUrl>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace ui {

class TextLabel;

class PageAddressDialog : public QDialog
{
    Q_OBJECT

public:
    /// Begins with an address, or without one.
    explicit PageAddressDialog(const QUrl& address, QWidget* parent = nullptr);

signals:
    /// The person keeps this address; an empty one takes it away.
    void kept(const QUrl& address);

protected:
    void changeEvent(QEvent* event) override;

private:
    void setupLayout();
    void retranslate();
    void check();
    void keep();

    TextLabel* m_explanation;
    QLabel* m_label;
    QLineEdit* m_address;
    TextLabel* m_message;
    QPushButton* m_cancel;
    QPushButton* m_keep;
};

} // namespace ui
