// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/share/page_address_dialog.h"

#include "ui/share/share_address.h"
#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {
constexpr int widthInLetters = 60;
}

PageAddressDialog::PageAddressDialog(const QUrl& address, QWidget* parent)
    : QDialog(parent)
    , m_explanation(new TextLabel(look::Size::Body))
    , m_label(new QLabel)
    , m_address(new QLineEdit(address.toString()))
    , m_message(new TextLabel(look::Size::Small))
    , m_cancel(new QPushButton)
    , m_keep(new QPushButton)
{
    setObjectName(QStringLiteral("page-address"));
    setupLayout();
    retranslate();
    connect(m_address, &QLineEdit::textChanged, this, &PageAddressDialog::check);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_keep, &QPushButton::clicked, this, &PageAddressDialog::keep);
    check();
}

void PageAddressDialog::setupLayout()
{
    m_address->setObjectName(QStringLiteral("address"));
    m_address->setLayoutDirection(Qt::LeftToRight); // as addresses are written everywhere
    m_message->setObjectName(QStringLiteral("message"));
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_keep->setObjectName(QStringLiteral("keep"));
    m_keep->setDefault(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setBuddy(m_address);
    m_explanation->setMinimumWidth(widthInLetters * fontMetrics().averageCharWidth());
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(look::unit);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_keep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * look::unit, 3 * look::unit, 3 * look::unit, 2 * look::unit);
    column->setSpacing(look::unit);
    column->setSizeConstraint(QLayout::SetFixedSize);
    column->addWidget(m_explanation);
    column->addSpacing(look::unit);
    column->addWidget(m_label);
    column->addWidget(m_address);
    column->addWidget(m_message);
    column->addLayout(buttons);
}

void PageAddressDialog::retranslate()
{
    setWindowTitle(tr("Address of your page"));
    m_explanation->show(tr("Facebook takes only a web address, no text and no plumbline: link. Once you have published "
                           "your embedded page, its address can be shared there; the text is put on the clipboard."));
    m_label->setText(tr("Where is your embedded page &published?"));
    m_address->setAccessibleName(tr("Address of your page"));
    m_cancel->setText(tr("Cancel"));
    m_keep->setText(tr("Keep"));
    m_message->reserveFor(tr("An address begins with https:// or http://, as in https://example.org/training"));
    check();
}

void PageAddressDialog::check()
{
    const QString text = m_address->text().trimmed();
    const bool good = text.isEmpty() || webAddress(text);
    m_message->show(good ? QString()
                         : tr("An address begins with https:// or http://, as in https://example.org/training"));
    m_message->setWrong(!good);
    m_keep->setEnabled(good);
}

void PageAddressDialog::keep()
{
    emit kept(webAddress(m_address->text()).value_or(QUrl()));
    accept();
}

void PageAddressDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace ui
